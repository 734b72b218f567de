import type { Direction, ExtractedData, Issue } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";
import { matchVendor } from "./match-vendor.ts";
import type { companiesIn } from "./own-companies.ts";
import { issuesOfVendor, vendorIssues } from "./vendor-issues.ts";

/** Columns of an invoice that say who its parties are. */
export type PartyColumns = Readonly<{
  direction: Direction | null;
  vendor_id: string | null;
  /** JSON text. */
  vendor_match: string | null;
}>;

/** The account's own companies, and whether it has vendors. */
export type AccountParties = Readonly<{ companies: ReturnType<typeof companiesIn>; hasVendors: boolean }>;

export type SettledParties = Readonly<{ data: ExtractedData; parties: PartyColumns }>;

/** Issues that this module sets, and recomputes whenever a value changes. */
const partyIssues: ReadonlySet<string> = new Set(["NOT_ADDRESSED_TO_US", ...vendorIssues]);

/**
 * Compares the parties of an invoice with the account's own companies and vendors. Called before the data is stored.
 */
export async function matchParties(
  executor: Executor,
  accountId: string,
  data: ExtractedData,
  { companies, hasVendors }: AccountParties,
): Promise<SettledParties> {
  const direction = await directionOf(companies, data);
  const isCompared = hasVendors && direction !== "sale";
  const matched = isCompared ? await matchVendor(executor, accountId, data) : undefined;
  const issues = [
    ...data.issues.filter(({ code }) => !partyIssues.has(code)),
    ...(direction === "nobody" ? [notAddressed(data)] : []),
    ...(isCompared ? await issuesOfVendor(executor, accountId, data, matched?.vendorId) : []),
  ];
  const parties = {
    direction: direction === "nobody" ? null : (direction ?? null),
    vendor_id: matched?.vendorId ?? null,
    vendor_match: matched ? JSON.stringify(matched.match) : null,
  };
  return { data: { ...data, issues }, parties };
}

/** `nobody`: the account has own companies, and none of them is a party. Undefined if it has none. */
async function directionOf(
  companies: AccountParties["companies"],
  { vendor, customer }: ExtractedData,
): Promise<Direction | "nobody" | undefined> {
  if (companies.length === 0) return undefined;
  // Needs the legal forms of all countries, which only accounts with own companies load.
  const { ownCompanies } = await import("@inkvoice/engine/own-companies");
  const own = ownCompanies(companies);
  if (own.hasParty(customer)) return "purchase";
  return own.hasParty(vendor) ? "sale" : "nobody";
}

/** Without `field` where no customer was read, as on most receipts, which then need no review. */
function notAddressed({ customer }: ExtractedData): Issue {
  const name = customer?.name ?? customer?.tax_id;
  const code = "NOT_ADDRESSED_TO_US";
  if (name === undefined) return { code, message: "No customer was read that is one of your companies." };
  return { code, field: "customer.name", message: `The customer, ${name}, is none of your companies.` };
}
