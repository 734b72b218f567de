import type { KnipConfig } from "knip";

/** Finds unused files, exports and packages. A comment at each exception says why knip cannot see the use. */
const config: KnipConfig = {
  workspaces: {
    ".": {
      // Run by hand, as CONTRIBUTING.md, docs/evaluation.md and training/README.md say.
      entry: [
        "scripts/{confine,openapi,openapi-examples,promises,rooms}.ts",
        "{eval,bench}/*.ts",
        "e2e/*/run.ts",
        "e2e/upgrades/build-fixture.ts",
        "examples/receiver.ts",
        "training/field-models/{documents/{pack-read-back,read-back,stream-examples},fit/{calibrate,fit-ranking}}.ts",
        "training/{recogniser/write-lines,quantise/activations}.ts",
      ],
      project: ["{scripts,eval,bench,e2e,training,examples}/**/*.ts"],
      ignoreDependencies: [
        // Named by the language that is read: eval/ocr/tesseract-worker.ts.
        /^@tesseract\.js-data\//,
        // A dependency of the engine: training/quantise/activations.ts inspects the models with it.
        "onnxruntime-node",
      ],
    },
    "packages/cli": { project: ["src/**/*.ts"] },
    "packages/contract": { project: ["src/**/*.ts"] },
    "packages/dashboard": {
      // Bundled by its path: build/docs/build-docs.ts.
      entry: ["build/docs/assets/docs.js"],
      project: ["{src,build}/**/*.{ts,tsx,js}"],
    },
    "packages/engine": {
      // Started as separate processes: pool/extraction-pool.ts.
      entry: ["src/pool/{extraction,opening}-child.ts"],
      project: ["src/**/*.ts"],
      includeEntryExports: true,
    },
    // n8n opens each node as a separate file, by name: scripts/build/pack-n8n.ts.
    "packages/n8n": { entry: ["src/*.{node,credentials}.ts"], project: ["src/**/*.ts"] },
    "packages/sdk": { project: ["{src,build}/**/*.ts"] },
    "packages/server": {
      project: ["src/**/*.ts"],
      includeEntryExports: true,
    },
    "packages/synth": {
      entry: [
        "src/main.ts",
        "src/readme-example/make-example.ts",
        "src/fonts/write-advances.ts",
        "src/vocabulary/write-places.ts",
      ],
      project: ["src/**/*.ts"],
      includeEntryExports: true,
      // Named by the table of fonts: src/fonts/.
      ignoreDependencies: [/^@fontsource\//],
    },
  },
  // Programs of the system, which no package brings.
  ignoreBinaries: [
    "flock",
    "javac",
    "mount",
    "pdftotext",
    "pyflakes3",
    "pg_dump",
    "sqlite3",
    "taskset",
    "umount",
    "xmllint",
  ],
};

export default config;
