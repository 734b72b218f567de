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
  it("brings what was skipped last, and counts it where it stands now", () => {
    const queue = withSkipped(opened, "a");
    expect(remaining(queue)).toEqual(["b", "c", "a"]);
    expect(nextAfter(queue, "c")).toBe("a");
    expect(positionIn(queue, "a")).toEqual({ position: 3, total: 3 });
  });

  it("never returns to what was just left while something else waits", () => {
    const queue = withSkipped(withSkipped(opened, "a"), "b");
    expect(nextAfter(withDone(queue, "c"), "c")).toBe("a");
    expect(nextAfter(withSkipped(withDone(queue, "c"), "a"), "a")).toBe("b");
    expect(nextAfter(withListed(emptyQueue, ["a"], undefined), "a")).toBeUndefined();
  });

  it("counts what was done: three of twelve stays three of twelve while the list grows shorter", () => {
    const queue = withListed(withDone(withDone(opened, "a"), "b"), ["c"], "c");
    expect(positionIn(queue, "c")).toEqual({ position: 3, total: 3 });
  });

  it("appends what is new, drops what others settled, and keeps what somebody is looking at", () => {
    const queue = withListed(withSkipped(opened, "a"), ["n", "c"], "b");
    expect(queue).toEqual({ ...emptyQueue, waiting: ["b", "c", "n"] });
  });

  it("does not bring back what was judged here when a list that is older says so", () => {
    expect(remaining(withListed(withDone(opened, "a"), ["a", "b", "c"], "b"))).toEqual(["b", "c"]);
  });

  it("brings back what was gone and needs a look again", () => {
    const gone = withListed(withDone(opened, "a"), ["b", "c"], "b");
    expect(remaining(withListed(gone, ["a", "b", "c"], "b"))).toEqual(["b", "c", "a"]);
  });

  it("begins with what was given to this person, and leaves what was given to others for last", () => {
    const rows = ["a", "b", "c"].map((id) => ({ id, duplicates: 0 }));
    const turns = [
      { invoice_id: "a", assignee: { id: "other" } },
      { invoice_id: "c", assignee: { id: "me" } },
    ];
    expect(inReviewOrder(rows, turns, "me").map(({ id }) => id)).toEqual(["c", "b", "a"]);
  });

  it("begins with possible duplicates, unless they were given to others", () => {
    const rows = ["a", "b", "c", "d", "e"].map((id) => ({ id, duplicates: "bde".includes(id) ? 1 : 0 }));
    const turns = [
      { invoice_id: "a", assignee: { id: "me" } },
      { invoice_id: "d", assignee: { id: "other" } },
      { invoice_id: "e", assignee: { id: "me" } },
    ];
    expect(inReviewOrder(rows, turns, "me").map(({ id }) => id)).toEqual(["e", "b", "a", "c", "d"]);
  });

  it("takes a step back: what was judged or skipped comes next", () => {
    expect(withReturned(withDone(opened, "a"), "a")).toEqual(opened);
    expect(remaining(withReturned(withSkipped(opened, "b"), "b"))).toEqual(["b", "a", "c"]);
  });
});
