import { expect, it } from "vitest";
import { searchText } from "./search-text.ts";

it.each([
  ["Łódź", "lodz"],
  ["Straße", "strasse"],
  ["ĐURĐEVAC", "durdevac"],
  ["Ørsted", "orsted"],
  ["Işık", "isik"],
  ["IŞIK", "isik"],
  ["İZMİR", "izmir"],
  ["ΟΔΟΣ", "οδοσ"],
  ["οδός", "οδοσ"],
  ["Ťažký", "tazky"],
  ["Győr Őszi", "gyor oszi"],
  ["Țăndărei", "tandarei"],
  ["Ħamrun", "hamrun"],
  ["Йотов", "иотов"],
  ["Ægir", "aegir"],
])("%s is searched as %s", (text, plain) => {
  expect(searchText(text)).toBe(plain);
});
