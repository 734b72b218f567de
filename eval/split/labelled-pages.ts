import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { PageText } from "@inkvoice/engine";
import type { InvoiceReading } from "../../packages/engine/src/understand/invoice-reading.ts";
import { understand } from "../../packages/engine/src/understand/understand.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const understandingCode = [
  "packages/engine/src/{understand,locale,arithmetic,words}/**/*.ts",
  "packages/engine/src/weights/*",
];

/** Understands pages, and keeps the result under a hash of the pages and of everything that reads them. */
export function openReadings(): (pages: readonly PageText[]) => Promise<InvoiceReading> {
  const folder = join(root, "data/eval-split", hashOf(codeFiles()));
  mkdirSync(folder, { recursive: true });
  return async (pages) => {
    const file = join(folder, `${hashOf([Buffer.from(JSON.stringify(pages))])}.bin`);
    if (existsSync(file)) return deserialize(readFileSync(file)) as InvoiceReading;
    const reading = await understand(pages);
    writeFileSync(file, serialize(reading));
    return reading;
  };
}

function codeFiles(): Buffer[] {
  return understandingCode
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => readFileSync(join(root, file)));
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 24);
}
