import { createHash } from "node:crypto";
import type { SortOrder } from "@inkvoice/contract";
import { invalidParameter } from "../../platform/api-error.ts";
import { type Sorting, type SortPosition, sortingOf } from "./sorting.ts";

type Written = readonly [sort: string, value: string | number | null, id: string, filter?: string];

/** A filter in a few characters. Absent members do not count. */
export function filterDigest(filter: object): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}

export function writeCursor(sort: string, { value, id }: SortPosition, filter?: string): string {
  const written: Written = filter === undefined ? [sort, value, id] : [sort, value, id, filter];
  return Buffer.from(JSON.stringify(written)).toString("base64url");
}

/** Refuses a cursor that was written under another filter. Those without one are of earlier versions. */
export function requireFilter(cursor: string, filter: string): void {
  const [, , , written = filter] = parsed(cursor) ?? [];
  if (written !== filter) throw invalidParameter("cursor", "belongs to a list with other filters");
}

/** The position of a cursor. Refuses malformed cursors and those of another sort order. */
export function readCursor(cursor: string, sort: SortOrder): SortPosition {
  const written = parsed(cursor);
  if (!written) throw invalidParameter("cursor", "is not one that this list gave");
  const [order, value, id] = written;
  if (order !== sort) throw invalidParameter("cursor", `belongs to a list sorted by ${order}`);
  if (!isValueOf(sortingOf(sort), value)) throw invalidParameter("cursor", "is not one that this list gave");
  return { value, id };
}

function parsed(cursor: string): Written | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(value) || value.length < 3 || value.length > 4) return undefined;
    const [order, , id, filter = ""] = value;
    return typeof filter === "string" &&
      typeof order === "string" &&
      typeof id === "string" &&
      /^inv_\d{1,19}$/.test(id)
      ? (value as unknown as Written)
      : undefined;
  } catch {
    return undefined;
  }
}

function isValueOf({ column }: Sorting, value: unknown): boolean {
  if (column === "created_at") return typeof value === "number" && Number.isSafeInteger(value);
  if (value === null) return true;
  return typeof value === (column === "total_amount" ? "number" : "string") && value !== "\0";
}
