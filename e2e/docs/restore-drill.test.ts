import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InvoiceRecord } from "@inkvoice/contract";
import { afterAll, expect, it } from "vitest";
import { inkvoice } from "../../packages/cli/src/testing/run-command.ts";
import { createApiKey } from "../../packages/server/src/access/keys/api-keys.ts";
import type { backupTables } from "../../packages/server/src/operations/backup/tables.ts";
import { type Backend, backends, prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { revealWebhookSecret } from "../../packages/server/src/webhooks/secrets.ts";
import { repository } from "./snippets.ts";

const guide = readFileSync(join(repository, "docs/operations.md"), "utf8");
const drill = /### Restore drill[\s\S]*?```sh example\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
const commands = [...drill.matchAll(/^npx inkvoice (.*)$/gm)].map(([, line = ""]) => line);
const folder = mkdtempSync(join(tmpdir(), "inkvoice-drill-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

/** Tables that neither a start nor housekeeping changes; secrets are encrypted anew and compared apart. */
const comparedTables = [
  ...["api_keys", "users", "provisioned_people", "access_links", "audit_log", "custom_fields"],
  ...["rules", "orders", "order_keys", "order_invoices", "vendors", "vendor_keys", "vendor_bank_accounts"],
  ...["invoices", "invoice_facts", "invoice_words", "review_notes", "trashed_invoices", "deliveries"],
] as const satisfies (typeof backupTables)[number][];

/** All rows of a table, sorted, without the time at which a key was used last. */
async function rowsOf({ running }: TestService, table: (typeof comparedTables)[number]): Promise<string[]> {
  const rows = await running.services.db.selectFrom(table).selectAll().execute();
  return rows
    .map((row) => JSON.stringify(Object.entries({ ...row, last_used_at: null }).sort(([a], [b]) => (a < b ? -1 : 1))))
    .sort();
}

/** A vendor with defaults, an order, a rule, a provisioned person, a deleted invoice, and one with the first of two approvals. */
async function fillService(service: TestService): Promise<string> {
  const { db } = service.running.services;
  const scopes = ["members:write"] as const;
  const { key } = await createApiKey(db, { accountId: service.accountId, name: "Provider", scopes: [...scopes] }, 1);
  const headers = { "content-type": "application/json" };
  const create = async (path: string, body: object, own?: string) => {
    const wish = { method: "POST", headers, body: JSON.stringify(body), ...(own && { key: own }) };
    expect([path, (await service.api(path, wish)).status]).toEqual([path, 201]);
  };
  await create("/v1/vendors", { name: "Nordwind GmbH", defaults: { currency: "EUR" } });
  const line = { description: "Bolts", quantity: 1, unit_price: 100 };
  await create("/v1/orders", { number: "PO-1", currency: "EUR", lines: [line] });
  await create("/v1/rules", { name: "Two approvals", when: {}, then: { approvals: 2, tags: ["large"] } });
  await create("/scim/v2/Users", { userName: "ada@example.com", active: true }, key);
  const data = { vendor: { name: "Nordwind GmbH" }, purchase_order: "PO-1", total_amount: 100, confidence: {} };
  const read = async () => {
    const bytes = documentThat(`data ${JSON.stringify(data)}`);
    const { id } = (await service.upload({ files: [{ bytes }] })).body.data;
    await service.untilEnded(id);
    return id;
  };
  const [deleted, approved] = [await read(), await read()];
  expect((await service.api(`/v1/invoices/${deleted}`, { method: "DELETE" })).status).toBe(200);
  expect((await service.api(`/v1/invoices/${approved}/approve`, { method: "POST" })).status).toBe(200);
  return approved;
}

/** Each backend once as the source and once as the target; backup.test.ts tries every pair. */
const pairs = backends.map((from, index): [Backend, Backend] => [from, backends.at(index - 1) ?? from]);

it.each(pairs)(
  "the guide's restore drill, from %s to %s, gives a service with every document (F30)",
  async (from, to) => {
    const source = await startTestService(from, { environment: { INKVOICE_RATE_SCALE: "1000" } });
    const id = await fillService(source);
    const backup = join(folder, `${pairs.findIndex(([a, b]) => a === from && b === to)}`);
    const passphrase = join(folder, "passphrase");
    writeFileSync(passphrase, "correct horse battery\n");
    const run = (line: string, environment: Readonly<Record<string, string>>) => {
      const given = line.replace("/backups/today", backup).replace("/etc/inkvoice/passphrase", passphrase);
      return inkvoice(given.split(" "), { INKVOICE_PORT: "0", INKVOICE_MIN_FREE_MEGABYTES: "0", ...environment });
    };
    const taken = await run(
      "backup /backups/today --passphrase-file /etc/inkvoice/passphrase",
      source.fixture.environment,
    );
    expect([taken.code, taken.err]).toEqual([0, ""]);

    const target = await prepareFixture(to);
    expect(commands.at(-1)).toBe("serve");
    for (const line of commands.slice(0, -1)) {
      const { code, err } = await run(line, target.environment);
      // The drill sets no INKVOICE_SECRETS_KEY, and PostgreSQL has no other key.
      const isUnencrypted = to === "PostgreSQL and S3" && line.startsWith("restore ");
      const warning = isUnencrypted ? expect.stringContaining("UNENCRYPTED") : "";
      expect([line, code, err]).toEqual([line, 0, warning]);
    }
    const again = await startTestService(to, { fixture: target });
    expect((await again.api(`/v1/invoices/${id}`)).body.data.extracted_data).toEqual(
      (await source.api(`/v1/invoices/${id}`)).body.data.extracted_data,
    );
    expect((await again.api(`/files/${id}`)).text).toBe((await source.api(`/files/${id}`)).text);
    for (const table of comparedTables)
      expect([table, await rowsOf(again, table)]).toEqual([table, await rowsOf(source, table)]);
    const key = await again.newKey(again.accountId);
    const approved = await again.api<InvoiceRecord>(`/v1/invoices/${id}/approve`, { method: "POST", key });
    expect(approved.body.data).toMatchObject({ review: "approved", tags: ["large"], approvals: [{}, {}] });
    const secretOf = ({ running, accountId }: typeof again) => revealWebhookSecret(running.services, accountId);
    expect(await secretOf(again)).toBe(await secretOf(source));
    await Promise.all([again.stop(), source.stop()]);
    target.remove();
  },
);
