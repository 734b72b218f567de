import type { CodeKind, ExtractedData, Issue, MachineCode, SourceTree } from "@inkvoice/contract";
import { valueAt } from "@inkvoice/contract/field-paths";
import { isPrinted } from "../evidence/agreement.ts";
import { withValue } from "../evidence/field-tree.ts";
import type { PrintedLocations } from "../evidence/printed-locations.ts";
import { type ComparisonKind, codeFields, sameValue } from "./same-value.ts";

/** A parsed code on a page, with the parts whose check digits are wrong. */
export type PlacedCode = MachineCode & Readonly<{ faults: readonly string[] }>;

/** Payment codes: their amount is not always the total, and the account holder not always the seller. */
const paymentKinds: ReadonlySet<CodeKind> = new Set([
  "ch-qr-bill",
  "epc",
  "si-upn",
  "hr-hub3",
  "cz-spayd",
  "sk-paybysquare",
]);
/** Fields in which a contradiction between page and code must be reviewed before payment. */
const decisive: ReadonlySet<string> = new Set([
  "payment.iban",
  "total_amount",
  "invoice_number",
  "date",
  "vendor.tax_id",
]);

/** Confidence of values from codes: error correction makes misreading unlikely. */
const statedConfidence = 0.99;
const statedNameConfidence = 0.95;
/** Confidence where page and code differ and the code's value is not printed. */
const disputedConfidence = 0.5;

/**
 * Applies the codes to the record: they confirm values, fill missing ones, and correct values that were read at the
 * wrong location. A contradiction with the page becomes an issue, listed first. A value with wrong check digits
 * is not among a code's values; the others of that code are used.
 */
export function applyCodes(
  data: ExtractedData,
  codes: readonly PlacedCode[],
  locations: PrintedLocations,
): CodesApplied {
  const parsed = codes.filter(({ kind }) => kind !== "other");
  let result: ExtractedData = { ...data, codes: codes.map(({ faults: _faults, ...code }) => code) };
  const issues: Issue[] = codes.flatMap(faultIssues);
  const distrusted = new Set(parsed.filter((code) => isPasted(data, code, locations) || isOfAnother(data, code)));
  for (const [field, kind] of Object.entries(codeFields)) {
    const code = soleCode(parsed, field);
    if (!code) continue;
    const verdict = judge({ data: result, field, kind, code, locations, isDistrusted: distrusted.has(code) });
    if (verdict.issue) issues.push(verdict.issue);
    result = verdict.data;
  }
  const changed = Object.keys(codeFields).filter((field) => valueAt(result, field) !== valueAt(data, field));
  return { data: { ...result, issues: [...issues, ...result.issues] }, changed };
}

/** The record, and the paths of the values set by codes. */
export type CodesApplied = Readonly<{ data: ExtractedData; changed: readonly string[] }>;

/**
 * Whether a code holds enough for a record although the page could not be read. A payment code does only on a page
 * that calls itself an invoice: donations and reminders bear them too.
 */
export function holdsInvoice(codes: readonly PlacedCode[], saysInvoice: boolean): boolean {
  return codes.some(({ kind, values }) => {
    if (values.total_amount === undefined) return false;
    if (paymentKinds.has(kind)) return saysInvoice && values["payment.iban"] !== undefined;
    return values.date !== undefined || values.invoice_number !== undefined;
  });
}

/** The code for a field, fiscal ones preferred; undefined if several differ, as with instalments. */
function soleCode(codes: readonly PlacedCode[], field: string): PlacedCode | undefined {
  const holding = codes.filter(({ values }) => field in values);
  const fiscal = holding.filter(({ kind }) => !paymentKinds.has(kind));
  const preferred = fiscal.length > 0 ? fiscal : holding;
  const kind = codeFields[field] ?? "code";
  const [first, ...others] = preferred;
  return others.every(({ values }) => sameValue(kind, first?.values[field], values[field])) ? first : undefined;
}

type Question = Readonly<{
  data: ExtractedData;
  field: string;
  kind: ComparisonKind;
  code: PlacedCode;
  locations: PrintedLocations;
  isDistrusted: boolean;
}>;
type Judgement = Readonly<{ data: ExtractedData; issue?: Issue }>;

