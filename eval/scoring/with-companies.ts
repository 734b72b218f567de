import type { OwnCompany } from "../../packages/engine/src/locale/companies/own-company.ts";
import { ownCompanies } from "../../packages/engine/src/locale/companies/own-company.ts";
import type { Prediction } from "../../packages/engine/src/scoring/judge.ts";
import type { LabelledDocument } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { score } from "../../packages/engine/src/scoring/score.ts";

/** The labelled customer as own company, without the address, which an account need not give. */
export function labelledCompany({ label: { customer } }: LabelledDocument): readonly OwnCompany[] {
  if (customer?.name === undefined) return [];
  return [{ name: customer.name, ...(customer.tax_id !== undefined && { tax_ids: [customer.tax_id] }) }];
}

type Predictions = ReadonlyMap<string, Prediction>;

const partyFields = ["vendor.name", "vendor.address", "vendor.tax_id", "customer.name", "customer.address"] as const;

/**
 * Right and wrong party fields without and with own companies, and how often the own company was read as the seller.
 */
export function gainTable(documents: readonly LabelledDocument[], without: Predictions, known: Predictions): string {
  const [before, after] = [score(documents, without).all.fields, score(documents, known).all.fields];
  const rows = partyFields.map((field) => {
    const [old, now] = [before[field], after[field]];
    const cells = [old?.n, old?.right, now?.right, old?.wrong, now?.wrong];
    return `${field.padEnd(17)}${cells.map((cell) => String(cell ?? 0).padStart(8)).join("")}`;
  });
  const swaps = [without, known].map((predictions) => documents.filter((one) => isSwapped(one, predictions)).length);
  return [
    "\nown companies          n   right    with   wrong    with",
    ...rows,
    `own company read as the seller: ${swaps[0]} documents without, ${swaps[1]} with`,
  ].join("\n");
}

function isSwapped(document: LabelledDocument, predictions: Predictions): boolean {
  const companies = labelledCompany(document);
  if (companies.length === 0) return false;
  const { vendor, customer } = predictions.get(document.name) ?? {};
  const own = ownCompanies(companies);
  return own.hasParty(vendor) && !own.hasParty(customer) && !own.hasParty(document.label.vendor);
}
