import { refused } from "../platform/api-error.ts";

/** INDEX of the columns of an import by CSV. Several values of one column are separated by `|`. */
export const csvColumns = [
  "name",
  "aliases",
  "tax_ids",
  "country",
  "address",
  "external_id",
  "ibans",
  "bic",
  "currency",
] as const;
type Column = (typeof csvColumns)[number];

/** Reads rows under a header line; comma, semicolon or tab, whichever the header uses. */
export function csvReader(header: string): (line: string) => unknown {
  const separator = [",", ";", "\t"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
  const names = (cellsOf(header.replace(/^\ufeff/, ""), separator) ?? []).map((name) => name.trim().toLowerCase());
  const unknown = names.filter((name) => !(csvColumns as readonly string[]).includes(name));
  if (unknown.length > 0 || !names.includes("name"))
    throw refused("import_header", { unknown: unknown.join(", ") || "none" });
  return (line) => {
    const cells = cellsOf(line, separator);
    return cells && vendorOf(new Map(names.map((name, index) => [name as Column, cells[index]?.trim() ?? ""])));
  };
}

const several = (text: string | undefined) =>
  text
    ? text
        .split("|")
        .map((part) => part.trim())
        .filter(Boolean)
    : undefined;

function vendorOf(cells: ReadonlyMap<Column, string>): unknown {
  const given = (column: Column) => cells.get(column) || undefined;
  const bic = given("bic");
  const accounts = several(given("ibans"))?.map((iban) => ({ iban, ...(bic && { bic }) }));
  const currency = given("currency");
  const values = {
    name: given("name"),
    aliases: several(given("aliases")),
    tax_ids: several(given("tax_ids")),
    country: given("country"),
    address: given("address"),
    external_id: given("external_id"),
    bank_accounts: accounts,
    defaults: currency && { currency },
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The cells of one line; undefined where a quotation mark is not closed. */
function cellsOf(line: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return quoted ? undefined : [...cells, cell];
}
