import { expect, test } from "vitest";
import { handmadePdf, printText } from "./pdf/handmade-pdf.ts";
import { extractDocument } from "./pipeline.ts";

const strip = (lines: readonly string[]) =>
  handmadePdf([
    {
      mediaBox: [0, 0, 230, 40 + 16 * lines.length],
      content: lines.map((line, row) => printText(line, 20, 24 + 16 * (lines.length - row - 1), 10)).join("\n"),
    },
  ]);

test.each([
  [
    "German",
    [
      "Gasthaus Muster",
      "Marktplatz 3",
      "72070 Tuebingen",
      "K-U-N-D-E-N-B-E-L-E-G",
      "Terminal-ID: 65012345",
      "girocard kontaktlos",
      "EUR 38,50",
      "Datum 12.03.2026",
      "Zeit 19:22 Uhr",
      "Genehmigungs-Nr 102233",
      "Zahlung erfolgt",
    ],
    38.5,
  ],
  [
    "French",
    [
      "CARTE BANCAIRE",
      "SANS CONTACT",
      "LE 12/03/26 A 12:44:10",
      "BOULANGERIE MUSTER",
      "69003 LYON",
      "MONTANT REEL",
      "12,60 EUR",
      "DEBIT",
      "TICKET CLIENT",
      "A CONSERVER",
    ],
    12.6,
  ],
  [
    "English",
    [
      "CAFE MUSTER",
      "12 High Street",
      "Leeds LS1 4AB",
      "CUSTOMER COPY",
      "SALE",
      "Terminal ID: 21093341",
      "VISA DEBIT CONTACTLESS",
      "Date 12/03/2026 14:22",
      "TOTAL GBP 23.40",
      "APPROVED",
    ],
    23.4,
  ],
] as const)("a card slip is a receipt: %s", async (_language, lines, total) => {
  expect(await extractDocument(strip(lines))).toMatchObject({
    ok: true,
    data: { total_amount: total, date: "2026-03-12" },
  });
});

test("a document without an invoice returns the words that were read, and their number", async () => {
  const lines = ["Minutes of the garden club", ...Array.from({ length: 8 }, () => "The members talked about roses")];
  const result = await extractDocument(strip(lines));
  expect(result).toMatchObject({
    ok: false,
    code: "NO_INVOICE_FOUND",
    read: { pages: [{ page: 1, lines }], codes: [] },
  });
  expect(result).toHaveProperty("message", expect.stringMatching(/ Words read: 45, codes: 0\.$/));
  const asInvoice = await extractDocument(strip(lines), { split: [[1, 1]] });
  expect(asInvoice).toMatchObject({ ok: true, data: { issues: [{ code: "NO_INVOICE_FOUND" }] } });
});

test("the words of the pages are given where they are asked for", async () => {
  const lines = ["CAFE MUSTER", "12 High Street", "Leeds LS1 4AB", "RECEIPT", "Date 12/03/2026", "TOTAL GBP 23.40"];
  const asked = await extractDocument(strip(lines), { pageText: true });
  expect(asked).toMatchObject({ ok: true, text: expect.stringMatching(/^CAFE MUSTER .*TOTAL GBP 23\.40$/) });
  expect(await extractDocument(strip(lines))).not.toHaveProperty("text");
});
