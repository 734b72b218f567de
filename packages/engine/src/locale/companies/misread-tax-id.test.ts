import { describe, expect, it } from "vitest";
import { correctMisreadTaxId } from "./misread-tax-id.ts";

describe("a tax number on a picture", () => {
  it.each([
    ["NL004495445801", "NL004495445B01"],
    ["NLO04495445B01", "NL004495445B01"],
    ["DEI3669S976", "DE136695976"],
    ["27AAPFUO939F1ZV", "27AAPFU0939F1ZV"],
    ["27AAPFUO939FIZV", "27AAPFU0939F1ZV"],
    ["123O26635RT0001", "123026635RT0001"],
  ])("read as %s is %s", (read, printed) => {
    expect(correctMisreadTaxId(read)).toBe(printed);
  });

  it.each([
    ["whose check digits are right", "NL004495445B01"],
    ["whose digits were misread as other digits", "NL004495446B01"],
    ["of a form without letters", "5261040828"],
    ["that would need another country's letters", "5121040828"],
    ["of a known form, though another one that looks like it is valid", "HHL020921S21"],
    ["of no known form", "PO57844451V"],
  ])("%s stays as it was read: %s", (_, read) => {
    expect(correctMisreadTaxId(read)).toBe(read);
  });

  it.each([
    ["that lost a digit", "DE13669597"],
    ["with more misread signs than two", "NLOO449S445801"],
    ["that is a word", "De1mar-110220"],
  ])("%s is none: %s", (_, read) => {
    expect(correctMisreadTaxId(read)).toBeUndefined();
  });
});
