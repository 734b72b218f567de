import type { SortOrder } from "@inkvoice/contract";
import { invalidParameter } from "../../platform/api-error.ts";
import { type SortedPlace, type Sorting, sortingOf } from "./sorting.ts";

type Written = readonly [sort: string, value: string | number | null, id: string];

export function writeCursor(sort: string, { value, id }: SortedPlace): string {
  return Buffer.from(JSON.stringify([sort, value, id] satisfies Written)).toString("base64url");
}

/** The position of a cursor. Refuses malformed cursors and those of another sort order. */
export function readCursor(cursor: string, sort: SortOrder): SortedPlace {
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
    if (!Array.isArray(value) || value.length !== 3) return undefined;
    const [order, , id] = value;
    return typeof order === "string" && typeof id === "string" && /^inv_\d{1,19}$/.test(id)
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
