import { expect, it } from "vitest";
import type { OpenBulk } from "./bulk-queue.ts";
import { BulkTurns } from "./bulk-turns.ts";

const bulk = (account_id: string, id = `blk of ${account_id}`): OpenBulk => ({ id, account_id });
const accountsOf = (bulks: readonly OpenBulk[]) => bulks.map(({ account_id }) => account_id);
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => bulk(`${prefix}${at}`));

it("gives an account one turn at a time, however many bulks it has", () => {
  const turns = new BulkTurns();
  const open = [bulk("a", "1"), bulk("a", "2"), bulk("b", "3")];
  expect(turns.next(open).map(({ id }) => id)).toEqual(["1", "3"]);
  expect(turns.next(open)).toEqual([]);
  turns.end("a", false);
  expect(turns.next(open).map(({ id }) => id)).toEqual(["1"]);
});

it("gives whoever had no turn for longest the next one", () => {
  const turns = new BulkTurns();
  const open = [...many("a", 8), bulk("late")];
  expect(turns.next(open)).toHaveLength(8);
  turns.end("a3", false);
  expect(accountsOf(turns.next(open))).toEqual(["late"]);
  turns.end("a5", false);
  expect(accountsOf(turns.next(open))).toEqual(["a3"]);
});

it("leaves half of the places to accounts whose files come", () => {
  const turns = new BulkTurns();
  const slow = many("slow", 8);
  expect(turns.next(slow)).toHaveLength(8);
  for (const { account_id } of slow) turns.end(account_id, true);
  expect(turns.next(slow)).toHaveLength(4);
  const others = many("b", 4);
  expect(accountsOf(turns.next([...slow, ...others]))).toEqual(accountsOf(others));
  turns.end("slow0", false);
  expect(turns.next([...slow, ...others])).toHaveLength(1);
});
