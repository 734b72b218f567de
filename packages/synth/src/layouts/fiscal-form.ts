import { drawItems } from "../blocks/items/items-table.ts";
import { drawBank, drawProse } from "../blocks/page/closing.ts";
import { infoEntries } from "../blocks/page/document-details.ts";
import { chooseFormStyle, drawCells, type FormCell, type FormStyle, formCaption } from "../blocks/page/form-cells.ts";
import { amountPiece, datePiece, duePiece, numberPiece, otherDatePiece } from "../blocks/page/printed-values.ts";
import { drawLogo } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { partyCells, rowsOf } from "../blocks/party/party-cells.ts";
import { drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { buyerOf } from "../content/content.ts";
import { hashLikeText } from "../content/identifiers.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  piecesWidth,
  put,
  putLines,
  putPieces,
  textStyle,
} from "../drawing/draw-context.ts";
import { formatTime } from "../formats/dates.ts";

/**
 * Forms prescribed by tax offices: boxes with a small caption over each value, seller and buyer side by side or below
 * each other.
 */
export function drawFiscalForm(context: DrawContext): void {
  const { random, writer, look, content } = context;
  const margin = random.between(14, 48);
  const frame: Frame = { x: margin, y: random.between(24, 50), width: writer.width - 2 * margin };
  const form = chooseFormStyle(context);
  const sumsInBoxes = random.chance(0.5) && content.sums.due === content.sums.total;
  let { y } = frame;
  if (random.chance(0.15)) y = drawStub(context, { ...frame, y }, form) + look.leading;
  const sellerInCells = random.chance(0.4);
  y = drawTop(context, { ...frame, y }, { form, seller: !sellerInCells });
  const parts: (() => void)[] = [
    () => {
      y = drawOwnCells(context, { ...frame, y }, form);
    },
    () => {
      y = drawPartySections(context, { ...frame, y }, { form, seller: sellerInCells });
    },
  ];
  for (const part of random.chance(0.6) ? parts : [...parts].reverse()) {
    part();
    y += look.leading * random.between(0.2, 1);
  }
  if (random.chance(0.2)) y = drawInstalments(context, { ...frame, y }, form) + look.leading * 0.5;
  const sumsFirst = sumsInBoxes && random.chance(0.4);
  if (sumsFirst) y = drawSumCells(context, { ...frame, y }, form) + look.leading * 0.5;
  if (random.chance(0.2)) y = drawCarrier(context, { ...frame, y }, form) + look.leading * 0.5;
  const bottom = writer.height - 50;
  const turnPage = () => {
    writer.newPage();
    const top = random.between(36, 60);
    return random.chance(0.5) ? drawTop(context, { ...frame, y: top }, { form, seller: true }) + look.leading : top;
  };
  if (y > writer.height * 0.7) y = turnPage();
  y = drawItems(context, { frame: { ...frame, y: y + look.leading }, bottom, turnPage });
  if (y > bottom - look.leading * 10) y = turnPage();
  if (!sumsFirst && sumsInBoxes) y = drawSumCells(context, { ...frame, y: y + look.leading }, form);
  else if (!sumsFirst) y = drawSumColumn(context, { ...frame, y: y + look.leading });
  drawFormClosing(context, { ...frame, y: y + look.leading }, { form, bottom });
}

type Section = Readonly<{ form: FormStyle; seller: boolean }>;

/**
 * Letterhead at the left, a box with title, number and tax number at the right, sometimes the form's letter between
 * them.
 */
function drawTop(context: DrawContext, frame: Frame, { seller }: Section): number {
  const { random, look, content, writer } = context;
  const boxShare = random.between(0.3, 0.45);
  const boxFrame: Frame = {
    x: frame.x + frame.width * (1 - boxShare) + 6,
    y: frame.y + look.leading,
    width: frame.width * boxShare - 12,
  };
  const left: Frame = { ...frame, width: frame.width * (1 - boxShare) - 12 };
  let bottom = frame.y;
  if (random.chance(0.3))
    bottom = drawLogo(context, left, { isOnlyName: false, align: random.pick(["left", "centre"]) });
  if (seller)
    bottom = drawParty(
      context,
      { ...left, y: bottom + look.leading * 0.4 },
      {
        side: "vendor",
        party: content.seller,
        align: random.pick(["left", "left", "centre"]),
        nameScale: random.pick([1, 1.2, 1.5]),
        extras: 1.3,
      },
    );
  if (random.chance(0.25)) drawFormLetter(context, frame.x + frame.width * (1 - boxShare) - 18, frame.y + look.leading);
  const boxBottom = drawFiscalBox(context, boxFrame);
  if (random.chance(0.7))
    writer.box(boxFrame.x - 4, frame.y - look.size * 0.6, boxFrame.x + boxFrame.width + 4, boxBottom, 1);
  return Math.max(bottom, boxBottom) + look.leading * 0.8;
}

