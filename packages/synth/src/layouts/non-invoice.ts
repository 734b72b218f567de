import { otherNumber } from "../content/identifiers.ts";
import {
  caption,
  type DrawContext,
  dateText,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  putParagraph,
  quantityText,
  textStyle,
  withColon,
} from "../drawing/draw-context.ts";
import { listOf } from "../lexicon/lexicon.ts";

/** Documents that are no invoices: letters, delivery notes, terms, forms, articles, menus. They contain no fields. */
export function drawNonInvoice(context: DrawContext): void {
  const { random, writer } = context;
  const left = random.between(30, 80);
  const frame: Frame = { x: left, y: random.between(40, 100), width: writer.width - 2 * left };
  const kind = random.weighted([
    ["letter", 30],
    ["deliveryNote", 20],
    ["terms", 16],
    ["form", 12],
    ["article", 14],
    ["list", 8],
  ] as const);
  if (kind === "letter") drawLetter(context, frame);
  else if (kind === "deliveryNote") drawDeliveryNote(context, frame);
  else if (kind === "form") drawForm(context, frame);
  else drawText(context, frame, kind);
}

function drawAddressee(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const party = random.pick([content.buyer, content.seller]);
  return putLines(context, frame, [party.name, ...party.address.lines]) + context.look.leading;
}

function drawLetter(context: DrawContext, frame: Frame): void {
  const { random, content, look } = context;
  let y =
    putLines(context, frame, [content.seller.name, ...(random.chance(0.7) ? content.seller.address.lines : [])], {
      ink: textStyle(context, { bold: true }),
      align: random.pick(["left", "right", "centre"]),
    }) +
    look.leading * 2;
  y = drawAddressee(context, { ...frame, y });
  put(
    context,
    frame.x + (random.chance(0.5) ? frame.width * 0.7 : 0),
    y,
    `${random.chance(0.5) ? `${content.seller.address.lines.at(-1)}, ` : ""}${dateText(context, content.date)}`,
  );
  y += look.leading * 2;
  if (random.chance(0.7))
    y =
      putLines(
        context,
        { ...frame, y },
        [`${caption(context, "otherReference")}${look.colon} ${otherNumber(random, content.date.year)}`],
        { ink: textStyle(context, { bold: true }) },
      ) + look.leading;
  for (let i = random.int(1, 5); i > 0; i -= 1) y = drawParagraph(context, { ...frame, y }, random.int(2, 6));
  y = putLines(context, { ...frame, y: y + look.leading }, [random.pick(content.lexicon.thanks)]);
  put(context, frame.x, y + look.leading * 2, content.seller.person);
}

function drawParagraph(context: DrawContext, frame: Frame, sentences: number): number {
  const { random, content } = context;
  const text = random
    .some([...content.lexicon.prose, ...content.lexicon.thanks, ...content.lexicon.slogan], sentences)
    .join(" ");
  return putParagraph(context, frame, [{ text: inDocumentCase(context, text) }]) + context.look.leading * 0.7;
}

const deliveryTitles: Readonly<Record<string, readonly string[]>> = {
  en: ["Delivery Note", "Packing List", "Order Confirmation", "Quotation Request", "Dispatch Note"],
  de: ["Lieferschein", "Packliste", "Auftragsbestätigung", "Wareneingang"],
  fr: ["Bon de livraison", "Bordereau", "Bon de préparation"],
  es: ["Albarán", "Nota de entrega"],
  it: ["Documento di trasporto", "DDT"],
  nl: ["Pakbon", "Leverbon"],
  pt: ["Guia de remessa", "Guia de transporte"],
  pl: ["Wydanie zewnętrzne", "List przewozowy"],
  sv: ["Följesedel", "Packsedel"],
  da: ["Følgeseddel", "Pakkeliste"],
};

