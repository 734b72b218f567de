import type { BulkAnswer } from "@inkvoice/contract/dashboard";
import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { bulkResultText } from "./bulk-result.tsx";

beforeAll(() => loadMessages("en"));

const answer = (change: Partial<BulkAnswer>): BulkAnswer => ({
  done: [],
  waiting: [],
  unchanged: [],
  questioned: [],
  left: [],
  ...change,
});

describe("The result of an action on many invoices", () => {
  it("counts the approved ones apart from those that wait for another approval", () => {
    const done = ["a", "b", "c"];
    expect(bulkResultText("approve", answer({ done }))).toBe("3 invoices approved.");
    expect(bulkResultText("approve", answer({ done, waiting: ["c"] }))).toBe(
      "2 approved, 1 waits for another approval.",
    );
    expect(bulkResultText("approve", answer({ done, waiting: done }))).toBe("3 invoices wait for another approval.");
  });

  it("counts those that were approved before apart", () => {
    expect(bulkResultText("approve", answer({ done: ["a"], unchanged: ["b", "c"] }))).toBe(
      "1 invoice approved. 2 were approved already.",
    );
  });

  it("says in plain words that another person must approve", () => {
    const error = { code: "INVALID_REQUEST", reason: "approved_by_same", message: "", values: { missing: 1 } };
    expect(bulkResultText("approve", answer({ left: [{ id: "a", error }] as BulkAnswer["left"] }))).toBe(
      "1 unchanged: You have approved this invoice already. Another person must approve it now (approvals missing: 1).",
    );
  });
});
