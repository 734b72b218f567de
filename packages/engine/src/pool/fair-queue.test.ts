import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

const anyone = () => true;

describe("a queue of several owners", () => {
  it("serves owners in turn, each owner's requests in order, and loses none", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c")), (owners) => {
        const line = new FairQueue<{ owner: string; index: number }>();
        for (const [index, owner] of owners.entries()) line.add(owner, { owner, index });
        const served = Array.from({ length: owners.length }, () => line.take(anyone)!);
        for (const owner of new Set(owners)) {
          const own = served.filter((each) => each.owner === owner).map(({ index }) => index);
          expect(own).toEqual(own.toSorted((x, y) => x - y));
        }
        const distinct = new Set(owners).size;
        expect(new Set(served.slice(0, distinct).map(({ owner }) => owner)).size).toBe(distinct);
        expect([line.length, line.take(anyone)]).toEqual([0, undefined]);
      }),
    );
  });

  it("skips owners at their limit, and keeps their position", () => {
    const line = new FairQueue<string>();
    line.add("a", "a1");
    line.add("b", "b1");
    expect(line.take((owner) => owner !== "a")).toBe("b1");
    line.remove("a", "unknown");
    expect(line.take(anyone)).toBe("a1");
  });
});
