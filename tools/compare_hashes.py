"""Compare the record hashes of two runs of the conformance suite: interpreted and compiled must agree.

The suite writes, where LOMBER_HASHES names a file, one JSON object {preset: hash of the records it played}.
"""

import json
import sys
from pathlib import Path


def differences(ours: dict[str, str], theirs: dict[str, str]) -> list[str]:
    """The presets that do not agree, each in a sentence."""
    found = []
    for preset in sorted(ours.keys() | theirs.keys()):
        if preset not in ours or preset not in theirs:
            found.append(f"{preset}: only the {'first' if preset in ours else 'second'} run has it")
        elif ours[preset] != theirs[preset]:
            found.append(f"{preset}: {ours[preset]} and {theirs[preset]}")
    return found


def read(path: str) -> dict[str, str]:
    """The hashes in a file; none at all is an error, for then nothing has been compared."""
    try:
        hashes = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        sys.exit(f"no record hashes: {error}")
    if not isinstance(hashes, dict) or not hashes:
        sys.exit(f"no record hashes in {path}")
    if not all(isinstance(value, str) and value for value in hashes.values()):
        sys.exit(f"a preset without its hash in {path}")
    return hashes


def main() -> int:
    ours, theirs = map(read, sys.argv[1:3])
    found = differences(ours, theirs)
    print("\n".join(found) or f"{len(ours)} presets, the same records in both runs")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
