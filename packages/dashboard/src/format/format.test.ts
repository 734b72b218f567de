import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The module reads the browser's language once, so each test loads it anew. */
async function formatsIn(locale: string) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: [locale] });
  const { language } = await import("../messages/language.ts");
  const { loadMessages } = await import("../messages/messages.ts");
  await loadMessages(language);
  return import("./format.ts");
}

describe("Formatted values", () => {
  const now = Date.parse("2026-03-10T12:00:00Z");
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // The next file of this process reads its own browser's language.
    vi.resetModules();
  });

  it("give times in words: just now for the last minute, then minutes, hours, days, then the date", async () => {
    const { formatAgo } = await formatsIn("en-GB");
    expect([5, 59, 60, 7_300, 90_000, 700_000].map((seconds) => formatAgo(ago(seconds)))).toEqual([
      "just now",
      "just now",
      "1 minute ago",
      "2 hours ago",
      "yesterday",
      "2 Mar 2026",
    ]);
  });

  it("have dates, numbers, sizes and money as in the reader's language and country", async () => {
    const { formatDay, formatMoney, formatNumber, formatAgo, formatBytes } = await formatsIn("de-DE");
    expect(formatDay("2026-03-01")).toBe("01.03.2026");
    expect(formatNumber(1234.5)).toBe("1.234,5");
    expect(formatMoney(-1234.5, "EUR")).toMatch(/^-1\.234,50\sEUR$/);
    expect(formatMoney(5, "no currency")).toBe("5 no currency");
    expect([120, 5, 700_000].map((seconds) => formatAgo(ago(seconds)))).toEqual([
      "vor 2 Minuten",
      "gerade eben",
      "am 02.03.2026",
    ]);
    expect([100, 2_500_000].map(formatBytes)).toEqual(["1 kB", "2,4 MB"]);
    expect((await formatsIn("de-AT")).formatNumber(1234.5)).toMatch(/^1\s234,5$/);
    expect((await formatsIn("fr-FR")).formatBytes(2_500_000)).toMatch(/^2,4\sMo$/);
  });

  it("show a day as printed, whatever the reader's time zone", async () => {
    const { formatDay } = await formatsIn("en-US");
    expect(formatDay("2026-12-31")).toBe("Dec 31, 2026");
    expect(formatDay("not a day")).toBe("not a day");
  });

  it("name API keys in the reader's language, and people as they are called", async () => {
    const { formatAuthor } = await formatsIn("fr-FR");
    expect(["API key Accounting", "Ada Winter"].map(formatAuthor)).toEqual(["Clé d’API Accounting", "Ada Winter"]);
  });
});
