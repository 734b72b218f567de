import { body, caption, type Frame, type Pen, type Piece, put, spoken } from "../../drawing/draw-context.ts";
import { chooseFormLook, drawCells, type FormCell, formCaption } from "../page/form-cells.ts";
import { askedPiece, datePiece, duePiece, numberPiece } from "../page/printed-values.ts";

/** The form to pay with at the foot of a page: giro slips, transfer forms, bank bills. Payee and payer are seller and buyer once more. */
export function drawPaySlip(pen: Pen, frame: Frame): number {
  const { random, content, look, sheet } = pen;
  const { bank, seller, buyer } = content;
  if (random.chance(0.5)) sheet.rule(0, frame.y - look.leading, sheet.width, frame.y - look.leading, 0.4);
  const cell = (text: string, ...value: Piece[]): FormCell => ({ caption: text, value });
  const joined = (lines: readonly string[]) => lines.join(random.pick([", ", " ", " - "]));
  const payee: FormCell[] = [
    cell(formCaption(pen, "payee"), { text: spoken(pen, seller.name), mark: { label: "vendor.name" } }),
    ...(random.chance(0.4)
      ? [
          cell(formCaption(pen, "street"), {
            text: spoken(pen, joined(seller.address.lines)),
            mark: { label: "vendor.address" },
          }),
        ]
      : []),
    ...(random.chance(0.3)
      ? [cell(caption(pen, "taxId"), { text: seller.taxId, mark: { label: "vendor.tax_id" } })]
      : []),
  ];
  const payer: FormCell[] = [
    cell(caption(pen, "billTo"), { text: spoken(pen, buyer.name), mark: { label: "customer.name" } }),
    ...(random.chance(0.6)
      ? [
          cell(formCaption(pen, "street"), {
            text: spoken(pen, joined(buyer.address.lines)),
            mark: { label: "customer.address" },
          }),
        ]
      : []),
    ...(random.chance(0.2)
      ? [cell(caption(pen, "customerTaxId"), { text: buyer.taxId, mark: { label: "customer.tax_id" } })]
      : []),
  ];
  const account: FormCell[] = [
    bank.iban === undefined
      ? cell(caption(pen, "account"), { text: bank.account, mark: { label: "bank" } })
      : cell(caption(pen, "iban"), { text: bank.iban, mark: { label: "payment.iban" } }),
    ...(random.chance(0.5) ? [cell(caption(pen, "bic"), { text: bank.bic, mark: { label: "payment.bic" } })] : []),
    ...(random.chance(0.4) ? [cell(caption(pen, "bankName"), { text: bank.name, mark: { label: "bank" } })] : []),
  ];
  const figures: FormCell[] = [
    ...(random.chance(0.8)
      ? [
          cell(caption(pen, "paymentReference"), {
            text: content.paymentReference,
            mark: { label: "payment.reference" },
          }),
        ]
      : []),
    ...(random.chance(0.6) ? [cell(caption(pen, "dueDate"), duePiece(pen))] : []),
    ...(random.chance(0.3) ? [cell(caption(pen, "date"), datePiece(pen))] : []),
    ...(random.chance(0.4) ? [cell(caption(pen, "invoiceNumber"), numberPiece(pen))] : []),
    cell(caption(pen, content.sums.due === content.sums.total ? "amountShown" : "amountDue"), askedPiece(pen)),
  ];
  const rows = random.chance(0.6)
    ? [account, payee, payer, figures]
    : random.shuffle([account, payee, payer, random.shuffle(figures)]);
  const y = drawCells(pen, frame, rows, { ...chooseFormLook(pen), captions: "above" });
  if (random.chance(0.4))
    put(pen, frame.x, y + look.leading, `${random.digits(10)}+ ${random.digits(14)}>`, {
      ink: body(pen, { font: look.font }),
    });
  return y + look.leading;
}
