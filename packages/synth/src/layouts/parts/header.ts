import { type DetailsOptions, drawInfo, infoEntries } from "../../blocks/page/document-details.ts";
import { formCaption } from "../../blocks/page/form-cells.ts";
import { type RunningHead, runningHeads } from "../../blocks/page/running-head.ts";
import { drawLogo, drawTitle } from "../../blocks/page/title.ts";
import { drawFormParty } from "../../blocks/party/forms/form-party.ts";
import { drawRemitTo, drawThirdParty } from "../../blocks/party/other-parties.ts";
import { drawParty } from "../../blocks/party/party-block.ts";
import { drawMarketplace } from "../../blocks/party/seller/marketplace.ts";
import { drawSenderLine } from "../../blocks/party/seller/sender-line.ts";
import { drawTwoOffices } from "../../blocks/party/seller/two-offices.ts";
import { drawSlogan } from "../../blocks/seller-name/seller-in-sentence.ts";
import { caption, type DrawContext, type Frame, inCaptionCase } from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";

/** Position of the seller's block. */
type VendorPlace =
  | "header"
  | "senderLine"
  | "logoAndFooter"
  | "footer"
  | "remit"
  | "sentence"
  | "branch"
  | "agency"
  | "offices"
  | "marketplace";

export type HeaderPlan = Readonly<{
  vendorPlace: VendorPlace;
  logo: boolean;
  titleHasNumber: boolean;
  titleHasDate: boolean;
  showDue: boolean;
  showShipTo: boolean;
  showService: boolean;
  /** Whether the buyer is printed. */
  showCustomer: boolean;
  /** Payees, agencies, third parties: blocks that look like a seller or a buyer. */
  others: readonly OtherBlock[];
  customerForm: boolean;
  captionsOnParties: boolean;
  /** Content at the top of later pages. */
  runningHead: RunningHead;
}>;

type OtherBlock = "remit" | "agency" | "third" | "soldTo";
type BlockName = OtherBlock | "vendor" | "title" | "info" | "customer" | "shipTo" | "service" | "logo" | "space";
/** A row of the header: blocks side by side. */
type HeaderRow = readonly BlockName[];

export function planHeader(context: DrawContext): HeaderPlan {
  const { random } = context;
  const titleHasNumber = random.chance(0.16);
  const vendorPlace = chooseVendorPlace(context);
  const isCrowded = random.fork(0xc0de).chance(crowdedShare);
  return {
    vendorPlace,
    logo: vendorPlace === "logoAndFooter" || random.chance(vendorPlace === "sentence" ? 0.6 : 0.22),
    titleHasNumber,
    titleHasDate: titleHasNumber && random.chance(0.35),
    showDue: random.chance(0.58),
    showShipTo: random.chance(0.2) || isCrowded,
    showService: random.chance(0.06),
    showCustomer: random.chance(0.94) || isCrowded,
    others: isCrowded ? crowdOf(context) : chooseOthers(context, vendorPlace),
    customerForm: random.chance(0.05),
    captionsOnParties: random.chance(0.78) || isCrowded,
    runningHead: random.weighted(runningHeads),
  };
}

function chooseVendorPlace({ random }: DrawContext): VendorPlace {
  const forked = random.fork();
  const usual = random.weighted([
    ["header", 72],
    ["senderLine", 9],
    ["logoAndFooter", 7],
    ["footer", 7],
    ["remit", 5],
  ] as const);
  return forked.weighted<VendorPlace>([
    [usual, 80],
    ["sentence", 5],
    ["branch", 4],
    ["agency", 3],
    ["remit", 4],
    ["offices", 2],
    ["marketplace", 2],
  ]);
}

/** Positions with a separate block for the seller. */
const blockPlaces: ReadonlySet<VendorPlace> = new Set<VendorPlace>([
  "header",
  "branch",
  "agency",
  "offices",
  "marketplace",
]);

