"""Compile the rules by mypyc while a wheel is built; all else about the package is in pyproject.toml.

Compiled are the modules of the packages below, save what is read by reflection: `options.py`, `__init__.py`,
and any file that says `# lomber: interpreted` in its first five lines.

Without a C compiler the same source is installed as it is, and `lomber --version` says so; any other failure
fails the build. LOMBER_BUILD=compiled or LOMBER_BUILD=interpreted leaves no choice.
An editable install is always interpreted: no binary ever lands in the source tree.
"""

import json
import os
import shutil
import sys
import sysconfig
import tempfile
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src" / "lomber"
BUILD = ROOT / "build"
COMPILED_PACKAGES = ("cards", "table", "play", "games", "bots", "solve")
MARKER = "# lomber: interpreted"


def is_compiled(file: Path) -> bool:
    if file.name in ("__init__.py", "options.py"):
        return False
    return MARKER not in file.read_text(encoding="utf-8").splitlines()[:5]


def compiled_files() -> list[Path]:
    """What mypyc gets, in a fixed order."""
    found = (file for package in COMPILED_PACKAGES for file in (SOURCE / package).rglob("*.py"))
    return sorted(filter(is_compiled, found))


def compiled_modules() -> list[str]:
    """The same by dotted name; the tests ask for it."""
    return [".".join(file.relative_to(SOURCE.parent).with_suffix("").parts) for file in compiled_files()]


def compiles(program: str) -> bool:
    """Whether the compiler that setuptools would use takes this C program."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "trial.c")
        file.write_text(program, encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(file)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError):
            return False
    return True


def shall_compile() -> bool:
    """The wish of LOMBER_BUILD, or else whether there is a compiler."""
    wish = os.environ.get("LOMBER_BUILD", "")
    if wish not in ("", "compiled", "interpreted"):
        sys.exit(f"LOMBER_BUILD={wish}: it must be compiled or interpreted")
    if wish == "interpreted":
        return False
    if not compiles("int main(void) { return 0; }\n"):
        if wish == "compiled":
            sys.exit("LOMBER_BUILD=compiled, but no C compiler works here")
        return False
    if not compiles("#include <Python.h>\n"):
        sys.exit("A C compiler but no Python.h: install python3-dev, or set LOMBER_BUILD=interpreted")
    return True


def extensions() -> list[Any]:
    from mypyc.build import mypycify

    files = [str(file.relative_to(ROOT)) for file in compiled_files()]
    # mypyc 2.4.1 crashes on a warm mypy cache. In our trials the rules ran as fast at -O1 as at -O3.
    options = [f"--cache-dir={os.devnull}"]
    made = mypycify(
        [*options, *files], opt_level="1", debug_level="0", separate=True, include_runtime_files=False
    )
    if os.name == "posix":
        for extension in made:  # mypyc asks for -Werror, but a newer compiler's new warning is no failure
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
    return made


def runtime_of(made: list[Any]) -> list[str]:
    """The C sources that mypyc gives to every module alike: its runtime."""
    times = Counter(source for extension in made for source in extension.sources)
    return [source for source in times if times[source] > 1]


def once_for_all(runtime: list[str]) -> type[Any]:
    """Compile mypyc's runtime once, and link every module with it: it takes longer than most modules do."""
    from setuptools.command.build_ext import build_ext
    from setuptools.modified import newer_group

    class BuildExtensions(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            modules = [extension for extension in self.extensions if set(extension.sources) & set(runtime)]
            if modules:
                library = self._library(modules[0])
                for extension in modules:
                    extension.sources = [file for file in extension.sources if file not in runtime]
                    extension.extra_objects.append(library)
            super().build_extensions()

        def _library(self, like: Any) -> str:
            library: str = self.compiler.library_filename("mypyc_runtime", output_dir=self.build_temp)
            if newer_group(runtime, library):
                objects = self.compiler.compile(
                    runtime,
                    output_dir=self.build_temp,
                    include_dirs=like.include_dirs,
                    extra_postargs=like.extra_compile_args,
                )
                self.compiler.create_static_lib(objects, "mypyc_runtime", output_dir=self.build_temp)
            return library

    return BuildExtensions


def build_wheel() -> None:
    """Build on what the last build left, so that an edited module costs seconds.

    setuptools packs whatever lies in build/lib*. So the last build is kept only where it was finished, by the
    same tools, and this one overwrites all of it: a module since deleted, or no longer compiled, starts anew.
    """
    from setuptools import setup

    compiling = shall_compile()
    tools = [sys.version, version("mypy") if compiling else "", Path(__file__).read_text(encoding="utf-8")]
    files = [str(file) for file in SOURCE.rglob("*.*") if "__pycache__" not in file.parts]
    files += compiled_modules() if compiling else []

    finished = BUILD / "finished.json"
    last = json.loads(finished.read_text(encoding="utf-8")) if finished.exists() else None
    if last and last["tools"] == tools and set(last["files"]) <= set(files):
        finished.unlink()
    else:
        shutil.rmtree(BUILD, ignore_errors=True)

    made = extensions() if compiling else []
    setup(
        ext_modules=made,
        cmdclass={"build_ext": once_for_all(runtime_of(made))},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
    BUILD.mkdir(exist_ok=True)
    finished.write_text(json.dumps({"tools": tools, "files": files}), encoding="utf-8")


def describe() -> None:
    """Metadata and editable installs: pip runs this file three times, and only one builds."""
    from setuptools import setup

    if "editable_wheel" in sys.argv and os.environ.get("LOMBER_BUILD") == "compiled":
        sys.exit("LOMBER_BUILD=compiled, but an editable install is always interpreted")
    setup()


if __name__ == "__main__":
    if "bdist_wheel" in sys.argv:
        build_wheel()
    else:
        describe()
