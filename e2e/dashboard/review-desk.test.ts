import { type InvoiceFields, valueAt } from "@inkvoice/contract";
import type { LabelledDocument } from "@inkvoice/synth";
import { PDFDocument } from "pdf-lib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import {
  consistentDocuments,
  type ExtractionError,
  extractionErrors,
  storeDocument,
} from "./support/stored-documents.ts";

const { missing, unsure, misread, wrongTotal, wrongLine, code } = extractionErrors;

/** The doubts of each document, by the fields they concern; every field of the document entered by hand is one. */
const plans: readonly (readonly (readonly [path: string, apply: ExtractionError])[])[] = [
  ...["invoice_number", "date", "vendor.name", "currency", "total_amount"].map(
    (path) => [[path, unsure(path)]] as const,
  ),
  ...["invoice_number", "date", "vendor.name", "currency"].map((path) => [[path, missing(path)]] as const),
  ...["invoice_number", "date", "vendor.name", "currency"].map((path) => [[path, misread(path)]] as const),
  ...Array.from({ length: 4 }, () => [["total_amount", wrongTotal()]] as const),
  ...Array.from({ length: 4 }, () => [["line_items.0.total", wrongLine()]] as const),
  ...Array.from({ length: 2 }, () => [["invoice_number", code("invoice_number")]] as const),
  ...Array.from({ length: 3 }, () => [["date", misread("date")] as const, ["total_amount", wrongTotal()] as const]),
  ...Array.from({ length: 3 }, () => [
    ["vendor.name", missing("vendor.name")] as const,
    ["line_items.0.total", wrongLine()] as const,
  ]),
];
const byHand = ["invoice_number", "date", "vendor.name", "currency", "total_amount"];

type Case = Readonly<{ document: LabelledDocument; paths: readonly string[] }>;

/** Simulates a bookkeeper: reads the current item, presses keys, and counts them. */
class Bookkeeper {
  keys = 0;
  readonly looked = new Set<string>();
  private readonly screen: Page;
  private readonly cases: ReadonlyMap<string, Case>;

  constructor(screen: Page, cases: ReadonlyMap<string, Case>) {
    this.screen = screen;
    this.cases = cases;
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.screen.keyboard.press(key);
  }

  /** The current document, field and value on the page. */
  private sight() {
    return this.screen.evaluate(() => {
      const card = document.querySelector<HTMLElement>("[data-doubt]");
      const input = card?.querySelector<HTMLInputElement>("input, textarea, select");
      const image = document.querySelector<HTMLImageElement>("img[src*='/pages/']");
      return {
        id: image?.src.match(/inv_\d+/)?.[0] ?? "",
        path: card?.dataset.doubt ?? null,
        value: input?.value ?? "",
        isFocused: input !== undefined && input === document.activeElement,
        isSaving: card?.dataset.touched !== undefined,
        offers: [...document.querySelectorAll<HTMLElement>("[data-role=suggestion]")].map((offer) => ({
          path: offer.dataset.path ?? "",
          text: offer.querySelector("strong")?.textContent ?? "",
        })),
        isSeen: document.querySelector("[data-state=seen] button") === document.activeElement,
        isFailed: [...document.querySelectorAll("button")].some((one) => one.textContent?.includes("Enter manually")),
        isDone: document.querySelector("h2")?.textContent === "Nothing to review",
        mark: `${image?.src} ${card ? `${card.dataset.doubt} ${card.textContent}` : document.querySelector("h2")?.textContent}`,
      };
    });
  }

  /** Handles the current item; false if the queue is empty. */
  async work(): Promise<boolean> {
    let sight = await this.sight();
    await expect
      .poll(async () => {
        sight = await this.sight();
        return sight.isDone || sight.isSeen || sight.isFocused || sight.isFailed;
      })
      .toBe(true);
    if (sight.isDone) return false;
    if (sight.isFailed) await this.press("e");
    else if (sight.isSeen || sight.path === null) await this.press("Enter");
    else {
      await picture(this.screen, `desk-${this.looked.size}`);
      await this.judge(sight as Sight);
    }
    await expect
      .poll(async () => {
        const next = await this.sight();
        return !next.isSaving && next.mark !== sight.mark;
      })
      .toBe(true);
    return true;
  }