function chooseOthers(context: DrawContext, vendorPlace: VendorPlace): OtherBlock[] {
  const { random, content } = context;
  const others: OtherBlock[] = [];
  if (vendorPlace === "header" && random.chance(content.country.code === "US" ? 0.2 : 0.06)) others.push("remit");
  if (random.chance(content.trade === "media" ? 0.5 : 0.03)) others.push("agency");
  if (random.chance(0.07)) others.push("third");
  return others;
}

/** Share of invoices with a delivery address, an orderer or a payee of another company beside the buyer. */
const crowdedShare = 0.04;

function crowdOf({ random }: DrawContext): OtherBlock[] {
  return random.pick<OtherBlock[]>([["soldTo"], ["remit"], ["soldTo", "remit"], ["third"], ["soldTo", "third"]]);
}

export function drawHeader(context: DrawContext, frame: Frame, plan: HeaderPlan): number {
  const rows = plan.captionsOnParties ? chooseRows(context, plan) : asOnLetters(context, chooseRows(context, plan));
  let y = frame.y;
  for (const row of rows)
    y = drawRow(context, { ...frame, y }, row, plan) + context.look.leading * context.random.between(0.5, 2.2);
  return y;
}

function chooseRows(context: DrawContext, plan: HeaderPlan): HeaderRow[] {
  const { random } = context;
  const vendor: BlockName[] = blockPlaces.has(plan.vendorPlace) ? ["vendor"] : [];
  const parties: BlockName[] = [
    ...(plan.showCustomer ? (["customer"] as const) : []),
    ...plan.others,
    ...(plan.showShipTo ? (["shipTo"] as const) : []),
    ...(plan.showService ? (["service"] as const) : []),
  ];
  const logo: HeaderRow[] = plan.logo ? [random.pick<HeaderRow>([["logo"], ["space", "logo"], ["logo", "space"]])] : [];
  const arrangements: readonly (readonly [() => HeaderRow[], number])[] = [
    [() => [[...vendor, "info"], ["title"], parties], 12],
    [() => [...logo, ["title"], [...vendor, ...parties], ["info"]], 10],
    [() => [...logo, [...vendor, "title"], [...parties, "info"]], 16],
    [
      () => [
        ...logo,
        ...(vendor.length ? [["space", "vendor"] as HeaderRow] : []),
        [plan.showCustomer ? "customer" : "space", "info"],
        ["title"],
        ...(plan.others.length > 0 ? [plan.others] : []),
        ...(plan.showShipTo ? [["shipTo", "space"] as HeaderRow] : []),
      ],
      16,
    ],
    [
      () => [
        ...logo,
        [plan.showCustomer ? "customer" : "space", ...(vendor.length ? vendor : (["space"] as const))],
        ["title"],
        ["info"],
        ...(plan.others.length > 0 ? [plan.others] : []),
        ...(plan.showShipTo ? [["shipTo"] as HeaderRow] : []),
      ],
      9,
    ],
    [() => [["title", ...(plan.logo ? (["logo"] as const) : [])], ["info"], [...vendor, ...parties]], 10],
    [() => [["title"], ["info", ...vendor], parties], 6],
    [() => [...logo, [...vendor, "info"], parties, ["title"]], 8],
    [() => [...logo, ["title", "info"], [...vendor, ...parties]], 8],
    [
      () => [
        [...parties, "info"],
        ...vendor.map((block) => [block, "title"] as HeaderRow),
        ...(vendor.length ? [] : [["title"] as HeaderRow]),
      ],
      4,
    ],
    [() => freeRows(context, [...vendor, ...parties, "title", "info", ...(plan.logo ? (["logo"] as const) : [])]), 14],
  ];
  if (parties.length > 3) return crowdedRows(context, vendor, parties);
  return random.weighted(arrangements)();
}

/** Share of uncaptioned headers that place the parties as letters do. */
const letterShare = 0.85;
/** Countries where a letter's window is on the right. */
const windowOnRight: ReadonlySet<string> = new Set("FR BE LU IT ES PT MA TN DZ SN CI CM MC".split(" "));

/**
 * Without captions only the place tells the seller from the buyer, as on letters: the seller above the buyer, or beside
 * it where the window is not.
 */
