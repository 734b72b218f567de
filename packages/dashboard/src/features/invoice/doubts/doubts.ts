import { type Issue, rowLists } from "@inkvoice/contract";
import type { DuplicateRow, Fault, InvoiceDetail, SuggestedValue } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";
import { type Field, fieldOf, fieldSpecs } from "../fields/field-model.ts";

/** Why a field or document needs review. */
export type Reason =
  | Readonly<{ kind: "duplicate"; other: DuplicateRow }>
  | Readonly<{ kind: "missing" }>
  | Readonly<{ kind: "unsure"; confidence: number }>
  | Readonly<{ kind: "fault"; fault: Fault }>
  | Readonly<{ kind: "differs"; issue: Issue }>
  | Readonly<{ kind: "issue"; issue: Issue }>;

/** An item to review: a field with all reasons to doubt it, a possible duplicate, or an issue of the whole document. */
export type Doubt = Readonly<{
  /** Identifies field and reasons. */
  key: string;
  field: Field | undefined;
  reasons: readonly Reason[];
  fits: readonly SuggestedValue[];
}>;

type Found = Readonly<{ path: string | undefined; reason: Reason }>;

/**
 * Lists the items to review before an invoice is booked: possible duplicates, then issues of the whole document, then
 * fields. Fields with an issue or with different values on page, code and XML come before the others.
 */
export function doubtsOf(detail: InvoiceDetail, fields: readonly Field[]): Doubt[] {
  const place = new Map(fields.map((field, index) => [field.path, index]));
  const isRead = (path: string | undefined) => fields[place.get(path ?? "") ?? -1]?.value !== undefined;
  const found = [...issueDoubts(detail, isRead), ...readingDoubts(detail), ...faultDoubts(detail, fields)];
  const byPath = Map.groupBy(found, ({ path }) => path);
  const reasonsOf = (path: string | undefined) => (byPath.get(path) ?? []).map(({ reason }) => reason);
  const isUrgent = (path: string) => reasonsOf(path).some(({ kind }) => kind === "differs" || kind === "issue");
  const order = (path: string) => (isUrgent(path) ? -1 : (place.get(path) ?? fields.length));
  const paths = [...byPath.keys()].flatMap((path) => path ?? []).toSorted((a, b) => order(a) - order(b));
  return [
    ...detail.duplicates.map((other) => doubt(undefined, [{ kind: "duplicate", other }])),
    ...reasonsOf(undefined).map((reason) => doubt(undefined, [reason])),
    ...paths.map((path) => doubt(fields[place.get(path) ?? -1] ?? unread(detail, path), reasonsOf(path))),
  ];
}

/** A field that is shown only with a value, and has none. */
function unread(detail: InvoiceDetail, path: string): Field | undefined {
  const spec = fieldSpecs.find((candidate) => candidate.path === path);
  return spec && fieldOf(detail, { ...spec, label: messages.fields.labels[spec.path] });
}

function doubt(field: Field | undefined, reasons: readonly Reason[]): Doubt {
  const fits = reasons.flatMap((reason) => (reason.kind === "fault" ? reason.fault.fits : []));
  return { key: [field?.path ?? "", ...reasons.map(nameOf)].join(" "), field, reasons, fits };
}

function nameOf(reason: Reason): string {
  if (reason.kind === "duplicate") return `duplicate:${reason.other.id}`;
  if (reason.kind === "fault") return `${reason.fault.check}:${reason.fault.fields.join(",")}`;
  return "issue" in reason ? `${reason.issue.code}:${reason.issue.field ?? ""}` : reason.kind;
}

const contradicts = (issue: Issue) =>
  issue.page_value !== undefined || issue.xml_value !== undefined || issue.code_value !== undefined;

/** Issues that the server counts as doubts; others are shown beside the fields. */
function issueDoubts(detail: InvoiceDetail, isRead: (path: string | undefined) => boolean): Found[] {
  const codes = new Set(detail.doubts.map(({ code }) => code));
  const issues = (detail.data?.issues ?? []).filter(({ code }) => codes.has(code));
  const contradictions = issues
    .filter(contradicts)
    .toSorted((a, b) => Number(b.code_value !== undefined) - Number(a.code_value !== undefined))
    .map((issue): Found => ({ path: pathOf(detail, issue.field), reason: { kind: "differs", issue } }));
  const others = issues
    .filter((issue) => !contradicts(issue))
    .map((issue): Found => ({ path: accountIssue(issue, isRead), reason: { kind: "issue", issue } }));
  return [...others, ...contradictions];
}

/** The field of a doubted bank account, which is shown with its place on the page where it was read. */
function accountIssue({ code, field }: Issue, isRead: (path: string | undefined) => boolean): string | undefined {
  return code.startsWith("BANK_ACCOUNT_") && isRead(field) ? field : undefined;
}

/** Translates a path of the record into one of corrections; undefined for a whole list. */
function pathOf({ rows }: InvoiceDetail, at: string | undefined): string | undefined {
  const [name = "", index, column] = at?.split(".") ?? [];
  const list = rowLists.find((candidate) => candidate === name);
  if (!list) return at;
  if (index === undefined || column === undefined) return undefined;
  return `${list}.${rows[list][Number(index)] ?? index}.${column}`;
}

/** Required fields without a value, and values of low confidence. */
function readingDoubts({ doubts }: InvoiceDetail): Found[] {
  return doubts.flatMap(({ kind, field: path, confidence = 0 }): Found[] => {
    if (kind === "missing") return [{ path, reason: { kind: "missing" } }];
    return kind === "low_confidence" ? [{ path, reason: { kind: "unsure", confidence } }] : [];
  });
}

/**
 * Assigns a failed check to the field that is most likely wrong: one with a fitting alternative, else the least
 * confident.
 */
function faultDoubts({ faults, doubts }: InvoiceDetail, fields: readonly Field[]): Found[] {
  const checks = new Set(doubts.map(({ check }) => check));
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return faults
    .filter(({ check }) => checks.has(check))
    .map((fault): Found => {
      const fitting = fault.fits.map(({ field }) => field);
      const named = fitting.length > 0 ? fitting : fault.fields;
      const suspects = named.flatMap((path) => byPath.get(path) ?? []).toSorted((a, b) => sureness(a) - sureness(b));
      return { path: suspects[0]?.path, reason: { kind: "fault", fault } };
    });
}

const sureness = ({ confidence = 0, correction }: Field) => (correction ? 2 : confidence);

/** Position in the list of doubts: by key, by field, or by the index of a settled one; "end" after the last. */
export type Cursor = "start" | "end" | Readonly<{ key?: string; path?: string | undefined; index?: number }>;

/** Index of the doubt at the cursor; undefined at the end. A settled doubt is replaced by the next one. */
export function doubtAt(doubts: readonly Doubt[], cursor: Cursor, seen: ReadonlySet<string>): number | undefined {
  if (cursor === "end") return undefined;
  const found = (test: (doubt: Doubt, index: number) => boolean) => {
    const index = doubts.findIndex(test);
    return index < 0 ? undefined : index;
  };
  const first = found(({ key }) => !seen.has(key));
  if (cursor === "start") return first;
  return (
    found(({ key }) => key === cursor.key) ??
    found(({ field }) => field !== undefined && field.path === cursor.path) ??
    found(({ key }, index) => index >= (cursor.index ?? 0) && !seen.has(key)) ??
    first
  );
}
