import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, chooseFairly, RunningDeliveries } from "./fair-share.ts";

const places = { total: 64, perLane: 16 };

function deliveries(
  account: string,
  count: number,
  host: (index: number) => string = (index) => `h${index}`,
): Candidate[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${account}-${index}`,
    account_id: account,
    endpoint_id: null,
    host: host(index),
  }));
}

function occupiedBy(candidates: readonly Candidate[]): RunningDeliveries {
  const occupied = new RunningDeliveries();
  for (const candidate of candidates) occupied.add(candidate);
  return occupied;
}

describe("sharing delivery slots between accounts", () => {
  it("gives one account at most half of all slots, however many deliveries wait", () => {
    expect(chooseFairly(deliveries("a", 1000), new RunningDeliveries(), places)).toHaveLength(32);
  });

  it("leaves a slot for the next account behind a thousand deliveries of the first", () => {
    const occupied = occupiedBy(chooseFairly(deliveries("a", 1000), new RunningDeliveries(), places));
    expect(chooseFairly(deliveries("b", 5), occupied, places)).toHaveLength(5);
    expect(occupied.full(places).accounts).toEqual(["a"]);
  });

  it("starts a delivery of a new account when five others already use their share", () => {
    const occupied = new RunningDeliveries();
    for (const account of ["a", "b", "c", "d", "e"]) {
      for (const chosen of chooseFairly(deliveries(account, 500), occupied, places)) occupied.add(chosen);
    }
    expect(chooseFairly(deliveries("newcomer", 1), occupied, places)).toHaveLength(1);
  });

  it("alternates between accounts instead of first come, first served", () => {
    const chosen = chooseFairly([...deliveries("a", 20), ...deliveries("b", 2)], new RunningDeliveries(), places);
    expect(chosen.slice(0, 4).map(({ account_id }) => account_id)).toEqual(["a", "b", "a", "b"]);
  });

  it("holds back a full lane without holding back the account's other hosts", () => {
    const oneHost = chooseFairly(
      deliveries("a", 100, () => "slow"),
      new RunningDeliveries(),
      places,
    );
    expect(oneHost).toHaveLength(16);
    const occupied = occupiedBy(oneHost);
    expect(
      chooseFairly(
        deliveries("a", 1, () => "slow"),
        occupied,
        places,
      ),
    ).toEqual([]);
    expect(
      chooseFairly(
        deliveries("a", 3, () => "quick"),
        occupied,
        places,
      ),
    ).toHaveLength(3);
  });

  it("leaves a slot for an endpoint beside hanging ones of the same account, on the same host or another (F23)", () => {
    const hanging = (endpoint: number) =>
      deliveries("a", 200, () => "same").map((each) => ({ ...each, endpoint_id: `whk_${endpoint}` }));
    const healthy = { id: "healthy", account_id: "a", endpoint_id: "whk_healthy", host: "same" };
    const beside = new RunningDeliveries();
    for (let endpoint = 0; endpoint < 4; endpoint += 1)
      for (const chosen of chooseFairly(hanging(endpoint), beside, places)) beside.add(chosen);
    expect(chooseFairly([healthy], beside, places)).toEqual([healthy]);
  });

  it("never exceeds a limit and never chooses a delivery twice", () => {
    const candidate = fc.record({
      endpoint_id: fc.constantFrom(null, "whk_1", "whk_2"),
      account_id: fc.constantFrom("a", "b", "c", "d"),
      host: fc.constantFrom("x", "y"),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 200 }), fc.array(candidate, { maxLength: 40 }), (due, running) => {
        const named = due.map((each, index) => ({ ...each, id: `due-${index}` }));
        const occupied = occupiedBy(running.map((each, index) => ({ ...each, id: `running-${index}` })));
        const chosen = chooseFairly(named, occupied, places);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(occupied.total + chosen.length).toBeLessThanOrEqual(Math.max(places.total, occupied.total));
      }),
    );
  });
});
