import type { LabelledDocument } from "@inkvoice/synth";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import { consistentDocuments, storeDocument } from "./support/stored-documents.ts";

const lines = 2000;

/** A document of three pages and two thousand lines, one of which is wrong, with review notes. */
describe("A long document", () => {
  let site: SignedInSite;
  let id: string;
  beforeAll(async () => {
    site = await openSignedInSite();
    const document = consistentDocuments().next().value as LabelledDocument;
    const [page] = document.pages;
    if (!page) throw new Error("The factory made a document without a page");
    const line = (number: number) => ({ description: `Part ${number}`, quantity: 2, unit_price: 5, total: 10 });
    const truth = {
      ...document.truth,
      line_items: Array.from({ length: lines }, (_, index) => line(index + 1)),
      taxes: [],
      charges: [],
      subtotal: lines * 10,
      total_tax: 0,
      total_amount: lines * 10,
    };
    const long = { ...document, truth, pages: [page, page, page] };
    id = await storeDocument(site.service, long, [
      (data) => {
        const wrong = data.line_items?.[1499];
        if (wrong) wrong.total = 81;
      },
    ]);
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("opens at the wrong line, draws only the visible part, and keeps its scroll position while a cell is edited", async () => {
    const screen = await site.navigate("/review");
    await screen.getByText("Line 1,500: 2 × 5.00 is not 81.00.").waitFor();
    const cell = (number: number, column: string) =>
      screen.locator(`[data-field="line_items.${number - 1}.${column}"]`);
    await cell(1500, "total").waitFor();
    expect(await cell(1500, "total").getAttribute("data-faulty")).toBe("true");
    expect(await screen.getByRole("table", { name: "Lines" }).locator("tbody tr").count()).toBeLessThan(150);
    await picture(screen, "long-document");
    const scrolled = () => screen.locator("[data-scrolls]").evaluate((pane) => pane.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(1000);
    const focused = () => screen.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await cell(1501, "description").click();
    await cell(1501, "description").click();
    await expect.poll(focused).toContain("line 1,501");
    const first = await focused();
    await screen.keyboard.type("Part of another kind");
    await screen.keyboard.press("Tab");
    // Stores the cell and moves to the next one of the line.
    await expect.poll(async () => (await focused()) !== first && (await focused()).includes("line 1,501")).toBe(true);
    await screen.keyboard.press("Escape");
    await expect.poll(() => cell(1501, "description").textContent()).toContain("Part of another kind");
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(200);
    await screen.locator("[data-scrolls]").evaluate((pane) => pane.scrollTo({ top: pane.scrollHeight }));
    await cell(lines, "description").waitFor();
    expect(await screen.getByRole("table", { name: "Lines" }).locator("tbody tr").count()).toBeLessThan(150);
  });

  it("shows its pages one below the other, and as thumbnails beside them", async () => {
    const screen = await site.navigate(`/invoices/${id}`);
    const pages = screen.getByRole("navigation", { name: "Pages in the file" });
    await pages.getByRole("button", { name: "Page 3" }).click();
    await screen.getByRole("img", { name: "Page 3 of the document" }).waitFor();
    await screen.getByText("Page 3 of 3").waitFor();
    await screen.keyboard.press("PageUp");
    await screen.getByText("Page 2 of 3").waitFor();
  });

  it("is assigned to a member, commented and rejected with a reason, by keyboard, and all of it is in its history", async () => {
    const screen = await site.navigate(`/invoices/${id}`);
    await screen.getByRole("tab", { name: "Fields" }).waitFor();
    await screen.keyboard.press("g");
    await screen.getByRole("menuitem", { name: "Ada Winter" }).click();
    await screen.getByRole("button", { name: "Assigned to Ada Winter" }).waitFor();
    await screen.keyboard.press("Escape");
    await screen.keyboard.press("c");
    await expect.poll(() => screen.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await screen.keyboard.type("Did we order this?");
    await screen.keyboard.press("Enter");
    await screen.getByText("Ada Winter commented").waitFor();
    await screen.getByRole("tab", { name: "History" }).focus();
    await screen.keyboard.press("r");
    const why = screen.getByRole("textbox", { name: "Reason" });
    await expect.poll(() => why.evaluate((box) => box === document.activeElement)).toBe(true);
    await screen.keyboard.type("Not ordered by us");
    await screen.keyboard.press("Enter");
    await screen.getByText("Rejected by Ada Winter", { exact: true }).first().waitFor();
    await screen.getByText("Not ordered by us").waitFor();
    expect((await site.service.api(`/v1/invoices/${id}`)).body.data).toMatchObject({
      review: "rejected",
      review_reason: "Not ordered by us",
    });
  });
});
