import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "../packages/server/src/openapi/generated-files.ts";
import { pythonOf } from "./sdk/python.ts";
import { typescriptOf } from "./sdk/typescript.ts";

/** Writes generated files: docs/, and the API types of both SDKs. With --check it only lists differences. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const checkOnly = process.argv.includes("--check");

function filesToWrite(): Record<string, string> {
  const docs = generatedFiles();
  const api = JSON.parse(docs["openapi.json"] ?? "");
  return {
    ...Object.fromEntries(Object.entries(docs).map(([name, text]) => [`docs/${name}`, text])),
    "packages/sdk/src/contract.ts": typescriptOf(api),
    "sdk/python/src/inkvoice/contract.py": pythonOf(api),
  };
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const outdated = Object.entries(filesToWrite()).filter(([name, text]) => current(join(root, name)) !== text);
for (const [name, text] of outdated) {
  if (checkOnly) console.error(`${name} differs from the code: run npx node scripts/openapi.ts`);
  else {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    console.log(`${name} written`);
  }
}
process.exitCode = checkOnly && outdated.length > 0 ? 1 : 0;
