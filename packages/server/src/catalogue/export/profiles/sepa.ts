import {
  type ExportSettings,
  type ExtractedData,
  isCreditorReference,
  isIban,
  isSepaAccount,
  type PaymentOmissionReason,
  plainAccountNumber,
} from "@inkvoice/contract";
import { escapeXml } from "../escape-xml.ts";
import type { Batches, ExportedInvoice } from "../exported-invoice.ts";
import { sepaText } from "./sepa-text.ts";

/**
 * Payment of an invoice by SEPA credit transfer: pain.001.001.09 by the EPC's customer-to-bank guidelines (EPC132-08).
 * One transaction per invoice, so that each appears on the bank statement.
 */
type Payment = Readonly<{
  endToEndId: string;
  cents: number;
  creditor: string;
  iban: string;
  bic: string | undefined;
  remittance: string;
}>;

type Problem = PaymentOmissionReason | "incomplete";

const longestName = 70;
const longestText = 140;
const mostCents = 99_999_999_999;
/** Outside the European Economic Area some banks require the BIC; inside it is not used. */
const withBic: ReadonlySet<string> = new Set(["AD", "AL", "CH", "GB", "GI", "MC", "MD", "ME", "MK", "RS", "SM", "VA"]);

/** Why an invoice cannot be paid by its own data, whatever its bank account's status is. */
export function paymentProblem(invoice: ExportedInvoice): Problem | undefined {
  const payment = paymentOf(invoice);
  return typeof payment === "string" ? payment : undefined;
}

function paymentOf({ row, data, direction }: ExportedInvoice): Payment | Problem {
  if (!data) return "incomplete";
  if (direction === "sale") return "sale";
  const { total_amount: total, amount_due: due, currency } = data;
  if (data.document_type === "credit_note" || (total ?? 0) < 0) return "credit_note";
  if (total === 0 || (due !== undefined && due <= 0)) return "paid";
  const iban = plainAccountNumber(data.payment?.iban ?? "");
  const creditor = sepaText(data.vendor?.name ?? "", longestName);
  const remittance = remittanceOf(data);
  if (total === undefined || currency === undefined || iban === "" || creditor === "" || remittance === undefined)
    return "incomplete";
  const cents = Math.round(Math.min(total, due ?? total) * 100);
  if (currency !== "EUR" || !isIban(iban) || !isSepaAccount(iban) || cents > mostCents) return "not_sepa";
  return { endToEndId: identifier(row.id), cents, creditor, iban, bic: bicOf(data, iban), remittance };
}

/** The creditor reference where it is one of ISO 11649, otherwise the printed reference and the invoice number as text. */
function remittanceOf({ payment, invoice_number: number }: ExtractedData): string | undefined {
  const reference = payment?.reference ?? "";
  if (isCreditorReference(reference)) {
    const type = "<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>ISO</Issr></Tp>";
    const plain = reference.toUpperCase().replace(/\s/g, "");
    return `<Strd><CdtrRefInf>${type}<Ref>${plain}</Ref></CdtrRefInf></Strd>`;
  }
  const text = sepaText([...new Set([reference, number ?? ""])].join(" "), longestText);
  return text === "" ? undefined : `<Ustrd>${escapeXml(text)}</Ustrd>`;
}

function bicOf({ payment }: ExtractedData, iban: string): string | undefined {
  const bic = payment?.bic?.toUpperCase() ?? "";
  const country = iban.slice(0, 2);
  const isOfBank = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) && bic.slice(4, 6) === country;
  return isOfBank && withBic.has(country) ? bic : undefined;
}

/** Underscores are not among the characters of identifiers. */
const identifier = (id: string) => id.replace("_", "-");
const amount = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

async function* paymentsOf(batches: Batches): AsyncGenerator<Payment> {
  for await (const invoices of batches) {
    for (const invoice of invoices) {
      const payment = paymentOf(invoice);
      if (typeof payment !== "string") yield payment;
    }
  }
}

type PaymentFile = Readonly<{ again: () => Batches; settings: ExportSettings; id: string; now: number }>;

/** The invoices are read twice: the head has the number of payments and their sum. */
export async function* sepaOf({ again, settings, id, now }: PaymentFile): AsyncGenerator<string> {
  let count = 0;
  let sum = 0;
  for await (const { cents } of paymentsOf(again())) {
    count += 1;
    sum += cents;
  }
  yield headOf(settings, { id: identifier(id), now, count, sum });
  for await (const payment of paymentsOf(again())) yield transactionOf(payment);
  yield "</PmtInf></CstmrCdtTrfInitn></Document>\n";
}

type Totals = Readonly<{ id: string; now: number; count: number; sum: number }>;

function headOf(settings: ExportSettings, { id, now, count, sum }: Totals): string {
  const name = `<Nm>${escapeXml(sepaText(settings.debtor_name ?? "", longestName))}</Nm>`;
  const totals = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${amount(sum)}</CtrlSum>`;
  const created = `${new Date(now).toISOString().slice(0, 19)}Z`;
  const bic = settings.debtor_bic?.toUpperCase();
  const bank = bic === undefined ? "<Othr><Id>NOTPROVIDED</Id></Othr>" : `<BICFI>${bic}</BICFI>`;
  const account = `<Id><IBAN>${plainAccountNumber(settings.debtor_iban ?? "")}</IBAN></Id>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${created}</CreDtTm>${totals}<InitgPty>${name}</InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd>${totals}`,
    "<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>",
    `<ReqdExctnDt><Dt>${settings.execution_date}</Dt></ReqdExctnDt>`,
    `<Dbtr>${name}</Dbtr><DbtrAcct>${account}</DbtrAcct><DbtrAgt><FinInstnId>${bank}</FinInstnId></DbtrAgt>`,
    "<ChrgBr>SLEV</ChrgBr>",
  ].join("");
}

function transactionOf({ endToEndId, cents, creditor, iban, bic, remittance }: Payment): string {
  return [
    `\n<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${amount(cents)}</InstdAmt></Amt>`,
    bic === undefined ? "" : `<CdtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></CdtrAgt>`,
    `<Cdtr><Nm>${escapeXml(creditor)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`,
    `<RmtInf>${remittance}</RmtInf></CdtTrfTxInf>`,
  ].join("");
}
