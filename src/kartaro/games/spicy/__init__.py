"""Spicy: box (cards and editions), table (facts and rules), spice_it_up (variant cards), notation and words (text)."""
