import {
  columnsOf,
  type DoubtTopic,
  type ExtractedData,
  type Issue,
  type ReviewDoubt,
  reviewedAs,
  rowLists,
  singleFields,
  valueAt,
} from "@inkvoice/contract";
import { bandFloors } from "@inkvoice/contract/confidence-bands";
import type { Executor } from "../platform/db/schema.ts";
import { appliesToVendor, defaultReviewChecks, type ReviewChecks } from "./review-checks.ts";

/** How a document is judged: by the account's settings, without fields that a person declared absent. */
export type ReviewCriteria = Readonly<{ checks: ReviewChecks; absent: ReadonlySet<string> }>;
export const defaultCriteria: ReviewCriteria = { checks: defaultReviewChecks, absent: new Set() };

type Data = Partial<ExtractedData>;

/** Paths of the fields that must have a value on this document. */
export function requiredFields(data: Data, { settings, customFields }: ReviewChecks): string[] {
  const own = customFields.filter((field) => appliesToVendor(field, data.vendor));
  return [...settings[reviewedAs(data.document_type)].required, ...own.map(({ name }) => `custom_fields.${name}`)];
}

/** Confidence of the value at a path; 0 without a value. */
export function confidenceAt(data: Data, path: string): number {
  if (valueAt(data, path) === undefined) return 0;
  const confidence = valueAt(data.confidence, path);
  return typeof confidence === "number" ? confidence : 0;
}

/**
 * Lists why an invoice needs review, except for possible duplicates. Lists, events, the review queue, the invoice page
 * and exports all use this function.
 */
export function doubtsOf(data: Data, { checks, absent }: ReviewCriteria): ReviewDoubt[] {
  const stops = new Set(checks.settings[reviewedAs(data.document_type)].stop_at);
  const required = requiredFields(data, checks).filter((path) => !absent.has(path));
  return [
    ...issueDoubts(data, stops),
    ...required.flatMap((path) => requiredDoubt(data, path)),
    ...otherPaths(data, stops, new Set(required)).flatMap((path) => lowConfidence(data, path)),
    ...checkDoubts(data, stops),
  ];
}

/** Issues that a person must see before payment, whatever the confidence. */
const issueTopics: Readonly<Record<string, DoubtTopic>> = {
  CODE_PAGE_MISMATCH: "code_differences",
  CODE_INVALID: "code_differences",
  XML_PAGE_MISMATCH: "xml_differences",
  XML_UNUSABLE: "xml_differences",
  SPLIT_DOUBTFUL: "uncertain_split",
};

/** Issues that no setting turns off. A document without a customer, such as a receipt, is addressed to nobody. */
const isAlwaysReviewed = ({ code, field }: Issue) =>
  payableCodes.has(code) || (code === "NOT_ADDRESSED_TO_US" && field !== undefined);
const payableCodes: ReadonlySet<string> = new Set([
  "BANK_ACCOUNT_NEW",
  "BANK_ACCOUNT_BLOCKED",
  "VENDOR_NEW",
  "ORDER_MISMATCH",
]);

function issueDoubts({ issues = [] }: Data, stops: ReadonlySet<DoubtTopic>): ReviewDoubt[] {
  return issues.flatMap((issue) => {
    const { code, field } = issue;
    const topic = issueTopics[code];
    if (!isAlwaysReviewed(issue) && !(topic && stops.has(topic))) return [];
    return [{ kind: "issue", code, ...(field !== undefined && { field }) } as const];
  });
}

function requiredDoubt(data: Data, field: string): ReviewDoubt[] {
  if (valueAt(data, field) === undefined) return [{ kind: "missing", field }];
  return lowConfidence(data, field, 0);
}

/** `unknown` is the confidence of values that have none: values that are not required pass. */
function lowConfidence(data: Data, field: string, unknown = 1): ReviewDoubt[] {
  if (valueAt(data, field) === undefined) return [];
  const known = valueAt(data.confidence, field);
  const confidence = typeof known === "number" ? known : unknown;
  return confidence < bandFloors.check ? [{ kind: "low_confidence", field, confidence }] : [];
}

const texts: ReadonlySet<string> = new Set(["text", "name", "code"]);
const shownFields = singleFields.filter(({ shown }) => shown !== "never").map(({ path }) => path);
const shownColumns = rowLists.flatMap((list) =>
  columnsOf(list)
    .filter(({ shown }) => shown !== "never")
    .map(({ key, type }) => ({
      list,
      key,
      topic: texts.has(type) ? ("line_texts" as const) : ("line_amounts" as const),
    })),
);

/** Paths of fields and cells that are not required, but whose low confidence needs review. */
function otherPaths(data: Data, stops: ReadonlySet<DoubtTopic>, required: ReadonlySet<string>): string[] {
  const own = Object.keys(data.custom_fields ?? {}).map((name) => `custom_fields.${name}`);
  const single = stops.has("other_fields") ? [...shownFields, ...own].filter((path) => !required.has(path)) : [];
  const columns = shownColumns.filter(({ topic }) => stops.has(topic));
  const cells = columns.flatMap(({ list, key }) =>
    (data[list] ?? []).map((_row: object, index: number) => `${list}.${index}.${key}`),
  );
  return [...single, ...cells];
}

function checkDoubts({ checks = [] }: Data, stops: ReadonlySet<DoubtTopic>): ReviewDoubt[] {
  if (!stops.has("failed_checks")) return [];
  return checks
    .filter(({ outcome }) => outcome === "failed")
    .map(({ name }) => ({ kind: "failed_check", check: name }));
}

/** Fields that a person declared absent, by invoice. */
export async function absentFields(executor: Executor, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (ids.length === 0) return found;
  const rows = await executor
    .selectFrom("corrections")
    .select(["invoice_id", "field"])
    .where("invoice_id", "in", ids)
    .where("withdrawn_at", "is", null)
    .where("after", "=", "null")
    .execute();
  for (const { invoice_id: id, field } of rows) found.set(id, (found.get(id) ?? new Set()).add(field));
  return found;
}
