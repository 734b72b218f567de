import { toUblXml } from "@inkvoice/contract";
import { expect, test } from "vitest";
import { extractDocument, readPageText, renderPagePicture } from "../pipeline.ts";
import { brokenRules, en16931Rules } from "./en16931-rules.ts";
import { readBareXml } from "./read-structured.ts";
import { readUbl } from "./syntaxes/ubl.ts";
import { parseXml } from "./xml/xml-tree.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function recordOf(xml: string) {
  const read = await extractDocument(bytesOf(xml));
  if (!read.ok) throw new Error(read.message);
  return read;
}

const fattura = `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader>
<CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>12345678903</IdCodice></IdFiscaleIVA>
<Anagrafica><Denominazione>Officina Àlba S.r.l.</Denominazione></Anagrafica></DatiAnagrafici>
<Sede><Indirizzo>Via Roma</Indirizzo><NumeroCivico>1</NumeroCivico><CAP>00100</CAP><Comune>Roma</Comune><Provincia>RM</Provincia><Nazione>IT</Nazione></Sede></CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici><CodiceFiscale>MRALNE80E05H501C</CodiceFiscale><Anagrafica><Nome>Mario</Nome><Cognome>Leoni</Cognome></Anagrafica></DatiAnagrafici>
<Sede><Indirizzo>Via Po 2</Indirizzo><CAP>50100</CAP><Comune>Firenze</Comune><Nazione>IT</Nazione></Sede></CessionarioCommittente>
</FatturaElettronicaHeader>
<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD04</TipoDocumento><Divisa>EUR</Divisa><Data>2025-03-02</Data><Numero>NC/7</Numero></DatiGeneraliDocumento>
<DatiOrdineAcquisto><IdDocumento>PO-9</IdDocumento></DatiOrdineAcquisto></DatiGenerali>
<DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><CodiceArticolo><CodiceTipo>X</CodiceTipo><CodiceValore>A-1</CodiceValore></CodiceArticolo><Descrizione>Consulenza</Descrizione><Quantita>2.00</Quantita><UnitaMisura>ore</UnitaMisura><PrezzoUnitario>50.00</PrezzoUnitario><PrezzoTotale>100.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>100.00</ImponibileImporto><Imposta>22.00</Imposta></DatiRiepilogo></DatiBeniServizi>
<DatiPagamento><DettaglioPagamento><DataScadenzaPagamento>2025-04-01</DataScadenzaPagamento><ImportoPagamento>122.00</ImportoPagamento><IBAN>IT60X0542811101000000123456</IBAN></DettaglioPagamento></DatiPagamento>
</FatturaElettronicaBody></p:FatturaElettronica>`;

test("FatturaPA: a credit note with its parties, lines, taxes and payment", async () => {
  const { data } = await recordOf(fattura);
  expect(data).toMatchObject({
    document_type: "credit_note",
    invoice_number: "NC/7",
    date: "2025-03-02",
    due_date: "2025-04-01",
    currency: "EUR",
    vendor: { name: "Officina Àlba S.r.l.", tax_id: "IT12345678903", address: "Via Roma, 1, 00100 Roma, RM" },
    customer: { name: "Mario Leoni", tax_id: "MRALNE80E05H501C" },
    subtotal: -100,
    total_tax: -22,
    total_amount: -122,
    purchase_order: "PO-9",
    payment: { iban: "IT60X0542811101000000123456" },
  });
  expect(data.line_items).toMatchObject([
    { description: "Consulenza", quantity: 2, unit_price: 50, sku: "A-1", tax_rate: 22 },
  ]);
});

test("a record of XML without pages has confidence 1 and locations on the page drawn from it", async () => {
  const { data, pages } = await recordOf(fattura);
  expect(pages).toBe(1);
  expect(data.source).toMatchObject({
    invoice_number: "xml",
    vendor: { name: "xml" },
    line_items: [{ quantity: "xml" }],
  });
  expect(data.confidence).toMatchObject({ invoice_number: 1, total_amount: 1 });
  expect(data.locations.invoice_number).toMatchObject({ page: 1 });
  expect(data.locations.line_items?.[0]).toHaveProperty("total");
  const words = (await readPageText(bytesOf(fattura), 1))?.words.map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(["NC/7", "Consulenza", "Àlba"]));
  expect(await renderPagePicture(bytesOf(fattura), 1, { maxSide: 400 })).toMatchObject({ height: 400, pages: 1 });
});

