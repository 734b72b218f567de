import type { DocumentType } from "@inkvoice/contract";
import { type Content, type ContentOptions, makeContent } from "./content/content.ts";
import type { Language } from "./countries/countries.ts";
import { chooseDocumentStyle } from "./drawing/document-style.ts";
import type { DrawContext } from "./drawing/draw-context.ts";
import { PageWriter } from "./drawing/page-writer.ts";
import { dateOrderOf } from "./formats/dates.ts";
import type { LabelledDocument } from "./labelled-document.ts";
import { type Trade, trades } from "./languages/pack-keys.ts";
import { drawBill } from "./layouts/bill.ts";
import { drawFiscalForm } from "./layouts/fiscal-form.ts";
import { drawInvoice } from "./layouts/invoice.ts";
import { drawLetterInvoice } from "./layouts/letter.ts";
import { drawNonInvoice } from "./layouts/non-invoice.ts";
import { drawPageFoot } from "./layouts/parts/page-foot.ts";
import { drawPanels } from "./layouts/parts/panels.ts";
import { drawPlain } from "./layouts/plain.ts";
import { drawReceipt } from "./layouts/receipt.ts";
import { drawRecord } from "./layouts/record.ts";
import { drawSplitForm } from "./layouts/split-form.ts";
import { drawSubscription } from "./layouts/subscription.ts";
import { hasOverlaps } from "./overlaps.ts";
import { withPreprintedForm } from "./preprinted-form.ts";
import { type Random, randomOf } from "./random.ts";
import { withTouchingWordsJoined } from "./touching-words.ts";
import { truthOf } from "./truth/truth.ts";
import { visibleContent } from "./truth/visible-content.ts";

export type DocumentOptions = Readonly<{
  /** Only this kind of document. */
  kind?: "invoice" | "receipt";
  /** ISO 3166 code of the seller's country. */
  country?: string;
  /** Language of its captions; without a country, a country where it is spoken is chosen. */
  language?: Language;
  /** Number of line items. */
  lines?: number;
  trade?: Trade;
  documentType?: DocumentType;
  /** Only this layout, for documents other than till receipts. */
  layout?: LayoutName;
}>;

const layouts = {
  invoice: drawInvoice,
  form: drawFiscalForm,
  splitForm: drawSplitForm,
  panels: drawPanels,
  record: drawRecord,
  subscription: drawSubscription,
  letter: drawLetterInvoice,
  bill: drawBill,
  plain: drawPlain,
} as const;
type LayoutName = keyof typeof layouts;

/** Maximum number of draws: one in six has overlapping words; several in a row hardly ever. */
const draws = 5;

/** Generates a document. The same seed and options always give the same document. */
export function makeDocument(seed: number, options: DocumentOptions = {}): LabelledDocument {
  let document = drawDocument(seed, randomOf(seed), options);
  for (let draw = 1; draw < draws && hasOverlaps(document.pages); draw++) {
    document = drawDocument(seed, randomOf(seed * draws + draw), options);
  }
  return document.documentType === "receipt" ? document : withPreprintedForm(document);
}

function drawDocument(seed: number, random: Random, options: DocumentOptions): LabelledDocument {
  const till = options.kind === undefined ? random.chance(0.3) : options.kind === "receipt";
  const content = makeContent(random, contentWish(random, till, options));
  const look = chooseDocumentStyle(random, content, till);
  const writer = till
    ? new PageWriter(random.chance(0.14) ? random.pick([595, 612, 480]) : random.between(160, 300), 6000)
    : paper(random, content);
  const context = { random, content, look, writer };
  drawPages(context, till, options.layout);
  const pages = writer.finish();
  const shown = visibleContent(content, pages);
  return {
    seed,
    pages: pages.map(withTouchingWordsJoined),
    parties: writer.parties,
    rows: writer.rows,
    truth: truthOf(shown, pages, writer),
    language: shown.language,
    currency: shown.currency,
    documentType: shown.documentType,
    dateOrder: dateOrderOf(look.dates),
  };
}

/** Countries where the tax office prescribes the form. */
const fiscalFormCountries: ReadonlySet<string> = new Set(
  "BR AR CL CO MX PE SV EC UY GT CR PA DO BO PY IN MZ AO PT".split(" "),
);

function drawPages(context: DrawContext, till: boolean, wanted: LayoutName | undefined): void {
  if (till) drawReceipt(context);
  else {
    layouts[wanted ?? chooseLayout(context)](context);
    drawPageFoot(context);
  }
}

function chooseLayout({ random, content }: DrawContext): LayoutName {
  const { trade, country } = content;
  const bill = trade === "utility" || trade === "telecom";
  return random.weighted([
    ["invoice", bill ? 40 : 70],
    ["form", fiscalFormCountries.has(country.code) ? 60 : 12],
    ["splitForm", country.code === "IN" ? 70 : 8],
    ["panels", trade === "media" ? 40 : 7],
    ["record", 8],
    ["subscription", trade === "software" ? 45 : 3],
    ["letter", 8],
    ["bill", bill ? 60 : 3],
    ["plain", 8],
  ] as const);
}

/** Generates a document that is no invoice: no word is labelled and its truth is empty. */
export function makeOtherDocument(seed: number, options: Pick<DocumentOptions, "language"> = {}): LabelledDocument {
  const random = randomOf(seed);
  const content = makeContent(random, contentWish(random, false, { lines: random.int(1, 20), ...options }));
  const look = chooseDocumentStyle(random, content, false);
  const writer = paper(random, content);
  drawNonInvoice({ random, content, look, writer });
  const { language, currency, documentType } = content;
  return {
    seed,
    pages: writer.finish(),
    parties: writer.parties,
    rows: writer.rows,
    truth: {},
    language,
    currency,
    documentType,
    dateOrder: dateOrderOf(look.dates),
  };
}

const tillTrades: readonly Trade[] = [
  "grocery",
  "grocery",
  "restaurant",
  "restaurant",
  "hardware",
  "hardware",
  "garage",
  "medical",
  "office",
];

function contentWish(random: Random, till: boolean, options: DocumentOptions): ContentOptions {
  const trade = options.trade ?? random.pick(till ? tillTrades : trades);
  const documentType =
    options.documentType ??
    (till
      ? "receipt"
      : random.weighted([
          ["invoice", 93],
          ["credit_note", 4.5],
          ["receipt", 2.5],
        ] as const));
  return {
    till,
    trade,
    documentType,
    lineCount: options.lines ?? lineCount(random, till),
    bill: trade === "utility" || trade === "telecom",
    ...(options.country === undefined ? {} : { country: options.country }),
    ...(options.language === undefined ? {} : { language: options.language }),
  };
}

function lineCount(random: Random, till: boolean): number {
  if (random.chance(0.87))
    return random.pick(till ? [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8] : [1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12]);
  if (random.chance(0.8)) return random.int(8, till ? 25 : 40);
  return random.int(25, till ? 45 : 110);
}

function paper(random: Random, content: Content): PageWriter {
  const american = content.country.code === "US" || content.country.code === "CA" || content.country.code === "MX";
  const [width, height] = random.weighted([
    [[595, 842], american ? 10 : 88],
    [[612, 792], american ? 85 : 5],
    [[612, 1008], 2],
    [[420, 595], 2],
    [[540, 760], 3],
  ] as const);
  return random.chance(content.trade === "media" ? 0.35 : 0.05)
    ? new PageWriter(height, width)
    : new PageWriter(width, height);
}
