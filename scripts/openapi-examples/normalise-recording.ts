/** Payment files write ids with a hyphen. */
const idPattern = /\b(inv|evt|whk|dlv|bat|blk|fld|exp|req|ven|ord|rul)([_-])(\d{15,19})\b/g;
const timePattern = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const firstId = 2169177287986858240n;
const firstTime = Date.UTC(2026, 8, 15, 9, 0, 0);

/**
 * Replaces values that differ between runs (ids, times, host, secrets, signatures) by fixed ones, so that recording the
 * same answers again gives the same text.
 */
export function normaliseRecording(text: string): string {
  const numbers = new Set(Array.from(text.matchAll(idPattern), ([, , , digits = ""]) => digits));
  const ids = new Map([...numbers].sort(bySequence).map((digits, index) => [digits, index]));
  const times = new Map([...new Set(text.match(timePattern))].sort().map((time, index) => [time, index]));
  return text
    .replace(/http:\/\/localhost:\d+/g, "https://inkvoice.example.com")
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "https://app.example.com")
    .replace(/whsec_[\w+/=]+/g, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
    .replace(/([?&]signature=)[\w%-]+/g, "$1c2lnbmF0dXJl")
    .replace(/([?&]expires=)\d+/g, "$11789549200")
    .replace(/"duration_ms":\d+/g, '"duration_ms":41')
    .replace(/"median_seconds":[\d.]+/g, '"median_seconds":1.9')
    .replace(
      idPattern,
      (_, prefix: string, sign: string, digits: string) => `${prefix}${sign}${firstId + BigInt(ids.get(digits) ?? 0)}`,
    )
    .replace(timePattern, (time) => new Date(firstTime + (times.get(time) ?? 0) * 1000).toISOString());
}

function bySequence(a: string, b: string): number {
  const [left, right] = [a, b].map(BigInt) as [bigint, bigint];
  return left < right ? -1 : left > right ? 1 : 0;
}
