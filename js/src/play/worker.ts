/** Runs Python beside the page, so that the page goes on while Python starts or thinks. */
import type { FromWorker, Start } from "./messages";

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): Module;
}

interface Module {
  open_page_table(address: string, languages: string, post: (text: string) => void): Table | null;
}

interface Table {
  take(message: string): void;
}

type LoadPyodide = (options: object) => Promise<Pyodide>;

const FOLDER = "/daifugo";

const tell = (said: FromWorker) => postMessage(said);

async function fetched(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function startPython({ pyodide, library, lock }: Start): Promise<Pyodide> {
  const { loadPyodide }: { loadPyodide: LoadPyodide } = await import(/* @vite-ignore */ pyodide);
  return loadPyodide({
    indexURL: new URL(".", pyodide).href,
    stdLibURL: library,
    lockFileContents: lock,
  });
}

async function openTable(start: Start): Promise<Table | null> {
  tell({ stage: "fetch" });
  const [python, table] = await Promise.all([startPython(start), fetched(start.table)]);
  tell({ stage: "deal" });
  python.unpackArchive(table, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const { open_page_table } = python.pyimport("daifugo_widget.table.page.page_table");
  return open_page_table(start.address, start.languages, (text) => tell(JSON.parse(text)));
}

let table: Promise<Table | null> | undefined;

addEventListener("message", ({ data }: MessageEvent<Start | string>) => {
  if (typeof data === "string") {
    table?.then((opened) => opened?.take(data));
    return;
  }
  table = openTable(data);
  table.catch((error) => tell({ failed: String(error) }));
});
