import { expect, it } from "vitest";
import {
  endsWithCaptionOfAmount,
  endsWithCaptionOfOthers,
  endsWithCaptionOfStaff,
  isCaptionOfSeat,
  isSalutation,
  withoutAttention,
} from "./party-captions.ts";

it.each(["Herrn", "Spett.le", "SEÑORES:", "À l'attention de", "Exmo.(s) Sr.(s)"])("%s is a salutation", (line) => {
  expect(isSalutation(line)).toBe(true);
});

it.each(["Herrn Moss", "Familie Alder", "Anna", ""])("%j is none", (line) => {
  expect(isSalutation(line)).toBe(false);
});

it("knows the captions of other places and persons at the end of a text only", () => {
  expect(endsWithCaptionOfOthers("Kundin Moss, Verbrauchsstelle :")).toBe(true);
  expect(endsWithCaptionOfOthers("DIRECCIÓN DE SUMINISTRO")).toBe(true);
  expect(endsWithCaptionOfOthers("Verbrauchsstelle: Moss")).toBe(false);
  expect(endsWithCaptionOfOthers("Impatient")).toBe(false);
  expect(endsWithCaptionOfOthers("Telex :")).toBe(true);
});

it.each([
  ["Gemeente Zutphen t.a.v. Crediteuren", "Gemeente Zutphen"],
  ["Ostra s.r.o., ATTN: Pavel Hruška", "Ostra s.r.o."],
  ["z. Hd. Frau Moss", ""],
  ["À l'attention de Mme Moss", ""],
  ["Alla c.a. Ufficio Acquisti", ""],
  ["Tavares & Filhos", "Tavares & Filhos"],
  ["ATT Mobility", "ATT Mobility"],
  ["Acacia Ltd", "Acacia Ltd"],
])("of %s the name is %j", (line, name) => {
  expect(withoutAttention(line)).toBe(name);
});

it("knows the captions of a seat", () => {
  expect(["Casa Matriz:", "SEDE LEGALE:", "Registered office:"].every(isCaptionOfSeat)).toBe(true);
  expect(isCaptionOfSeat("Dirección:")).toBe(false);
});

it("knows the captions of people who work there, also before a salutation", () => {
  expect(endsWithCaptionOfStaff("Es bediente Sie:")).toBe(true);
  expect(endsWithCaptionOfStaff("Es bediente Sie: Frau")).toBe(true);
  expect(endsWithCaptionOfStaff("4711 Cashier:")).toBe(true);
  expect(endsWithCaptionOfStaff("Bill to:")).toBe(false);
});

it("knows the captions of amounts in words", () => {
  expect(["Yazı ile:", "Amount (in words):", "Słownie:", "SON:"].every(endsWithCaptionOfAmount)).toBe(true);
  expect(["Person", "Wilson"].some(endsWithCaptionOfAmount)).toBe(false);
});
