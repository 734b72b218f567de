import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { npmPack, readManifest, writeManifest } from "./npm-pack.ts";

const credentials = ["InkvoiceApi.credentials"];
const nodes = ["Inkvoice.node", "InkvoiceTrigger.node"];

/** `n8n-nodes-inkvoice`: one CommonJS file per node with the SDK bundled, as n8n requires. */
export async function packN8n(root: string, destination: string): Promise<string> {
  const stage = join(destination, "stage/n8n");
  await stageN8n(root, stage);
  return npmPack(stage, destination);
}

/** The folder to pack. */
export async function stageN8n(root: string, stage: string): Promise<void> {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, "dist"), { recursive: true });
  const source = join(root, "packages/n8n");
  for (const name of [...credentials, ...nodes]) {
    const build = await rolldown({ input: join(source, `src/${name}.ts`), platform: "node", cwd: root });
    await build.write({ file: join(stage, `dist/${name}.js`), format: "cjs" });
    await build.close();
  }
  copyFileSync(join(root, "packages/dashboard/public/favicon.svg"), join(stage, "dist/inkvoice.svg"));
  for (const file of [join(source, "README.md"), join(root, "LICENSE")])
    copyFileSync(file, join(stage, basename(file)));
  writeManifest(stage, {
    name: "n8n-nodes-inkvoice",
    version: readManifest(root).version,
    description: "n8n nodes for Inkvoice, the self-hosted service that reads invoices.",
    license: "Apache-2.0",
    keywords: ["n8n-community-node-package"],
    engines: { node: ">=20" },
    files: ["dist"],
    n8n: {
      n8nNodesApiVersion: 1,
      credentials: credentials.map((name) => `dist/${name}.js`),
      nodes: nodes.map((name) => `dist/${name}.js`),
    },
  });
}
