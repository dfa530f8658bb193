/** The way on which guests come to the table: through the Jupyter server if that leads here. */

/** The address of the Jupyter server that this page is from, "" if it is from another program. */
export function jupyterBase(): string {
  const config = document.getElementById("jupyter-config-data")?.textContent;
  if (!config) return "";
  try {
    return new URL(JSON.parse(config).baseUrl ?? "/", location.origin).href;
  } catch {
    return "";
  }
}

/** Whether a link leads to the kernel: its server may let nobody through, or not know of it. */
export async function arrives(link: string): Promise<boolean> {
  const page = new URL(link);
  page.hash = ""; // whose seat it is, no server has to know
  const answer = await fetch(page).catch(() => null);
  return answer?.status === 200;
}

const isLocal = (name: string) => ["localhost", "127.0.0.1", "[::1]"].includes(name);

/** Whether a link leads to this very machine, where no phone is. */
export function isOfThisMachine(link: string): boolean {
  return isLocal(new URL(link).hostname);
}

/** Whether Jupyter is on another machine than this page: links of that machine help nobody then. */
export function isElsewhere(): boolean {
  return jupyterBase() !== "" && !isLocal(location.hostname);
}
