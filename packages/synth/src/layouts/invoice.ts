import { drawItems } from "../blocks/items/items-table.ts";
import { drawBank, drawDistractor, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawRunningHead } from "../blocks/page/running-head.ts";
import { drawCopyStamp, drawLogo } from "../blocks/page/title.ts";
import { drawLegalLine, drawRemitTo } from "../blocks/party/other-parties.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawPaySlip } from "../blocks/payment/payment-slip.ts";
import { drawQrBill, qrBillHeight } from "../blocks/payment/swiss-qr-bill.ts";
import { atOtherAddress, drawIssuedBy, drawPayable } from "../blocks/seller-name/seller-in-sentence.ts";
import { canSummarise, drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  put,
  putLines,
  textStyle,
  withColon,
} from "../drawing/draw-context.ts";
import { formatTime } from "../formats/dates.ts";
import { drawAppendix } from "./parts/appendix.ts";
import { drawHeader, type HeaderPlan, planHeader } from "./parts/header.ts";

type Page = Readonly<{ left: number; width: number; top: number; bottom: number }>;

/** A standard invoice: header, table of line items, sums, closing text, footer. */
export function drawInvoice(context: DrawContext): void {
  const plan = planHeader(context);
  const page = pageOf(context);
  const head: Frame = { x: page.left, y: page.top, width: page.width };
  let y = head.y;
  if (plan.vendorPlace === "footer" && context.random.chance(0.5))
    y = drawLogo(context, head, { isOnlyName: false, align: "left" });
  y = drawHeader(context, { ...head, y }, plan);
  if (context.random.chance(0.1)) y = drawNotes(context, { ...head, y }, 1) + context.look.leading * 0.5;
  if (context.random.chance(0.04)) y = drawDistractor(context, { ...head, y });
  drawPageFurniture(context, page, plan);
  y = Math.min(y, page.bottom - context.look.leading * 4);
  y = drawItems(context, {
    frame: { ...head, y: y + context.look.leading * 0.6 },
    bottom: page.bottom,
    turnPage: () => turnPage(context, page, plan),
  });
  y = drawClosing(context, page, y + context.look.leading * context.random.between(0.2, 2), plan);
  drawPaymentForm(context, page, plan, y);
  if (context.random.chance(0.08))
    drawAppendix(context, () => ({ x: page.left, y: turnPage(context, page, plan), width: page.width }));
}

function pageOf(context: DrawContext): Page {
  const { random, writer, look } = context;
  const left = random.between(28, 72);
  return {
    left,
    width: writer.width - left - random.between(28, 72),
    top: random.between(30, 80),
    bottom: writer.height - random.between(75, 110) - look.size,
  };
}

function turnPage(context: DrawContext, page: Page, plan: HeaderPlan): number {
  context.writer.newPage();
  drawPageFurniture(context, page, plan);
  const frame: Frame = { x: page.left, y: page.top, width: page.width };
  return drawRunningHead(context, frame, plan.runningHead) + context.look.leading;
}

/** Page numbers and company data on every page. */
function drawPageFurniture(context: DrawContext, page: Page, plan: HeaderPlan): void {
  const { random, writer, look, content } = context;
  const footerHasVendor =
    plan.vendorPlace === "footer" ||
    plan.vendorPlace === "logoAndFooter" ||
    plan.vendorPlace === "agency" ||
    (plan.vendorPlace === "header" && random.chance(0.12));
  if (footerHasVendor && random.chance(0.3))
    drawLegalLine(context, { x: page.left, y: writer.height - 58, width: page.width });
  else if (plan.vendorPlace === "sentence" && writer.pages.length === 1)
    drawIssuedBy(context, { x: page.left, y: writer.height - 52, width: page.width });
  else if (footerHasVendor || random.chance(0.35))
    drawFooter(context, { x: page.left, y: writer.height - 62, width: page.width }, { withVendor: footerHasVendor });
  const number = writer.pages.length;
  if (random.chance(0.05)) drawBrowserLines(context, page);
  else if (random.chance(0.04))
    put(
      context,
      page.left,
      16,
      inDocumentCase(context, random.pick([...content.lexicon.noise, ...content.lexicon.slogan])),
      {
        ink: textStyle(context, { scale: 0.8 }),
      },
    );
  if (random.chance(0.3)) {
    const text = random.pick([
      `${caption(context, "page")} ${number}`,
      `${caption(context, "page")} ${number} / ${number}`,
      `${number}/${number}`,
      `- ${number} -`,
    ]);
    put(context, page.left + page.width * random.pick([0, 0.5, 0.9]), writer.height - 14, text, {
      ink: textStyle(context, { scale: 0.8 }),
    });
  }
  if (number === 1 && random.chance(0.06))
    drawCopyStamp(context, page.left + page.width * random.between(0.2, 0.6), random.between(22, 30) + look.size);
}

/** Header of a page printed from a browser: title, address, date. */
function drawBrowserLines(context: DrawContext, page: Page): void {
  const { random, content, writer } = context;
  const ink = textStyle(context, { scale: 0.75 });
  const printed = random.pick(content.otherDays);
  const day = `${printed.day}${random.pick([".", "/"])}${printed.month}${random.pick([".", "/"])}${String(printed.year).slice(random.pick([0, 2]))}, ${formatTime(random)}`;
  const [dayY, addressY] = random.chance(0.6) ? [14, writer.height - 8] : [writer.height - 8, 14];
  put(context, page.left, dayY, day, { ink, annotation: { label: "other_date" } });
  put(context, page.left + page.width * 0.5, 14, `${content.lexicon.title[0]} ${content.seller.tradeName}`, { ink });
  put(context, page.left, addressY, `https://${content.seller.mail.split("@")[1]}/billing/${random.number(6)}`, {
    ink,
    annotation: { label: "contact" },
  });
  put(context, page.left + page.width, writer.height - 8, `${writer.pages.length}/${writer.pages.length}`, {
    ink,
    align: "right",
  });
}

