import { readFileSync } from "node:fs";
import { readDocumentText } from "../packages/engine/src/pipeline.ts";
import { type RuleName, ruleNames, rulesWithout } from "../packages/engine/src/rules.ts";
import { type Candidate, fieldNames, type InvoiceReading } from "../packages/engine/src/understand/invoice-reading.ts";
import { loadFieldModels } from "../packages/engine/src/understand/model/model.ts";
import { understandWith } from "../packages/engine/src/understand/understand.ts";
import { validate } from "../packages/engine/src/validate/validate.ts";
import { readArguments } from "../scripts/read-arguments.ts";

const usage = `Usage: npm run candidates -- FILE [--field vendor.name] [--without RULE]

Prints, for one document, every candidate of every field with the chosen value and its confidence. Everything runs in
this process, without sandbox and time limit, so a debugger can stop in any stage: npx node --inspect-brk
eval/candidates.ts FILE. For your own files only.`;

const { values: options, positionals } = readArguments(usage, {
  options: { field: { type: "string" }, without: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});
const [file] = positionals;
if (file === undefined) {
  console.error(usage);
  process.exit(2);
}
const off = options.without.map(ruleNamed);

const text = await readDocumentText(readFileSync(file));
if (!text.ok) throw new Error(`${text.code}: ${text.message}`);
const rules = rulesWithout(off);
const reading = await understandWith(await loadFieldModels(), text.pages, rules);
const validated = validate(reading, { lineItems: true, rules });
if (!validated.found) console.log(`No invoice: ${validated.reason}`);
for (const field of fieldNames) if (options.field === undefined || field === options.field) printField(field);
if (options.field === undefined)
  console.log(`\n${reading.lineItems.length} rows of line items, ${reading.taxes.length} of taxes`);

function ruleNamed(name: string): RuleName {
  const found = ruleNames.find((rule) => rule === name);
  if (!found) throw new Error(`No such rule: ${name}. There are: ${ruleNames.join(", ")}.`);
  return found;
}

function printField(field: keyof InvoiceReading["fields"]): void {
  const candidates: readonly Candidate<unknown>[] = reading.fields[field];
  const given = validated.found ? at(validated.data, field) : undefined;
  const confidence = validated.found ? at(validated.data.confidence, field) : undefined;
  if (candidates.length === 0 && given === undefined) return;
  console.log(
    `\n${field}: ${given === undefined ? "not given" : `${JSON.stringify(given)} at ${Number(confidence).toFixed(2)}`}`,
  );
  for (const { value, text: printed, probability, repeats, worstLegibility, evidence } of candidates) {
    const where = evidence
      ? `page ${evidence.page} at ${evidence.box.map((edge) => edge.toFixed(2)).join(" ")}`
      : "no location";
    console.log(
      `  ${probability.toFixed(3)}  ${JSON.stringify(value)}  "${printed}"  ×${repeats}  least legible word ${worstLegibility.toFixed(2)}  ${where}`,
    );
  }
}

function at(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree);
}
