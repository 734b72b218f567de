import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  textStyle,
} from "../../drawing/draw-context.ts";
import { chooseFormStyle, drawCells, type FormCell, formCaption } from "../page/form-cells.ts";
import { amountDuePiece, datePiece, duePiece, numberPiece } from "../page/printed-values.ts";

/**
 * The payment form at the foot of a page: giro slips, transfer forms, bank bills. Payee and payer repeat seller and
 * buyer.
 */
export function drawPaySlip(context: DrawContext, frame: Frame): number {
  const { random, content, look, writer } = context;
  const { bank, seller, buyer } = content;
  if (random.chance(0.5)) writer.rule(0, frame.y - look.leading, writer.width, frame.y - look.leading, 0.4);
  const cell = (text: string, ...value: Piece[]): FormCell => ({ caption: text, value });
  const joined = (lines: readonly string[]) => lines.join(random.pick([", ", " ", " - "]));
  const payee: FormCell[] = [
    cell(formCaption(context, "payee"), {
      text: inDocumentCase(context, seller.name),
      annotation: { label: "vendor.name" },
    }),
    ...(random.chance(0.4)
      ? [
          cell(formCaption(context, "street"), {
            text: inDocumentCase(context, joined(seller.address.lines)),
            annotation: { label: "vendor.address" },
          }),
        ]
      : []),
    ...(random.chance(0.3)
      ? [cell(caption(context, "taxId"), { text: seller.taxId, annotation: { label: "vendor.tax_id" } })]
      : []),
  ];
  const payer: FormCell[] = [
    cell(caption(context, "billTo"), {
      text: inDocumentCase(context, buyer.name),
      annotation: { label: "customer.name" },
    }),
    ...(random.chance(0.6)
      ? [
          cell(formCaption(context, "street"), {
            text: inDocumentCase(context, joined(buyer.address.lines)),
            annotation: { label: "customer.address" },
          }),
        ]
      : []),
    ...(random.chance(0.2)
      ? [cell(caption(context, "customerTaxId"), { text: buyer.taxId, annotation: { label: "customer.tax_id" } })]
      : []),
  ];
  const account: FormCell[] = [
    bank.iban === undefined
      ? cell(caption(context, "account"), { text: bank.account, annotation: { label: "bank" } })
      : cell(caption(context, "iban"), { text: bank.iban, annotation: { label: "payment.iban" } }),
    ...(random.chance(0.5)
      ? [cell(caption(context, "bic"), { text: bank.bic, annotation: { label: "payment.bic" } })]
      : []),
    ...(random.chance(0.4)
      ? [cell(caption(context, "bankName"), { text: bank.name, annotation: { label: "bank" } })]
      : []),
  ];
  const figures: FormCell[] = [
    ...(random.chance(0.8)
      ? [
          cell(caption(context, "paymentReference"), {
            text: content.paymentReference,
            annotation: { label: "payment.reference" },
          }),
        ]
      : []),
    ...(random.chance(0.6) ? [cell(caption(context, "dueDate"), duePiece(context))] : []),
    ...(random.chance(0.3) ? [cell(caption(context, "date"), datePiece(context))] : []),
    ...(random.chance(0.4) ? [cell(caption(context, "invoiceNumber"), numberPiece(context))] : []),
    cell(
      caption(context, content.sums.due === content.sums.total ? "amountShown" : "amountDue"),
      amountDuePiece(context),
    ),
  ];
  const rows = random.chance(0.6)
    ? [account, payee, payer, figures]
    : random.shuffle([account, payee, payer, random.shuffle(figures)]);
  const y = drawCells(context, frame, rows, { ...chooseFormStyle(context), captions: "above" });
  if (random.chance(0.4))
    put(context, frame.x, y + look.leading, `${random.digits(10)}+ ${random.digits(14)}>`, {
      ink: textStyle(context, { font: look.font }),
    });
  return y + look.leading;
}
