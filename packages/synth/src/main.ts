import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeDocument } from "./make-document.ts";
import { renderPdf } from "./render/pdf.ts";

const help = `Makes up invoices and receipts with their answers.

  node packages/synth/src/main.ts --out DIR [--seed N] [--count N] [--kind invoice|receipt] [--country CODE]

Writes DIR/<seed>.pdf and DIR/<seed>.json for each seed from --seed (1) on, --count (10) of them.`;

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "10" },
    kind: { type: "string" },
    country: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});

if (values.help || values.out === undefined) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else await writeDocuments(values.out, Number(values.seed), Number(values.count));

async function writeDocuments(folder: string, first: number, count: number): Promise<void> {
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(count) || count < 1)
    throw new Error("--seed and --count are whole numbers, --count at least 1");
  await mkdir(folder, { recursive: true });
  for (let seed = first; seed < first + count; seed += 1) {
    const document = makeDocument(seed, {
      ...(values.kind === "receipt" || values.kind === "invoice" ? { kind: values.kind } : {}),
      ...(values.country === undefined ? {} : { country: values.country.toUpperCase() }),
    });
    await writeFile(join(folder, `${seed}.pdf`), await renderPdf(document));
    await writeFile(join(folder, `${seed}.json`), `${JSON.stringify(document.truth, null, 2)}\n`);
  }
  console.log(`${count} documents in ${folder}`);
}
