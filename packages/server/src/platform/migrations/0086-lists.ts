import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const chunk = 500;

/** The catalogue's parts of a search term at this step. */
function partsOf(word: string): string[] {
  const signs = [...word];
  if (/^\p{L}{4,}$/u.test(word))
    return Array.from({ length: Math.min(signs.length - 3, 24) }, (_, index) => signs.slice(index + 1).join(""));
  return /^\d{7,}$/.test(word) ? [6, 5, 4, 3].map((count) => signs.slice(-count).join("")) : [];
}

type Word = Readonly<{ account_id: string; word: string }>;

/** Each term once, in the order of the index of terms. */
async function keepParts(tx: QueryExecutorProvider): Promise<void> {
  let last: Word = { account_id: "", word: "" };
  for (;;) {
    const { rows } = await sql<Word>`select distinct account_id, word from invoice_words
      where (account_id, word) > (${last.account_id}, ${last.word})
      order by account_id, word limit ${sql.lit(chunk)}`.execute(tx);
    for (const { account_id, word } of rows)
      for (const part of partsOf(word))
        await sql`insert into word_parts (account_id, part, word) values (${account_id}, ${part}, ${word})`.execute(tx);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}

type Reading = Readonly<{ id: string; account_id: string; extracted_data: string }>;
type Amounts = Readonly<Record<"subtotal" | "total_tax" | "total_amount" | "amount_due", unknown>> & {
  readonly currency?: unknown;
};

function wordsOf({ currency, ...data }: Amounts): string[] {
  const amounts = [data.subtotal, data.total_tax, data.total_amount, data.amount_due];
  const digits = amounts.flatMap((amount) =>
    typeof amount === "number" ? [Math.abs(amount).toFixed(2).replace(".", "")] : [],
  );
  return [...new Set([...digits, ...(typeof currency === "string" ? [currency.toLowerCase()] : [])])];
}

/** Makes existing invoices searchable by their amounts. */
async function findByAmounts(tx: QueryExecutorProvider): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await sql<Reading>`select id, account_id, extracted_data from invoices
      where status = 'completed' and extracted_data is not null and id > ${last}
      order by id limit ${sql.lit(chunk)}`.execute(tx);
    for (const { id, account_id, extracted_data } of rows)
      for (const word of wordsOf(JSON.parse(extracted_data) as Amounts))
        await sql`insert into invoice_words (account_id, word, invoice_id) values (${account_id}, ${word}, ${id})
          on conflict do nothing`.execute(tx);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Search by amounts and by parts of terms; saved views. */
export const lists: Migration = {
  name: "0086-lists",
  secondsPerMillionInvoices: 2700,
  async up(tx, { id, bigint }) {
    await sql`create table word_parts (
      account_id ${id} not null,
      part ${id} not null,
      word ${id} not null,
      primary key (account_id, part, word)
    )`.execute(tx);
    await sql`create index word_parts_word on word_parts (account_id, word, part)`.execute(tx);
    await sql`create table saved_views (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      user_id ${id} not null references users (id),
      name text not null,
      query text not null,
      created_at ${bigint} not null,
      unique (account_id, user_id, name)
    )`.execute(tx);
    await findByAmounts(tx);
    await keepParts(tx);
  },
};
