import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSdk } from "../../packages/sdk/build/bundle.ts";
import { flattenTypes } from "./flatten-types.ts";
import { npmPack, readManifest, writeManifest } from "./npm-pack.ts";

const description = "Client of Inkvoice, the self-hosted service that reads invoices. No dependencies.";

/** `@inkvoice/sdk`: an ESM file, a CommonJS file, and self-contained types. */
export async function packSdk(root: string, destination: string): Promise<string> {
  const stage = join(destination, "stage/sdk");
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  await bundleSdk(stage);
  writeTypes(root, stage);
  copyFileSync(join(root, "packages/sdk/README.md"), join(stage, "README.md"));
  writeManifest(stage, {
    name: "@inkvoice/sdk",
    version: readManifest(root).version,
    description,
    license: "Apache-2.0",
    sideEffects: false,
    engines: { node: ">=20" },
    main: "./index.js",
    module: "./index.mjs",
    types: "./index.d.ts",
    exports: {
      ".": {
        import: { types: "./index.d.mts", default: "./index.mjs" },
        require: { types: "./index.d.ts", default: "./index.js" },
      },
    },
    files: ["index.*"],
  });
  return npmPack(stage, destination);
}

/** Both formats share their types. */
function writeTypes(root: string, stage: string): void {
  const emitted = join(stage, "types");
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/typescript/bin/tsc"),
      "-p",
      join(root, "packages/sdk/tsconfig.build.json"),
      "--outDir",
      emitted,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The SDK's types could not be written: ${stdout}`);
  const own = globSync(join(emitted, "sdk/src/**/*.d.ts")).filter((file) => !file.endsWith("/index.d.ts"));
  const files = [
    join(emitted, "contract/src/values/signature.d.ts"),
    ...own.sort(),
    join(emitted, "sdk/src/index.d.ts"),
  ];
  writeFileSync(join(stage, "index.d.ts"), flattenTypes(files));
  writeFileSync(join(stage, "index.d.mts"), 'export * from "./index.js";\n');
  rmSync(emitted, { recursive: true });
}
