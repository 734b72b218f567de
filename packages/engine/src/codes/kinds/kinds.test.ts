import { codeKinds } from "@inkvoice/contract";
import { codeExample, makeableCodes } from "@inkvoice/synth";
import { expect, test } from "vitest";
import { readCode } from "../read-code.ts";
import { codeReaders } from "./index.ts";

const read = (text: string) => readCode({ text, bytes: new TextEncoder().encode(text) });

test("every kind of the contract has a reader and an example", () => {
  const kinds = codeKinds.filter((kind) => kind !== "other");
  expect(codeReaders.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  expect([...makeableCodes].toSorted()).toEqual(kinds.toSorted());
});

test.each(makeableCodes)("%s: every value of a code is returned under the contract's names", (kind) => {
  for (let seed = 1; seed <= 25; seed++) {
    const { payload, values } = codeExample(kind, seed);
    const code = read(payload);
    expect(code.faults).toEqual([]);
    expect(code.kind).toBe(kind);
    expect(code.values).toMatchObject(values);
  }
});

test("PAY by square as another program compresses it", () => {
  const text =
    "000AQ0001S3KCN87JB5LI4U8BLHVBA8FNHTSQ69JIP7JQDVLC5FNFVHAJ79DIG34DOSK1SLPQS9AE5BIIC8QEBSR76GLSL7QF878HTFI4PSPJLK94V1A5FK4ODSEV51O1JN7HL3S0EHM46ELH8IL06619LRGVJM8J0QROOP5420CPKUCO3KSBMBN7P4PTQN9KH37ATA4R6VDBQUF8II52BH7VP43B00";
  expect(read(text)).toMatchObject({
    kind: "sk-paybysquare",
    values: { invoice_number: "FV2026-0117", total_amount: 1204.8, "payment.iban": "SK3112000000198742637541" },
  });
});

test("TicketBAI's published example", () => {
  const text = "https://batuz.eus/QRTBAI/?id=TBAI-00000006Y-251019-btFpwP8dcLGAF-237&s=T&nf=27174&i=4.70&cr=007";
  expect(read(text)).toMatchObject({
    kind: "es-ticketbai",
    faults: [],
    values: { invoice_number: "T-27174", total_amount: 4.7 },
  });
  expect(read(text.replace("4.70", "9.70"))).toMatchObject({ kind: "es-ticketbai", values: {} });
});

test("a wrong check digit is a fault and no value", () => {
  const epc = codeExample("epc", 3);
  const iban = String(epc.values["payment.iban"]);
  const forged = iban.slice(0, -1) + ((Number(iban.at(-1)) + 1) % 10);
  const code = read(epc.payload.replace(iban, forged));
  expect(code.kind).toBe("epc");
  expect(code.values).not.toHaveProperty(["payment.iban"]);
  expect(code.faults).toEqual([`payment.iban: the check digits of ${forged} are wrong`]);
});

test("the address of a tax office counts, one that only looks like it does not", () => {
  const { payload } = codeExample("es-verifactu", 1);
  expect(read(payload).kind).toBe("es-verifactu");
  expect(read(payload.replace("www2.agenciatributaria.gob.es", "agenciatributaria.gob.es.example.com")).kind).toBe(
    "other",
  );
  expect(read(payload.replace("https://", "https://agenciatributaria.gob.es@evil.example/")).kind).toBe("other");
});

test("an unknown code is listed with the beginning of its text, on one line and without hidden characters", () => {
  expect(read(`\u202Ecod\u200Be\n${"x".repeat(5000)}`).values.text).toBe(`code ${"x".repeat(195)}`);
  expect(read("").values).toEqual({});
});
