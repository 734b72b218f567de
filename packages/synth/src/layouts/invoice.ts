import { drawItems } from "../blocks/items/items-table.ts";
import { drawBank, drawDistractor, drawFooter, drawNotes, drawProse } from "../blocks/page/closing.ts";
import { drawRunningHead } from "../blocks/page/running-head.ts";
import { drawCopyStamp, drawLogo } from "../blocks/page/title.ts";
import { drawLegalLine, drawRemitTo } from "../blocks/party/other-parties.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawPaySlip } from "../blocks/payment/payment-slip.ts";
import { drawQrBill, qrBillHeight } from "../blocks/payment/swiss-qr-bill.ts";
import { atSomebodys, drawIssuedBy, drawPayable } from "../blocks/seller-name/seller-in-sentence.ts";
import { canSummarise, drawTaxSummary } from "../blocks/totals/tax-summary.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { body, caption, type Frame, type Pen, put, putLines, spoken, withColon } from "../drawing/draw-context.ts";
import { formatTime } from "../formats/dates.ts";
import { drawAppendix } from "./appendix.ts";
import { drawHeader, type HeaderPlan, planHeader } from "./header.ts";

type Page = Readonly<{ left: number; width: number; top: number; bottom: number }>;

/** A classic invoice: header, table of charges, sums, closing words, footer. */
export function drawInvoice(pen: Pen): void {
  const plan = planHeader(pen);
  const page = pageOf(pen);
  const head: Frame = { x: page.left, y: page.top, width: page.width };
  let y = head.y;
  if (plan.vendorPlace === "footer" && pen.random.chance(0.5))
    y = drawLogo(pen, head, { isOnlyName: false, align: "left" });
  y = drawHeader(pen, { ...head, y }, plan);
  if (pen.random.chance(0.1)) y = drawNotes(pen, { ...head, y }, 1) + pen.look.leading * 0.5;
  if (pen.random.chance(0.04)) y = drawDistractor(pen, { ...head, y });
  drawPageFurniture(pen, page, plan);
  y = Math.min(y, page.bottom - pen.look.leading * 4);
  y = drawItems(pen, {
    frame: { ...head, y: y + pen.look.leading * 0.6 },
    bottom: page.bottom,
    turnPage: () => turnPage(pen, page, plan),
  });
  y = drawClosing(pen, page, y + pen.look.leading * pen.random.between(0.2, 2), plan);
  drawPaymentForm(pen, page, plan, y);
  if (pen.random.chance(0.08))
    drawAppendix(pen, () => ({ x: page.left, y: turnPage(pen, page, plan), width: page.width }));
}

function pageOf(pen: Pen): Page {
  const { random, sheet, look } = pen;
  const left = random.between(28, 72);
  return {
    left,
    width: sheet.width - left - random.between(28, 72),
    top: random.between(30, 80),
    bottom: sheet.height - random.between(75, 110) - look.size,
  };
}

function turnPage(pen: Pen, page: Page, plan: HeaderPlan): number {
  pen.sheet.newPage();
  drawPageFurniture(pen, page, plan);
  const frame: Frame = { x: page.left, y: page.top, width: page.width };
  return drawRunningHead(pen, frame, plan.runningHead) + pen.look.leading;
}

/** Page numbers and company data: on every page. */
function drawPageFurniture(pen: Pen, page: Page, plan: HeaderPlan): void {
  const { random, sheet, look, content } = pen;
  const footerHasVendor =
    plan.vendorPlace === "footer" ||
    plan.vendorPlace === "logoAndFooter" ||
    plan.vendorPlace === "agency" ||
    (plan.vendorPlace === "header" && random.chance(0.12));
  if (footerHasVendor && random.chance(0.3))
    drawLegalLine(pen, { x: page.left, y: sheet.height - 58, width: page.width });
  else if (plan.vendorPlace === "sentence" && sheet.pages.length === 1)
    drawIssuedBy(pen, { x: page.left, y: sheet.height - 52, width: page.width });
  else if (footerHasVendor || random.chance(0.35))
    drawFooter(pen, { x: page.left, y: sheet.height - 62, width: page.width }, { withVendor: footerHasVendor });
  const number = sheet.pages.length;
  if (random.chance(0.05)) drawBrowserLines(pen, page);
  else if (random.chance(0.04))
    put(pen, page.left, 16, spoken(pen, random.pick([...content.lexicon.noise, ...content.lexicon.slogan])), {
      ink: body(pen, { scale: 0.8 }),
    });
  if (random.chance(0.3)) {
    const text = random.pick([
      `${caption(pen, "page")} ${number}`,
      `${caption(pen, "page")} ${number} / ${number}`,
      `${number}/${number}`,
      `- ${number} -`,
    ]);
    put(pen, page.left + page.width * random.pick([0, 0.5, 0.9]), sheet.height - 14, text, {
      ink: body(pen, { scale: 0.8 }),
    });
  }
  if (number === 1 && random.chance(0.06))
    drawCopyStamp(pen, page.left + page.width * random.between(0.2, 0.6), random.between(22, 30) + look.size);
}

