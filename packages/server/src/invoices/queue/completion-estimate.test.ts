import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { type AccountQueue, documentsUntil } from "./completion-estimate.ts";

const queue = (lanes: Record<string, AccountQueue>) => ({ lanes: new Map(Object.entries(lanes)) });

describe("the number of documents before one's own", () => {
  it("is zero for an empty queue", () => {
    expect(documentsUntil(queue({}), "a", 3)).toBe(3);
  });

  it("counts another account's two thousand only once per turn", () => {
    expect(documentsUntil(queue({ flood: { waiting: 2000, first: 0, last: 1999 } }), "small", 1)).toBe(2);
    expect(documentsUntil(queue({ flood: { waiting: 2000, first: 0, last: 1999 } }), "small", 20)).toBe(40);
  });

  it("counts one's own two thousand first, and others' few between them", () => {
    const lanes = { flood: { waiting: 2000, first: 0, last: 1999 }, small: { waiting: 20, first: 5, last: 24 } };
    expect(documentsUntil(queue(lanes), "flood", 1)).toBe(2021);
  });
});

describeOnEachBackend("estimated_completion", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend, { environment: { INKVOICE_ROLE: "api", INKVOICE_RATE_SCALE: "1000" } });
  });
  afterAll(() => service.stop());

  it("knows that accounts alternate: another's long queue hardly delays a first document (F14)", async () => {
    const files = Array.from({ length: 25 }, () => ({ bytes: documentThat() }));
    for (let batch = 0; batch < 4; batch += 1) expect((await service.upload({ files })).status).toBe(201);
    // The cached measurement expires after a second.
    const waitOf = async (key?: string) => {
      const { body } = await service.upload(key ? { key } : {});
      return Date.parse(body.data.estimated_completion) - Date.parse(body.data.created_at);
    };
    await expect.poll(() => waitOf(), { interval: 300 }).toBeGreaterThan(100_000);
    const other = await service.newAccount();
    expect(await waitOf(other.key)).toBeLessThan(10_000);
  });
});