test("an invoice of many lines is drawn on several pages", async () => {
  const line = /<DettaglioLinee>.*?<\/DettaglioLinee>/.exec(fattura)?.[0] ?? "";
  const { data, pages } = await recordOf(fattura.replace(line, line.repeat(120)));
  expect(data.line_items).toHaveLength(120);
  expect(pages).toBeGreaterThan(2);
});

test("Facturae", async () => {
  const { data } = await recordOf(`<fe:Facturae xmlns:fe="http://www.facturae.es/Facturae/2014/v3.2.1/Facturae">
<Parties><SellerParty><TaxIdentification><TaxIdentificationNumber>A2800056F</TaxIdentificationNumber></TaxIdentification><LegalEntity><CorporateName>Ejemplo SA</CorporateName><AddressInSpain><Address>Calle Mayor 1</Address><PostCode>28001</PostCode><Town>Madrid</Town><Province>Madrid</Province><CountryCode>ESP</CountryCode></AddressInSpain></LegalEntity></SellerParty>
<BuyerParty><TaxIdentification><TaxIdentificationNumber>00000000T</TaxIdentificationNumber></TaxIdentification><Individual><Name>Ana</Name><FirstSurname>Ruiz</FirstSurname></Individual></BuyerParty></Parties>
<Invoices><Invoice><InvoiceHeader><InvoiceNumber>12</InvoiceNumber><InvoiceSeriesCode>A</InvoiceSeriesCode></InvoiceHeader><InvoiceIssueData><IssueDate>2025-02-03</IssueDate><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode><LanguageName>es</LanguageName></InvoiceIssueData>
<TaxesOutputs><Tax><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>100.00</TotalAmount></TaxableBase><TaxAmount><TotalAmount>21.00</TotalAmount></TaxAmount></Tax></TaxesOutputs>
<InvoiceTotals><TotalGrossAmountBeforeTaxes>100.00</TotalGrossAmountBeforeTaxes><TotalTaxOutputs>21.00</TotalTaxOutputs><InvoiceTotal>121.00</InvoiceTotal><TotalExecutableAmount>121.00</TotalExecutableAmount></InvoiceTotals>
<Items><InvoiceLine><ItemDescription>Servicio</ItemDescription><Quantity>1.0</Quantity><UnitPriceWithoutTax>100.000000</UnitPriceWithoutTax><GrossAmount>100.00</GrossAmount></InvoiceLine></Items></Invoice></Invoices></fe:Facturae>`);
  expect(data).toMatchObject({
    invoice_number: "A12",
    date: "2025-02-03",
    total_amount: 121,
    vendor: { name: "Ejemplo SA", address_parts: { country: "ES" } },
    customer: { name: "Ana Ruiz" },
    line_items: [{ description: "Servicio", total: 100 }],
  });
});

test("CFDI", async () => {
  const { data } =
    await recordOf(`<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Serie="F" Folio="77" Fecha="2025-05-06T10:00:00" Moneda="MXN" SubTotal="100.00" Descuento="10.00" Total="104.40" TipoDeComprobante="I">
<cfdi:Emisor Rfc="EKU9003173C9" Nombre="Escuela Kemper"/><cfdi:Receptor Rfc="XAXX010101000" Nombre="Público"/>
<cfdi:Conceptos><cfdi:Concepto Cantidad="1" ClaveUnidad="E48" Descripcion="Curso" ValorUnitario="100.00" Importe="100.00"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="90" Impuesto="002" TasaOCuota="0.160000" Importe="14.40"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="14.40"><cfdi:Traslados><cfdi:Traslado Base="90.00" Impuesto="002" TasaOCuota="0.160000" Importe="14.40"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Comprobante>`);
  expect(data).toMatchObject({
    invoice_number: "F77",
    date: "2025-05-06",
    currency: "MXN",
    total_amount: 104.4,
    subtotal: 90,
    taxes: [{ rate: 16, base: 90, amount: 14.4 }],
  });
});

