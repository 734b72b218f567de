import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apiErrorCodes,
  apiErrors,
  failureCodes,
  failures,
  idPrefixes,
  isId,
  listInvoicesQuery,
  newId,
  parseTimestamp,
  resolveVersion,
} from "./index.ts";

describe("ids", () => {
  it("are a prefix and 19 digits, and sort by age as text", () => {
    const now = Date.UTC(2026, 10, 15);
    for (const kind of Object.keys(idPrefixes) as (keyof typeof idPrefixes)[]) {
      const id = newId(kind, now);
      expect(id).toMatch(new RegExp(`^${idPrefixes[kind]}\\d{19}$`));
      expect(isId(kind, id)).toBe(true);
      expect(id < newId(kind, now + 1)).toBe(true);
    }
    expect(newId("invoice", Date.UTC(2026, 0)) < newId("invoice", Date.UTC(2050, 0))).toBe(true);
  });

  it("are unique within a process, also many in one millisecond", () => {
    const ids = Array.from({ length: 20_000 }, () => newId("event", 1_800_000_000_000));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are unique for the rows of an import, which share their time while ids of other times are given", () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => {
      newId("request", 1_800_000_000_001 + index);
      return newId("order", 1_800_000_000_000);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("cannot be guessed from neighbours: a thousand of one millisecond share no pattern of steps", () => {
    const ids = Array.from({ length: 1000 }, () => BigInt(newId("invoice", 1_800_000_000_000).slice(4)));
    const steps = new Set(ids.slice(1).map((id, index) => id - ids[index]!));
    expect(steps.size).toBeGreaterThan(900);
  });

  it("of another form are refused without a query", () => {
    for (const text of ["", "inv_", "inv_1a", "evt_1", "inv_12345678901234567890", "inv_1\n", "INV_1"]) {
      expect(isId("invoice", text)).toBe(false);
    }
  });
});

describe("timestamps", () => {
  it("are read in every ISO 8601 form with a zone, and as dates in UTC", () => {
    const noon = Date.UTC(2026, 1, 28, 12);
    for (const text of [
      "2026-02-28T12:00:00Z",
      "2026-02-28T12:00Z",
      "2026-02-28T12Z",
      "2026-02-28T13+01:00",
      "2026-02-28T13:00:00+01:00",
      "2026-02-28T13:00:00 01:00",
      "2026-02-28T06:30:00-0530",
      "20260228T120000Z",
      "2026-02-28t12:00:00.000z",
    ]) {
      expect(parseTimestamp(text), text).toBe(noon);
    }
    expect(parseTimestamp("2026-02-28")).toBe(Date.UTC(2026, 1, 28));
    expect(parseTimestamp("2026-02-28T12:00:00.1235Z")).toBeCloseTo(noon + 123.5, 5);
  });

  it("without a zone, outside the calendar or in another form are refused", () => {
    for (const text of [
      "2026-02-28T12:00:00",
      "2026-02-30",
      "2026-13-01",
      "2026-02-28T24:00:00Z",
      "2026-02-28T12:60:00Z",
      "28.02.2026",
      "yesterday",
      "1771934400",
      "",
      "2026-02-28T12:00:00+25:00",
      "2026-W09-6",
    ]) {
      expect(parseTimestamp(text), text).toBeUndefined();
    }
  });

  it("written by JavaScript are parsed to the same millisecond", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
        expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
      }),
    );
  });
});

describe("versions", () => {
  it("resolve exactly or to the newest with a prefix", () => {
    expect(resolveVersion(undefined)).toBe("1.2.0");
    expect(resolveVersion("1")).toBe("1.2.0");
    expect(resolveVersion("1.0")).toBe("1.0.4");
    expect(resolveVersion("1.1")).toBe("1.1.1");
    expect(resolveVersion("1.0.3")).toBe("1.0.3");
    // A preview version needs its full name.
    expect(resolveVersion("1.3")).toBe("1.3.0");
    for (const text of ["", "2", "1.4", "1.0.1", "1.2.0.0", "v1", "1.", "latest", "__proto__"]) {
      expect(resolveVersion(text), text).toBeUndefined();
    }
  });
});

describe("list parameters", () => {
  const problem = (query: Record<string, unknown>) => listInvoicesQuery.safeParse(query).error?.issues[0]?.path[0];

  it("have their defaults", () => {
    expect(listInvoicesQuery.parse({})).toEqual({ limit: 20, offset: 0, sort: "-created_at" });
  });

  it("out of range are refused by name, never clamped", () => {
    for (const limit of ["0", "101", "-1", "1e9", "5.5", "", " 5", "ten", ["1", "2"], "99999999999999999999"]) {
      expect(problem({ limit }), String(limit)).toBe("limit");
    }
    for (const offset of ["-1", "1.0", "abc"]) expect(problem({ offset }), offset).toBe("offset");
    expect(problem({ status: "done" })).toBe("status");
    expect(problem({ created_after: "soon" })).toBe("created_after");
  });
});

describe("error codes", () => {
  it("each have a status, a sentence and a documentation line", () => {
    for (const code of apiErrorCodes) {
      expect([400, 401, 403, 404, 429, 500, 503]).toContain(apiErrors[code].status);
      expect(apiErrors[code].message).toMatch(/^[A-Z].*\.$/);
      expect(apiErrors[code].doc).toMatch(/^[A-Z].*\.$/);
    }
    expect(Object.keys(failures).sort()).toEqual([...failureCodes].sort());
  });
});
