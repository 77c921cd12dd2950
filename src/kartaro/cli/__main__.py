"""`python -m kartaro.cli`: the command without its script."""

from __future__ import annotations

import sys

from kartaro.cli import main

if __name__ == "__main__":  # worker processes of the arena import this module, too
    sys.exit(main())
