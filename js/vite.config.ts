import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Several builds, each named by its mode, as each is one file that needs no other. */
const BUILDS = {
  play: { name: "play", entry: "src/play/page.ts", most: [4, 2] },
  play_worker: { name: "play_worker", entry: "src/play/worker.ts", most: [2, 1] },
  loader: { name: "loader", entry: "src/loader.ts", most: [1.5, 0.8] },
  phone: { name: "phone", entry: "src/phone/index.ts", most: [18, 7] },
  invitation: { name: "invitation", entry: "src/invitation/index.ts", most: [9, 3.6] },
  production: { name: "widget", entry: "src/index.ts", most: [100, 34] },
};

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The folder of `src` that a module is in, "src" for one beside the folders. */
function room(id: string): string {
  return id.match(/\/src\/(\w+)\//)?.[1] ?? "src";
}

/** What each room takes of a bundle: its share of the code before that was minified. */
function rooms({ code, modules }: Rolldown.OutputChunk): [room: string, bytes: number][] {
  const written = new Map<string, number>();
  let all = 0;
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    written.set(room(id), (written.get(room(id)) ?? 0) + renderedLength);
    all += renderedLength;
  }
  return [...written]
    .map(([name, length]): [string, number] => [name, (length / all) * Buffer.byteLength(code)])
    .filter(([, bytes]) => bytes > 0)
    .sort(([, one], [, other]) => other - one);
}

/** Prints what is built, all files together and room by room, beside what they may weigh. */
function budget([raw, packed]: number[]): Plugin {
  return {
    name: "budget",
    writeBundle(_, files) {
      const parts = Object.values(files).filter(({ fileName }) => !fileName.endsWith(".md"));
      const texts = parts.map((part) => (part.type === "chunk" ? part.code : part.source));
      const sum = (weigh: (text: string | Uint8Array) => number) =>
        kB(texts.reduce((all, text) => all + weigh(text), 0));
      const plain = sum((text) => Buffer.byteLength(text));
      const small = sum((text) => gzipSync(text, { level: 9 }).length);
      console.info(`${plain} of ${raw} kB, gzipped ${small} of ${packed} kB`);
      for (const part of parts) {
        const found: [string, number][] =
          part.type === "chunk" ? rooms(part) : [["css", Buffer.byteLength(part.source)]];
        for (const [name, bytes] of found) console.info(`${kB(bytes).padStart(6)} kB ${name}`);
      }
    },
  };
}

export default defineConfig(({ mode }) => {
  const { name, entry, most } = BUILDS[mode as keyof typeof BUILDS] ?? BUILDS.production;
  return {
    // No notes on where an element was written, which our own `h` would take for attributes.
    oxc: { jsx: { development: false } },
    plugins: [budget(most)],
    build: {
      outDir: here("../daifugo_widget/static"),
      // The loader is built first, so that whatever finds a bundle finds both.
      emptyOutDir: mode === "loader",
      target: "es2022",
      // CSS nesting, which every browser has had since 2023, spares a class before each selector.
      cssTarget: ["chrome123", "firefox121", "safari17.5"],
      lib: {
        entry: here(entry),
        formats: ["es"],
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
      // The licences of bundled packages travel with the bundle.
      license: name === "widget" && { fileName: "licenses.md" },
      // Library mode keeps white space in an `es` bundle unless it is told here to strip it.
      rolldownOptions: { output: { minify: true, codeSplitting: false, comments: false } },
    },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.{ts,tsx}"],
    },
  };
});
