import type { Direction, ExtractedData, Issue } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";
import { readCompanies } from "./own-companies.ts";

/** Columns of an invoice that say who its parties are. */
export type PartyColumns = Readonly<{ direction: Direction | null }>;

export type SettledParties = Readonly<{ data: ExtractedData; parties: PartyColumns }>;

/** INDEX of the issues that are made here, and made again whenever a value changes. */
const partyIssues: ReadonlySet<string> = new Set(["NOT_ADDRESSED_TO_US"]);

/** Compares the parties of an invoice with the account's own companies. Called before the data is stored. */
export async function settleParties(
  executor: Executor,
  accountId: string,
  data: ExtractedData,
): Promise<SettledParties> {
  const direction = await directionOf(executor, accountId, data);
  const issues = data.issues.filter(({ code }) => !partyIssues.has(code));
  if (direction === "nobody") issues.push(notAddressed(data));
  return { data: { ...data, issues }, parties: { direction: direction === "nobody" ? null : (direction ?? null) } };
}

/** `nobody`: companies are set, and none of them is a party. Undefined where none are set. */
async function directionOf(
  executor: Executor,
  accountId: string,
  { vendor, customer }: ExtractedData,
): Promise<Direction | "nobody" | undefined> {
  const companies = await readCompanies(executor, accountId);
  if (companies.length === 0) return undefined;
  // Legal forms of all countries: loaded by accounts that need them.
  const { ownCompanies } = await import("@inkvoice/engine/own-companies");
  const own = ownCompanies(companies);
  if (own.hasParty(customer)) return "purchase";
  return own.hasParty(vendor) ? "sale" : "nobody";
}

/** Names the field where a customer was read: a receipt without any is no reason for review. */
function notAddressed({ customer }: ExtractedData): Issue {
  const name = customer?.name ?? customer?.tax_id;
  const code = "NOT_ADDRESSED_TO_US";
  if (name === undefined) return { code, message: "No customer was read that is one of your companies." };
  return { code, field: "customer.name", message: `The customer, ${name}, is none of your companies.` };
}
