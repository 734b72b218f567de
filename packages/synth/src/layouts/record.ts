import { drawItems } from "../blocks/items/items-table.ts";
import { drawNotes } from "../blocks/page/closing.ts";
import { type InfoEntry, infoEntries } from "../blocks/page/document-details.ts";
import { drawTitle } from "../blocks/page/title.ts";
import { drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import type { PartyContent } from "../content/content.ts";
import {
  body,
  caption,
  type Frame,
  type Pen,
  put,
  putLines,
  putPieces,
  spoken,
  withColon,
} from "../drawing/draw-context.ts";
import type { Mark } from "../drawing/page-writer.ts";
import type { Label } from "../labelled-document.ts";

/** A record printed as a document: sections with a band, captions left, values in a second column. */
export function drawRecord(pen: Pen): void {
  const { random, sheet, look } = pen;
  const left = random.between(36, 90);
  const frame: Frame = { x: left, y: random.between(40, 80), width: sheet.width - 2 * left };
  const valueX = frame.width * random.between(0.25, 0.45);
  const titleHasNumber = random.chance(0.6);
  const titleHasDate = titleHasNumber && random.chance(0.7);
  let y = drawTitle(pen, frame, { number: titleHasNumber, date: titleHasDate }, "left") + look.leading * 0.5;
  const record: RecordForm = { pen, frame, valueX, banded: random.chance(0.6), gap: random.pick([1, 1.2, 1.5, 1.8]) };
  const entries = infoEntries(pen, {
    number: !titleHasNumber,
    date: !titleHasDate,
    due: random.chance(0.5),
    more: 0.8,
  });
  y = drawEntries(record, y, entries);
  for (const section of sectionsOf(pen)) {
    if (y > sheet.height - look.leading * 14) y = newPage(pen);
    y = drawSection(record, y + look.leading * random.between(0.8, 2), section);
  }
  if (random.chance(0.35) || y > sheet.height * 0.72) y = newPage(pen);
  y = drawHeading(pen, { ...frame, y: y + look.leading }, pen.content.lexicon.colDescription);
  y = drawItems(pen, { frame: { ...frame, y }, bottom: sheet.height - 70, turnPage: () => newPage(pen) });
  if (y > sheet.height - look.leading * 14) y = newPage(pen);
  if (random.chance(0.6)) y = drawTaxSummary(pen, { ...frame, y: y + look.leading }) + look.leading;
  y = drawSums(pen, { ...frame, y: y + look.leading, width: frame.width * random.pick([0.5, 0.7, 1]) }, sumRows(pen));
  if (y < sheet.height - look.leading * 8) drawNotes(pen, { ...frame, y: y + look.leading }, random.int(0, 3));
}

type RecordForm = Readonly<{ pen: Pen; frame: Frame; valueX: number; banded: boolean; gap: number }>;

function newPage(pen: Pen): number {
  pen.sheet.newPage();
  return pen.random.between(50, 80);
}

function drawHeading(pen: Pen, frame: Frame, words: readonly string[]): number {
  put(pen, frame.x, frame.y, spoken(pen, pen.random.pick(words)), { ink: body(pen, { bold: true, scale: 1.2 }) });
  return frame.y + pen.look.leading * 1.8;
}

function drawEntries({ pen, frame, valueX, gap }: RecordForm, start: number, entries: readonly InfoEntry[]): number {
  let y = start;
  for (const entry of entries) {
    put(pen, frame.x, y, pen.sheet.fit(withColon(pen, entry.caption), body(pen), valueX * 1.3));
    putPieces(pen, frame.x + valueX, y, entry.value);
    y += pen.look.leading * gap;
  }
  return y;
}

type Section = Readonly<{ title: string; party: PartyContent; side: "vendor" | "customer" | "ship_to" | "remit_to" }>;

function sectionsOf(pen: Pen): Section[] {
  const { random, content } = pen;
  const sections: Section[] = [
    { title: caption(pen, "from"), party: content.seller, side: "vendor" },
    { title: caption(pen, "billTo"), party: content.buyer, side: "customer" },
  ];
  if (random.chance(0.25)) sections.push({ title: caption(pen, "shipTo"), party: content.shipTo, side: "ship_to" });
  if (random.chance(0.12))
    sections.push({
      title: caption(pen, "remitTo"),
      party: { ...content.shipTo, name: `${content.bank.name} Factoring` },
      side: "remit_to",
    });
  return random.chance(0.85) ? sections : random.shuffle(sections);
}

const roles = { vendor: "seller", customer: "buyer", ship_to: "ship_to", remit_to: "remit_to" } as const;

function partLabel(side: Section["side"], part: "name" | "address"): Label {
  if (side === "ship_to") return "ship_to";
  return side === "remit_to" ? `party.${part}` : `${side}.${part}`;
}

function drawSection(record: RecordForm, start: number, { title, party, side }: Section): number {
  const { pen, frame, valueX, gap } = record;
  const { random, look, sheet } = pen;
  if (record.banded)
    sheet.fill(frame.x - 3, start - look.size * 1.1, frame.x + frame.width, start + look.size * 0.45, look.tint);
  put(pen, frame.x, start, title, { ink: body(pen, { bold: true }) });
  let y = start + look.leading * gap * 1.1;
  const row = (text: string, value: string, mark?: Mark) => {
    if (text !== "") put(pen, frame.x, y, sheet.fit(withColon(pen, text), body(pen), valueX * 1.1));
    y = putLines(pen, { x: frame.x + valueX, y, width: frame.width - valueX }, [spoken(pen, value)], {
      ...(mark === undefined ? {} : { mark }),
      leading: look.leading * gap,
    });
  };
  if (random.chance(0.4))
    row(caption(pen, side === "customer" ? "customerNumber" : "registration"), pen.content.customerNumber, {
      label: side === "customer" ? "customer_number" : "registration",
    });
  const whose = { party: sheet.partyOf(roles[side]) };
  row(caption(pen, "formName"), party.name, { label: partLabel(side, "name"), ...whose });
  if (random.chance(0.25)) row(caption(pen, "contact"), party.person);
  const span = sheet.newSpan();
  const address: Mark = { label: partLabel(side, "address"), span, ...whose };
  const named = random.chance(0.25);
  for (const [i, line] of party.address.lines.entries()) {
    const keys = ["formStreet", "formCity", "formCountry"] as const;
    row(
      i === 0 ? caption(pen, "formStreet") : named ? caption(pen, keys[Math.min(i, 2)] ?? "formCountry") : "",
      line,
      address,
    );
  }
  if (random.chance(0.3)) row(caption(pen, "phone"), party.phone, { label: "contact", ...whose });
  if (random.chance(0.3)) row(caption(pen, "mail"), party.mail, { label: "contact", ...whose });
  if (side === "vendor" && random.chance(0.85)) row(caption(pen, "taxId"), party.taxId, { label: "vendor.tax_id" });
  if (side === "customer" && random.chance(0.35))
    row(caption(pen, "customerTaxId"), party.taxId, { label: "customer.tax_id" });
  if (side === "remit_to" && random.chance(0.5))
    row(caption(pen, "taxId"), pen.content.shipTo.taxId, { label: "party.tax_id", ...whose });
  return y;
}
