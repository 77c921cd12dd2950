"""Hanamikoji: box (items and editions), table (facts and rules), notation (text)."""