function drawClosing(context: DrawContext, page: Page, start: number, plan: HeaderPlan): number {
  const { random, look } = context;
  const summaryOnly = random.chance(0.05) && canSummarise(context);
  const rows = summaryOnly ? [] : sumRows(context);
  const needed = look.leading * (rows.length * 1.6 + 2);
  let y = start + needed > page.bottom ? turnPage(context, page, plan) : start;
  const frame: Frame = { x: page.left, y, width: page.width };
  const share = random.weighted([
    [0.4, 30],
    [0.5, 25],
    [0.33, 15],
    [0.6, 10],
    [1, 6],
  ] as const);
  const onRight = random.chance(0.84);
  const sumFrame: Frame = { x: onRight ? frame.x + frame.width * (1 - share) : frame.x, y, width: frame.width * share };
  const beside = share < 0.55 && random.chance(0.3);
  const bottom = summaryOnly
    ? drawTaxSummary(
        context,
        { ...frame, x: frame.x + frame.width * 0.3, width: frame.width * 0.7 },
        { withTotals: true },
      )
    : drawSums(context, sumFrame, rows);
  if (beside) {
    const rest: Frame = {
      x: onRight ? frame.x : frame.x + frame.width * (share + 0.04),
      y,
      width: frame.width * (0.94 - share),
    };
    y = Math.max(bottom, random.chance(0.5) ? drawNotes(context, rest, random.int(1, 2)) : drawBank(context, rest));
  } else y = bottom;
  y += look.leading * random.between(0.6, 2);
  for (const part of closingParts(context, plan, beside)) {
    if (y > page.bottom - look.leading * 3) {
      if (random.chance(0.5)) break;
      y = turnPage(context, page, plan);
    }
    y = part({ ...frame, y }) + look.leading * random.between(0.4, 1.4);
  }
  return y;
}

/** Share of invoices with a payment form, by country. */
const slipShares: Readonly<Record<string, number>> = {
  SE: 0.15,
  NO: 0.25,
  FI: 0.4,
  DK: 0.12,
  DE: 0.04,
  AT: 0.12,
  IT: 0.06,
  BR: 0.2,
};
const slipHeight = 190;

/** The payment slip, at the foot of the last page or on a separate page. */
function drawPaymentForm(context: DrawContext, page: Page, plan: HeaderPlan, y: number): void {
  const { random, content, writer } = context;
  if (writer.width > writer.height) return;
  if (content.country.code === "CH" && writer.width > 590 && random.chance(0.4)) {
    if (y > writer.height - qrBillHeight - 10 || random.chance(0.5)) writer.newPage();
    drawQrBill(context);
  } else if (random.chance(slipShares[content.country.code] ?? 0.015)) {
    const top = y < writer.height - slipHeight - 70 ? writer.height - slipHeight - 60 : turnPage(context, page, plan);
    drawPaySlip(context, { x: page.left, y: Math.max(top, y), width: page.width });
  }
}

function drawAmountInWords(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const words = Array.from({ length: random.int(3, 9) }, () => random.pick(numberWords));
  return putLines(context, frame, [
    `${withColon(context, caption(context, "words"))} ${words.join(" ")} ${content.currency}`,
  ]);
}

const numberWords = [
  "one",
  "two",
  "hundred",
  "thousand",
  "and",
  "forty",
  "five",
  "zwei",
  "cent",
  "mille",
  "vingt",
  "Only",
  "veinte",
  "trenta",
  "tre",
  "cinque",
  "seis",
  "sto",
  "tusen",
  "femti",
  "lakh",
];

type Part = (frame: Frame) => number;

function closingParts(context: DrawContext, plan: HeaderPlan, notesDone: boolean): Part[] {
  const { random } = context;
  const parts: Part[] = [];
  if (random.chance(0.2))
    parts.push((frame) => drawTaxSummary(context, { ...frame, width: frame.width * random.pick([0.5, 0.6, 1]) }));
  if (random.chance(0.45))
    parts.push((frame) => drawBank(context, { ...frame, width: frame.width * random.pick([0.5, 1]) }));
  if (!notesDone || random.chance(0.3)) parts.push((frame) => drawNotes(context, frame, random.int(0, 4)));
  if (random.chance(0.1)) parts.push((frame) => drawDistractor(context, frame));
  if (random.chance(0.08)) parts.push((frame) => drawProse(context, frame, random.int(4, 12)));
  if (plan.vendorPlace === "remit") parts.push((frame) => drawSellerAsPayee(context, frame, plan));
  else if (random.chance(0.05)) parts.push((frame) => drawRemitTo(context, { ...frame, width: frame.width * 0.5 }));
  const forked = random.fork();
  if (forked.chance(0.07)) parts.push((frame) => drawPayable({ ...context, random: forked }, frame));
  if (random.chance(0.03)) parts.push((frame) => drawAmountInWords(context, frame));
  return random.chance(0.6) ? parts : random.shuffle(parts);
}

/** "Remit to" as the only address of the seller, sometimes c/o another party or without the name. */
function drawSellerAsPayee(context: DrawContext, frame: Frame, plan: HeaderPlan): number {
  const random = context.random.fork();
  const { seller } = context.content;
  const address = random.chance(0.4) ? atOtherAddress({ ...context, random }, seller.address) : seller.address;
  return drawParty(
    context,
    { ...frame, width: frame.width * 0.6 },
    {
      side: "vendor",
      party: { ...seller, address },
      caption: caption(context, "remitTo"),
      extras: 0.4,
      withName: !plan.logo || random.chance(0.75),
    },
  );
}
