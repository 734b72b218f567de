import { setAt, singleFields, type ValueType } from "@inkvoice/contract";
import type { Corrections } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { describeInvoice } from "../../../describe-invoice.ts";
import { didYouMean } from "../../../nearest-word.ts";
import { parseJsonObject } from "../../../parse-json.ts";
import { readFlags } from "../../../read-flags.ts";
import { readInput } from "../../../read-input-file.ts";
import { jsonFlag, keyValues, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const usage = `Usage: inkvoice correct inv_… FIELD=VALUE… [--from FILE.json] [--if-revision N] [--json]

Changes only the fields named, such as total_amount=12.50 vendor.name="Nordwind GmbH" custom_fields.project=7. Nothing after
the = removes a value. Lists, such as line_items, are replaced as a whole: --from.

  --from FILE         extracted_data as JSON, or - for standard input
  --external-id ID    your own id of the document
  --metadata KEY=VAL  your own text, kept with the record; repeat it for more. Replaces all that are there
  --if-revision N     only if the invoice still has this revision
  --json              the changed record as the API gives it
${remoteUsage}`;

const flags = {
  from: { type: "string" },
  "external-id": { type: "string" },
  metadata: { type: "string", multiple: true },
  "if-revision": { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const numberTypes: readonly ValueType[] = ["amount", "number", "percent"];

function typedValue(path: string, text: string): string | number | boolean | null {
  if (text === "") return null;
  if (path.startsWith("custom_fields.")) return customValue(text);
  const field = singleFields.find((each) => each.path === path);
  if (!field) {
    const paths = singleFields.map((each): string => each.path);
    throw new UsageError(`There is no field ${path}.${didYouMean(path, paths)}`);
  }
  if (!numberTypes.includes(field.type)) return text;
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new UsageError(`${path} needs a number such as 1234.50, not ${text}.`);
  return Number(text);
}

/** Only the service knows the type of a custom field, so text that looks like a number or a boolean is sent as one. */
function customValue(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

async function correctionsOf(assignments: readonly string[], file: string | undefined): Promise<Corrections> {
  const data: Record<string, unknown> = file === undefined ? {} : await objectIn(file);
  for (const assignment of assignments) {
    const at = assignment.indexOf("=");
    if (at < 1) throw new UsageError(`"${assignment}" is not FIELD=VALUE.`);
    setAt(data, assignment.slice(0, at), typedValue(assignment.slice(0, at), assignment.slice(at + 1)));
  }
  return data as Corrections;
}

async function objectIn(file: string): Promise<Record<string, unknown>> {
  return parseJsonObject((await readInput(file)).toString("utf8"), file === "-" ? "Standard input" : file);
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const [id, ...assignments] = positionals;
  if (id === undefined || id.includes("="))
    throw new UsageError("Name one invoice: inkvoice correct inv_… FIELD=VALUE");
  const extractedData = await correctionsOf(assignments, values.from);
  const revision = values["if-revision"];
  if (revision !== undefined && !/^\d+$/.test(revision)) throw new UsageError("--if-revision must be a whole number.");
  const change = {
    ...(Object.keys(extractedData).length > 0 && { extractedData }),
    ...(values["external-id"] !== undefined && { externalId: values["external-id"] }),
    ...(values.metadata && { metadata: keyValues("metadata", values.metadata) }),
  };
  if (Object.keys(change).length === 0) throw new UsageError("Say what to change: FIELD=VALUE or --from.");
  const client = remoteClient(values);
  return await withService(async () => {
    const record = await client.invoices.correct(id, {
      ...change,
      ...(revision !== undefined && { ifRevision: Number(revision) }),
    });
    print(values.json, record, describeInvoice(record));
    return 0;
  });
}

export const correctCommand: Command = { name: "correct", summary: "Correct extracted values", usage, run };