function asOnLetters({ random, content }: DrawContext, rows: readonly HeaderRow[]): HeaderRow[] {
  const vendorRow = rows.findIndex((row) => row.includes("vendor"));
  const customerRow = rows.findIndex((row) => row.includes("customer"));
  if (vendorRow < 0 || customerRow < 0 || !random.chance(letterShare)) return [...rows];
  const isVendorFirst = vendorRow === customerRow ? windowOnRight.has(content.country.code) : true;
  const [first, second] = isVendorFirst ? (["vendor", "customer"] as const) : (["customer", "vendor"] as const);
  let isSecond = false;
  return rows.map((row) =>
    row.map((block) => {
      if (block !== "vendor" && block !== "customer") return block;
      const placed = isSecond ? second : first;
      isSecond = true;
      return placed;
    }),
  );
}

/** Several parties beside each other in one or two rows. */
function crowdedRows(
  { random }: DrawContext,
  vendor: readonly BlockName[],
  parties: readonly BlockName[],
): HeaderRow[] {
  const shown = random.chance(0.6) ? parties : random.shuffle(parties);
  const perRow = random.pick([2, 3, 4]);
  const blocks: HeaderRow[] = [];
  for (let first = 0; first < shown.length; first += perRow) blocks.push(shown.slice(first, first + perRow));
  const head: HeaderRow[] = random.pick<HeaderRow[]>([
    [[...vendor, "title"], ["info"]],
    [[...vendor, "info"], ["title"]],
    [["title"], [...vendor, "info"]],
  ]);
  return random.chance(0.8) ? [...head, ...blocks] : [head[0] as HeaderRow, ...blocks, ...head.slice(1)];
}

