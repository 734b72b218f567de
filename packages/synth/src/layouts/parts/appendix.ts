import { otherNumber } from "../../content/identifiers.ts";
import {
  caption,
  type DrawContext,
  dateText,
  type Frame,
  inDocumentCase,
  moneyText,
  put,
  putParagraph,
  quantityText,
  textStyle,
} from "../../drawing/draw-context.ts";
import { formatTime } from "../../formats/dates.ts";
import { formWords } from "../../lexicon/forms.ts";
import { vocabularyOf } from "../../vocabulary/vocabulary.ts";

/** Starts a page and returns its printable frame. */
export type NextPage = () => Frame;

/**
 * Pages after the invoice: conditions, time sheets, delivery lists, statements. They contain no fields and no items.
 */
export function drawAppendix(context: DrawContext, nextPage: NextPage): void {
  const kind = context.random.weighted([
    ["terms", 40],
    ["times", 20],
    ["deliveries", 20],
    ["usage", 20],
  ] as const);
  if (kind === "terms") drawTerms(context, nextPage);
  else drawList(context, nextPage, kind);
}

/** Numbered clauses in small print, in one to three columns. */
function drawTerms(context: DrawContext, nextPage: NextPage): void {
  const { random, content, look, writer } = context;
  const ink = textStyle(context, { scale: random.between(0.6, 0.9) });
  const pages = random.pick([1, 1, 1, 2, 3]);
  const columns = random.pick([1, 2, 2, 3]);
  let clause = 1;
  for (let page = 0; page < pages; page += 1) {
    const frame = nextPage();
    if (page === 0)
      put(context, frame.x, frame.y, inDocumentCase(context, random.pick(formWords(content.language, "freeText"))), {
        ink: textStyle(context, { bold: true, scale: random.pick([1, 1.4]) }),
      });
    const width = frame.width / columns - look.size;
    const bottom = random.chance(0.3)
      ? frame.y + (writer.height - frame.y) * random.between(0.3, 0.8)
      : writer.height - 70;
    for (let column = 0; column < columns; column += 1) {
      let y = frame.y + look.leading * 2;
      const x = frame.x + column * (width + look.size);
      while (y < bottom) {
        if (random.chance(0.4)) {
          put(
            context,
            x,
            y,
            writer.fit(`${clause}. ${inDocumentCase(context, random.pick(content.lexicon.industries))}`, ink, width),
            {
              ink: { ...ink, font: look.bold },
            },
          );
          y += ink.size * 1.3;
          clause += 1;
        }
        const text = Array.from({ length: random.int(1, 3) }, () => clauseText(context)).join(" ");
        y = putParagraph(context, { x, y, width }, [{ text }], { ink, leading: ink.size * 1.2 }) + ink.size * 0.4;
      }
    }
  }
}

/** A sentence of the lexicon with some words replaced, as varied small print. */
function clauseText(context: DrawContext): string {
  const { random, content } = context;
  const words = vocabularyOf(content.country);
  const sentence = random.pick(content.lexicon.prose).split(" ");
  return inDocumentCase(
    context,
    sentence.map((word) => (word.length > 4 && random.chance(0.35) ? words.word(random) : word)).join(" "),
  );
}

type ListKind = "times" | "deliveries" | "usage";

function drawList(context: DrawContext, nextPage: NextPage, kind: ListKind): void {
  const { random, content, look, writer } = context;
  let frame = nextPage();
  let { y } = frame;
  put(context, frame.x, y, caption(context, "distractorTitles"), {
    ink: textStyle(context, { bold: true, scale: 1.2 }),
  });
  y += look.leading * 1.6;
  const columns = listColumns(kind);
  const at = (i: number) => frame.x + (frame.width * i) / columns.length;
  const head = () => {
    const annotation = { label: "none", row: writer.newRow("header") } as const;
    for (const [i, column] of columns.entries())
      put(
        context,
        at(i),
        y,
        writer.fit(caption(context, heads[column]), textStyle(context), frame.width / columns.length - 4),
        {
          ink: textStyle(context, { bold: true }),
          annotation,
        },
      );
    y += look.leading * 1.3;
  };
  head();
  for (let left = random.int(8, 70); left > 0; left -= 1) {
    if (y > writer.height - 80) {
      frame = nextPage();
      y = frame.y + look.leading;
      if (random.chance(0.7)) head();
    }
    const row = writer.newRow("note");
    for (const [i, column] of columns.entries()) {
      const text = listCell(context, column);
      const label = column === "date" ? "other_date" : "none";
      put(context, at(i), y, writer.fit(text, textStyle(context), frame.width / columns.length - 4), {
        annotation: { label, row },
      });
    }
    y += look.leading * random.pick([1, 1, 1.1]);
  }
  if (random.chance(0.5))
    put(context, frame.x, y + look.leading * 0.5, `${caption(context, "groupTotal")} ${content.number}`);
}

type ListColumn = "date" | "time" | "text" | "person" | "quantity" | "amount" | "code";
const heads = {
  date: "colDate",
  time: "otherReference",
  text: "colDescription",
  person: "contact",
  quantity: "colQuantity",
  amount: "taxBase",
  code: "orderNumber",
} as const;

function listColumns(kind: ListKind): readonly ListColumn[] {
  if (kind === "times") return ["date", "person", "text", "time", "quantity"];
  return kind === "deliveries" ? ["code", "date", "text", "quantity"] : ["date", "time", "code", "quantity", "amount"];
}

function listCell(context: DrawContext, column: ListColumn): string {
  const { random, content } = context;
  switch (column) {
    case "date":
      return dateText(context, random.pick(content.otherDays));
    case "time":
      return formatTime(random);
    case "text":
      return inDocumentCase(context, random.pick(content.lines).description);
    case "person":
      return random.chance(0.5) ? content.seller.person : content.buyer.person;
    case "quantity":
      return quantityText(context, Math.round(random.between(0.25, 40) * 4) / 4);
    case "amount":
      return moneyText(context, random.int(5, 9000));
    case "code":
      return otherNumber(random, content.date.year);
  }
}