/** "A COD. 01": the letter that determines who may deduct the tax. */
function drawFormLetter(context: DrawContext, x: number, y: number): void {
  const { random, look, writer } = context;
  const ink = textStyle(context, { bold: true, scale: 2.2 });
  put(context, x, y + ink.size * 0.5, random.pick(["A", "B", "C", "M", "E"]), { ink, align: "centre" });
  put(context, x, y + ink.size * 0.5 + look.size, `${random.pick(["COD.", "Cód.", "COD. Nº"])} ${random.digits(2)}`, {
    ink: textStyle(context, { scale: 0.6 }),
    align: "centre",
  });
  writer.box(x - ink.size * 0.8, y - ink.size * 0.6, x + ink.size * 0.8, y + ink.size * 0.5 + look.size * 1.5);
}

function drawFiscalBox(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const strong = textStyle(context, { bold: true, scale: random.pick([1, 1.2, 1.4]) });
  const align = random.chance(0.75) ? "centre" : "left";
  const at = align === "centre" ? frame.x + frame.width / 2 : frame.x;
  let { y } = frame;
  const line = (pieces: readonly Piece[], ink = textStyle(context)) => {
    const fitted = Math.min(1, frame.width / piecesWidth(context, pieces, ink));
    putPieces(context, at, y, pieces, { ink: { ...ink, size: ink.size * fitted }, align });
    y += ink.size * 1.45;
  };
  const title = () => {
    y = putLines(context, { ...frame, y }, [inDocumentCase(context, random.pick(content.lexicon.title))], {
      ink: strong,
      align,
      annotation: { label: "title" },
      leading: strong.size * 1.25,
    });
  };
  const number = () =>
    line(
      random.chance(0.85)
        ? [
            {
              text: random.chance(0.5)
                ? random.pick(["Nº", "N°", "No.", "N.", "Nro.", "#"])
                : caption(context, "invoiceNumber"),
            },
            random.chance(0.05) ? { ...numberPiece(context), glued: true } : numberPiece(context),
          ]
        : [numberPiece(context)],
      random.chance(0.6) ? strong : textStyle(context),
    );
  const parts = [title, number];
  if (random.chance(0.35))
    parts.unshift(() =>
      line([
        { text: caption(context, "taxId") },
        { text: content.seller.taxId, annotation: { label: "vendor.tax_id" } },
      ]),
    );
  if (random.chance(0.4)) parts.push(() => line([{ text: caption(context, "date") }, datePiece(context)]));
  if (random.chance(0.25))
    parts.push(() => line([{ text: `${random.pick(["SÉRIE", "Serie", "Série", "FL."])} ${random.int(1, 9)}` }]));
  if (random.chance(0.2)) parts.push(() => line([{ text: `${caption(context, "page")} 1/1` }]));
  for (const part of random.chance(0.75) ? parts : random.shuffle(parts)) part();
  return y;
}

/** "We received from X the goods of note 123": the strip to be signed and torn off. */
function drawStub(context: DrawContext, frame: Frame, form: FormStyle): number {
  const { content, random, look, writer } = context;
  const cells: FormCell[] = [
    {
      caption: formCaption(context, "signature"),
      value: [{ text: inDocumentCase(context, content.seller.name), annotation: { label: "vendor.name" } }],
    },
    { caption: formCaption(context, "signature"), value: [] },
    { caption: caption(context, "invoiceNumber"), value: [numberPiece(context)] },
  ];
  const y = drawCells(context, frame, [cells], form);
  if (random.chance(0.6)) writer.rule(frame.x, y + look.size * 0.3, frame.x + frame.width, y + look.size * 0.3, 0.4);
  return y;
}

function drawOwnCells(context: DrawContext, frame: Frame, form: FormStyle): number {
  const { random, content } = context;
  const entries: FormCell[] = infoEntries(context, {
    number: random.chance(0.2),
    date: random.chance(0.75),
    due: random.chance(0.45),
    more: 0.9,
  });
  if (random.chance(0.6))
    entries.push({
      caption: formCaption(context, "accessKey"),
      value: [{ text: accessKey(context), annotation: { label: "order_number" } }],
    });
  if (random.chance(0.35))
    entries.push({
      caption: formCaption(context, "operation"),
      value: [{ text: random.pick(content.lexicon.methodValue) }],
    });
  if (random.chance(0.2))
    entries.push({ caption: formCaption(context, "time"), value: [{ text: formatTime(random) }] });
  if (random.chance(0.2))
    entries.push({ caption: formCaption(context, "salesperson"), value: [{ text: content.seller.person }] });
  return drawCells(context, frame, rowsOf(random.shuffle(entries), random.int(2, 4)), form);
}

