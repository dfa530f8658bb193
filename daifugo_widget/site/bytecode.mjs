// Compiles Python files for a browser by the very Python that will run them there:
//   node bytecode.mjs PYODIDE FOLDER TARGET
// Each wheel and each zip in FOLDER is written to TARGET, with bytecode in place of its sources. Our
// own wheel keeps its sources beside that: learners may look at them, and tracebacks show them.
import { pathToFileURL } from "node:url";

const [pyodide, folder, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide();
for (const [name, root] of [["/from", folder], ["/to", target]]) {
  python.FS.mkdirTree(name);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, name);
}
python.runPython(`
from importlib.util import cache_from_source
from pathlib import Path
from py_compile import PyCompileError, PycInvalidationMode, compile
from zipfile import ZIP_DEFLATED, ZipFile

STUBS = (
    "jedi/third_party/django-stubs/",
    "jedi/third_party/typeshed/stdlib/2/",
    "jedi/third_party/typeshed/third_party/2",
)
"""Types of packages that a site does not have, and of Python 2: more than a thousand files."""
SOURCE, BYTECODE = Path("source.py"), Path("source.pyc")

def bytecode(name, source):
    """Return the bytecode of a file, None for a template or a file of another Python."""
    SOURCE.write_bytes(source)
    unchecked = PycInvalidationMode.UNCHECKED_HASH
    try:
        compile(SOURCE, BYTECODE, name, doraise=True, invalidation_mode=unchecked)
    except PyCompileError:
        return None
    return BYTECODE.read_bytes()

def with_bytecode(archive, target):
    keeps_sources = archive.name.startswith("daifugo_widget")
    with ZipFile(archive) as before, ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as after:
        for info in before.infolist():
            if info.filename.startswith(STUBS):
                continue
            name, data = info.filename, before.read(info)
            compiled = bytecode(name, data) if name.endswith(".py") else None
            if keeps_sources or compiled is None:
                after.writestr(info, data)
            if compiled is not None:
                cached = cache_from_source(name, optimization="")
                after.writestr(cached if keeps_sources else name + "c", compiled)

for archive in sorted(Path("/from").iterdir()):
    with_bytecode(archive, Path("/to") / archive.name)
`);
