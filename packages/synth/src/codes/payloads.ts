import type { CodeKind } from "@inkvoice/contract";
import { randomOf } from "../random.ts";
import type { CodeContent, CodeExample } from "./code-example.ts";
import * as fiscal from "./fiscal.ts";
import * as payments from "./payments.ts";

/** INDEX of the kinds of codes that can be generated. */
const makers: Readonly<Record<Exclude<CodeKind, "other">, (content: CodeContent) => CodeExample>> = {
  "ch-qr-bill": payments.swissBill,
  epc: payments.epcTransfer,
  "pt-atcud": fiscal.portuguese,
  "es-verifactu": fiscal.verifactu,
  "es-ticketbai": fiscal.ticketbai,
  "ar-afip": fiscal.argentine,
  "cl-ted": fiscal.chilean,
  "mx-cfdi": fiscal.mexican,
  "br-nfe": fiscal.brazilian,
  "sv-dte": fiscal.salvadoran,
  "in-einvoice": fiscal.indian,
  "sa-zatca": fiscal.saudi,
  "pl-ksef": fiscal.polish,
  "de-tse": fiscal.germanTill,
  "at-rksv": fiscal.austrianTill,
  "si-upn": payments.slovenianOrder,
  "hr-hub3": payments.croatianSlip,
  "cz-spayd": payments.czechPayment,
  "sk-paybysquare": payments.slovakPayment,
};

export type MakeableCode = keyof typeof makers;
export const makeableCodes = Object.keys(makers) as readonly MakeableCode[];

/** The same kind and seed always give the same code. */
export function codeExample(kind: MakeableCode, seed: number): CodeExample {
  const random = randomOf(seed);
  const date = new Date(Date.UTC(2025, random.int(0, 11), random.int(1, 28)));
  const drawn: CodeContent = {
    random,
    seller: random.pick(["Nordlicht GmbH", "Alfa & Omega SA", "Příklad s.r.o.", "Café Müller", "Delta Ltd"]),
    buyer: random.pick(["Kunde AG", "Ana Novak", "Comercial Sur SpA", "Beta d.o.o."]),
    number: random.pick([`INV-${random.digits(5)}`, `2025/${random.digits(4)}`, `F${random.digits(7)}`]),
    date: date.toISOString().slice(0, 10),
    due: new Date(date.getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
    total: random.int(100, 999_999) / 100,
  };
  return makers[kind](drawn);
}
