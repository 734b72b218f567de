import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "../packages/server/src/openapi/generated-files.ts";

/** Writes what is made from the code into docs/; with --check it only says whether it would differ. */
const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), "docs");
const checkOnly = process.argv.includes("--check");

function current(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const outdated = Object.entries(generatedFiles()).filter(([name, text]) => current(join(docs, name)) !== text);
for (const [name, text] of outdated) {
  if (checkOnly) console.error(`docs/${name} differs from the code: run node scripts/openapi.ts`);
  else {
    mkdirSync(docs, { recursive: true });
    writeFileSync(join(docs, name), text);
    console.log(`docs/${name} written`);
  }
}
process.exitCode = checkOnly && outdated.length > 0 ? 1 : 0;
