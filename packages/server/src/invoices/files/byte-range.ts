import type { IncomingHttpHeaders } from "node:http";

/** Bytes of a file, both ends included. */
export type BytePart = Readonly<{ start: number; end: number }>;
type StoredBytes = Readonly<{ size: number; tag: string }>;

/** Whether a list of entity tags names this one; a weak tag names the same bytes. */
export function hasTag(header: string | undefined, tag: string): boolean {
  const named = header?.split(",").map((each) => each.trim().replace(/^W\//, "")) ?? [];
  return named.includes(tag) || named.includes("*");
}

/**
 * The part that `Range` asks for; undefined for the whole file. Several ranges, other units and malformed headers are
 * ignored, as HTTP allows; so is a range of other bytes than `If-Range` names.
 */
export function requestedPart(
  headers: IncomingHttpHeaders,
  bytes: StoredBytes,
): BytePart | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== bytes.tag) return undefined;
  const final = bytes.size - 1;
  if (first === "")
    return Number(last) === 0 ? "unsatisfiable" : { start: Math.max(0, bytes.size - Number(last)), end: final };
  const [start, end] = [Number(first), last === "" ? final : Math.min(Number(last), final)];
  if (last !== "" && Number(last) < start) return undefined;
  return start > final ? "unsatisfiable" : { start, end };
}
