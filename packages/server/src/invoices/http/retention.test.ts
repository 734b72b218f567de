import type { RetentionSettings } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { sendJson } from "../../testing/clients/send-json.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { removeExpired } from "../removal/scheduled-removal.ts";

describeOnEachBackend("the account's retention", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  it("stores the account's retention, with an audit entry", async () => {
    const own = await service.newAccount();
    const change = (body: unknown) =>
      sendJson<RetentionSettings>(service, {
        method: "PATCH",
        path: "/v1/account/retention",
        body,
        init: { key: own.key },
      });
    const before = await service.api<RetentionSettings>("/v1/account/retention", { key: own.key });
    expect(before.body.data).toEqual({ days: null, removes: "record", maximum_days: null });
    expect((await change({ days: 30, removes: "file" })).body.data).toMatchObject({ days: 30, removes: "file" });
    expect((await change({ days: 0 })).body.error.message).toBe("days must be at least 1.");
    const log = await service.running.services.db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "=", "retention.changed")
      .where("account_id", "=", own.accountId)
      .execute();
    expect(log.map(({ details }) => JSON.parse(details))).toEqual([{ days: 30, removes: "file" }]);
  });

  it("removes files, and then records, at the age of the account's retention, with an audit entry", async () => {
    const { services } = service.running;
    const own = await service.newAccount();
    const [old, young] = await Promise.all(
      [1, 2].map(async (padding) => {
        const { body } = await service.upload({
          files: [{ bytes: documentThat('data {"page_text":"all the words"}', padding) }],
          key: own.key,
        });
        await service.untilEnded(body.data.id);
        return body.data.id;
      }),
    );
    const before = Date.now() - 31 * 86_400_000;
    await services.db.updateTable("invoices").set({ created_at: before }).where("id", "=", old!).execute();
    const read = (path: string) => service.api(path, { key: own.key });
    const keep = (body: unknown) =>
      sendJson(service, { method: "PATCH", path: "/v1/account/retention", body, init: { key: own.key } });
    await keep({ days: 30, removes: "file" });
    const words = async () => {
      const query = services.db.selectFrom("invoice_evidence").select("page_text").where("invoice_id", "=", old!);
      return (await query.executeTakeFirst())?.page_text;
    };
    expect(await words()).toBe("all the words");
    expect(await removeExpired(services)).toBe(1);
    expect(await words()).toBeNull();
    expect((await read(`/files/${old}`)).status).toBe(404);
    expect((await read(`/v1/invoices/${old}`)).body.data).toMatchObject({
      status: "completed",
      file_deleted_at: expect.any(String),
      extracted_data: { total_amount: 101.15 },
    });
    expect((await read(`/v1/invoices/${old}/pages/1`)).status).toBe(404);
    await keep({ removes: "record" });
    expect(await removeExpired(services)).toBe(1);
    expect((await read(`/v1/invoices/${old}`)).status).toBe(404);
    expect((await read(`/v1/invoices/${young}`)).body.data).not.toHaveProperty("file_deleted_at");
    const log = await services.db
      .selectFrom("audit_log")
      .select(["subject", "details"])
      .where("action", "=", "retention.applied")
      .where("account_id", "=", own.accountId)
      .orderBy("id")
      .execute();
    expect(log.map(({ subject, details }) => ({ subject, ...JSON.parse(details) }))).toEqual([
      { subject: old, removes: "file", days: 30 },
      { subject: old, removes: "record", days: 30 },
    ]);
  });
});
