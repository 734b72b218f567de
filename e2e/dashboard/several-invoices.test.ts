import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { codeExample, codeSymbol, makeDocument, renderPdf, withCode } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSignedInSite, type SignedInSite, viewportOf } from "./support/site.ts";

/** Screenshots for developers: INKVOICE_SCREENSHOTS names the folder. */
async function picture(screen: Page, name: string): Promise<void> {
  const folder = process.env.INKVOICE_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const width of [390, 1440]) {
    await screen.setViewportSize(viewportOf(width));
    await screen.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
}

const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });

/** Three invoices of one page each, one after another. */
async function threeInvoices() {
  const documents = [];
  for (let seed = 300; documents.length < 3; seed++) {
    const document = makeDocument(seed);
    if (document.pages.length === 1 && (document.pages[0]?.width ?? 0) > 550) documents.push(document);
  }
  const [first] = documents;
  if (!first) throw new Error("There is no invoice.");
  return pdf("three.pdf", await renderPdf({ ...first, pages: documents.flatMap(({ pages }) => pages) }));
}

/** The position of the code; the page must be empty there. */
const codePlace = { page: 0, x: 30, y: 700, module: 1.6 };

/** A page with a bank account, and nothing at the position of the code. */
function invoiceWithAccount() {
  for (let seed = 3; ; seed++) {
    const document = makeDocument(seed, { kind: "invoice", layout: "invoice", country: "DE" });
    const [page, ...others] = document.pages;
    const isFree = (page?.height ?? 0) > 800 && page?.words.every(({ x0, y0, y1 }) => x0 > 120 || y1 < 690 || y0 > 790);
    if (document.truth.payment?.iban !== undefined && others.length === 0 && isFree) return document;
  }
}

/** An invoice whose payment code names another account than its page. */
async function contradictedInvoice() {
  const document = invoiceWithAccount();
  const { format, payload } = codeExample("epc", 3);
  return pdf("code.pdf", await renderPdf(withCode(document, await codeSymbol(format, payload), codePlace)));
}

/** Several invoices in one file, and a code that contradicts its page. */
describe("Several invoices in one file", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const tabs = (screen: Page) => screen.getByRole("navigation", { name: "Invoices in this file" }).getByRole("link");
  const untilTabs = (screen: Page, count: number) => expect.poll(() => tabs(screen).count()).toBe(count);
  const untilRead = (screen: Page) => screen.getByRole("tab", { name: /Fields/ }).waitFor();

  it("are tabs that can be visited, joined and split again, by keyboard and by mouse", async () => {
    const id = await site.read(await threeInvoices());
    const screen = await site.navigate(`/invoices/${id}`);
    await untilRead(screen);
    await untilTabs(screen, 3);
    await screen.getByRole("img", { name: "Page 1 of the document" }).waitFor();
    expect(await tabs(screen).first().getAttribute("aria-current")).toBe("page");
    await picture(screen, "tabs");
    await screen.keyboard.press("]");
    await expect.poll(() => tabs(screen).nth(1).getAttribute("aria-current")).toBe("page");
    await screen.getByText("Page 2 of 3").first().waitFor();

    await untilRead(screen);
    await screen.keyboard.press("s");
    const dialog = screen.getByRole("dialog", { name: /Split or merge/ });
    await dialog.getByRole("button", { name: "Merge page 2 with page 1" }).focus();
    await screen.keyboard.press("Space");
    await dialog.getByText("2 invoices: Pages 1–2, Page 3").waitFor();
    for (const page of [1, 2, 3]) {
      const image = dialog.getByRole("img", { name: `Page ${page}` });
      await expect
        .poll(() => image.evaluate((shown) => "naturalWidth" in shown && Number(shown.naturalWidth) > 0))
        .toBe(true);
    }
    await picture(screen, "division");
    await dialog.getByRole("button", { name: "Read again" }).focus();
    await screen.keyboard.press("Enter");
    await untilTabs(screen, 2);
    await untilRead(screen);

    await screen.getByRole("button", { name: "Split or merge" }).click();
    await dialog.getByRole("button", { name: "Split before page 2" }).click();
    await dialog.getByRole("button", { name: "Read again" }).click();
    await untilTabs(screen, 3);
  });

  it("shows first the values in which a code and the page differ", async () => {
    const id = await site.read(await contradictedInvoice());
    const screen = await site.navigate(`/invoices/${id}`);
    const notice = screen.getByRole("alert").filter({ hasText: "The page and its barcode differ" });
    await screen.getByText("To review", { exact: true }).nth(1).waitFor();
    await notice.getByRole("columnheader", { name: "Code" }).waitFor();
    await notice.getByRole("rowheader", { name: /IBAN|Account/i }).waitFor();
    await notice.getByRole("cell", { name: "DE79310018639388142585" }).waitFor();
    await picture(screen, "code-differences");
  });
});