test("XML that is no invoice, or hostile, fails with its reason", async () => {
  for (const xml of [
    "<Invoice/>",
    `<?xml version="1.0"?><!DOCTYPE x []><Invoice/>`,
    "<Invoice>",
    `<Invoice xmlns="urn:other"><ID>1</ID></Invoice>`,
  ]) {
    expect(await extractDocument(bytesOf(xml))).toMatchObject({ ok: false, code: "NO_INVOICE_FOUND" });
  }
});

test("a broken rule is an issue with the rule's id", () => {
  const root = parseXml(
    toUblXml({
      invoice_number: "1",
      date: "2025-01-02",
      currency: "EUR",
      total_amount: 119,
      subtotal: 100,
      total_tax: 19,
    }),
  );
  const invoice = readUbl(root);
  const codes = (changed: Partial<typeof invoice>) =>
    brokenRules(root, { ...invoice, ...changed }, "urn:cen.eu:en16931:2017").map(({ code }) => code);
  const before = codes({});
  expect(codes({ number: undefined })).toEqual(expect.arrayContaining(["BR-02"]));
  expect(codes({ totals: { ...invoice.totals, gross: 1 } })).toEqual(expect.arrayContaining(["BR-CO-15"]));
  expect(codes({ currency: "XXQ" })).toEqual(expect.arrayContaining(["BR-CL-04"]));
  expect(before).not.toContain("BR-02");
  expect(new Set(en16931Rules.map(({ id }) => id)).size).toBe(en16931Rules.length);
});

const fatturaBody = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/;
function batchOf(count: number): string {
  const body = fatturaBody.exec(fattura)?.[0] ?? "";
  const bodies = Array.from({ length: count }, (_, index) => body.replace("NC/7", `NC/${index + 1}`));
  return fattura.replace(fatturaBody, bodies.join("\n"));
}

test("a FatturaPA with several bodies is several invoices, each with its own page and the common parties", async () => {
  const { data, parts, pages } = await recordOf(batchOf(3));
  expect(pages).toBe(3);
  expect(parts?.map(({ pages: own }) => own)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(parts?.map((part) => part.data.invoice_number)).toEqual(["NC/1", "NC/2", "NC/3"]);
  expect(parts?.every((part) => part.data.vendor?.name === "Officina Àlba S.r.l.")).toBe(true);
  expect(parts?.[2]?.data.locations.invoice_number?.page).toBe(3);
  expect(data).toEqual(parts?.[0]?.data);
});

test("a batch returns its first invoice when not split, and those of the requested pages", async () => {
  const never = await extractDocument(bytesOf(batchOf(3)), { split: "never" });
  expect(never).not.toHaveProperty("parts");
  const second = await extractDocument(bytesOf(batchOf(3)), { split: [[2, 2]] });
  expect(second).toMatchObject({ ok: true, data: { invoice_number: "NC/2" } });
  const many = await extractDocument(bytesOf(batchOf(201)));
  expect(many).toMatchObject({ ok: false, message: "The XML holds more than 200 invoices." });
});

test("a Facturae batch is several invoices", () => {
  const invoice = (number: number) =>
    `<Invoice><InvoiceHeader><InvoiceNumber>${number}</InvoiceNumber></InvoiceHeader><InvoiceIssueData><IssueDate>2025-01-0${number}</IssueDate></InvoiceIssueData></Invoice>`;
  const xml = `<fe:Facturae xmlns:fe="http://www.facturae.es/Facturae/2014/v3.2.1/Facturae"><Invoices>${invoice(1)}${invoice(2)}</Invoices></fe:Facturae>`;
  const reading = readBareXml(bytesOf(xml));
  expect(reading).toMatchObject({
    kind: "invoice",
    invoice: { fields: { invoice_number: "1" } },
    further: [{ fields: { invoice_number: "2", date: "2025-01-02" } }],
  });
});
