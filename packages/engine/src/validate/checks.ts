import type { Check, ExtractedData, InvoiceFields, Party } from "@inkvoice/contract";
import { isValidIban } from "../locale/companies/iban.ts";
import { judgeTaxId } from "../locale/companies/tax-id.ts";
import { daysBetween } from "../locale/dates/date.ts";
import {
  judgeLineProducts,
  judgeLinesToSubtotal,
  judgeSubtotalToTotal,
  judgeTaxByRate,
  judgeTaxesToTotalTax,
} from "./choose/sums.ts";
import { type CheckContext, failed, notApplicable, passed, type Verdict } from "./verdict.ts";

type Rule = Readonly<{
  name: string;
  fields: readonly string[];
  judge: (fields: InvoiceFields, context: CheckContext) => Verdict;
}>;

/** INDEX of the checks, in the order in which they are reported. */
export const checkRules: readonly Rule[] = [
  {
    name: "lines_to_subtotal",
    fields: ["line_items", "charges", "subtotal", "total_amount"],
    judge: judgeLinesToSubtotal,
  },
  {
    name: "subtotal_and_tax_to_total",
    fields: ["subtotal", "total_tax", "charges", "total_amount"],
    judge: judgeSubtotalToTotal,
  },
  { name: "quantity_times_price", fields: ["line_items"], judge: judgeLineProducts },
  { name: "tax_by_rate", fields: ["taxes"], judge: judgeTaxByRate },
  { name: "taxes_to_total_tax", fields: ["taxes", "total_tax"], judge: judgeTaxesToTotalTax },
  { name: "due_date_not_before_date", fields: ["date", "due_date"], judge: judgeDueDate },
  {
    name: "vendor_tax_id_check_digits",
    fields: ["vendor.tax_id"],
    judge: ({ vendor }) => judgeTaxNumber(vendor),
  },
  {
    name: "customer_tax_id_check_digits",
    fields: ["customer.tax_id"],
    judge: ({ customer }) => judgeTaxNumber(customer),
  },
  { name: "iban_check_digits", fields: ["payment.iban"], judge: ({ payment }) => judgeIban(payment?.iban) },
  { name: "currency_beside_total", fields: ["currency", "total_amount"], judge: judgeCurrency },
];

/** Every check with its outcome. */
export function checkInvoice(fields: InvoiceFields, context: CheckContext = {}): Check[] {
  return checkRules.map((rule) => {
    const verdict = rule.judge(fields, context);
    const message = verdict.message === undefined ? {} : { message: verdict.message };
    return { name: rule.name, outcome: verdict.outcome, fields: [...rule.fields], ...message };
  });
}

/** The record after some values changed: only the checks of these values are computed again. */
export function recheck(data: ExtractedData, changed: readonly string[]): ExtractedData {
  if (changed.length === 0) return data;
  const speaksOf = (field: string) => changed.some((path) => path === field || path.startsWith(`${field}.`));
  const before = new Map(data.checks.map((check) => [check.name, check]));
  const checks = checkInvoice(data).map((check) =>
    check.fields.some(speaksOf) ? check : (before.get(check.name) ?? check),
  );
  return { ...data, checks };
}

function judgeDueDate({ date, due_date }: InvoiceFields): Verdict {
  if (!date || !due_date) return notApplicable;
  const days = daysBetween(date, due_date);
  if (days < 0) return failed(`The due date ${due_date} is before the date ${date}.`);
  return passed(`The due date ${due_date} is ${days} days after the date ${date}.`);
}

function judgeTaxNumber(party: Party | undefined): Verdict {
  const taxId = party?.tax_id;
  if (!taxId) return notApplicable;
  const verdict = judgeTaxId(taxId, party.address_parts?.country);
  if (verdict === "unknown") return notApplicable;
  return verdict === "valid"
    ? passed(`The check digits of ${taxId} are right.`)
    : failed(`The check digits of ${taxId} are wrong.`);
}

function judgeIban(iban: string | undefined): Verdict {
  if (!iban) return notApplicable;
  return isValidIban(iban)
    ? passed(`The check digits of ${iban} are right.`)
    : failed(`The check digits of ${iban} are wrong.`);
}

function judgeCurrency({ currency, total_amount }: InvoiceFields, { currencyBesideTotal }: CheckContext): Verdict {
  if (!currency || total_amount === undefined || currencyBesideTotal === undefined) return notApplicable;
  return currencyBesideTotal
    ? passed(`${currency} is printed beside the total.`)
    : failed(`${currency} is not printed beside the total.`);
}
