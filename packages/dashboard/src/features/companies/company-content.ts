import type { AccountCompanies } from "@inkvoice/contract";

export type Company = AccountCompanies["companies"][number];

/** Whether two lists say the same; blanks around texts, empty members and empty companies say nothing. */
export function isSameCompanies(some: readonly Company[], others: readonly Company[]): boolean {
  const textOf = (companies: readonly Company[]) =>
    JSON.stringify(companies.filter((company) => !isEmptyCompany(company)).map(contentOf));
  return textOf(some) === textOf(others);
}

export const isEmptyCompany = (company: Company) => contentOf(company).every((text) => text === "");

function contentOf({ name, aliases = [], tax_ids: taxIds = [], addresses = [], country = "" }: Company): string[] {
  const lines = addresses.map((line) => line.trim()).filter((line) => line !== "");
  return [name.trim(), ...[aliases, taxIds, lines].map((list) => list.join("\n")), country];
}
