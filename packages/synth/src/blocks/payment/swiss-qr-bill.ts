import {
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  put,
  putLines,
  putPieces,
  textStyle,
} from "../../drawing/draw-context.ts";
import { amountAnnotation } from "../page/printed-values.ts";

type Words = Readonly<{
  receipt: string;
  payment: string;
  account: string;
  reference: string;
  information: string;
  payer: string;
  currency: string;
  amount: string;
  acceptance: string;
}>;

/** Texts prescribed by the Swiss standard. */
const words: Readonly<Record<string, Words>> = {
  de: {
    receipt: "Empfangsschein",
    payment: "Zahlteil",
    account: "Konto / Zahlbar an",
    reference: "Referenz",
    information: "Zusätzliche Informationen",
    payer: "Zahlbar durch",
    currency: "Währung",
    amount: "Betrag",
    acceptance: "Annahmestelle",
  },
  fr: {
    receipt: "Récépissé",
    payment: "Section paiement",
    account: "Compte / Payable à",
    reference: "Référence",
    information: "Informations supplémentaires",
    payer: "Payable par",
    currency: "Monnaie",
    amount: "Montant",
    acceptance: "Point de dépôt",
  },
  it: {
    receipt: "Ricevuta",
    payment: "Sezione pagamento",
    account: "Conto / Pagabile a",
    reference: "Riferimento",
    information: "Informazioni supplementari",
    payer: "Pagabile da",
    currency: "Valuta",
    amount: "Importo",
    acceptance: "Punto di accettazione",
  },
  en: {
    receipt: "Receipt",
    payment: "Payment part",
    account: "Account / Payable to",
    reference: "Reference",
    information: "Additional information",
    payer: "Payable by",
    currency: "Currency",
    amount: "Amount",
    acceptance: "Acceptance point",
  },
};

/** In points: 105 mm of an A4 page, the receipt 62 mm wide. */
export const qrBillHeight = 298;
const receiptWidth = 176;

/** The payment part of a Swiss invoice at the foot of the page; prints seller and buyer twice more, in small print. */
export function drawQrBill(context: DrawContext): void {
  const { writer, content, random } = context;
  const text = words[content.language] ?? (words.en as Words);
  const top = writer.height - qrBillHeight;
  writer.rule(0, top, writer.width, top, 0.5);
  writer.rule(receiptWidth, top, receiptWidth, writer.height, 0.5);
  const reference = random.chance(0.7) ? (random.digits(27).match(/^.{2}|.{5}/g) ?? []).join(" ") : "";
  drawReceipt(context, { x: 14, y: top + 24, width: receiptWidth - 24 }, text, reference);
  drawPayment(context, { x: receiptWidth + 14, y: top + 24, width: writer.width - receiptWidth - 28 }, text, reference);
}

type Column = { x: number; y: number; width: number };

function heading(context: DrawContext, at: Column, text: string): void {
  put(context, at.x, at.y, text, { ink: textStyle(context, { bold: true, size: 11 }) });
  at.y += 18;
}

function block(context: DrawContext, at: Column, caption: string, size: number, lines: () => void): void {
  put(context, at.x, at.y, caption, { ink: textStyle(context, { bold: true, size: size * 0.8 }) });
  at.y += size * 1.15;
  lines();
  at.y += size * 0.7;
}

function party(context: DrawContext, at: Column, side: "vendor" | "customer", size: number): void {
  const { content } = context;
  const who = side === "vendor" ? content.seller : content.buyer;
  const ink = textStyle(context, { size });
  const more = { ink, leading: size * 1.15 };
  at.y = putLines(context, at, [inDocumentCase(context, who.name)], { ...more, annotation: { label: `${side}.name` } });
  const lines = who.address.lines.map((line) => inDocumentCase(context, line));
  at.y = putLines(context, at, lines, { ...more, annotation: { label: `${side}.address` } });
}

function account(context: DrawContext, at: Column, size: number): void {
  const { content } = context;
  const iban = content.bank.iban ?? content.bank.account;
  put(context, at.x, at.y, iban, {
    ink: textStyle(context, { size }),
    annotation: { label: content.bank.iban === undefined ? "bank" : "payment.iban" },
  });
  at.y += size * 1.15;
}

function referenceLine(context: DrawContext, at: Column, reference: string, size: number): void {
  const ink = textStyle(context, { size });
  at.y = putLines(context, at, [reference], { ink, leading: size * 1.15, annotation: { label: "payment.reference" } });
}

function amounts(context: DrawContext, at: Column, text: Words, size: number): void {
  const { content } = context;
  const ink = textStyle(context, { size });
  const small = textStyle(context, { bold: true, size: size * 0.8 });
  put(context, at.x, at.y, text.currency, { ink: small });
  put(context, at.x + 50, at.y, text.amount, { ink: small });
  put(context, at.x, at.y + size * 1.2, content.currency, { ink, annotation: { label: "currency" } });
  const asked = content.sums.due;
  const label = asked === content.sums.total ? "total_amount" : "amount_due";
  const printed: Piece = {
    text: moneyText(context, asked, { ...context.look.sumMoney, mark: "" }),
    annotation: amountAnnotation(context, label, asked),
  };
  putPieces(context, at.x + 50, at.y + size * 1.2, [printed], { ink });
}

function drawReceipt(context: DrawContext, frame: Frame, text: Words, reference: string): void {
  const at = { ...frame };
  const size = 8;
  heading(context, at, text.receipt);
  block(context, at, text.account, size, () => {
    account(context, at, size);
    party(context, at, "vendor", size);
  });
  if (reference !== "") block(context, at, text.reference, size, () => referenceLine(context, at, reference, size));
  block(context, at, text.payer, size, () => party(context, at, "customer", size));
  amounts(context, { ...at, y: context.writer.height - 68 }, text, size);
  put(context, at.x + at.width, context.writer.height - 30, text.acceptance, {
    ink: textStyle(context, { bold: true, size: 6 }),
    align: "right",
  });
}

function drawPayment(context: DrawContext, frame: Frame, text: Words, reference: string): void {
  const { random, content, writer } = context;
  const left = { ...frame };
  heading(context, left, text.payment);
  writer.box(left.x, left.y, left.x + 130, left.y + 130, 1);
  amounts(context, { ...left, y: writer.height - 68 }, text, 10);
  const right: Column = { x: frame.x + 150, y: frame.y, width: frame.width - 150 };
  const size = 9;
  block(context, right, text.account, size, () => {
    account(context, right, size);
    party(context, right, "vendor", size);
  });
  if (reference !== "")
    block(context, right, text.reference, size, () => referenceLine(context, right, reference, size));
  if (random.chance(0.5))
    block(context, right, text.information, size, () => {
      putPieces(context, right.x, right.y, [{ text: content.number, annotation: { label: "invoice_number" } }], {
        ink: textStyle(context, { size }),
      });
      right.y += size * 1.15;
    });
  block(context, right, text.payer, size, () => party(context, right, "customer", size));
}
