import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bulk } from "@inkvoice/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { acceptBulkFiles } from "./accept-bulk-files.ts";
import { accountsWithBulks, claimBulk, nextFiles, openBulksOf } from "./bulk-queue.ts";
import { insertBulk } from "./bulks.ts";

describeOnEachBackend("bulks whose addresses hang (X11)", (backend) => {
  let files: Server;
  let origin: string;
  let hanging: ServerResponse[];
  beforeEach(async () => {
    hanging = [];
    files = createServer((request, response) => {
      if (request.url?.startsWith("/hang")) hanging.push(response);
      else response.end(documentThat("complete"));
    });
    await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    files.closeAllConnections();
    files.close();
  });

  const start = (environment = {}) =>
    startTestService(backend, { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8", ...environment } });

  async function order(service: TestService, key: string, urls: readonly string[]): Promise<string> {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ urls });
    return (await service.api<Bulk>("/v1/bulk", { method: "POST", body, headers, key })).body.data.id;
  }

  const triesOf = async ({ running }: TestService) =>
    (await running.services.db.selectFrom("bulk_files").select(["tries", "state", "name"]).execute()).filter(
      ({ name }) => name.includes("/hang"),
    );

  it("do not delay other accounts, and shutdown waits for none of them", async () => {
    const service = await start();
    const urls = Array.from({ length: 20 }, (_, index) => `${origin}/hang/${index}`);
    for (let attacker = 0; attacker < 3; attacker += 1) {
      const { key } = await service.newAccount();
      await order(service, key, urls);
      await order(service, key, urls);
    }
    await expect.poll(() => hanging.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(18);
    const victim = await service.newAccount();
    const id = await order(service, victim.key, [`${origin}/good.pdf`]);
    for (;;) {
      const { body } = await service.api<Bulk>(`/v1/bulk/${id}`, { key: victim.key });
      if (body.data.status === "completed") break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // None of the slow files had timed out, so the other account did not wait for that.
    expect(hanging.some(({ destroyed }) => destroyed)).toBe(false);
    for (const { tries, state } of await triesOf(service)) expect([tries, state]).toEqual([0, "waiting"]);
    await service.stop();
    // Unfinished files are left for the next start.
    expect(hanging.length).toBe(18);
  });

  it("are checked a few at a time, the longest waiting first, however many one account has", async () => {
    const service = await start({ INKVOICE_ROLE: "api" });
    const { db } = service.running.services;
    const other = await service.newAccount();
    const bulk = (accountId: string, at: number) => ({
      ...({ id: `blk_${accountId}_${at}`, accountId, keyId: "key_1", version: "1.2.0", source: "urls" } as const),
      ...{ archive: undefined, webhookUrl: null, lineItems: true, metadata: null, wanted: {}, at },
    });
    await db.transaction().execute(async (tx) => {
      // The oldest has no file left that waits.
      for (let at = 0; at < 60; at += 1)
        await insertBulk(tx, bulk(service.accountId, at), at === 0 ? [] : [{ name: "a", place: `${origin}/hang` }]);
      await insertBulk(tx, bulk(other.accountId, 100), [{ name: "b", place: `${origin}/good.pdf` }]);
    });
    expect(await accountsWithBulks(db)).toEqual([service.accountId, other.accountId].sort());
    const looked = await openBulksOf(db, service.accountId);
    expect(looked.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `blk_${service.accountId}_${index + 1}`),
    );
    expect(await openBulksOf(db, other.accountId)).toHaveLength(1);
    await service.stop();
  });

  it("use up the time of a chunk; their files are retried later and then refused", async () => {
    const service = await start({ INKVOICE_ROLE: "api" });
    const id = await order(service, service.apiKey, [`${origin}/hang/1`, `${origin}/good.pdf`]);
    const { services } = service.running;
    const { db, dialect } = services;
    const signal = new AbortController().signal;
    const late: number[] = [];
    for (let chunk = 0; chunk < 3; chunk += 1) {
      const claim = await claimBulk(db, { dialect, leaseMs: 60_000 }, id);
      const waiting = await nextFiles(db, id, Number.MAX_SAFE_INTEGER, 6);
      await acceptBulkFiles(services, claim!, waiting, { signal, timeLimitMs: 500 });
      await db.updateTable("bulks").set({ lease_until: 0 }).execute();
      late.push((await triesOf(service))[0]?.tries ?? Number.NaN);
    }
    expect(late).toEqual([1, 2, 2]);
    const rows = await db.selectFrom("bulk_files").select(["state", "error_message"]).orderBy("position").execute();
    expect(rows).toEqual([
      { state: "rejected", error_message: "The file could not be fetched. It was not sent within 0.5 seconds." },
      { state: "taken", error_message: null },
    ]);
    await service.stop();
  });
});