function drawDeliveryNote(context: DrawContext, frame: Frame): void {
  const { random, content, look } = context;
  let y = putLines(context, frame, [content.seller.name, ...content.seller.address.lines]) + look.leading;
  y = putLines(context, { ...frame, y }, [random.pick(deliveryTitles[content.language] ?? ["Delivery Note"])], {
    ink: textStyle(context, { bold: true, scale: 1.6 }),
  });
  for (const key of ["orderNumber", "otherDate", "customerNumber"] as const) {
    const value = key === "otherDate" ? dateText(context, content.date) : otherNumber(random, content.date.year);
    put(context, frame.x, y, `${withColon(context, caption(context, key))} ${value}`);
    y += look.leading;
  }
  y = drawAddressee(context, { ...frame, y: y + look.leading });
  put(context, frame.x, y, caption(context, "colSku"));
  put(context, frame.x + frame.width * 0.2, y, caption(context, "colDescription"));
  put(context, frame.x + frame.width, y, caption(context, "colQuantity"), { align: "right" });
  y += look.leading * 1.4;
  for (const line of content.lines.slice(0, 25)) {
    put(context, frame.x, y, line.sku);
    put(
      context,
      frame.x + frame.width * 0.2,
      y,
      context.writer.fit(line.description, textStyle(context), frame.width * 0.55),
    );
    put(context, frame.x + frame.width, y, `${quantityText(context, line.quantity)} ${line.unit}`, { align: "right" });
    y += look.leading * 1.1;
  }
  putLines(context, { ...frame, y: y + look.leading }, [random.pick(content.lexicon.noise)]);
}

const formWords = listOf(
  "Name | Date of birth | Address | Signature | Place, date | Telephone | Nationality | Occupation | Yes | No | Remarks | Employer | Reference | Tick as appropriate | Passport number | Marital status | Department | Reason",
);

function drawForm(context: DrawContext, frame: Frame): void {
  const { random, content, look, writer } = context;
  let y =
    putLines(
      context,
      frame,
      [
        random.pick([
          "Application form",
          "Questionnaire",
          "Registration",
          "Antrag",
          "Formulaire",
          "Solicitud",
          "Modulo",
          "Aanvraag",
          "Leave request",
          "Timesheet",
        ]),
      ],
      { ink: textStyle(context, { bold: true, scale: 1.5 }) },
    ) + look.leading;
  for (let i = random.int(6, 18); i > 0; i -= 1) {
    put(context, frame.x, y, withColon(context, random.pick(formWords)));
    if (random.chance(0.6))
      put(
        context,
        frame.x + frame.width * 0.4,
        y,
        random.pick([
          content.buyer.person,
          dateText(context, random.pick(content.otherDays)),
          content.buyer.phone,
          otherNumber(random, 2020),
          content.buyer.address.lines[0] ?? "",
        ]),
      );
    else writer.rule(frame.x + frame.width * 0.4, y, frame.x + frame.width, y, 0.5);
    y += look.leading * random.pick([1.3, 1.6, 2]);
  }
}

function drawText(context: DrawContext, frame: Frame, kind: "terms" | "article" | "list"): void {
  const { random, content, look, writer } = context;
  let y =
    putLines(
      context,
      frame,
      [kind === "terms" ? random.pick(content.lexicon.terms) : `${random.pick(content.lexicon.slogan)}`],
      { ink: textStyle(context, { bold: true, scale: random.pick([1.3, 1.8, 2.4]) }) },
    ) + look.leading;
  const bottom = writer.height - 60;
  for (let i = 1; y < bottom - look.leading * 6 && i < random.int(4, 16); i += 1) {
    if (kind === "list") y = putLines(context, { ...frame, y }, [`${i}. ${random.pick(content.lines).description}`]);
    else {
      if (kind === "terms" || random.chance(0.2))
        y = putLines(context, { ...frame, y }, [`${i}. ${random.pick(content.lexicon.industries)}`], {
          ink: textStyle(context, { bold: true }),
        });
      y = drawParagraph(context, { ...frame, y }, random.int(2, 7));
    }
  }
}