/** Blocks in random order and grouping. */
function freeRows(context: DrawContext, blocks: readonly BlockName[]): HeaderRow[] {
  const rows: BlockName[][] = [];
  for (const block of context.random.shuffle(blocks)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length < 3 && context.random.chance(0.55)) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

function drawRow(context: DrawContext, frame: Frame, row: HeaderRow, plan: HeaderPlan): number {
  if (row.length === 0) return frame.y;
  const { random } = context;
  const gap = frame.width * 0.05;
  const shares =
    row.length === 2 && random.chance(0.4)
      ? random.pick([
          [0.6, 0.4],
          [0.4, 0.6],
          [0.65, 0.35],
        ])
      : row.map(() => 1 / row.length);
  let x = frame.x;
  let bottom = frame.y;
  for (const [i, block] of row.entries()) {
    const width = frame.width * (shares[i] as number) - (row.length > 1 ? gap : 0);
    const last = row.length > 1 && i === row.length - 1;
    const align: Align =
      last && random.chance(0.35)
        ? "right"
        : row.length === 1 && random.chance(0.12)
          ? "centre"
          : row.length === 1 && random.chance(0.1)
            ? "right"
            : "left";
    const box: Frame = { x: last ? frame.x + frame.width - width : x, y: frame.y, width };
    bottom = Math.max(bottom, drawBlock(context, box, block, { plan, align, whole: row.length === 1 }));
    x += width + gap;
  }
  return bottom;
}

type BlockWish = Readonly<{ plan: HeaderPlan; align: Align; whole: boolean }>;

function drawBlock(context: DrawContext, frame: Frame, block: BlockName, wish: BlockWish): number {
  const { random, content } = context;
  const { plan, align } = wish;
  const captioned = (key: "billTo" | "shipTo" | "serviceAt" | "from") =>
    plan.captionsOnParties ? { caption: caption(context, key) } : {};
  switch (block) {
    case "space":
      return frame.y;
    case "logo":
      return drawLogo(context, frame, { isOnlyName: false, align });
    case "title":
      return drawTitle(context, frame, { number: plan.titleHasNumber, date: plan.titleHasDate }, align);
    case "info":
      return drawInfoBlock(context, frame, wish);
    case "vendor":
      if (plan.vendorPlace === "offices") return drawTwoOffices(context, frame, align);
      if (plan.vendorPlace === "marketplace") return drawMarketplace(context, frame, align);
      if (plan.vendorPlace !== "header")
        return drawSlogan(context, frame, { align, agency: plan.vendorPlace === "agency" });
      return random.chance(0.04)
        ? drawFormParty(context, frame, { side: "vendor", party: content.seller, caption: caption(context, "from") })
        : drawParty(context, frame, {
            side: "vendor",
            party: content.seller,
            align,
            nameScale: random.pick([1, 1, 1.1, 1.3, 1.6, 2]),
            ...(random.chance(0.22) ? captioned("from") : {}),
          });
    case "customer":
      return drawCustomer(context, frame, wish);
    case "shipTo":
      return drawOtherParty(context, frame, { align, key: "shipTo" });
    case "service":
      return drawOtherParty(context, frame, { align, key: "serviceAt" });
    case "remit":
      return drawRemitTo(context, frame, align);
    case "agency":
      return drawThirdParty(context, frame, { side: "agency", align });
    case "third":
      return drawThirdParty(context, frame, { side: "third_party", align });
    case "soldTo":
      return drawThirdParty(context, frame, { side: "third_party", align, caption: formCaption(context, "soldTo") });
  }
}

function drawInfoBlock(context: DrawContext, frame: Frame, { plan, align, whole }: BlockWish): number {
  const { random } = context;
  const wish: DetailsOptions = {
    number: !plan.titleHasNumber || random.chance(0.1),
    date: !plan.titleHasDate,
    due: plan.showDue,
    more: 1,
  };
  const entries = infoEntries(context, wish);
  if (!whole)
    return drawInfo(context, frame, entries, {
      align,
      style: random.weighted([
        ["inline", 30],
        ["columns", 34],
        ["rightCaptions", 10],
        ["above", 8],
        ["spread", 14],
        ["table", 3],
      ] as const),
    });
  const narrow = random.chance(0.4) ? { ...frame, width: frame.width * random.between(0.4, 0.7) } : frame;
  return drawInfo(context, narrow, entries, {
    style: random.weighted([
      ["inline", 20],
      ["columns", 20],
      ["grid", 22],
      ["table", 18],
      ["wrapped", 10],
      ["above", 4],
    ] as const),
  });
}

/** Beside an orderer only unambiguous captions identify the buyer. */
function buyerCaption(context: DrawContext, plan: HeaderPlan): string {
  if (!plan.others.includes("soldTo")) return caption(context, "billTo");
  return inCaptionCase(context, context.random.pick(context.content.lexicon.billTo.slice(0, 2)));
}

/** Whether one small line above the buyer's address repeats the seller's, as letters for window envelopes do. */
function hasSenderLine({ random }: DrawContext, plan: HeaderPlan): boolean {
  if (plan.vendorPlace === "senderLine") return true;
  return plan.vendorPlace === "header" && !plan.captionsOnParties && random.fork(0x5e4d).chance(0.3);
}

function drawCustomer(context: DrawContext, frame: Frame, { plan, align }: BlockWish): number {
  const { content } = context;
  const start = hasSenderLine(context, plan) ? drawSenderLine(context, frame) : frame.y;
  const box = { ...frame, y: start };
  const head = plan.captionsOnParties ? { caption: buyerCaption(context, plan) } : {};
  if (plan.customerForm)
    return drawFormParty(context, box, { side: "customer", party: content.buyer, caption: caption(context, "billTo") });
  return drawParty(context, box, { side: "customer", party: content.buyer, align, ...head });
}

/** A second address: often the buyer's name with another address, sometimes the same one. */
function drawOtherParty(
  context: DrawContext,
  frame: Frame,
  { align, key }: { align: Align; key: "shipTo" | "serviceAt" },
): number {
  const { random, content } = context;
  const same = random.chance(0.3);
  const party = same
    ? { ...content.shipTo, name: content.buyer.name, address: content.buyer.address }
    : random.chance(0.5)
      ? { ...content.shipTo, name: content.buyer.name }
      : content.shipTo;
  return drawParty(context, frame, {
    side: "ship_to",
    party,
    align,
    caption: caption(context, key),
    extras: 0.5,
    ...(same ? { ambiguous: true } : {}),
  });
}
