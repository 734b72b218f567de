import { otherNumber } from "../content/identifiers.ts";
import {
  body,
  caption,
  dateText,
  type Frame,
  moneyText,
  type Pen,
  put,
  putParagraph,
  quantityText,
  spoken,
} from "../drawing/draw-context.ts";
import { formatTime } from "../formats/dates.ts";
import { formWords } from "../lexicon/forms.ts";
import { vocabularyOf } from "../vocabulary/vocabulary.ts";

/** Begins a page and says where one may write on it. */
export type NextPage = () => Frame;

/** Pages behind the invoice: conditions, time sheets, delivery lists, statements of use. Nothing on them is a field or an item. */
export function drawAppendix(pen: Pen, nextPage: NextPage): void {
  const kind = pen.random.weighted([
    ["terms", 40],
    ["times", 20],
    ["deliveries", 20],
    ["usage", 20],
  ] as const);
  if (kind === "terms") drawTerms(pen, nextPage);
  else drawList(pen, nextPage, kind);
}

/** Numbered clauses in small print, in one to three columns. */
function drawTerms(pen: Pen, nextPage: NextPage): void {
  const { random, content, look, sheet } = pen;
  const ink = body(pen, { scale: random.between(0.6, 0.9) });
  const pages = random.pick([1, 1, 1, 2, 3]);
  const columns = random.pick([1, 2, 2, 3]);
  let clause = 1;
  for (let page = 0; page < pages; page += 1) {
    const frame = nextPage();
    if (page === 0)
      put(pen, frame.x, frame.y, spoken(pen, random.pick(formWords(content.language, "freeText"))), {
        ink: body(pen, { bold: true, scale: random.pick([1, 1.4]) }),
      });
    const width = frame.width / columns - look.size;
    const bottom = random.chance(0.3)
      ? frame.y + (sheet.height - frame.y) * random.between(0.3, 0.8)
      : sheet.height - 70;
    for (let column = 0; column < columns; column += 1) {
      let y = frame.y + look.leading * 2;
      const x = frame.x + column * (width + look.size);
      while (y < bottom) {
        if (random.chance(0.4)) {
          put(pen, x, y, sheet.fit(`${clause}. ${spoken(pen, random.pick(content.lexicon.industries))}`, ink, width), {
            ink: { ...ink, font: look.bold },
          });
          y += ink.size * 1.3;
          clause += 1;
        }
        const text = Array.from({ length: random.int(1, 3) }, () => clauseText(pen)).join(" ");
        y = putParagraph(pen, { x, y, width }, [{ text }], { ink, leading: ink.size * 1.2 }) + ink.size * 0.4;
      }
    }
  }
}

/** A sentence of the lexicon with some of its words exchanged: reads like small print, is never the same. */
function clauseText(pen: Pen): string {
  const { random, content } = pen;
  const words = vocabularyOf(content.country);
  const sentence = random.pick(content.lexicon.prose).split(" ");
  return spoken(
    pen,
    sentence.map((word) => (word.length > 4 && random.chance(0.35) ? words.word(random) : word)).join(" "),
  );
}

type ListKind = "times" | "deliveries" | "usage";

function drawList(pen: Pen, nextPage: NextPage, kind: ListKind): void {
  const { random, content, look, sheet } = pen;
  let frame = nextPage();
  let { y } = frame;
  put(pen, frame.x, y, caption(pen, "distractorTitles"), { ink: body(pen, { bold: true, scale: 1.2 }) });
  y += look.leading * 1.6;
  const columns = listColumns(kind);
  const at = (i: number) => frame.x + (frame.width * i) / columns.length;
  const head = () => {
    const mark = { label: "none", row: sheet.newRow("header") } as const;
    for (const [i, column] of columns.entries())
      put(pen, at(i), y, sheet.fit(caption(pen, heads[column]), body(pen), frame.width / columns.length - 4), {
        ink: body(pen, { bold: true }),
        mark,
      });
    y += look.leading * 1.3;
  };
  head();
  for (let left = random.int(8, 70); left > 0; left -= 1) {
    if (y > sheet.height - 80) {
      frame = nextPage();
      y = frame.y + look.leading;
      if (random.chance(0.7)) head();
    }
    const row = sheet.newRow("note");
    for (const [i, column] of columns.entries()) {
      const text = listCell(pen, column);
      const label = column === "date" ? "other_date" : "none";
      put(pen, at(i), y, sheet.fit(text, body(pen), frame.width / columns.length - 4), { mark: { label, row } });
    }
    y += look.leading * random.pick([1, 1, 1.1]);
  }
  if (random.chance(0.5)) put(pen, frame.x, y + look.leading * 0.5, `${caption(pen, "groupTotal")} ${content.number}`);
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

function listCell(pen: Pen, column: ListColumn): string {
  const { random, content } = pen;
  switch (column) {
    case "date":
      return dateText(pen, random.pick(content.otherDays));
    case "time":
      return formatTime(random);
    case "text":
      return spoken(pen, random.pick(content.lines).description);
    case "person":
      return random.chance(0.5) ? content.seller.person : content.buyer.person;
    case "quantity":
      return quantityText(pen, Math.round(random.between(0.25, 40) * 4) / 4);
    case "amount":
      return moneyText(pen, random.int(5, 9000));
    case "code":
      return otherNumber(random, content.date.year);
  }
}
