import type { CodeKind, EInvoiceOrigin, EInvoiceSyntax } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { messages } from "../../messages/messages.ts";

/** Names that are the same in every language. */
const syntaxNames: Readonly<Record<EInvoiceSyntax, string>> = {
  cii: "CII",
  "zugferd-1": "ZUGFeRD 1",
  ubl: "UBL",
  fatturapa: "FatturaPA",
  facturae: "Facturae",
  cfdi: "CFDI",
};

const profiles: readonly (readonly [RegExp, (version: string) => string])[] = [
  [/xrechnung[_:](\d+\.\d+)/i, (version) => `XRechnung ${version}`],
  [/peppol\.eu:2017:poacc:billing:(\d+\.\d+)/i, (version) => `Peppol BIS Billing ${version}`],
  [/factur-x\.eu:\w+:(\w+)/i, (level) => `Factur-X ${level.toUpperCase()}`],
  [/zugferd\.de:(\d+)p/i, (version) => `ZUGFeRD ${version}`],
  [/en16931/i, () => "EN 16931"],
];

/** Common name of an e-invoice's standard: "XRechnung 3.0". */
export function einvoiceName({ syntax, profile = "" }: EInvoiceOrigin): string {
  for (const [pattern, name] of profiles) {
    const found = pattern.exec(profile);
    if (found) return name(found[1] ?? "");
  }
  return syntaxNames[syntax];
}

const codeNames: Readonly<Partial<Record<CodeKind, string>>> = {
  "ch-qr-bill": "Swiss QR",
  epc: "EPC QR",
  "pt-atcud": "ATCUD",
  "es-verifactu": "VERI*FACTU",
  "es-ticketbai": "TicketBAI",
  "ar-afip": "AFIP",
  "cl-ted": "TED",
  "mx-cfdi": "CFDI",
  "br-nfe": "NF-e",
  "sv-dte": "DTE",
  "in-einvoice": "IRP",
  "sa-zatca": "ZATCA",
  "pl-ksef": "KSeF",
  "de-tse": "TSE",
  "at-rksv": "RKSV",
  "si-upn": "UPN",
  "hr-hub3": "HUB3",
  "cz-spayd": "SPAYD",
  "sk-paybysquare": "PAY by square",
};

/** Source of the record, if it is more than the printed page. */
export function originText({ data }: InvoiceDetail): string | undefined {
  if (data?.einvoice) return messages.review.origin.xml(einvoiceName(data.einvoice));
  const names = (data?.codes ?? []).flatMap(({ kind }) => codeNames[kind] ?? []);
  return names.length > 0 ? messages.review.origin.code([...new Set(names)].join(", ")) : undefined;
}
