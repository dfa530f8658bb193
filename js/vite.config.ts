import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // No notes on where an element was written: our own `h` would take them for attributes.
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
    // The licences of what is bundled travel with the bundle.
    license: { fileName: "licenses.md" },
    // Library mode keeps white space in an `es` bundle unless it is told here to strip it.
    rolldownOptions: { output: { minify: true, codeSplitting: false, comments: false } },
    // A second pass: every widget in a notebook carries the bundle, and terser saves another 700 B.
    minify: "terser",
    terserOptions: { module: true, compress: { passes: 3, unsafe_arrows: true, hoist_funs: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
