import { mkdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { packN8n } from "./build/pack-n8n.ts";
import { packPython } from "./build/pack-python.ts";
import { packSdk } from "./build/pack-sdk.ts";
import { packService } from "./build/pack-service.ts";

/** `npm run build`: builds all published packages into dist/; `npm run build -- sdk` builds one. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const destination = join(root, "dist");

const packers: Readonly<Record<string, (root: string, destination: string) => Promise<string>>> = {
  sdk: packSdk,
  python: packPython,
  n8n: packN8n,
  inkvoice: packService,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in packers));
if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(", ")}; there are ${Object.keys(packers).join(", ")}.`);
  process.exit(2);
}

mkdirSync(destination, { recursive: true });
for (const [name, pack] of Object.entries(packers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const file = await pack(root, destination);
    console.log(`dist/${basename(file)}  ${(statSync(file).size / 1000).toFixed(1)} kB`);
  } catch (error) {
    // The others are still built.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
rmSync(join(destination, "stage"), { recursive: true, force: true });
