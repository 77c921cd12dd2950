"""How wide numbers are in C, for annotations: to Python they are all ints.

An annotated field, local or parameter of compiled rules has this type. Otherwise a number is an int of C, and a list
holds unsigned bytes.
"""

# ruff: noqa: PYI042 - they are named like numbers, not like classes

from __future__ import annotations

import typing as t

u8: t.TypeAlias = int
u16: t.TypeAlias = int
u32: t.TypeAlias = int
u64: t.TypeAlias = int
i16: t.TypeAlias = int
size: t.TypeAlias = int
"""What indices are compared with."""
