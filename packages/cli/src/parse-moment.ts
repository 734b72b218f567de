import { parseTimestamp } from "@inkvoice/contract";
import { UsageError } from "./command.ts";

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time as a duration ago (90s, 30m, 2h, 3d), or as an ISO 8601 date or timestamp. */
export function parseMoment(name: string, text: string, now: number): Date {
  const ago = /^(\d{1,6})([smhd])$/.exec(text);
  const unit = units[ago?.[2] ?? ""];
  if (ago && unit !== undefined) return new Date(now - Number(ago[1]) * unit);
  const milliseconds = parseTimestamp(text);
  if (milliseconds !== undefined) return new Date(milliseconds);
  throw new UsageError(`--${name} must be a time ago such as 30m, 2h or 3d, or an ISO 8601 date or timestamp.`);
}
