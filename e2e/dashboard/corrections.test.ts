import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice } from "./support/documents.ts";
import { receiveEvents } from "./support/receiver.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** The page that `printedInvoice` draws, in points. */
const sheet = { width: 595, height: 842 };

/** A click on the picture of the page, at a place of the drawn document. */
async function clickPage(screen: Page, x: number, y: number): Promise<void> {
  const words = screen.getByTestId("page-words");
  await expect.poll(() => words.locator("span").count()).toBeGreaterThan(10);
  const frame = await words.boundingBox();
  if (!frame) throw new Error("The page offers no words");
  await screen.mouse.click(frame.x + frame.width * (x / sheet.width), frame.y + frame.height * (y / sheet.height));
}

/** Corrections of values, line items and taxes by mouse, by keyboard and from the page. */
describe("Corrections in the dashboard", () => {
  let site: SignedInSite;
  let documents = 0;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  /** Each test has its own document, over 1,000.00 net and 200.00 tax. */
  const openDocument = async ({ total = 1200 } = {}) => {
    documents += 1;
    const file = await printedInvoice({ vendor: "Harbour Desks Ltd", number: `HD-${documents}`, total });
    const id = await site.read(file);
    const screen = await site.navigate(`/invoices/${id}`);
    await screen.locator('[data-field="total_amount"]').waitFor();
    return { id, screen };
  };

  it("a corrected total is stored, and the event arrives", async () => {
    const receiver = await receiveEvents(site.service);
    const { id, screen } = await openDocument({ total: 1020 });
    const total = screen.locator('[data-field="total_amount"]');
    await total.click();
    await total.click();
    await screen.getByLabel("Total", { exact: true }).fill("1200");
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => total.textContent()).toContain("1,200.00");
    await expect.poll(() => total.textContent()).toContain("Corrected");
    const event = await receiver.event("invoice.updated");
    expect(event.data).toMatchObject({ id, extracted_data: { total_amount: 1200, confidence: { total_amount: 1 } } });
    await screen.getByRole("tab", { name: "History" }).click();
    await screen.getByText("Total corrected by Ada Winter").waitFor();
    await receiver.stop();
  });

  it("a value is replaced by a click on the words on the page", async () => {
    const { screen } = await openDocument();
    const due = screen.locator('[data-field="due_date"]');
    await due.click();
    await due.click();
    await clickPage(screen, 330 + 78, 268 - 4);
    await expect.poll(() => screen.getByLabel("Due", { exact: true }).inputValue()).toBe("2026-03-02");
  });

  it("a missing line is added by keyboard, and removed again", async () => {
    const { screen } = await openDocument();
    await screen.keyboard.press("l");
    await screen.getByRole("textbox", { name: "Description" }).waitFor();
    // Description, quantity, price, total, unit and tax rate, in the order of the table.
    for (const text of ["Delivery", "1", "20", "20.00", "pcs", "19"]) {
      await screen.keyboard.type(text);
      if (text !== "19") await screen.keyboard.press("Tab");
    }
    await screen.keyboard.press("Enter");
    const lines = screen.getByRole("table", { name: "Lines" });
    const added = lines.getByRole("button", { name: "Description, line 2: Delivery" });
    await added.waitFor();
    await screen.getByRole("tab", { name: "Lines (2)" }).waitFor();
    await screen.getByRole("tab", { name: /Totals/ }).click();
    await screen.getByText("The lines don't add up to the subtotal").waitFor();
    await screen.getByRole("tab", { name: /Lines/ }).click();
    await added.click();
    await screen.keyboard.press("Delete");
    await expect.poll(() => added.count()).toBe(0);
  });

  it("a line becomes a part of the one above by keyboard, and a line again by mouse", async () => {
    const { id, screen } = await openDocument();
    const line_items = [{ description: "Desk set", total: 1000 }, { description: "Desk" }, { description: "Chair" }];
    await site.send(`/v1/invoices/${id}`, { extracted_data: { line_items } }, "PATCH");
    const parents = async () =>
      (await site.service.api(`/v1/invoices/${id}`)).body.data.extracted_data?.line_items?.map((line) => line.parent);
    await screen.getByRole("tab", { name: "Lines (3)" }).click();
    await screen.getByRole("button", { name: "Description, line 2: Desk" }).click();
    await screen.keyboard.press(">");
    await expect.poll(parents).toEqual([undefined, 0, undefined]);
    await screen.getByText("part of line 1").waitFor({ state: "attached" });
    await screen.getByRole("button", { name: "Make line 3 a part of the line above" }).click();
    await expect.poll(parents).toEqual([undefined, 0, 0]);
    await screen.getByRole("button", { name: "Take line 2 out of its line" }).click();
    await expect.poll(parents).toEqual([undefined, undefined, 0]);
  });

  it("a wrong line is removed, stays visible, and is restored", async () => {
    const receiver = await receiveEvents(site.service);
    const { screen } = await openDocument();
    await screen.getByRole("tab", { name: /Lines/ }).click();
    const line = screen.locator('[data-field="line_items.0.description"]');
    await line.hover();
    await screen.getByRole("button", { name: "Remove line 1" }).click();
    await screen.getByText("Removed by Ada Winter").waitFor();
    expect(await line.count()).toBe(0);
    expect((await receiver.event("invoice.updated")).data).not.toHaveProperty("extracted_data.line_items");
    await screen.getByRole("button", { name: "Restore" }).click();
    await line.waitFor();
    await expect.poll(() => screen.getByText("Removed by").count()).toBe(0);
    await receiver.stop();
  });

  it("the cells of a new line are filled by one click each on the page", async () => {
    const { screen } = await openDocument();
    await screen.getByRole("tab", { name: /Lines/ }).click();
    await screen.getByRole("button", { name: "Add a line" }).click();
    await clickPage(screen, 66, 352 - 4);
    await expect.poll(() => screen.getByRole("textbox", { name: "Description" }).inputValue()).toBe("Oak");
    await clickPage(screen, 323, 352 - 4);
    await expect.poll(() => screen.getByRole("textbox", { name: "Quantity" }).inputValue()).toBe("4");
    await screen.keyboard.press("Escape");
    await expect.poll(() => screen.getByRole("textbox", { name: "Description" }).count()).toBe(0);
  });

  it("taxes are corrected, added and removed", async () => {
    const { screen } = await openDocument();
    const taxes = screen.getByRole("table", { name: "Taxes" });
    const rate = taxes.getByRole("button", { name: /^Rate %, tax 1/ });
    await rate.click();
    await rate.click();
    await screen.getByLabel("Rate %, tax 1", { exact: true }).fill("19");
    await screen.getByRole("button", { name: "Save" }).click();
    await taxes.getByRole("button", { name: "Rate %, tax 1: 19" }).waitFor();
    await screen.getByRole("button", { name: "Add a tax" }).click();
    await screen.getByRole("textbox", { name: "Rate %" }).fill("5");
    await screen.getByRole("textbox", { name: "Tax" }).fill("0");
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    const second = taxes.getByRole("button", { name: "Rate %, tax 2: 5" });
    await second.click();
    await screen.keyboard.press("Delete");
    await expect.poll(() => second.count()).toBe(0);
    await rate.click();
    await rate.click();
    await screen.getByRole("button", { name: "Undo the correction" }).click();
    await taxes.getByRole("button", { name: "Rate %, tax 1: 20" }).waitFor();
  });
});
