import {
  body,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  put,
  putLines,
  putPieces,
  spoken,
} from "../../drawing/draw-context.ts";
import { amountMark } from "../page/printed-values.ts";

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

/** The words that the Swiss standard prescribes. */
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

/** The payment part of a Swiss invoice at the foot of the page: seller and buyer each twice more, in small print. */
export function drawQrBill(pen: Pen): void {
  const { sheet, content, random } = pen;
  const text = words[content.language] ?? (words.en as Words);
  const top = sheet.height - qrBillHeight;
  sheet.rule(0, top, sheet.width, top, 0.5);
  sheet.rule(receiptWidth, top, receiptWidth, sheet.height, 0.5);
  const reference = random.chance(0.7) ? (random.digits(27).match(/^.{2}|.{5}/g) ?? []).join(" ") : "";
  drawReceipt(pen, { x: 14, y: top + 24, width: receiptWidth - 24 }, text, reference);
  drawPayment(pen, { x: receiptWidth + 14, y: top + 24, width: sheet.width - receiptWidth - 28 }, text, reference);
}

type Column = { x: number; y: number; width: number };

function heading(pen: Pen, at: Column, text: string): void {
  put(pen, at.x, at.y, text, { ink: body(pen, { bold: true, size: 11 }) });
  at.y += 18;
}

function block(pen: Pen, at: Column, caption: string, size: number, lines: () => void): void {
  put(pen, at.x, at.y, caption, { ink: body(pen, { bold: true, size: size * 0.8 }) });
  at.y += size * 1.15;
  lines();
  at.y += size * 0.7;
}

function party(pen: Pen, at: Column, side: "vendor" | "customer", size: number): void {
  const { content } = pen;
  const who = side === "vendor" ? content.seller : content.buyer;
  const ink = body(pen, { size });
  const more = { ink, leading: size * 1.15 };
  at.y = putLines(pen, at, [spoken(pen, who.name)], { ...more, mark: { label: `${side}.name` } });
  const lines = who.address.lines.map((line) => spoken(pen, line));
  at.y = putLines(pen, at, lines, { ...more, mark: { label: `${side}.address` } });
}

function account(pen: Pen, at: Column, size: number): void {
  const { content } = pen;
  const iban = content.bank.iban ?? content.bank.account;
  put(pen, at.x, at.y, iban, {
    ink: body(pen, { size }),
    mark: { label: content.bank.iban === undefined ? "bank" : "payment.iban" },
  });
  at.y += size * 1.15;
}

function referenceLine(pen: Pen, at: Column, reference: string, size: number): void {
  const ink = body(pen, { size });
  at.y = putLines(pen, at, [reference], { ink, leading: size * 1.15, mark: { label: "payment.reference" } });
}

function amounts(pen: Pen, at: Column, text: Words, size: number): void {
  const { content } = pen;
  const ink = body(pen, { size });
  const small = body(pen, { bold: true, size: size * 0.8 });
  put(pen, at.x, at.y, text.currency, { ink: small });
  put(pen, at.x + 50, at.y, text.amount, { ink: small });
  put(pen, at.x, at.y + size * 1.2, content.currency, { ink, mark: { label: "currency" } });
  const asked = content.sums.due;
  const label = asked === content.sums.total ? "total_amount" : "amount_due";
  const printed: Piece = {
    text: moneyText(pen, asked, { ...pen.look.sumMoney, mark: "" }),
    mark: amountMark(pen, label, asked),
  };
  putPieces(pen, at.x + 50, at.y + size * 1.2, [printed], { ink });
}

function drawReceipt(pen: Pen, frame: Frame, text: Words, reference: string): void {
  const at = { ...frame };
  const size = 8;
  heading(pen, at, text.receipt);
  block(pen, at, text.account, size, () => {
    account(pen, at, size);
    party(pen, at, "vendor", size);
  });
  if (reference !== "") block(pen, at, text.reference, size, () => referenceLine(pen, at, reference, size));
  block(pen, at, text.payer, size, () => party(pen, at, "customer", size));
  amounts(pen, { ...at, y: pen.sheet.height - 68 }, text, size);
  put(pen, at.x + at.width, pen.sheet.height - 30, text.acceptance, {
    ink: body(pen, { bold: true, size: 6 }),
    align: "right",
  });
}

function drawPayment(pen: Pen, frame: Frame, text: Words, reference: string): void {
  const { random, content, sheet } = pen;
  const left = { ...frame };
  heading(pen, left, text.payment);
  sheet.box(left.x, left.y, left.x + 130, left.y + 130, 1);
  amounts(pen, { ...left, y: sheet.height - 68 }, text, 10);
  const right: Column = { x: frame.x + 150, y: frame.y, width: frame.width - 150 };
  const size = 9;
  block(pen, right, text.account, size, () => {
    account(pen, right, size);
    party(pen, right, "vendor", size);
  });
  if (reference !== "") block(pen, right, text.reference, size, () => referenceLine(pen, right, reference, size));
  if (random.chance(0.5))
    block(pen, right, text.information, size, () => {
      putPieces(pen, right.x, right.y, [{ text: content.number, mark: { label: "invoice_number" } }], {
        ink: body(pen, { size }),
      });
      right.y += size * 1.15;
    });
  block(pen, right, text.payer, size, () => party(pen, right, "customer", size));
}
