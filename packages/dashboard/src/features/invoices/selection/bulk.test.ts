import type { InvoicePage } from "@inkvoice/contract/dashboard";
import { describe, expect, it } from "vitest";
import { changeMany, idsMatching, maxPerRequest } from "./bulk.ts";

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `inv_${from + index}`);
const pageOf = (some: string[], next_cursor: string | null) =>
  ({ invoices: some.map((id) => ({ id })), next_cursor, count: { value: 0, capped: true } }) as InvoicePage;

describe("An action on many invoices", () => {
  it("changes each once, some at a time, and names those that failed", async () => {
    const requests: number[] = [];
    const progress: number[] = [];
    const answer = await changeMany({
      action: "approve",
      ids: ids(250),
      send: async (body) => {
        requests.push(body.ids.length);
        const [first = "", ...rest] = body.ids;
        return {
          done: rest,
          waiting: [],
          unchanged: [],
          questioned: [],
          left: [{ id: first, error: { code: "INVALID_REQUEST", reason: "not_read_review", message: "Not read." } }],
        };
      },
      onProgress: (done) => progress.push(done),
      isStopped: () => false,
    });
    expect(requests).toEqual([100, 100, 50]);
    expect(progress).toEqual([100, 200, 250]);
    expect(answer.done.length).toBe(247);
    expect(answer.left.map(({ id }) => id)).toEqual(["inv_0", "inv_100", "inv_200"]);
  });

  it("stops when a person stops it", async () => {
    let sent = 0;
    const answer = await changeMany({
      action: "delete",
      ids: ids(300),
      send: async (body) => {
        sent += 1;
        return { done: [...body.ids], waiting: [], unchanged: [], questioned: [], left: [] };
      },
      onProgress: () => undefined,
      isStopped: () => sent === 1,
    });
    expect(answer.done.length).toBe(100);
  });

  it("finds all matches, page by page, up to a limit", async () => {
    expect(await idsMatching(async (cursor) => pageOf(ids(2, cursor ? 2 : 0), cursor ? null : "next"))).toEqual(ids(4));
    const endless = await idsMatching(async () => pageOf(ids(200), "next"));
    expect(endless.length).toBe(maxPerRequest);
  });
});
