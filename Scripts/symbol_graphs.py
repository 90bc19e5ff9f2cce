"""The public symbols of the modules, as the compiler describes them."""
import json
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["FlexibleHeader", "FlexibleHeaderMigration", "HeaderEngine", "HeaderTesting"]
MODULES = [name for name in NAMES if (ROOT / "Sources" / name).is_dir()]


def modules_folder(given=None):
    """The folder of the built modules; ends the program if there is none."""
    folder = Path(given) if given else ROOT / ".build" / "debug" / "Modules"
    if not folder.is_dir():
        print(f"{sys.argv[0]}: there are no modules in {folder}; run `swift build` first.", file=sys.stderr)
        sys.exit(2)
    return folder


def extract(module, folder, output):
    """Writes the symbol graphs of a module into the folder `output`, and returns that folder."""
    output.mkdir(parents=True)
    command = [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", str(folder),
        "-target", f"{platform.machine()}-unknown-linux-gnu", "-output-dir", str(output),
        "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        print(result.stdout + result.stderr, end="", file=sys.stderr)
        sys.exit(2)
    return output


def graphs(folder):
    """The symbol graphs in a folder that `extract` filled."""
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.symbols.json"))]
