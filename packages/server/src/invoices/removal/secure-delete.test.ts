import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

const name = "Verschwiegenheit";

describe("An invoice that is deleted for good", () => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard("sqlite and a folder");
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  /** The files below the data folder in which the name stands. */
  const filesWithName = () =>
    readdirSync(service.fixture.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes(name));

  it("leaves none of its text in the database, its log or the files (F26)", async () => {
    const { id } = (await service.upload({ files: [{ bytes: documentThat(`named ${name}`) }] })).body.data;
    await service.untilEnded(id);
    expect(filesWithName()).not.toEqual([]);
    expect((await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await owner.ask(`/api/trash/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(filesWithName()).toEqual([]);
  });

  it("leaves nothing in stored responses or in vendor memory (X19)", async () => {
    const key = { "idempotency-key": "upload-of-a-deleted-document" };
    const send = () =>
      service.upload({ files: [{ bytes: documentThat(`named ${name}`), name: "secret-name.pdf" }], headers: key });
    const { id } = (await send()).body.data;
    await service.untilEnded(id);
    const headers = { "content-type": "application/json", "idempotency-key": "correction" };
    const body = JSON.stringify({ extracted_data: { currency: "CHF" } });
    expect((await service.api(`/v1/invoices/${id}`, { method: "PATCH", headers, body })).status).toBe(200);
    const { db } = service.running.services;
    const learned = () => db.selectFrom("vendor_memories").select("invoice_id").where("invoice_id", "=", id).execute();
    expect((await learned()).length).toBe(1);
    const bodies = async () =>
      (await db.selectFrom("idempotency_keys").select("body").execute()).filter(({ body: kept }) => kept.includes(id));
    expect((await bodies()).length).toBeGreaterThan(0);
    expect((await owner.ask(`/v1/invoices/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await owner.ask(`/api/trash/${id}`, { method: "DELETE" })).status).toBe(200);
    expect(await learned()).toEqual([]);
    for (const { body: kept } of await bodies())
      expect(JSON.parse(kept)).toEqual({ success: true, data: { id, deleted: true }, error: null });
    expect(filesWithName()).toEqual([]);
    const again = await send();
    expect([again.headers.get("idempotent-replayed"), again.body.data]).toEqual(["true", { id, deleted: true }]);
  });
});
