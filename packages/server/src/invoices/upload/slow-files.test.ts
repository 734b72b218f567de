import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { UploadedBatch } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { documentThat, type TestService } from "../../testing/test-service.ts";

const slow = documentThat("hang-inspection");

describeOnEachBackend("X1: one account's slow files", (backend) => {
  let service: TestService;
  let owner: Visitor;
  beforeAll(async () => {
    // One second for an inspection instead of two: every one that hangs uses it up.
    service = await startWithDashboard(backend, { environment: { INKVOICE_EXTRACTION_SECONDS: "1" } });
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  it("do not delay another account's upload", async () => {
    const [many, one] = [await service.newAccount(), await service.newAccount()];
    let answered = 0;
    const slowOnes = Array.from({ length: 3 }, async () => {
      const answer = await service.upload({ files: [{ bytes: slow }], key: many.key });
      answered += 1;
      return answer.status;
    });
    await sleep(100);
    expect((await service.upload({ key: one.key })).status).toBe(201);
    expect(answered).toBeLessThanOrEqual(1);
    // Files that could not be inspected in time are accepted, and their extraction reports the problem.
    for (const status of await Promise.all(slowOnes)) expect([201, 503]).toContain(status);
  });

  it("in one request end its inspection with the first that takes too long", async () => {
    const started = performance.now();
    const files = Array.from({ length: 25 }, () => ({ bytes: slow }));
    const answer = await service.upload<UploadedBatch>({ files });
    expect(answer.body.data.invoices).toHaveLength(25);
    // One second for the first; one after the other they would take twenty-five.
    expect(performance.now() - started).toBeLessThan(20_000);
    // While they are read, copies of them lie in the folder that the next test looks into.
    for (const { id } of answer.body.data.invoices) await service.untilEnded(id);
  });

  it("whose clients have left are dropped, and create no invoices", async () => {
    const { key, accountId } = await service.newAccount();
    const { temporaryFolder, db } = service.running.services;
    const leaving = new AbortController();
    const left = Array.from({ length: 3 }, () => {
      const body = new FormData();
      body.append("file", new Blob([Buffer.from(slow)]), "slow.pdf");
      const headers = { authorization: `Bearer ${key}` };
      const { signal } = leaving;
      return fetch(`${service.url}/v1/invoices/extract`, { method: "POST", body, headers, signal }).catch(() => "left");
    });
    await expect.poll(() => readdirSync(temporaryFolder).length).toBe(3);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(["left", "left", "left"]);
    expect((await service.upload({ key })).status).toBe(201);
    await expect.poll(() => readdirSync(temporaryFolder)).toEqual([]);
    const stored = db.selectFrom("invoices").select("id").where("account_id", "=", accountId);
    expect(await stored.execute()).toHaveLength(1);
  });

  it("and pictures whose clients have left delay nobody", async () => {
    const [hanging, fine] = await Promise.all(
      ["hang-picture", "nothing"].map(async (order) => {
        const { id } = (await service.upload({ files: [{ bytes: documentThat(order) }] })).body.data;
        await service.untilEnded(id);
        return id;
      }),
    );
    const picture = (id: string | undefined, signal?: AbortSignal) =>
      fetch(`${service.url}/api/invoices/${id}/pages/1/picture`, {
        headers: { cookie: owner.cookie() },
        ...(signal && { signal }),
      });
    const leaving = new AbortController();
    const left = Array.from({ length: 5 }, () => picture(hanging, leaving.signal).catch(() => "left"));
    await sleep(200);
    leaving.abort();
    expect(await Promise.all(left)).toEqual(Array.from({ length: 5 }, () => "left"));
    const started = performance.now();
    expect((await picture(fine)).status).toBe(200);
    expect((await service.upload()).status).toBe(201);
    // Sequentially they would take ten seconds each.
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
