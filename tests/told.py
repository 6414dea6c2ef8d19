"""What the tests are told by the environment, and what they do without it: CONTRIBUTING.md has the table."""

import os

SIZE = os.environ.get("LOMBER_TEST_SIZE", "quick")
"""How long to try: `quick`, `default` or `deep`."""

DEEP = SIZE == "deep"

EXPECTED = os.environ.get("LOMBER_EXPECT")
"""How the package under test must have been built, `interpreted` or `compiled`; None: as it happens."""

SEED = int(os.environ.get("LOMBER_SEED", "1"))
"""Where the walks of the conformance suite begin; the deep tests print those at which something was found."""

SECONDS = float(os.environ.get("LOMBER_SECONDS", "0"))
"""So long for each form, whatever the size; 0: as long as the size says."""
