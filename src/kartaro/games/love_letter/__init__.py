"""Love Letter: box (cards and editions), table (facts and rules), notation (text), words (messages)."""
