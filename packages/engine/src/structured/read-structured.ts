import type { EInvoice, Syntax } from "./e-invoice.ts";
import { brokenRules } from "./en16931-rules.ts";
import { invoiceFieldsOf } from "./invoice-fields.ts";
import { type Attachment, hasUsualName, type StructuredInvoice, type StructuredReading } from "./structured-invoice.ts";
import { readCfdi } from "./syntaxes/cfdi.ts";
import { readCii } from "./syntaxes/cii.ts";
import { readFacturae } from "./syntaxes/facturae.ts";
import { readFatturaPa } from "./syntaxes/fatturapa.ts";
import { readUbl } from "./syntaxes/ubl.ts";
import { splitBatch } from "./xml/xml-batch.ts";
import { decodeXml } from "./xml/xml-encoding.ts";
import { parseXml, type XmlElement, XmlRefused } from "./xml/xml-tree.ts";
import { textAt } from "./xml/xml-values.ts";

type Dialect = Readonly<{
  syntax: Syntax;
  roots: ReadonlySet<string>;
  namespace: RegExp;
  /** Path of the invoices in a batch, for formats that allow batches. */
  batch?: readonly string[];
  read(root: XmlElement): EInvoice;
}>;

const dialects: readonly Dialect[] = [
  {
    syntax: "cii",
    roots: new Set(["CrossIndustryInvoice"]),
    namespace: /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:\d+$/,
    read: readCii,
  },
  {
    syntax: "zugferd-1",
    roots: new Set(["CrossIndustryDocument", "Invoice"]),
    namespace: /^urn:(?:ferd:(?:CrossIndustryDocument:)?invoice:|un:unece:uncefact:data:standard:CBFBUY:)/,
    read: readCii,
  },
  {
    syntax: "ubl",
    roots: new Set(["Invoice", "CreditNote"]),
    namespace: /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/,
    read: readUbl,
  },
  {
    syntax: "fatturapa",
    roots: new Set(["FatturaElettronica", "FatturaElettronicaSemplificata"]),
    namespace: /^(?:http:\/\/(?:ivaservizi\.agenziaentrate\.gov\.it|www\.fatturapa\.gov\.it)\/.{0,80})?$/,
    batch: ["FatturaElettronicaBody"],
    read: readFatturaPa,
  },
  {
    syntax: "facturae",
    roots: new Set(["Facturae"]),
    namespace: /^http:\/\/www\.facturae\.(?:es|gob\.es)\/.{0,80}$/,
    batch: ["Invoices", "Invoice"],
    read: readFacturae,
  },
  {
    syntax: "cfdi",
    roots: new Set(["Comprobante"]),
    namespace: /^http:\/\/www\.sat\.gob\.mx\/cfd\/[34]$/,
    read: readCfdi,
  },
];

/** Limit of invoices in a batch: each becomes a record with at least one page. */
const mostInvoices = 200;

/** The syntaxes that EN 16931 knows. */
const european: ReadonlySet<Syntax> = new Set(["cii", "ubl"]);

/** The XML invoice inside a PDF, if there is one. Never throws, whatever the XML contains. */
export function readStructured(attachments: readonly Attachment[]): StructuredReading {
  let unusable: StructuredReading | undefined;
  for (const attachment of inOrderOfTrust(attachments)) {
    const reading = readAttachment(attachment);
    if (reading.kind === "invoice") return reading;
    if (reading.kind === "unusable") unusable ??= reading;
  }
  return unusable ?? { kind: "none" };
}

function inOrderOfTrust(attachments: readonly Attachment[]): readonly Attachment[] {
  const xml = attachments.filter(looksLikeXml);
  return [...xml.filter(({ name }) => hasUsualName(name)), ...xml.filter(({ name }) => !hasUsualName(name))];
}

function looksLikeXml({ name, bytes }: Attachment): boolean {
  if (/\.xml$/i.test(name)) return true;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64)).replace(/[\0ÿþï»¿\s]/g, "");
  return head.startsWith("<?xml") || /^<\w+:?(?:CrossIndustry|Invoice|CreditNote)/.test(head);
}

function readAttachment(attachment: Attachment): StructuredReading {
  try {
    const root = parseXml(decodeXml(attachment.bytes));
    const dialect = dialects.find(({ roots, namespace }) => roots.has(root.name) && namespace.test(root.namespace));
    if (!dialect) return unknownXml(attachment, root);
    const batch = splitBatch(root, dialect.batch);
    if (batch.length > mostInvoices) throw new XmlRefused(`The XML holds more than ${mostInvoices} invoices.`);
    const [invoice, ...further] = batch.map((single) => invoiceOf(dialect, single, attachment.name)).filter(isUsable);
    return invoice
      ? { kind: "invoice", invoice, further }
      : unusable(attachment, "The XML names neither a total nor a number with a date.");
  } catch (error) {
    // After any error caused by hostile XML, the page can still be read.
    return unusable(attachment, error instanceof XmlRefused ? error.message : "The XML could not be read.");
  }
}

function invoiceOf({ syntax, read }: Dialect, root: XmlElement, attachment: string): StructuredInvoice {
  const context = ["ExchangedDocumentContext", "SpecifiedExchangedDocumentContext"];
  const guideline = context.map((name) => textAt(root, name, "GuidelineSpecifiedDocumentContextParameter", "ID"));
  const stated = read(root);
  const profile = guideline.find((id) => id !== undefined) ?? textAt(root, "CustomizationID");
  return {
    fields: invoiceFieldsOf(stated),
    syntax,
    profile,
    attachment,
    brokenRules: european.has(syntax) ? brokenRules(root, stated, profile) : [],
  };
}

/** The invoice of a file that is XML and nothing else; `unusable` says why there is none. */
export function readBareXml(bytes: Uint8Array): StructuredReading {
  return readAttachment({ name: "invoice.xml", bytes });
}

/** XML without the minimum of an invoice is not used: the page is read instead. */
function isUsable({ fields }: StructuredInvoice): boolean {
  return fields.total_amount !== undefined || (fields.invoice_number !== undefined && fields.date !== undefined);
}

/**
 * Other XML files (orders, delivery notes, program data) are ignored without an issue, unless named like the invoice.
 */
function unknownXml(attachment: Attachment, root: XmlElement): StructuredReading {
  if (!hasUsualName(attachment.name)) return { kind: "none" };
  return unusable(attachment, `The XML is not an invoice in a known format (its root is ${root.name.slice(0, 60)}).`);
}

function unusable({ name }: Attachment, reason: string): StructuredReading {
  const message = `The invoice was read from its pages because its attached XML (${name.slice(0, 80)}) could not be used. ${reason}`;
  return { kind: "unusable", reason, issue: { code: "XML_UNUSABLE", message } };
}
