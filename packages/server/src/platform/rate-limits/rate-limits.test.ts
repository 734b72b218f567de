import { plans } from "@inkvoice/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { waitForStartOfMinute } from "../../testing/start-of-minute.ts";
import { startTestService, type TestService } from "../../testing/test-service.ts";
import { createClock } from "../clock.ts";
import { createLogger } from "../logger.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { openWindowStore } from "./rate-window-store.ts";

describeOnEachBackend("rate limits", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  it("allow exactly the plan's requests, also in parallel, over two processes and several keys (A6)", async () => {
    const second = await startTestService(backend, { fixture: service.fixture });
    try {
      const { key, accountId } = await service.newAccount({ plan: "free" });
      await waitForStartOfMinute();
      const ask = (index: number) => (index % 2 === 0 ? service : second).api("/v1/invoices", { key });
      const asked = Math.floor(Date.now() / 1000);
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
      const answered = Math.ceil(Date.now() / 1000);
      const passed = answers.filter(({ status }) => status === 200);
      expect(passed).toHaveLength(plans.free.perMinute);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(30 - plans.free.perMinute);
      const remaining = passed.map(({ headers }) => Number(headers.get("x-ratelimit-remaining"))).sort((a, b) => b - a);
      expect(remaining).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
      for (const { headers, body } of refused) {
        expect(body.error.code).toBe("RATE_LIMIT_EXCEEDED");
        expect(headers.get("x-ratelimit-limit")).toBe("10");
        expect(headers.get("x-ratelimit-remaining")).toBe("0");
        const reset = Number(headers.get("x-ratelimit-reset"));
        expect(reset % 60).toBe(0);
        const wait = Number(headers.get("retry-after"));
        expect(wait).toBeGreaterThan(0);
        expect(reset - wait).toBeGreaterThanOrEqual(asked - 1);
        expect(reset - wait).toBeLessThanOrEqual(answered + 1);
      }
      expect(accountId).toBeDefined();
      const legacy = await service.api("/v1/invoices", { key, headers: { "service-version": "1.0" } });
      expect([legacy.status, legacy.body.error, legacy.headers.get("service-version")]).toEqual([
        429,
        "RATE_LIMIT_EXCEEDED",
        "1.0.4",
      ]);
    } finally {
      await second.stop();
    }
  });

  it("count by address without a valid key, whatever X-Forwarded-For claims (A6)", async () => {
    await waitForStartOfMinute();
    const ask = (index: number) =>
      service.api("/v1/invoices", {
        headers: { authorization: `Bearer ink_live_wrong${index}`, "x-forwarded-for": `203.0.113.${index}` },
      });
    const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await service.api("/v1/invoices")).status).toBe(200);
  });

  it("apply both windows: the one with fewer left is reported, and refused requests do not count", async () => {
    const { config } = service.running.services;
    const store = await openWindowStore(config, createLogger("silent"));
    let now = Date.UTC(2026, 10, 15, 10, 0, 5);
    const limiter = createRateLimiter(store, { ...createClock(1), now: () => now });
    const windows = { perMinute: 3, perHour: 5 };
    const take = () => limiter.take("account:windows", windows);
    const minute = [await take(), await take(), await take(), await take()];
    expect(minute.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    expect(minute[3]?.resetSeconds).toBe(Date.UTC(2026, 10, 15, 10, 1) / 1000);
    now += 60_000;
    const next = [await take(), await take(), await take()];
    expect(next.map(({ allowed, limit, remaining }) => [allowed, limit, remaining])).toEqual([
      [true, 5, 1],
      [true, 5, 0],
      [false, 5, 0],
    ]);
    expect(next[2]?.resetSeconds).toBe(Date.UTC(2026, 10, 15, 11) / 1000);
    now += 59 * 60_000;
    expect(await take()).toMatchObject({ allowed: true, remaining: 2 });
    await limiter.close();
  });
});
