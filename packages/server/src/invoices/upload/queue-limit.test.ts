import { expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { startTestService } from "../../testing/test-service.ts";
import { isQueueFull } from "./queue-limit.ts";

describeOnEachBackend("a bounded queue", (backend) => {
  it("refuses an account above its own limit with 429, and every account above the total with 503", async () => {
    // Extraction is off, so that uploads stay in the queue.
    const environment = { INKVOICE_ROLE: "api", INKVOICE_ACCOUNT_QUEUE_LIMIT: "2", INKVOICE_QUEUE_LIMIT: "3" };
    const service = await startTestService(backend, { environment });
    const [first, second] = [await service.newAccount(), await service.newAccount()];
    const refusal = async (key: string) => {
      const { status, headers, body } = await service.upload({ key });
      return [status, body.error?.code, body.error?.reason, headers.get("retry-after")];
    };
    for (let count = 0; count < 2; count += 1) expect((await service.upload({ key: first.key })).status).toBe(201);
    expect(await refusal(first.key)).toEqual([429, "RATE_LIMIT_EXCEEDED", "account_queue_full", "30"]);
    expect((await service.upload({ key: second.key })).status).toBe(201);
    expect(await refusal(second.key)).toEqual([503, "SERVICE_UNAVAILABLE", "queue_full", "30"]);
    expect(await isQueueFull(service.running.services, second.accountId)).toBe(true);
    const [waiting] = (await service.api<{ invoices: { id: string }[] }>("/v1/invoices", { key: first.key })).body.data
      .invoices;
    await service.api(`/v1/invoices/${waiting?.id}`, { method: "DELETE", key: first.key });
    expect((await service.upload({ key: first.key })).status).toBe(201);
    await service.stop();
  });

  it("has no limit unless the operator sets one", async () => {
    const service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api" } });
    expect(service.running.services.config).toMatchObject({ queueLimit: 0, accountQueueLimit: 0 });
    expect(await isQueueFull(service.running.services, service.accountId)).toBe(false);
    await service.stop();
  });
});
