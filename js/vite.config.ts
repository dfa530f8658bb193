import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Our own names in the styles; those of a host stay, and `--k1` to `--k3`, which the hand sets. */
const OURS = /--(?!jp-|vscode-|k\d)[a-z]\w*(?:-\w+)*/g;

/**
 * Minifies the styles once more: short names, one block for all files, each of which ends in a
 * rule, and no `&` if a nested selector needs none.
 */
function shorten(css: string): string {
  const names = [...new Set(css.match(OURS))];
  return css
    .replace(OURS, (name) => `--${names.indexOf(name).toString(36)}`)
    .replace(/\}\s*\.dfg\{/g, "")
    .replaceAll(/& (?!>)/g, "")
    .replace(/\s*\/\*.*?\*\/\s*/g, "");
}

const shorterStyles: Plugin = {
  name: "shorter-styles",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = shorten(String(file.source));
  },
};

/** Properties that only our own code names, neither the page nor a string. */
const INSIDE = `
  act active alive answer away base behind calmed card chosen draft film fine folds frames go goTo
  hinted idle inner link load looks main moved node props query reach ready reel run running said
  seen setPace setting sheet silence state tab tag tip told tray tree update who words writing wrong
`;

/** The contract with Python, whose names stay as they are. */
const CONTRACT = ["src/state.ts", "src/replay/film.ts"];

/** Those to be given short names; an argument of a function is not part of the contract. */
function inside(): RegExp {
  const files = CONTRACT.map((path) => readFileSync(here(path), "utf8"));
  const contract = files.join("").replace(/\/\*.*?\*\//gs, "");
  const names = INSIDE.match(/\w+/g) ?? [];
  const ours = names.filter((name) => !new RegExp(`(?<![(,] ?)\\b${name}\\??:`).test(contract));
  return new RegExp(`^(${ours.join("|")})$`);
}

export default defineConfig({
  plugins: [shorterStyles],
  // No notes on where an element was written, which our own `h` would take for attributes.
  oxc: { jsx: { development: false } },
  build: {
    outDir: here("../daifugo_widget/static"),
    emptyOutDir: true,
    target: "es2022",
    // CSS nesting, which every browser has had since 2023, spares a class before each selector.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    lib: {
      entry: here("src/index.ts"),
      formats: ["es"],
      fileName: () => "widget.js",
      cssFileName: "widget",
    },
    // The licences of bundled packages travel with the bundle.
    license: { fileName: "licenses.md" },
    // Library mode keeps white space in an `es` bundle unless it is told here to strip it.
    rolldownOptions: { output: { minify: true, codeSplitting: false, comments: false } },
    // A second pass: every widget in a notebook carries the bundle, and terser saves another 700 B.
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 6,
        // Conditions and statements as they are written are more alike, which packs better.
        comparisons: false,
        conditionals: false,
        sequences: false,
        if_return: false,
        inline: 0,
        // One declaration of all variables, instead of many, is 150 B shorter once it is packed.
        hoist_vars: true,
        // Our getters only read, so an unused call of one may go.
        pure_getters: true,
        unsafe: true,
        unsafe_arrows: true,
      },
      // `builtins`: the page too has properties with some of these names, which we never use.
      mangle: { properties: { regex: inside(), builtins: true } },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
