import { createHash } from "node:crypto";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const chunk = 500;

const legalForms =
  /\b(gmbh|mbh|ag|kg|ohg|ug|ltd|limited|llc|inc|plc|corp|sa|sas|sarl|srl|spa|bv|nv|ab|as|aps|oy|sp|zoo|lda)\b/g;

/** The catalogue's vendor token at this step. */
function nameToken(vendorName: string): string | undefined {
  const name = vendorName
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(".", "")
    .replace(legalForms, " ")
    .replace(/[^\p{L}\p{N}]+/gu, "");
  if (name === "") return undefined;
  if (name.length <= 200) return `vendor:name:${name}`;
  return `vendor:name:${[...name].slice(0, 40).join("")}#${createHash("sha256").update(name).digest("hex")}`;
}

type Row = Readonly<{ invoice_id: string; account_id: string; vendor_name: string }>;

async function addTokens(tx: QueryExecutorProvider, rows: readonly Row[]): Promise<void> {
  const tokens = rows.flatMap(({ account_id, vendor_name, invoice_id }) => {
    const token = nameToken(vendor_name);
    return token === undefined ? [] : [sql`(${account_id}, ${token}, ${invoice_id})`];
  });
  if (tokens.length === 0) return;
  await sql`insert into invoice_words (account_id, word, invoice_id) values ${sql.join(tokens)}
    on conflict do nothing`.execute(tx);
}

/**
 * Invoices that were read before step 0081, and whose vendor has a tax number, had a filter token for the number only:
 * a list filtered by the vendor's name left them out.
 */
export const vendorNameTokens: Migration = {
  name: "0094-vendor-name-tokens",
  async up(tx) {
    let last = "";
    for (;;) {
      const { rows } = await sql<Row>`select invoice_id, account_id, vendor_name from invoice_facts
        where vendor_name is not null and vendor_key like 'tax:%' and invoice_id > ${last}
        order by invoice_id limit ${sql.lit(chunk)}`.execute(tx);
      await addTokens(tx, rows);
      const end = rows.at(-1);
      if (!end) return;
      last = end.invoice_id;
    }
  },
};