  private async judge({ id, path, value, offers }: Sight): Promise<void> {
    const truth = this.cases.get(id)?.document.truth;
    if (!truth) throw new Error(`${id} is not a document of this test`);
    this.looked.add(`${id} ${path}`);
    const right = textAt(truth, path);
    const isRight = value === right || (value !== "" && Number(value) === Number(right));
    if (!isRight) await this.screen.keyboard.type(right);
    // The shown value is right and the check still fails: another value is wrong, and a fitting one is offered.
    const other = isRight ? offers.findIndex((offer) => isTrue(truth, offer) && offer.path !== path) : -1;
    for (let step = 0; step <= other; step++) await this.press("ArrowDown");
    if (other >= 0) this.looked.add(`${id} ${offers[other]?.path}`);
    await this.press("Enter");
  }
}

type Sight = Readonly<{
  id: string;
  path: string;
  value: string;
  offers: readonly Readonly<{ path: string; text: string }>[];
}>;

const textAt = (truth: InvoiceFields, path: string) => String(valueAt(truth, path) ?? "");

function isTrue(truth: InvoiceFields, { path, text }: Readonly<{ path: string; text: string }>): boolean {
  const value = valueAt(truth, path);
  return typeof value === "number" && Number(text.replaceAll(",", "")) === value;
}

/** Runs in the page: measures the time from the last Enter until the next document and its picture are drawn. */
function watchTurns(): void {
  const turns: number[] = [];
  Object.assign(window, { turns });
  let pressedAt = 0;
  let left: string | undefined;
  const shown = () => {
    const image = document.querySelector<HTMLImageElement>("img[src*='/pages/']");
    return image?.complete && image.naturalWidth > 0 ? image.src.match(/inv_\d+/)?.[0] : undefined;
  };
  const look = () => {
    const now = shown();
    if (left !== undefined && now !== undefined && now !== left) {
      turns.push(performance.now() - pressedAt);
      left = undefined;
    }
  };
  // Runs when a picture has loaded: checking before every frame would redraw the page sixty times a second.
  document.addEventListener("load", () => requestAnimationFrame(look), true);
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Enter") return;
      [pressedAt, left] = [performance.now(), shown()];
    },
    true,
  );
}

async function blankPage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  return pdf.save();
}

/** The whole review queue, without a mouse. */
describe("The review page", () => {
  let site: SignedInSite;
  const cases = new Map<string, Case>();
  const documents = consistentDocuments();
  const nextDocument = () => documents.next().value as LabelledDocument;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const stored = async (id: string) => (await site.service.api(`/v1/invoices/${id}`)).body.data;

  it("thirty documents with forty doubtful values are reviewed by keyboard alone, and none is missed", async () => {
    for (const plan of plans) {
      const document = nextDocument();
      const id = await storeDocument(
        site.service,
        document,
        plan.map(([, apply]) => apply),
      );
      cases.set(id, { document, paths: plan.map(([path]) => path) });
    }
    const failed = await site.read({
      name: "blank.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await blankPage()),
    });
    cases.set(failed, { document: nextDocument(), paths: byHand });
    const doubts = [...cases].flatMap(([id, { paths }]) => paths.map((path) => `${id} ${path}`));
    expect([cases.size, doubts.length]).toEqual([30, 40]);

    const screen = await site.open("/review");
    await screen.getByRole("button", { name: "1 of 30" }).waitFor();
    await picture(screen, "desk-failed");
    await screen.evaluate(watchTurns);
    const person = new Bookkeeper(screen, cases);
    while (await person.work());
    const turns = await screen.evaluate(() => (window as unknown as { turns: number[] }).turns);
    const [median, slowest] = [turns.toSorted((a, b) => a - b)[turns.length >> 1] ?? 0, Math.max(...turns)];
    console.log(
      `From accepting to the next document: ${median.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms (${turns.length} times)`,
    );
    expect(turns.length).toBeGreaterThan(10);

    for (const [id, { document, paths }] of cases) {
      const record = await stored(id);
      expect(record.review, `${id} ${paths}`).toBe("approved");
      for (const path of paths)
        expect(textAt(record.extracted_data ?? {}, path), `${id} ${path}`).toBe(textAt(document.truth, path));
    }
    expect(doubts.filter((doubt) => !person.looked.has(doubt))).toEqual([]);
    expect(person.keys / doubts.length).toBeLessThanOrEqual(4);
  }, 600_000);
});