/** What a browser adds when a page is printed: title, address, day of printing. */
function drawBrowserLines(pen: Pen, page: Page): void {
  const { random, content, sheet } = pen;
  const ink = body(pen, { scale: 0.75 });
  const printed = random.pick(content.otherDays);
  const day = `${printed.day}${random.pick([".", "/"])}${printed.month}${random.pick([".", "/"])}${String(printed.year).slice(random.pick([0, 2]))}, ${formatTime(random)}`;
  const [dayY, addressY] = random.chance(0.6) ? [14, sheet.height - 8] : [sheet.height - 8, 14];
  put(pen, page.left, dayY, day, { ink, mark: { label: "other_date" } });
  put(pen, page.left + page.width * 0.5, 14, `${content.lexicon.title[0]} ${content.seller.tradeName}`, { ink });
  put(pen, page.left, addressY, `https://${content.seller.mail.split("@")[1]}/billing/${random.number(6)}`, {
    ink,
    mark: { label: "contact" },
  });
  put(pen, page.left + page.width, sheet.height - 8, `${sheet.pages.length}/${sheet.pages.length}`, {
    ink,
    align: "right",
  });
}

function drawClosing(pen: Pen, page: Page, start: number, plan: HeaderPlan): number {
  const { random, look } = pen;
  const summaryOnly = random.chance(0.05) && canSummarise(pen);
  const rows = summaryOnly ? [] : sumRows(pen);
  const needed = look.leading * (rows.length * 1.6 + 2);
  let y = start + needed > page.bottom ? turnPage(pen, page, plan) : start;
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
    ? drawTaxSummary(pen, { ...frame, x: frame.x + frame.width * 0.3, width: frame.width * 0.7 }, { withTotals: true })
    : drawSums(pen, sumFrame, rows);
  if (beside) {
    const rest: Frame = {
      x: onRight ? frame.x : frame.x + frame.width * (share + 0.04),
      y,
      width: frame.width * (0.94 - share),
    };
    y = Math.max(bottom, random.chance(0.5) ? drawNotes(pen, rest, random.int(1, 2)) : drawBank(pen, rest));
  } else y = bottom;
  y += look.leading * random.between(0.6, 2);
  for (const part of closingParts(pen, plan, beside)) {
    if (y > page.bottom - look.leading * 3) {
      if (random.chance(0.5)) break;
      y = turnPage(pen, page, plan);
    }
    y = part({ ...frame, y }) + look.leading * random.between(0.4, 1.4);
  }
  return y;
}

/** Countries whose invoices carry the form they are paid with. */
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

/** The form to pay with, at the foot of the last page or on one of its own. */
function drawPaymentForm(pen: Pen, page: Page, plan: HeaderPlan, y: number): void {
  const { random, content, sheet } = pen;
  if (sheet.width > sheet.height) return;
  if (content.country.code === "CH" && sheet.width > 590 && random.chance(0.4)) {
    if (y > sheet.height - qrBillHeight - 10 || random.chance(0.5)) sheet.newPage();
    drawQrBill(pen);
  } else if (random.chance(slipShares[content.country.code] ?? 0.015)) {
    const top = y < sheet.height - slipHeight - 70 ? sheet.height - slipHeight - 60 : turnPage(pen, page, plan);
    drawPaySlip(pen, { x: page.left, y: Math.max(top, y), width: page.width });
  }
}

function drawAmountInWords(pen: Pen, frame: Frame): number {
  const { random, content } = pen;
  const words = Array.from({ length: random.int(3, 9) }, () => random.pick(numberWords));
  return putLines(pen, frame, [`${withColon(pen, caption(pen, "words"))} ${words.join(" ")} ${content.currency}`]);
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

function closingParts(pen: Pen, plan: HeaderPlan, notesDone: boolean): Part[] {
  const { random } = pen;
  const parts: Part[] = [];
  if (random.chance(0.2))
    parts.push((frame) => drawTaxSummary(pen, { ...frame, width: frame.width * random.pick([0.5, 0.6, 1]) }));
  if (random.chance(0.45))
    parts.push((frame) => drawBank(pen, { ...frame, width: frame.width * random.pick([0.5, 1]) }));
  if (!notesDone || random.chance(0.3)) parts.push((frame) => drawNotes(pen, frame, random.int(0, 4)));
  if (random.chance(0.1)) parts.push((frame) => drawDistractor(pen, frame));
  if (random.chance(0.08)) parts.push((frame) => drawProse(pen, frame, random.int(4, 12)));
  if (plan.vendorPlace === "remit") parts.push((frame) => drawSellerAsPayee(pen, frame, plan));
  else if (random.chance(0.05)) parts.push((frame) => drawRemitTo(pen, { ...frame, width: frame.width * 0.5 }));
  const aside = random.aside();
  if (aside.chance(0.07)) parts.push((frame) => drawPayable({ ...pen, random: aside }, frame));
  if (random.chance(0.03)) parts.push((frame) => drawAmountInWords(pen, frame));
  return random.chance(0.6) ? parts : random.shuffle(parts);
}

/** "Remit to": the only place that gives the seller's address, now and then at somebody else's or without the name again. */
function drawSellerAsPayee(pen: Pen, frame: Frame, plan: HeaderPlan): number {
  const random = pen.random.aside();
  const { seller } = pen.content;
  const address = random.chance(0.4) ? atSomebodys({ ...pen, random }, seller.address) : seller.address;
  return drawParty(
    pen,
    { ...frame, width: frame.width * 0.6 },
    {
      side: "vendor",
      party: { ...seller, address },
      caption: caption(pen, "remitTo"),
      extras: 0.4,
      withName: !plan.logo || random.chance(0.75),
    },
  );
}