/** A long machine-readable code. */
function accessKey(context: DrawContext): string {
  const { random } = context;
  return random.pick([
    () => (random.digits(44).match(/.{4}/g) ?? []).join(" "),
    () => random.digits(44),
    () => random.digits(14),
    () => random.digits(49),
    () => hashLikeText(random),
    () => `${random.letters(8)}-${random.number(4)}`,
    () => hashLikeText(random).toUpperCase(),
  ])();
}

/** Seller and buyer as sections of boxes, one below the other or in two columns. */
function drawPartySections(context: DrawContext, frame: Frame, { form, seller }: Section): number {
  const { random, content, look } = context;
  const sides: { title: string; rows: FormCell[][] }[] = [];
  if (seller)
    sides.push({ title: formCaption(context, "issuer"), rows: partyCells(context, "seller", content.seller) });
  sides.push({ title: caption(context, "billTo"), rows: partyCells(context, "buyer", content.buyer) });
  if (random.chance(0.12))
    sides.push({ title: caption(context, "shipTo"), rows: partyCells(context, "ship_to", content.shipTo) });
  if (random.chance(0.1))
    sides.push({
      title: formCaption(context, "agency"),
      rows: partyCells(
        context,
        random.pick(["agency", "third_party"]),
        buyerOf(random, content.country, content.language),
      ),
    });
  if (sides.length > 1 && random.chance(0.12)) sides.reverse();
  const titled = random.chance(0.75);
  const section = (box: Frame, { title, rows }: (typeof sides)[number]) => {
    let { y } = box;
    if (titled) {
      put(context, box.x, y, title, { ink: textStyle(context, { bold: true, scale: random.pick([0.8, 1]) }) });
      y += look.leading * 1.15;
    }
    return drawCells(context, { ...box, y }, rows, form) + look.leading * 0.5;
  };
  if (sides.length === 2 && random.chance(0.45)) {
    const half = frame.width * 0.485;
    const narrow = { ...form, captions: random.chance(0.7) ? ("beside" as const) : form.captions };
    const single = sides.map((side) => ({ ...side, rows: rowsOf(side.rows.flat(), 1) }));
    const draw = (box: Frame, side: (typeof sides)[number]) => {
      let { y } = box;
      if (titled) {
        put(context, box.x, y, side.title, { ink: textStyle(context, { bold: true }) });
        y += look.leading * 1.15;
      }
      return drawCells(context, { ...box, y }, side.rows, narrow);
    };
    const bottoms = single.map((side, i) =>
      draw({ x: frame.x + (i === 0 ? 0 : frame.width - half), y: frame.y, width: half }, side),
    );
    return Math.max(...bottoms) + look.leading * 0.5;
  }
  let { y } = frame;
  for (const side of sides) y = section({ ...frame, y }, side);
  return y;
}

function drawInstalments(context: DrawContext, frame: Frame, form: FormStyle): number {
  const { random, content } = context;
  const count = random.int(1, 4);
  const cells = Array.from({ length: count }, (_, i): FormCell[] => [
    { caption: random.pick(["Nº", "Num.", "N."]), value: [{ text: `${content.number}/${i + 1}` }] },
    { caption: caption(context, "dueDate"), value: [count === 1 ? duePiece(context) : otherDatePiece(context)] },
    {
      caption: caption(context, "amountShown"),
      value: [{ text: moneyText(context, Math.round(content.sums.total / count)) }],
    },
  ]);
  put(context, frame.x, frame.y, formCaption(context, "instalments"), {
    ink: textStyle(context, { bold: true, scale: 0.8 }),
  });
  const rows = random.chance(0.5) ? cells : [cells.flat()];
  return drawCells(context, { ...frame, y: frame.y + context.look.leading }, rows, form);
}

