import { createAccount, createApiKey, loadConfig, openForAdministration } from "@inkvoice/server";
import { sql } from "kysely";

export type SeededAccount = Readonly<{ id: string; key: string; newestInvoice: string }>;

const dayMs = 86_400_000;
const firstNumber = 2_100_000_000_000_000_000n;

/** A record of ordinary size: fields with confidence and location, three line items. */
function sampleData(): string {
  const box = { page: 1, box: [0.1123, 0.2234, 0.3345, 0.2456] };
  const line = { description: "Office paper A4, 80 g, 500 sheets", quantity: 10, unit_price: 4.5, total: 45 };
  const fields = {
    invoice_number: "2026-0417",
    date: "2026-10-02",
    due_date: "2026-11-01",
    total_amount: 101.15,
    currency: "EUR",
  };
  const mirror = (leaf: unknown) => Object.fromEntries(Object.keys(fields).map((name) => [name, leaf]));
  const lines = (leaf: unknown) =>
    Array.from({ length: 3 }, () => ({ description: leaf, quantity: leaf, total: leaf }));
  return JSON.stringify({
    ...fields,
    vendor: { name: "Nordwind Trading GmbH", address: "Hafenstrasse 12, 20457 Hamburg", tax_id: "DE123456789" },
    line_items: [line, line, line],
    confidence: { ...mirror(0.97), line_items: lines(0.95) },
    locations: { ...mirror(box), line_items: lines(box) },
    checks: [],
    issues: [],
  });
}

/** An account with this many completed invoices over a year, and their counters. */
export async function seedAccount(
  environment: Readonly<Record<string, string>>,
  invoices: number,
  salt: number,
): Promise<SeededAccount> {
  const { db, secretBox, close } = await openForAdministration(loadConfig(environment));
  const now = Date.now();
  const wanted = { name: `${invoices} invoices`, plan: "enterprise" } as const;
  const account = await createAccount({ db, secretBox }, wanted, now);
  const { key } = await createApiKey(db, { accountId: account.id, name: "Bench" }, now);
  const start = (Math.floor(now / dayMs) - 365) * dayMs;
  const step = Math.floor((365 * dayMs) / invoices);
  const base = firstNumber + BigInt(salt) * 10_000_000n;
  const data = invoices > 10_000 ? "{}" : sampleData();
  await sql`
    with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < ${sql.lit(invoices)})
    insert into invoices (id, account_id, status, version, filename, content_type, content_sha256, size, blob_key,
      line_items, created_at, ended_at, extracted_data, total_amount, currency, queue_tag, attempts, lease_until)
    select 'inv_' || cast(${sql.raw(String(base))} + i as text), ${sql.lit(account.id)}, 'completed', '1.2.0', 'invoice.pdf',
      'application/pdf', '', 1000, ${sql.lit(`bench${salt}-`)} || cast(i as text), 1,
      ${sql.raw(String(start))} + cast(i as bigint) * ${sql.lit(step)}, ${sql.raw(String(now))}, ${sql.lit(data)}, 101.15, 'EUR', 0, 1, 0
    from numbers`.execute(db);
  await sql`insert into invoice_counts (account_id, day, status, count)
    select account_id, created_at / ${sql.lit(dayMs)}, status, count(*) from invoices
    where account_id = ${account.id} group by 1, 2, 3`.execute(db);
  await sql`insert into invoice_counts (account_id, day, status, count) values (${account.id}, -1, 'completed', ${invoices})`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  await close();
  return { id: account.id, key, newestInvoice: `inv_${base + BigInt(invoices - 1)}` };
}
