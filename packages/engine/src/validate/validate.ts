import type { ExtractedData, Issue, SourceTree } from "@inkvoice/contract";
import { mirrorOf } from "../evidence/field-tree.ts";
import { allRules, type RuleSet } from "../rules.ts";
import type {
  ChargeReading,
  FieldName,
  InvoiceReading,
  LineItemReading,
  TaxLineReading,
} from "../understand/invoice-reading.ts";
import { assemble, type GivenLine, type GivenValue } from "./assemble.ts";
import { checkInvoice } from "./checks.ts";
import { chooseFields } from "./choose/choose.ts";
import { adjustmentSums } from "./choose/choose-amounts.ts";
import { chosenPart } from "./choose/choose-line-part.ts";
import type { ChosenFields } from "./choose/chosen.ts";
import { explainedLines } from "./choose/explained-lines.ts";
import type { RankingTable } from "./choose/ranking.ts";
import { type CalibrationTable, confidenceOf, isSureEnough, shippedCalibration } from "./confidence.ts";
import { withCreditSign } from "./credit-sign.ts";
import { fieldEvidence } from "./field-evidence.ts";
import { noInvoiceReason } from "./no-invoice.ts";
import type { ValidatedInvoice } from "./validated-invoice.ts";

export type ValidateOptions = Readonly<{
  lineItems: boolean;
  /** A person declared it an invoice: doubts about that become an issue of the record. */
  isInvoice?: boolean;
  /** Tables that replace the shipped ones: the evaluation fits them on other documents than it judges. */
  calibration?: CalibrationTable;
  ranking?: RankingTable;
  /** The active rules: the evaluation switches single ones off. */
  rules?: RuleSet;
}>;

/** Chooses between the candidates, calibrates confidence, drops values below the threshold, and checks the rest. */
export function validate(read: InvoiceReading, options: ValidateOptions): ValidatedInvoice {
  const rules = options.rules ?? allRules;
  const reading = withCreditSign(read, rules);
  const chosen = chooseFields(reading, options.ranking);
  const reason = noInvoiceReason(reading, chosen);
  if (reason && !options.isInvoice) return { found: false, reason };
  const calibration = options.calibration ?? shippedCalibration;
  const given = sureFields(chosen, calibration);
  const lines = options.lineItems ? sureLines(explainedLines(reading, rules), "line_items", calibration) : undefined;
  const taxes = sureLines(reading.taxes, "taxes", calibration).filter((tax) => Object.keys(tax).length > 0);
  const charges = sureLines(reading.charges, "charges", calibration).filter(({ kind, amount }) => kind && amount);
  const { fields, confidence, locations } = assemble(given, lines, taxes, charges);
  const unsureCharges = adjustmentSums(reading).map((part) => part / 100);
  const checks = checkInvoice(fields, { unsureCharges, ...currencyContext(reading) });
  const source = mirrorOf(fields, "page") as SourceTree;
  const data: ExtractedData = { ...fields, confidence, locations, source, checks, issues: notAnInvoice(reason) };
  return { found: true, data, evidence: fieldEvidence(reading.fields, given) };
}

const notAnInvoice = (reason: string | undefined): Issue[] =>
  reason ? [{ code: "NO_INVOICE_FOUND", message: reason }] : [];

function sureFields(chosen: ChosenFields, calibration: CalibrationTable): Map<FieldName, GivenValue> {
  const given = new Map<FieldName, GivenValue>();
  for (const [name, choice] of chosen) {
    const confidence = confidenceOf(name, choice, calibration);
    if (isSureEnough(name, choice, confidence, calibration))
      given.set(name, { candidate: choice.candidate, confidence });
  }
  return given;
}

/** The parts of each line that are sure enough. */
function sureLines(
  lines: readonly (LineItemReading | TaxLineReading | ChargeReading)[],
  list: "line_items" | "taxes" | "charges",
  calibration: CalibrationTable,
): GivenLine[] {
  return lines.map((line) =>
    Object.fromEntries(
      Object.keys(line).flatMap((part) => {
        const name = `${list}.${part}`;
        const choice = chosenPart(line, part);
        if (!choice) return [];
        const confidence = confidenceOf(name, choice, calibration);
        const isSure = isSureEnough(name, choice, confidence, calibration);
        return isSure ? [[part, { candidate: choice.candidate, confidence }]] : [];
      }),
    ),
  );
}

function currencyContext({ currencyBesideTotal }: InvoiceReading): { currencyBesideTotal?: boolean } {
  return currencyBesideTotal === undefined ? {} : { currencyBesideTotal };
}
