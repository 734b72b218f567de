import { type ExtractedData, valueAt } from "@inkvoice/contract";
import { withValueAt } from "../catalogue/field-paths.ts";
import { listFields } from "../fields/custom-fields.ts";
import { problemOfValue } from "../fields/custom-value.ts";
import { defaultsOf } from "../parties/vendor-store.ts";
import type { Executor } from "../platform/db/schema.ts";
import { documentFields } from "./rule-references.ts";

export type InvoiceBeforeDefaults = Readonly<{
  accountId: string;
  /** Without values of rules and defaults. */
  data: ExtractedData;
  vendorId: string | null;
  /** Paths of the fields that a person declared absent. */
  absent: ReadonlySet<string>;
}>;

/** Fills fields without a value with the defaults of the invoice's vendor. */
export async function withVendorDefaults(executor: Executor, invoice: InvoiceBeforeDefaults): Promise<ExtractedData> {
  const { accountId, data, vendorId, absent } = invoice;
  if (vendorId === null) return data;
  const defaults = await defaultValues(executor, accountId, vendorId);
  return defaults
    .filter(([path]) => valueAt(data, path) === undefined && !absent.has(path))
    .reduce((filled, [path, value]) => withDefault(filled, path, value), data);
}

/** The data without the values of vendors' defaults. */
export function withoutVendorDefaults(data: ExtractedData): ExtractedData {
  const paths = ["currency", ...Object.keys(data.custom_fields ?? {}).map(pathOf)];
  return paths
    .filter((path) => valueAt(data.source ?? {}, path) === "vendor")
    .reduce((left, path) => withDefault(left, path, undefined), data);
}

const pathOf = (name: string) => `custom_fields.${name}`;

/** Leaves out custom fields that the account does not have, or that cannot have the value. */
async function defaultValues(
  executor: Executor,
  accountId: string,
  vendorId: string,
): Promise<(readonly [path: string, value: unknown])[]> {
  const query = executor.selectFrom("vendors").select("defaults").where("id", "=", vendorId);
  const row = await query.executeTakeFirst();
  if (!row) return [];
  const { currency, custom_fields = {} } = defaultsOf(row);
  const named = Object.entries(custom_fields);
  const fields = named.length > 0 ? documentFields(await listFields(executor, accountId)) : new Map();
  const usable = named.filter(([name, value]) => problemOfValue(fields.get(name), value) === undefined);
  const own = usable.map(([name, value]) => [pathOf(name), value] as const);
  return currency === undefined ? own : [["currency", currency], ...own];
}

/** Sets a default with confidence 1, like a person's value; removes it if undefined. */
function withDefault(data: ExtractedData, path: string, value: unknown): ExtractedData {
  const isSet = value !== undefined;
  return {
    ...withValueAt(data, path, value),
    confidence: withValueAt(data.confidence, path, isSet ? 1 : undefined),
    source: withValueAt(data.source ?? {}, path, isSet ? "vendor" : undefined),
  };
}
