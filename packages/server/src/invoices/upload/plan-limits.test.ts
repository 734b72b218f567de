import type { UploadedInvoice } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { holdBody } from "../../testing/clients/raw-http.ts";
import { waitForStartOfMinute } from "../../testing/start-of-minute.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

const megabyte = 1024 * 1024;

describeOnEachBackend("A plan", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    service = await startWithDashboard(backend, {
      environment: { INKVOICE_STORAGE_MEGABYTES: "enterprise=1,free=1", INKVOICE_TRASH_DAYS: "0" },
    });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  const bySession = (bytes = documentThat()) => {
    const form = new FormData();
    form.append("file", new Blob([Buffer.from(bytes)]), "invoice.pdf");
    return owner.ask<UploadedInvoice>("/v1/invoices/extract", { method: "POST", raw: form });
  };

  it("limits storage equally by key and by session, and deleting frees space", async () => {
    const { accountId } = service;
    const first = await service.upload({ files: [{ bytes: documentThat("complete", megabyte) }] });
    expect(first.status).toBe(201);
    const full = await service.upload();
    expect([full.status, full.body.error.code]).toEqual([403, "FORBIDDEN"]);
    expect(full.body.error.message).toContain("(1 MB)");
    expect((await bySession()).status).toBe(403);
    await service.untilEnded(first.body.data.id);
    expect((await service.api(`/v1/invoices/${first.body.data.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await service.upload()).status).toBe(201);
    expect((await bySession()).status).toBe(201);
    // Files of another account do not count.
    const stranger = await service.newAccount();
    expect(stranger.accountId).not.toBe(accountId);
    expect((await service.upload({ key: stranger.key })).status).toBe(201);
  });

  it("limits storage also for many concurrent uploads", async () => {
    const { key, accountId } = await service.newAccount();
    const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const body = `${start}${Buffer.from(documentThat("complete", megabyte))}\r\n--b--\r\n`;
    const headers = { authorization: `Bearer ${key}`, "content-type": "multipart/form-data; boundary=b" };
    const upload = { method: "POST", path: "/v1/invoices/extract", headers, body };
    const held = await Promise.all([1, 2, 3].map(() => holdBody(service.running.port, upload)));
    const statuses = await Promise.all(held.map((finish) => finish()));
    expect(statuses.sort()).toEqual([201, 403, 403]);
    const { db } = service.running.services;
    expect(await db.selectFrom("invoices").select("id").where("account_id", "=", accountId).execute()).toHaveLength(1);
  });

  it("limits requests by session and by key together", async () => {
    const remaining = async () => Number((await service.api("/v1/invoices")).headers.get("x-ratelimit-remaining"));
    await waitForStartOfMinute();
    const before = await remaining();
    const uploaded = await bySession();
    expect(uploaded.status).toBe(201);
    expect(before - (await remaining())).toBe(2);
    const { db, apiKeys } = service.running.services;
    await db.updateTable("accounts").set({ plan: "free" }).where("id", "=", service.accountId).execute();
    apiKeys.forget();
    let last = await service.api("/v1/invoices");
    while (last.status === 200) last = await service.api("/v1/invoices");
    expect(last.status).toBe(429);
    const refused = await bySession();
    expect([refused.status, refused.error?.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
