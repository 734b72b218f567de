import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { PageText } from "@inkvoice/engine";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { understand } from "../../packages/engine/src/understand/understand.ts";
import { hashOf, hashOfSources } from "../source-hash.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const understandingCode = [
  "packages/engine/src/{understand,locale,arithmetic,page-text}/**/*.ts",
  "packages/engine/src/weights/*",
];

/** Runs the field models on pages, and caches the result under a hash of the pages and of the code involved. */
export function openReadings(): (pages: readonly PageText[]) => Promise<InvoiceReading> {
  const folder = join(root, "data/eval-split", hashOfSources(understandingCode));
  mkdirSync(folder, { recursive: true });
  return async (pages) => {
    const file = join(folder, `${hashOf([Buffer.from(JSON.stringify(pages))])}.bin`);
    if (existsSync(file)) return deserialize(readFileSync(file)) as InvoiceReading;
    const reading = await understand(pages);
    writeFileSync(file, serialize(reading));
    return reading;
  };
}
