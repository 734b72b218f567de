import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

const chunk = 500;

const plainForms: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ı: "i",
  ς: "σ",
};
const special = /[ßłđðøæœþħıς]/g;
const folded = (text: string) => text.replace(special, (letter) => plainForms[letter] ?? letter);

/** A condition: the column contains one of the letters. */
function hasSpecial(column: string) {
  const each = Object.keys(plainForms).map((letter) => sql`${sql.ref(column)} like ${`%${letter}%`}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The catalogue's suffixes of a term of letters at this step. */
function suffixesOf(word: string): string[] {
  const signs = [...word];
  if (!/^\p{L}{4,}$/u.test(word)) return [];
  return Array.from({ length: Math.min(signs.length - 3, 24) }, (_, index) => signs.slice(1 + index).join(""));
}

/** Search terms, which contain no colon; filter tokens do, and stay. */
async function foldTerms(tx: QueryExecutorProvider): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ account_id: string; word: string }>`select distinct account_id, word
      from invoice_words where ${hasSpecial("word")} and word not like '%:%' limit ${sql.lit(chunk)}`.execute(tx);
    if (rows.length === 0) return;
    for (const { account_id, word } of rows) await foldTerm(tx, account_id, word);
  }
}

async function foldTerm(tx: QueryExecutorProvider, account: string, word: string): Promise<void> {
  const plain = folded(word);
  await sql`insert into invoice_words (account_id, word, invoice_id)
    select account_id, ${plain}, invoice_id from invoice_words where account_id = ${account} and word = ${word}
    on conflict do nothing`.execute(tx);
  await sql`delete from invoice_words where account_id = ${account} and word = ${word}`.execute(tx);
  await sql`delete from word_parts where account_id = ${account} and word = ${word}`.execute(tx);
  for (const part of suffixesOf(plain)) {
    await sql`insert into word_parts (account_id, part, word) values (${account}, ${part}, ${plain})
      on conflict do nothing`.execute(tx);
  }
}

async function foldColumn(tx: QueryExecutorProvider, table: string, key: string, column: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ key: string; text: string }>`select ${sql.ref(key)} as key, ${sql.ref(column)} as text
      from ${sql.table(table)} where ${hasSpecial(column)} limit ${sql.lit(chunk)}`.execute(tx);
    if (rows.length === 0) return;
    for (const row of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${folded(row.text)}
        where ${sql.ref(key)} = ${row.key}`.execute(tx);
    }
  }
}

/** Words with letters such as ł, ø, ß, ı and ς are searched and sorted in their plain form. */
export const plainLetters: Migration = {
  name: "0113-plain-letters",
  secondsPerMillionInvoices: 3000,
  async up(tx) {
    await foldTerms(tx);
    await foldColumn(tx, "invoice_facts", "invoice_id", "vendor_sort");
    await foldColumn(tx, "vendors", "id", "sort_name");
    await foldColumn(tx, "vendors", "id", "search");
  },
};
