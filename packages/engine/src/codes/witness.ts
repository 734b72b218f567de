import type { CodeKind, ExtractedData, Issue, MachineCode, SourceTree } from "@inkvoice/contract";
import { valueAt } from "@inkvoice/contract/field-paths";
import { isPrinted } from "../evidence/agreement.ts";
import { withValue } from "../evidence/field-tree.ts";
import type { PrintedPlaces } from "../evidence/printed-places.ts";
import { sameValue, type WitnessKind, witnessedFields } from "./same-value.ts";

/** A code that was understood, with the parts of it that are wrong by their own check digits. */
export type PlacedCode = MachineCode & Readonly<{ faults: readonly string[] }>;

/** What is paid into an account is not always the invoice's total, and the holder of an account not always named as its seller is. */
const paymentKinds: ReadonlySet<CodeKind> = new Set([
  "ch-qr-bill",
  "epc",
  "si-upn",
  "hr-hub3",
  "cz-spayd",
  "sk-paybysquare",
]);
/** Where page and code contradict each other here, somebody must look before anything is paid. */
const decisive: ReadonlySet<string> = new Set([
  "payment.iban",
  "total_amount",
  "invoice_number",
  "date",
  "vendor.tax_id",
]);

/** A code's own error correction and check digits leave little doubt about what it says, only about what it is for. */
const statedConfidence = 0.99;
const statedNameConfidence = 0.95;
/** Page and code say different things, and the page shows the code's value nowhere. */
const disputed = 0.5;

/**
 * The record with what its codes say: they confirm what the page says, fill what it leaves out, and correct what was read
 * from the wrong place. A value that the page plainly contradicts becomes an issue, before all others. A code with wrong
 * check digits is listed and believed in nothing.
 */
export function withCodes(data: ExtractedData, codes: readonly PlacedCode[], places: PrintedPlaces): Witnessed {
  const believed = codes.filter(({ faults, kind }) => faults.length === 0 && kind !== "other");
  let result: ExtractedData = { ...data, codes: codes.map(({ faults: _faults, ...code }) => code) };
  const issues: Issue[] = codes.flatMap(faultyCode);
  const distrusted = new Set(
    believed.filter((witness) => isPasted(data, witness, places) || isOfAnother(data, witness)),
  );
  for (const [field, kind] of Object.entries(witnessedFields)) {
    const witness = soleWitness(believed, field);
    if (!witness) continue;
    const verdict = judge({ data: result, field, kind, witness, places, isDistrusted: distrusted.has(witness) });
    if (verdict.issue) issues.push(verdict.issue);
    result = verdict.data;
  }
  const changed = Object.keys(witnessedFields).filter((field) => valueAt(result, field) !== valueAt(data, field));
  return { data: { ...result, issues: [...issues, ...result.issues] }, changed };
}

/** The record, and the paths of the values that codes gave. */
export type Witnessed = Readonly<{ data: ExtractedData; changed: readonly string[] }>;

/** Whether a tax office's code states enough for a record though the page could not be read. */
export function stateAnInvoice(codes: readonly PlacedCode[]): boolean {
  return codes.some(
    ({ kind, values, faults }) =>
      faults.length === 0 &&
      !paymentKinds.has(kind) &&
      values.total_amount !== undefined &&
      (values.date !== undefined || values.invoice_number !== undefined),
  );
}

/** The code that speaks of a field; nobody where several say different things, as with instalments. */
function soleWitness(codes: readonly PlacedCode[], field: string): PlacedCode | undefined {
  const speaking = codes.filter(({ values }) => field in values);
  const fiscal = speaking.filter(({ kind }) => !paymentKinds.has(kind));
  const witnesses = fiscal.length > 0 ? fiscal : speaking;
  const kind = witnessedFields[field] ?? "code";
  const [first, ...others] = witnesses;
  return others.every(({ values }) => sameValue(kind, first?.values[field], values[field])) ? first : undefined;
}

type Question = Readonly<{
  data: ExtractedData;
  field: string;
  kind: WitnessKind;
  witness: PlacedCode;
  places: PrintedPlaces;
  isDistrusted: boolean;
}>;
type Judgement = Readonly<{ data: ExtractedData; issue?: Issue }>;

