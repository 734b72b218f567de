import { describe, expect, it } from "vitest";
import {
  emptyQueue,
  inReviewOrder,
  nextAfter,
  positionIn,
  remaining,
  withDone,
  withListed,
  withReturned,
  withSkipped,
} from "./queue-order.ts";

const opened = withListed(emptyQueue, ["a", "b", "c"], undefined);

describe("The queue", () => {
  it("puts skipped documents last, and counts them there", () => {
    const queue = withSkipped(opened, "a");
    expect(remaining(queue)).toEqual(["b", "c", "a"]);
    expect(nextAfter(queue, "c")).toBe("a");
    expect(positionIn(queue, "a")).toEqual({ position: 3, total: 3 });
  });

  it("never returns to the last document while others wait", () => {
    const queue = withSkipped(withSkipped(opened, "a"), "b");
    expect(nextAfter(withDone(queue, "c"), "c")).toBe("a");
    expect(nextAfter(withSkipped(withDone(queue, "c"), "a"), "a")).toBe("b");
    expect(nextAfter(withListed(emptyQueue, ["a"], undefined), "a")).toBeUndefined();
  });

  it("counts finished documents: three of twelve stays three of twelve while the list shrinks", () => {
    const queue = withListed(withDone(withDone(opened, "a"), "b"), ["c"], "c");
    expect(positionIn(queue, "c")).toEqual({ position: 3, total: 3 });
  });

  it("appends new documents, drops those that others settled, and keeps the current one", () => {
    const queue = withListed(withSkipped(opened, "a"), ["n", "c"], "b");
    expect(queue).toEqual({ ...emptyQueue, waiting: ["b", "c", "n"] });
  });

  it("does not return a decided document because of an older list", () => {
    expect(remaining(withListed(withDone(opened, "a"), ["a", "b", "c"], "b"))).toEqual(["b", "c"]);
  });

  it("returns a settled document that needs review again", () => {
    const gone = withListed(withDone(opened, "a"), ["b", "c"], "b");
    expect(remaining(withListed(gone, ["a", "b", "c"], "b"))).toEqual(["b", "c", "a"]);
  });

  it("starts with documents assigned to this person, and puts those of others last", () => {
    const rows = ["a", "b", "c"].map((id) => ({ id, duplicates: 0 }));
    const turns = [
      { invoice_id: "a", assignee: { id: "other" } },
      { invoice_id: "c", assignee: { id: "me" } },
    ];
    expect(inReviewOrder(rows, turns, "me").map(({ id }) => id)).toEqual(["c", "b", "a"]);
  });

  it("starts with possible duplicates, unless they are assigned to others", () => {
    const rows = ["a", "b", "c", "d", "e"].map((id) => ({ id, duplicates: "bde".includes(id) ? 1 : 0 }));
    const turns = [
      { invoice_id: "a", assignee: { id: "me" } },
      { invoice_id: "d", assignee: { id: "other" } },
      { invoice_id: "e", assignee: { id: "me" } },
    ];
    expect(inReviewOrder(rows, turns, "me").map(({ id }) => id)).toEqual(["e", "b", "a", "c", "d"]);
  });

  it("goes back: the last decided or skipped document comes next", () => {
    expect(withReturned(withDone(opened, "a"), "a")).toEqual(opened);
    expect(remaining(withReturned(withSkipped(opened, "b"), "b"))).toEqual(["b", "a", "c"]);
  });
});