function drawCarrier(context: DrawContext, frame: Frame, form: FormStyle): number {
  const { random, content, look } = context;
  put(context, frame.x, frame.y, formCaption(context, "carrier"), {
    ink: textStyle(context, { bold: true, scale: 0.8 }),
  });
  const rows = partyCells(context, "third_party", buyerOf(random, content.country, content.language));
  const weights: FormCell[] = Array.from({ length: random.int(1, 4) }, () => ({
    caption: formCaption(context, "weight"),
    value: [{ text: moneyText(context, random.int(100, 90000), { ...look.lineMoney, mark: "" }) }],
  }));
  return drawCells(context, { ...frame, y: frame.y + look.leading }, [...rows, weights], form);
}

/** Base, tax, freight, discount and total each in a box, most of the boxes empty or zero. */
function drawSumCells(context: DrawContext, frame: Frame, form: FormStyle): number {
  const { random, content, look } = context;
  const { sums } = content;
  const cell = (text: string, value: readonly Piece[]): FormCell => ({ caption: text, value, align: "right" });
  const zero = () => cell(formCaption(context, "zeroSums"), [{ text: moneyText(context, 0) }]);
  const cells: FormCell[] = [];
  const zeros = (most: number) => {
    for (let i = random.int(0, most); i > 0; i -= 1) cells.push(zero());
  };
  if (sums.taxes.length > 0)
    cells.push(cell(caption(context, "taxBase"), [amountPiece(context, "tax.base", sums.taxes[0]?.base ?? sums.net)]));
  if (random.chance(0.8)) cells.push(cell(caption(context, "subtotal"), [amountPiece(context, "subtotal", sums.net)]));
  zeros(4);
  if (sums.totalTax !== 0 || random.chance(0.4))
    cells.push(cell(caption(context, "tax"), [amountPiece(context, "total_tax", sums.totalTax)]));
  if (sums.shipping !== 0)
    cells.push(cell(caption(context, "shipping"), [amountPiece(context, "shipping", sums.shipping)]));
  if (sums.discount !== 0)
    cells.push(cell(caption(context, "discount"), [amountPiece(context, "discount", -sums.discount)]));
  if (sums.withholding !== 0)
    cells.push(cell(caption(context, "withholding"), [{ text: moneyText(context, -sums.withholding) }]));
  zeros(5);
  cells.push(cell(caption(context, "total"), [amountPiece(context, "total_amount", sums.total, look.totalMoney)]));
  const above: FormStyle = { ...form, captions: "above" };
  return drawCells(context, frame, rowsOf(cells, random.int(3, 6)), above);
}

/** A column of sums, including lines of zeros. */
function drawSumColumn(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
  const rows = sumRows(context).flatMap((row) =>
    random.chance(0.25)
      ? [
          {
            caption: [{ text: formCaption(context, "zeroSums") }],
            amount: moneyText(context, 0),
            annotation: { label: "none" as const },
            strong: false,
          },
          row,
        ]
      : [row],
  );
  if (random.chance(0.2)) drawTaxSummary(context, { ...frame, width: frame.width * 0.45 });
  const share = random.pick([0.4, 0.45, 0.5]);
  return (
    drawSums(context, { x: frame.x + frame.width * (1 - share), y: frame.y, width: frame.width * share }, rows) +
    look.leading
  );
}

function drawFormClosing(
  context: DrawContext,
  frame: Frame,
  { form, bottom }: { form: FormStyle; bottom: number },
): void {
  const { random, look } = context;
  let { y } = frame;
  if (y > bottom - look.leading * 6) return;
  if (random.chance(0.5)) {
    put(context, frame.x, y, formCaption(context, "freeText"), {
      ink: textStyle(context, { bold: true, scale: 0.85 }),
    });
    y = drawProse(
      context,
      { ...frame, y: y + look.leading, width: frame.width * random.pick([0.5, 0.7, 1]) },
      random.int(1, 4),
    );
  }
  if (y < bottom - look.leading * 4 && random.chance(0.45)) {
    const cells: FormCell[] = [
      {
        caption: formCaption(context, "accessKey"),
        value: [{ text: accessKey(context), annotation: { label: "order_number" } }],
      },
      { caption: caption(context, "otherDate"), value: [otherDatePiece(context)] },
    ];
    y = drawCells(context, { ...frame, y: y + look.leading }, [cells], form);
  }
  if (y < bottom - look.leading * 6 && random.chance(0.25)) y = drawBank(context, { ...frame, y: y + look.leading });
  if (y < bottom - look.leading * 3 && random.chance(0.3)) {
    const half = frame.width / 2;
    for (const i of [0, 1])
      drawCells(
        context,
        { x: frame.x + i * half, y: y + look.leading, width: half - 8 },
        [[{ caption: formCaption(context, "signature"), value: [] }]],
        form,
      );
  }
}
