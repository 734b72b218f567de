import type { ExtractedData } from "@inkvoice/contract";
import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { assemble, type GivenLine, type GivenValue, givenLine } from "./assemble.ts";
import { checkInvoice } from "./checks.ts";
import { adjustmentSums, chooseFields } from "./choose.ts";
import type { ChosenFields } from "./chosen.ts";
import { confidenceOf, thresholdOf } from "./confidence.ts";
import { withCreditSign } from "./credit-sign.ts";
import { explainedLines } from "./explained-lines.ts";
import { noInvoiceReason } from "./no-invoice.ts";
import type { ValidatedInvoice } from "./validated-invoice.ts";

export type ValidateOptions = Readonly<{ lineItems: boolean }>;

/** Chooses between the candidates, says how sure each value is, leaves out what is not sure enough, and checks the rest. */
export function validate(read: InvoiceReading, options: ValidateOptions): ValidatedInvoice {
  const reading = withCreditSign(read);
  const chosen = chooseFields(reading);
  const reason = noInvoiceReason(reading, chosen);
  if (reason) return { found: false, reason };
  const given = sureFields(chosen);
  const lines = options.lineItems ? linesOf(explainedLines(reading), "line_items") : undefined;
  const { fields, confidence, locations } = assemble(given, lines, linesOf(reading.taxes, "taxes"));
  const adjustments = adjustmentSums(reading).map((part) => part / 100);
  const checks = checkInvoice(fields, { adjustments, ...currencyContext(reading) });
  const data: ExtractedData = { ...fields, confidence, locations, checks, issues: [] };
  return { found: true, data };
}

function sureFields(chosen: ChosenFields): Map<FieldName, GivenValue> {
  const given = new Map<FieldName, GivenValue>();
  for (const [name, choice] of chosen) {
    const confidence = confidenceOf(name, choice);
    if (confidence >= thresholdOf(name)) given.set(name, { candidate: choice.candidate, confidence });
  }
  return given;
}

type Lines = InvoiceReading["lineItems"] | InvoiceReading["taxes"];

function linesOf(lines: Lines, list: string): GivenLine[] {
  const confidenceOfPart = (candidate: Candidate<string | number>, part: string) =>
    confidenceOf(`${list}.${part}`, { candidate, margin: candidate.probability, agreement: 0 });
  return lines.map((line) => givenLine(line, confidenceOfPart));
}

function currencyContext({ currencyBesideTotal }: InvoiceReading): { currencyBesideTotal?: boolean } {
  return currencyBesideTotal === undefined ? {} : { currencyBesideTotal };
}
