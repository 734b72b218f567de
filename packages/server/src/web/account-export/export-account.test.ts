import { inflateRawSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowIdentity } from "../../access/secrets/secret-columns.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";
import { exportedTables, notExported } from "./exported-tables.ts";

type Files = Map<string, string>;

/** By the directory at the end. */
function unzip(zip: Buffer): Files {
  const files: Files = new Map();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, plain] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const data = local + 30 + nameLength;
    const bytes = inflateRawSync(zip.subarray(data, data + packed));
    if (bytes.length !== plain) throw new Error(`${name} has ${bytes.length} bytes, not ${plain}`);
    files.set(name, bytes.toString("utf8"));
    at += 46 + nameLength + extraLength;
  }
  return files;
}

const linesOf = (files: Files, table: string) =>
  (files.get(`records/${table}.jsonl`) ?? "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describeOnEachBackend("the export of an account", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  async function exported(path: string): Promise<Files> {
    const response = await fetch(`${service.url}${path}`, {
      headers: { cookie: owner.cookie(), "sec-fetch-site": "same-origin" },
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
    return unzip(Buffer.from(await response.arrayBuffer()));
  }

  it("includes or excludes every table with account data", async () => {
    const { db, dialect } = service.running.services;
    const tables =
      dialect.name === "sqlite"
        ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table' and c.name = 'account_id'`
        : sql<{ name: string }>`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'account_id'`;
    const found = (await tables.execute(db)).rows.map(({ name }) => name);
    const listed = [...exportedTables.map(({ table }) => table), ...Object.keys(notExported)];
    expect(found.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => name !== "accounts" && !found.includes(name))).toEqual([]);
  });

  it("contains every record and file, the trash included, no secret and no other account's data", async () => {
    const { body: kept } = await service.upload({ files: [{ bytes: documentThat("complete", 3), name: "kept.pdf" }] });
    const { body: gone } = await service.upload({ files: [{ bytes: documentThat("complete", 4), name: "gone.pdf" }] });
    for (const id of [kept.data.id, gone.data.id]) await service.untilEnded(id);
    await owner.ask(`/v1/invoices/${gone.data.id}`, { method: "DELETE" });
    const other = await service.newAccount();
    const foreign = await service.upload({ key: other.key });

    const files = await exported("/api/account/export");
    expect(files.get(`files/${kept.data.id}.pdf`)).toBe(Buffer.from(documentThat("complete", 3)).toString());
    expect(files.get(`files/${gone.data.id}.pdf`)).toBe(Buffer.from(documentThat("complete", 4)).toString());
    expect(files.get("missing.txt")).toBe("");
    expect(linesOf(files, "invoices").map(({ id }) => id)).toEqual([kept.data.id]);
    expect(linesOf(files, "trashed_invoices").map(({ invoice_id }) => invoice_id)).toEqual([gone.data.id]);
    expect(linesOf(files, "events").length).toBeGreaterThanOrEqual(1);
    const everything = [...files.values()].join("");
    expect(everything).not.toContain(foreign.body.data.id);
    for (const { table, without = [] } of exportedTables)
      for (const row of linesOf(files, table)) expect(without.filter((column) => column in row)).toEqual([]);
    const { db, secretBox } = service.running.services;
    const account = await db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", service.accountId)
      .executeTakeFirstOrThrow();
    expect(everything).not.toContain(secretBox.decrypt(account.webhook_secret, rowIdentity("accounts", account)));

    const audit = await owner.ask<{ entries: { action: string }[] }>("/api/audit?limit=5");
    expect(audit.data.entries.map(({ action }) => action)).toContain("account.exported");
    const byOperator = await exported(`/api/operator/accounts/${other.accountId}/export`);
    expect(linesOf(byOperator, "invoices").map(({ id }) => id)).toEqual([foreign.body.data.id]);
  });
});
