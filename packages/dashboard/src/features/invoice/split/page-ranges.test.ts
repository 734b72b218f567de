import type { FilePart } from "@inkvoice/contract/dashboard";
import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "../../../messages/messages.ts";
import { pageRanges, pagesText, startsOf, toggleStart } from "./page-ranges.ts";

beforeAll(() => loadMessages("en"));

const part = (from: number, to: number) => ({ row: {}, pages: [from, to] }) as FilePart;

test("a file is split where its invoices begin", () => {
  const starts = startsOf([part(1, 2), part(3, 5)]);
  expect(pageRanges(starts, 5)).toEqual([
    [1, 2],
    [3, 5],
  ]);
  expect(pageRanges(toggleStart(starts, 3), 5)).toEqual([[1, 5]]);
  expect(pageRanges(toggleStart(starts, 5), 5)).toEqual([
    [1, 2],
    [3, 4],
    [5, 5],
  ]);
});

test("the first page always begins an invoice", () => {
  expect(pageRanges(toggleStart(startsOf([part(1, 3)]), 1), 3)).toEqual([[1, 3]]);
  expect(pageRanges(startsOf([part(2, 3)]), 3)).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test('page ranges are written as "Page 3" and "Pages 1–2"', () => {
  expect([pagesText([3, 3]), pagesText([1, 2])]).toEqual(["Page 3", "Pages 1–2"]);
});
