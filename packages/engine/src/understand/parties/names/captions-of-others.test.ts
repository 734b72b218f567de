import { expect, it } from "vitest";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeAddress } from "../addresses/decode-addresses.ts";
import { decodeName } from "./decode-names.ts";

const name = { "customer.name": 0.9 };
const address = { "customer.address": 0.9 };

it("leaves out a name behind the caption of another person, unless it is the only one", () => {
  const patient = [
    { text: "Patient:", at: [1, 6] as const },
    { text: "Ora", at: [6, 6] as const, labels: name },
    { text: "Moss", at: [8, 6] as const, labels: name },
  ];
  const buyer = { text: "Alder", at: [1, 2] as const, labels: { "customer.name": 0.6 } };
  const named = (words: Parameters<typeof markedPage>[0]) =>
    decodeName(markedPage(words), "customer.name").map(({ value }) => value);
  expect(named([buyer, ...patient])).toEqual(["Alder"]);
  expect(named(patient)).toEqual(["Ora Moss"]);
});

it("leaves out a name right below such a caption, as in `PATIENT` above it", () => {
  const patient = (line: number) => [
    { text: "PATIENT", at: [40, 5] as const },
    { text: "Ora", at: [40, line] as const, labels: name },
  ];
  const buyer = { text: "Alder", at: [1, 6] as const, labels: { "customer.name": 0.6 } };
  const named = (words: Parameters<typeof markedPage>[0]) =>
    decodeName(markedPage(words), "customer.name").map(({ value }) => value);
  expect(named([buyer, ...patient(6)])).toEqual(["Alder"]);
  expect(named([buyer, ...patient(9)])).toEqual(["Ora", "Alder"]);
});

it("leaves out an address behind the caption of a place that is supplied", () => {
  const words = ["ul.", "Młyńska", "3,", "84-242", "Luzino"].map((text, index) => ({
    text,
    at: [20 + index * 4, 6] as const,
    labels: address,
  }));
  const caption = ["Adres", "punktu", "poboru:"].map((text, index) => ({ text, at: [1 + index * 4, 6] as const }));
  const own = { text: "Wejherowska", at: [1, 2] as const, labels: address };
  const addresses = decodeAddress(markedPage([own, ...caption, ...words]), "customer.address");
  expect(addresses.map(({ value }) => value)).toEqual(["Wejherowska"]);
});

it("a name behind the caption of somebody who works there, and a means of payment, are nobody's", () => {
  const isName = /^(?:Ora|Debit|MasterCard)$/;
  const named = (...lines: readonly (readonly string[])[]) =>
    decodeName(
      markedPage(
        lines.flatMap((line, y) =>
          line.map((text, x) => ({ text, at: [1 + x * 6, y + 1] as const, labels: isName.test(text) ? name : {} })),
        ),
      ),
      "customer.name",
    ).map(({ value }) => value);
  expect(named(["Cashier:", "Ora"])).toEqual([]);
  expect(named(["Served", "by:"], ["Ora"])).toEqual([]);
  expect(named(["Debit", "MasterCard"])).toEqual([]);
  expect(named(["Customer:", "Ora"])).toEqual(["Ora"]);
});

it("a name on a line of thanks counts only where there is no likely one elsewhere", () => {
  const shop = { text: "Alder", at: [10, 1] as const, labels: { "vendor.name": 0.8 } };
  const thanks = [
    { text: "Thank", at: [1, 9] as const },
    { text: "you", at: [5, 9] as const },
    { text: "Visitors", at: [8, 9] as const, labels: { "vendor.name": 0.7 } },
  ];
  const named = (words: Parameters<typeof markedPage>[0]) =>
    decodeName(markedPage(words), "vendor.name").map(({ value }) => value);
  expect(named([shop, ...thanks])).toEqual(["Alder"]);
  expect(named(thanks)).toEqual(["Visitors"]);
  const inn = ["Welcome", "Inn"].map((text, x) => ({
    text,
    at: [1 + x * 5, 5] as const,
    labels: { "vendor.name": 0.7 },
  }));
  expect(named([shop, ...inn])).toEqual(["Alder", "Welcome Inn"]);
});
