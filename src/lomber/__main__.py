"""`python -m lomber` is `lomber`."""

import sys

from lomber.cli import main

sys.exit(main())