function judge(question: Question): Judgement {
  const { data, field, kind, witness, places, isDistrusted } = question;
  const stated = signed(data, field, witness.values[field]);
  const read = valueAt(data, field);
  const isPayment = paymentKinds.has(witness.kind);
  if (read === undefined) {
    return { data: !isDistrusted && isFillable(question, isPayment) ? given(question, stated) : data };
  }
  if (sameValue(kind, stated, read)) return { data: confirmed(data, field) };
  if (kind === "name" || field === "currency") return { data };
  if (isPayment && kind === "amount") return { data, ...paymentIssue(question, stated) };
  if (valueAt(data.source ?? {}, field) === "xml") return { data, ...contradiction(question, stated, read) };
  if (isOnPage(kind, stated, places)) return { data: given(question, stated) };
  if (!decisive.has(field)) return { data };
  if (field === "payment.iban" || isDistrusted) {
    return { data: withConfidence(data, field, disputed), ...contradiction(question, stated, read) };
  }
  return { data: given(question, stated, disputed), ...contradiction(question, stated, read) };
}

/** A code for an account that is printed nowhere, beside one that is, may have been pasted over the right one: nothing is taken from it. */
function isPasted(data: ExtractedData, { values }: PlacedCode, places: PrintedPlaces): boolean {
  const [stated, read] = [values["payment.iban"], data.payment?.iban];
  if (stated === undefined || read === undefined) return false;
  return !sameValue("code", stated, read) && !isOnPage("code", stated, places);
}

/** A code that contradicts the page in several decisive fields and confirms none was made for another document. */
function isOfAnother(data: ExtractedData, witness: PlacedCode): boolean {
  const compared = [...decisive].filter((field) => field in witness.values && valueAt(data, field) !== undefined);
  const isSame = (field: string) =>
    sameValue(witnessedFields[field] ?? "code", signed(data, field, witness.values[field]), valueAt(data, field));
  return compared.length > 1 && !compared.some(isSame);
}

/** A payment's amount stands in for the total only where the page gives neither. */
function isFillable({ data, field }: Question, isPayment: boolean): boolean {
  if (!isPayment) return field !== "amount_due";
  if (field === "total_amount") return data.amount_due === undefined && data.subtotal === undefined;
  return field !== "amount_due" || data.total_amount === undefined;
}

function isOnPage(kind: WitnessKind, stated: unknown, places: PrintedPlaces): boolean {
  return isPrinted(kind === "number" || kind === "tax id" ? "code" : kind, stated, places);
}

/** A credit note's amounts are negative in the record and positive in most codes. */
function signed(data: ExtractedData, field: string, value: string | number | undefined): string | number | undefined {
  const isAmount = witnessedFields[field] === "amount" && typeof value === "number";
  return isAmount && data.document_type === "credit_note" && value > 0 ? -value : value;
}

function given({ data, field, kind, witness }: Question, value: unknown, confidence?: number): ExtractedData {
  const sure = confidence ?? (kind === "name" ? statedNameConfidence : statedConfidence);
  const place = { page: witness.page, box: witness.box };
  const filled = withConfidence(withValue(data, field, value), field, sure);
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

/** Worth telling only where the page shows the code's amount nowhere: as a total, what is due, or an instalment. */
function paymentIssue(question: Question, stated: unknown): { issue?: Issue } {
  const { data, field, places } = question;
  const known = [data.total_amount, data.amount_due].some((value) => sameValue("amount", stated, value));
  if (field !== "total_amount" || known || isOnPage("amount", stated, places)) return {};
  return contradiction(question, stated, data.total_amount);
}

function contradiction({ field, witness }: Question, code: unknown, page: unknown): { issue: Issue } {
  const message = `The code on page ${witness.page} gives ${String(code)} for ${field}, but the document says ${String(page)}.`;
  return { issue: { code: "CODE_PAGE_MISMATCH", field, message, page_value: page, code_value: code } };
}

function faultyCode({ page, faults }: PlacedCode): Issue[] {
  return faults.map((fault) => ({
    code: "CODE_INVALID",
    message: `The code on page ${page} cannot be trusted: ${fault.slice(0, 200)}.`,
  }));
}
