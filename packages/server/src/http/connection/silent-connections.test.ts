import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startTestService } from "../../testing/test-service.ts";

it("a connection that never sent anything, as browsers open in advance, does not keep the service from stopping", async () => {
  const service = await startTestService("sqlite and a folder");
  const silent = connect(service.running.port, "127.0.0.1");
  await once(silent, "connect");
  expect((await service.api("/v1/invoices")).status).toBe(200);
  const closed = once(silent, "close");
  const started = performance.now();
  await service.stop();
  await closed;
  // Node's own time limit for such a connection is above a minute.
  expect(performance.now() - started).toBeLessThan(30_000);
});
