import type { Issue } from "@inkvoice/contract";
import type { Fault } from "@inkvoice/contract/dashboard";
import { formatDay, formatList, formatMoney, formatNumber, formatPercent } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { duplicateText } from "../duplicates/duplicate-text.ts";
import { isSumCheck } from "../totals/sum-checks.ts";
import type { Reason } from "./doubts.ts";

/** A reason as a sentence. */
export function reasonText(reason: Reason): string {
  const { reasons } = messages.review;
  switch (reason.kind) {
    case "duplicate":
      return duplicateText(reason.other);
    case "missing":
      return reasons.missing;
    case "unsure":
      return reasons.unsure(formatPercent(reason.confidence));
    case "fault":
      return faultText(reason.fault);
    case "differs":
      return differenceText(reason.issue);
    case "issue":
      return issueText(reason.issue);
  }
}

const isKeyOf = <Map extends object>(map: Map, key: string): key is Extract<keyof Map, string> =>
  Object.hasOwn(map, key);

/** "Line 4: 2 × 45.00 is not 81.00". */
export function faultText({ check, figures }: Fault): string {
  const { faults } = messages.review;
  const money = (name: string) => formatMoney(Number(figures[name]), null);
  const number = (name: string) => formatNumber(Number(figures[name]));
  switch (check) {
    case "quantity_times_price":
      return faults.product(number("line"), number("quantity"), money("price"), money("total"));
    case "lines_to_subtotal":
      return faults.lines(money("sum"), money("said"));
    case "subtotal_and_tax_to_total":
      return faults.total(money("subtotal"), money("tax"), money("sum"), money("total"));
    case "tax_by_rate":
      return faults.rate(number("rate"), money("base"), money("expected"), money("amount"));
    case "taxes_to_total_tax":
      return faults.taxes(money("sum"), money("said"));
    case "due_date_not_before_date":
      return faults.due(formatDay(String(figures.due)), formatDay(String(figures.date)));
    default:
      return failedCheckText(check);
  }
}

/** "The IBAN has wrong check digits". */
export function failedCheckText(check: string): string {
  const { checks } = messages.review;
  return isKeyOf(checks, check) ? checks[check].failed : check.replaceAll("_", " ");
}

/** What remains after all items were checked. */
export function failedChecksText(checks: readonly string[]): string {
  const { allChecked, checkedButFailing, checkedButCheckFails } = messages.review;
  if (checks.length === 0) return allChecked;
  return checks.some(isSumCheck)
    ? checkedButFailing
    : checkedButCheckFails(formatList(checks.map(failedCheckText), "and"));
}

function differenceText({ code_value, xml_value }: Issue): string {
  const { reasons } = messages.review;
  if (code_value === undefined) return reasons.xmlDiffers;
  return xml_value === undefined ? reasons.codeDiffers : reasons.allDiffer;
}

/** An issue in the user's language; an unknown one in English as the service sends it. */
export function issueText({ code, message }: Issue): string {
  const { issues } = messages.review;
  const { broken, says } = messages.einvoiceRules;
  if (isKeyOf(says, code)) return broken(code, says[code]);
  return isKeyOf(issues, code) ? issues[code] : message;
}
