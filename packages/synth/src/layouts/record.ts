import { drawItems } from "../blocks/items/items-table.ts";
import { drawNotes } from "../blocks/page/closing.ts";
import { type InfoEntry, infoEntries } from "../blocks/page/document-details.ts";
import { drawTitle } from "../blocks/page/title.ts";
import { drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import type { PartyContent } from "../content/content.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  putPieces,
  textStyle,
  withColon,
} from "../drawing/draw-context.ts";
import type { Annotation } from "../drawing/page-writer.ts";
import type { Label } from "../labelled-document.ts";

/** A record printed as a document: sections with a title bar, captions at the left, values in a second column. */
export function drawRecord(context: DrawContext): void {
  const { random, writer, look } = context;
  const left = random.between(36, 90);
  const frame: Frame = { x: left, y: random.between(40, 80), width: writer.width - 2 * left };
  const valueX = frame.width * random.between(0.25, 0.45);
  const titleHasNumber = random.chance(0.6);
  const titleHasDate = titleHasNumber && random.chance(0.7);
  let y = drawTitle(context, frame, { number: titleHasNumber, date: titleHasDate }, "left") + look.leading * 0.5;
  const record: RecordForm = {
    context,
    frame,
    valueX,
    banded: random.chance(0.6),
    gap: random.pick([1, 1.2, 1.5, 1.8]),
  };
  const entries = infoEntries(context, {
    number: !titleHasNumber,
    date: !titleHasDate,
    due: random.chance(0.5),
    more: 0.8,
  });
  y = drawEntries(record, y, entries);
  for (const section of sectionsOf(context)) {
    if (y > writer.height - look.leading * 14) y = newPage(context);
    y = drawSection(record, y + look.leading * random.between(0.8, 2), section);
  }
  if (random.chance(0.35) || y > writer.height * 0.72) y = newPage(context);
  y = drawHeading(context, { ...frame, y: y + look.leading }, context.content.lexicon.colDescription);
  y = drawItems(context, { frame: { ...frame, y }, bottom: writer.height - 70, turnPage: () => newPage(context) });
  if (y > writer.height - look.leading * 14) y = newPage(context);
  if (random.chance(0.6)) y = drawTaxSummary(context, { ...frame, y: y + look.leading }) + look.leading;
  y = drawSums(
    context,
    { ...frame, y: y + look.leading, width: frame.width * random.pick([0.5, 0.7, 1]) },
    sumRows(context),
  );
  if (y < writer.height - look.leading * 8) drawNotes(context, { ...frame, y: y + look.leading }, random.int(0, 3));
}

type RecordForm = Readonly<{ context: DrawContext; frame: Frame; valueX: number; banded: boolean; gap: number }>;

function newPage(context: DrawContext): number {
  context.writer.newPage();
  return context.random.between(50, 80);
}

function drawHeading(context: DrawContext, frame: Frame, words: readonly string[]): number {
  put(context, frame.x, frame.y, inDocumentCase(context, context.random.pick(words)), {
    ink: textStyle(context, { bold: true, scale: 1.2 }),
  });
  return frame.y + context.look.leading * 1.8;
}

function drawEntries(
  { context, frame, valueX, gap }: RecordForm,
  start: number,
  entries: readonly InfoEntry[],
): number {
  let y = start;
  for (const entry of entries) {
    put(context, frame.x, y, context.writer.fit(withColon(context, entry.caption), textStyle(context), valueX * 1.3));
    putPieces(context, frame.x + valueX, y, entry.value);
    y += context.look.leading * gap;
  }
  return y;
}

type Section = Readonly<{ title: string; party: PartyContent; side: "vendor" | "customer" | "ship_to" | "remit_to" }>;

function sectionsOf(context: DrawContext): Section[] {
  const { random, content } = context;
  const sections: Section[] = [
    { title: caption(context, "from"), party: content.seller, side: "vendor" },
    { title: caption(context, "billTo"), party: content.buyer, side: "customer" },
  ];
  if (random.chance(0.25)) sections.push({ title: caption(context, "shipTo"), party: content.shipTo, side: "ship_to" });
  if (random.chance(0.12))
    sections.push({
      title: caption(context, "remitTo"),
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
  const { context, frame, valueX, gap } = record;
  const { random, look, writer } = context;
  if (record.banded)
    writer.fill(frame.x - 3, start - look.size * 1.1, frame.x + frame.width, start + look.size * 0.45, look.tint);
  put(context, frame.x, start, title, { ink: textStyle(context, { bold: true }) });
  let y = start + look.leading * gap * 1.1;
  const row = (text: string, value: string, annotation?: Annotation) => {
    if (text !== "") put(context, frame.x, y, writer.fit(withColon(context, text), textStyle(context), valueX * 1.1));
    y = putLines(context, { x: frame.x + valueX, y, width: frame.width - valueX }, [inDocumentCase(context, value)], {
      ...(annotation === undefined ? {} : { annotation }),
      leading: look.leading * gap,
    });
  };
  if (random.chance(0.4))
    row(caption(context, side === "customer" ? "customerNumber" : "registration"), context.content.customerNumber, {
      label: side === "customer" ? "customer_number" : "registration",
    });
  const whose = { party: writer.partyOf(roles[side]) };
  row(caption(context, "formName"), party.name, { label: partLabel(side, "name"), ...whose });
  if (random.chance(0.25)) row(caption(context, "contact"), party.person);
  const span = writer.newSpan();
  const address: Annotation = { label: partLabel(side, "address"), span, ...whose };
  const named = random.chance(0.25);
  for (const [i, line] of party.address.lines.entries()) {
    const keys = ["formStreet", "formCity", "formCountry"] as const;
    row(
      i === 0 ? caption(context, "formStreet") : named ? caption(context, keys[Math.min(i, 2)] ?? "formCountry") : "",
      line,
      address,
    );
  }
  if (random.chance(0.3)) row(caption(context, "phone"), party.phone, { label: "contact", ...whose });
  if (random.chance(0.3)) row(caption(context, "mail"), party.mail, { label: "contact", ...whose });
  if (side === "vendor" && random.chance(0.85)) row(caption(context, "taxId"), party.taxId, { label: "vendor.tax_id" });
  if (side === "customer" && random.chance(0.35))
    row(caption(context, "customerTaxId"), party.taxId, { label: "customer.tax_id" });
  if (side === "remit_to" && random.chance(0.5))
    row(caption(context, "taxId"), context.content.shipTo.taxId, { label: "party.tax_id", ...whose });
  return y;
}
