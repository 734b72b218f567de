import { otherNumber } from "../content/identifiers.ts";
import {
  body,
  caption,
  dateText,
  type Frame,
  type Pen,
  put,
  putLines,
  putParagraph,
  quantityText,
  spoken,
  withColon,
} from "../drawing/draw-context.ts";
import { listOf } from "../lexicon/lexicon.ts";

/** Papers that are no invoice: letters, delivery notes, terms, forms, articles, menus. Nothing on them is a field. */
export function drawOther(pen: Pen): void {
  const { random, sheet } = pen;
  const left = random.between(30, 80);
  const frame: Frame = { x: left, y: random.between(40, 100), width: sheet.width - 2 * left };
  const kind = random.weighted([
    ["letter", 30],
    ["deliveryNote", 20],
    ["terms", 16],
    ["form", 12],
    ["article", 14],
    ["list", 8],
  ] as const);
  if (kind === "letter") drawLetter(pen, frame);
  else if (kind === "deliveryNote") drawDeliveryNote(pen, frame);
  else if (kind === "form") drawForm(pen, frame);
  else drawText(pen, frame, kind);
}

function drawAddressee(pen: Pen, frame: Frame): number {
  const { random, content } = pen;
  const party = random.pick([content.buyer, content.seller]);
  return putLines(pen, frame, [party.name, ...party.address.lines]) + pen.look.leading;
}

function drawLetter(pen: Pen, frame: Frame): void {
  const { random, content, look } = pen;
  let y =
    putLines(pen, frame, [content.seller.name, ...(random.chance(0.7) ? content.seller.address.lines : [])], {
      ink: body(pen, { bold: true }),
      align: random.pick(["left", "right", "centre"]),
    }) +
    look.leading * 2;
  y = drawAddressee(pen, { ...frame, y });
  put(
    pen,
    frame.x + (random.chance(0.5) ? frame.width * 0.7 : 0),
    y,
    `${random.chance(0.5) ? `${content.seller.address.lines.at(-1)}, ` : ""}${dateText(pen, content.date)}`,
  );
  y += look.leading * 2;
  if (random.chance(0.7))
    y =
      putLines(
        pen,
        { ...frame, y },
        [`${caption(pen, "otherReference")}${look.colon} ${otherNumber(random, content.date.year)}`],
        { ink: body(pen, { bold: true }) },
      ) + look.leading;
  for (let i = random.int(1, 5); i > 0; i -= 1) y = drawParagraph(pen, { ...frame, y }, random.int(2, 6));
  y = putLines(pen, { ...frame, y: y + look.leading }, [random.pick(content.lexicon.thanks)]);
  put(pen, frame.x, y + look.leading * 2, content.seller.person);
}

function drawParagraph(pen: Pen, frame: Frame, sentences: number): number {
  const { random, content } = pen;
  const text = random
    .some([...content.lexicon.prose, ...content.lexicon.thanks, ...content.lexicon.slogan], sentences)
    .join(" ");
  return putParagraph(pen, frame, [{ text: spoken(pen, text) }]) + pen.look.leading * 0.7;
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

function drawDeliveryNote(pen: Pen, frame: Frame): void {
  const { random, content, look } = pen;
  let y = putLines(pen, frame, [content.seller.name, ...content.seller.address.lines]) + look.leading;
  y = putLines(pen, { ...frame, y }, [random.pick(deliveryTitles[content.language] ?? ["Delivery Note"])], {
    ink: body(pen, { bold: true, scale: 1.6 }),
  });
  for (const key of ["orderNumber", "otherDate", "customerNumber"] as const) {
    const value = key === "otherDate" ? dateText(pen, content.date) : otherNumber(random, content.date.year);
    put(pen, frame.x, y, `${withColon(pen, caption(pen, key))} ${value}`);
    y += look.leading;
  }
  y = drawAddressee(pen, { ...frame, y: y + look.leading });
  put(pen, frame.x, y, caption(pen, "colSku"));
  put(pen, frame.x + frame.width * 0.2, y, caption(pen, "colDescription"));
  put(pen, frame.x + frame.width, y, caption(pen, "colQuantity"), { align: "right" });
  y += look.leading * 1.4;
  for (const line of content.lines.slice(0, 25)) {
    put(pen, frame.x, y, line.sku);
    put(pen, frame.x + frame.width * 0.2, y, pen.sheet.fit(line.description, body(pen), frame.width * 0.55));
    put(pen, frame.x + frame.width, y, `${quantityText(pen, line.quantity)} ${line.unit}`, { align: "right" });
    y += look.leading * 1.1;
  }
  putLines(pen, { ...frame, y: y + look.leading }, [random.pick(content.lexicon.noise)]);
}

const formWords = listOf(
  "Name | Date of birth | Address | Signature | Place, date | Telephone | Nationality | Occupation | Yes | No | Remarks | Employer | Reference | Tick as appropriate | Passport number | Marital status | Department | Reason",
);

function drawForm(pen: Pen, frame: Frame): void {
  const { random, content, look, sheet } = pen;
  let y =
    putLines(
      pen,
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
      { ink: body(pen, { bold: true, scale: 1.5 }) },
    ) + look.leading;
  for (let i = random.int(6, 18); i > 0; i -= 1) {
    put(pen, frame.x, y, withColon(pen, random.pick(formWords)));
    if (random.chance(0.6))
      put(
        pen,
        frame.x + frame.width * 0.4,
        y,
        random.pick([
          content.buyer.person,
          dateText(pen, random.pick(content.otherDays)),
          content.buyer.phone,
          otherNumber(random, 2020),
          content.buyer.address.lines[0] ?? "",
        ]),
      );
    else sheet.rule(frame.x + frame.width * 0.4, y, frame.x + frame.width, y, 0.5);
    y += look.leading * random.pick([1.3, 1.6, 2]);
  }
}

function drawText(pen: Pen, frame: Frame, kind: "terms" | "article" | "list"): void {
  const { random, content, look, sheet } = pen;
  let y =
    putLines(
      pen,
      frame,
      [kind === "terms" ? random.pick(content.lexicon.terms) : `${random.pick(content.lexicon.slogan)}`],
      { ink: body(pen, { bold: true, scale: random.pick([1.3, 1.8, 2.4]) }) },
    ) + look.leading;
  const bottom = sheet.height - 60;
  for (let i = 1; y < bottom - look.leading * 6 && i < random.int(4, 16); i += 1) {
    if (kind === "list") y = putLines(pen, { ...frame, y }, [`${i}. ${random.pick(content.lines).description}`]);
    else {
      if (kind === "terms" || random.chance(0.2))
        y = putLines(pen, { ...frame, y }, [`${i}. ${random.pick(content.lexicon.industries)}`], {
          ink: body(pen, { bold: true }),
        });
      y = drawParagraph(pen, { ...frame, y }, random.int(2, 7));
    }
  }
}