function judge(question: Question): Judgement {
  const { data, field, kind, code, locations, isDistrusted } = question;
  const stated = signed(data, field, code.values[field]);
  const read = valueAt(data, field);
  const isPayment = paymentKinds.has(code.kind);
  if (read === undefined) {
    return { data: !isDistrusted && isFillable(question, isPayment) ? withCodeValue(question, stated) : data };
  }
  if (sameValue(kind, stated, read)) return { data: confirmed(data, field) };
  if (kind === "name" || field === "currency") return { data };
  if (isPayment && kind === "amount") return { data, ...paymentIssue(question, stated) };
  if (valueAt(data.source ?? {}, field) === "xml") return { data, ...contradiction(question, stated, read) };
  if (isOnPage(kind, stated, locations)) return { data: withCodeValue(question, stated) };
  if (!decisive.has(field)) return { data };
  if (field === "payment.iban" || isDistrusted) {
    return { data: withConfidence(data, field, disputedConfidence), ...contradiction(question, stated, read) };
  }
  return { data: withCodeValue(question, stated, disputedConfidence), ...contradiction(question, stated, read) };
}

/** Whether the code's account is not printed while another one is: it may have been pasted over the right code. */
function isPasted(data: ExtractedData, { values }: PlacedCode, locations: PrintedLocations): boolean {
  const [stated, read] = [values["payment.iban"], data.payment?.iban];
  if (stated === undefined || read === undefined) return false;
  return !sameValue("code", stated, read) && !isOnPage("code", stated, locations);
}

/** Whether the code belongs to another document: it contradicts several decisive fields and confirms none. */
function isOfAnother(data: ExtractedData, code: PlacedCode): boolean {
  const compared = [...decisive].filter((field) => field in code.values && valueAt(data, field) !== undefined);
  const isSame = (field: string) =>
    sameValue(codeFields[field] ?? "code", signed(data, field, code.values[field]), valueAt(data, field));
  return compared.length > 1 && !compared.some(isSame);
}

/** A payment amount fills the total only if the page has neither amount due nor subtotal. */
function isFillable({ data, field }: Question, isPayment: boolean): boolean {
  if (!isPayment) return field !== "amount_due";
  if (field === "total_amount") return data.amount_due === undefined && data.subtotal === undefined;
  return field !== "amount_due" || data.total_amount === undefined;
}

function isOnPage(kind: ComparisonKind, stated: unknown, locations: PrintedLocations): boolean {
  return isPrinted(kind === "number" || kind === "tax id" ? "code" : kind, stated, locations);
}

/** A credit note's amounts are negative in the record and positive in most codes. */
function signed(data: ExtractedData, field: string, value: string | number | undefined): string | number | undefined {
  const isAmount = codeFields[field] === "amount" && typeof value === "number";
  return isAmount && data.document_type === "credit_note" && value > 0 ? -value : value;
}

function withCodeValue({ data, field, kind, code }: Question, value: unknown, confidence?: number): ExtractedData {
  const known = confidence ?? (kind === "name" ? statedNameConfidence : statedConfidence);
  const place = { page: code.page, box: code.box };
  const filled = withConfidence(withValue(data, field, value), field, known);
  return {
    ...filled,
    locations: withValue(filled.locations, field, place),
    source: withValue(filled.source ?? ({} as SourceTree), field, "code"),
  };
}

function confirmed(data: ExtractedData, field: string): ExtractedData {
  const known = Number(valueAt(data.confidence, field) ?? 0);
  return withConfidence(data, field, Math.max(known, statedConfidence));
}

function withConfidence(data: ExtractedData, field: string, confidence: number): ExtractedData {
  return { ...data, confidence: withValue(data.confidence, field, confidence) };
}

/** An issue only if the page shows the code's amount nowhere: not as total, amount due or instalment. */
function paymentIssue(question: Question, stated: unknown): { issue?: Issue } {
  const { data, field, locations } = question;
  const known = [data.total_amount, data.amount_due].some((value) => sameValue("amount", stated, value));
  if (field !== "total_amount" || known || isOnPage("amount", stated, locations)) return {};
  return contradiction(question, stated, data.total_amount);
}

function contradiction({ field, code }: Question, stated: unknown, read: unknown): { issue: Issue } {
  const message = `The code on page ${code.page} gives ${String(stated)} for ${field}, but the document says ${String(read)}.`;
  return { issue: { code: "CODE_PAGE_MISMATCH", field, message, page_value: read, code_value: stated } };
}

function faultIssues({ page, faults }: PlacedCode): Issue[] {
  return faults.map((fault) => ({
    code: "CODE_INVALID",
    message: `The code on page ${page} has a value that cannot be trusted: ${fault.slice(0, 200)}.`,
  }));
}
