import { expect, it } from "vitest";
import { BulkTurns } from "./bulk-turns.ts";

const many = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

/** As the worker does it: every account in line that has a place begins its turn. */
function next(turns: BulkTurns, accounts: readonly string[]): string[] {
  return turns.inLine(accounts).filter((account) => {
    if (!turns.hasPlaceFor(account)) return false;
    turns.begin(account);
    return true;
  });
}

it("gives an account one turn at a time", () => {
  const turns = new BulkTurns();
  expect(next(turns, ["a", "b"])).toEqual(["a", "b"]);
  expect(next(turns, ["a", "b"])).toEqual([]);
  turns.end("a", false);
  expect(next(turns, ["a", "b"])).toEqual(["a"]);
});

it("gives the next turn to the account that waited longest", () => {
  const turns = new BulkTurns();
  const accounts = [...many("a", 8), "late"];
  expect(next(turns, accounts)).toHaveLength(8);
  turns.end("a3", false);
  expect(next(turns, accounts)).toEqual(["late"]);
  turns.end("a5", false);
  expect(next(turns, accounts)).toEqual(["a3"]);
});

it("reserves half of the slots for accounts whose files arrive", () => {
  const turns = new BulkTurns();
  const slow = many("slow", 8);
  expect(next(turns, slow)).toHaveLength(8);
  for (const account of slow) turns.end(account, true);
  expect(next(turns, slow)).toHaveLength(4);
  const others = many("b", 4);
  expect(next(turns, [...slow, ...others])).toEqual(others);
  turns.end("slow0", false);
  expect(next(turns, [...slow, ...others])).toHaveLength(1);
});
