const isoForm =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[Tt](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?([Zz]|[+\- ]\d{2}(?::?\d{2})?))?$/;

function offsetMinutes(zone: string): number | undefined {
  if (zone === "Z" || zone === "z") return 0;
  // A plus sign that was not percent-encoded arrives as a space in a query string.
  const sign = zone.startsWith("-") ? -1 : 1;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(":", "") || "0");
  return hours > 23 || minutes > 59 ? undefined : sign * (hours * 60 + minutes);
}

/**
 * Milliseconds since 1970, possibly fractional, of an ISO 8601 date (midnight UTC) or a timestamp with an offset or Z;
 * undefined for anything else, such as a timestamp without a zone or the 30th of February.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = isoForm.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0", zone = "Z"] = match;
  const offset = offsetMinutes(zone);
  if (offset === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined;
  const ofDay = ((Number(hour) * 60 + Number(minute) - offset) * 60 + Number(second)) * 1000;
  return date.getTime() + ofDay + Number(`0.${fraction}`) * 1000;
}

/** The format of every timestamp in responses. */
export function formatTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
