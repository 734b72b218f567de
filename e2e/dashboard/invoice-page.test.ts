import type { LabelledDocument } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSignedInSite, type SignedInSite, viewportOf } from "./support/site.ts";
import {
  consistentDocuments,
  type ExtractionError,
  storeDocument,
  storeFailedDocument,
} from "./support/stored-documents.ts";

/** An invoice's own page, outside of the queue. */
describe("The page of an invoice", () => {
  let site: SignedInSite;
  const documents = consistentDocuments();
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const record = async (id: string) => (await site.service.api(`/v1/invoices/${id}`)).body.data;
  const reviewOf = async (id: string) => (await record(id)).review;
  const linesOf = async (id: string) => (await record(id)).extracted_data?.line_items ?? [];

  async function openInvoice(errors: readonly ExtractionError[] = []) {
    const id = await storeDocument(site.service, documents.next().value as LabelledDocument, errors);
    const screen = await site.open(`/invoices/${id}`);

    await screen.locator("button[data-field='vendor.name']").waitFor();
    return { id, screen };
  }
  const focused = (screen: Page) =>
    screen.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field"));
  const choose = async (screen: Page, item: string) => {
    await screen.getByRole("button", { name: "More", exact: true }).click();
    await screen.getByRole("menuitem", { name: item }).click();
  };

  it("shows who approved as text, and reopens from its menu, with Undo, also on a phone", async () => {
    const { id, screen } = await openInvoice();
    await screen.keyboard.press("a");
    await screen.getByText("Approved by Ada Winter", { exact: true }).waitFor();
    expect(await screen.getByRole("button", { name: /Approved by/ }).count()).toBe(0);
    await screen.setViewportSize(viewportOf(390));
    await choose(screen, "Reopen");
    await expect.poll(() => reviewOf(id)).toBe("open");
    expect(await screen.evaluate(() => document.activeElement === document.body)).toBe(false);
    await screen.getByText(/ reopened\.$/).waitFor();
    await screen.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => reviewOf(id)).toBe("approved");
  });

  it("rejects again with the same reason when a reopening is undone", async () => {
    const { id, screen } = await openInvoice();
    await site.send(`/v1/invoices/${id}/reject`, { reason: "Not ours" });
    await screen.getByText("Rejected by Ada Winter", { exact: true }).waitFor();
    await choose(screen, "Reopen");
    await expect.poll(() => reviewOf(id)).toBe("open");
    await screen.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(async () => (await record(id)).review_reason).toBe("Not ours");
    expect(await reviewOf(id)).toBe("rejected");
  });

  it("asks before it reopens an exported invoice", async () => {
    const { id, screen } = await openInvoice();
    await site.send(`/v1/invoices/${id}/approve`, {});
    await site.send("/v1/exports", { format: "csv" });
    await screen.reload();
    await choose(screen, "Reopen");
    const dialog = screen.getByRole("dialog");
    await dialog.getByText("It has been exported.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await reviewOf(id)).toBe("approved");
    await choose(screen, "Reopen");
    await dialog.getByRole("button", { name: "Reopen" }).click();
    await expect.poll(() => reviewOf(id)).toBe("open");
  });

  it("undoes the last correction by U and by Ctrl+Z", async () => {
    const { id, screen } = await openInvoice();
    const number = screen.locator("button[data-field='invoice_number']");
    for (const key of ["u", "Control+z"]) {
      await number.click();
      await screen.keyboard.press("e");
      await screen.keyboard.type("N-7");
      await screen.keyboard.press("Enter");
      const saved = screen.getByText(/^Number saved/);
      await saved.waitFor();
      await screen.keyboard.press(key);
      await expect.poll(async () => (await record(id)).corrected ?? []).toEqual([]);
      await expect.poll(() => focused(screen)).toBe("invoice_number");
      await saved.waitFor({ state: "detached" });
    }
  });

  it("obeys letter keys after an open field was left with the mouse", async () => {
    const { screen } = await openInvoice();
    const number = screen.locator("button[data-field='invoice_number']");
    await number.click();
    await number.click();
    await screen.getByRole("button", { name: "Save", exact: true }).waitFor();
    await screen.getByRole("heading", { level: 1 }).click();
    await screen.keyboard.press("e");
    await expect.poll(() => focused(screen)).toBe("invoice_number");
    await screen.keyboard.press("Escape");
    await number.click();
    await screen.getByRole("heading", { level: 1 }).click();
    await screen.keyboard.press("r");
    await screen.getByRole("dialog", { name: "Reject this invoice" }).waitFor();
  });

  it("keeps the focus at a field that is closed, in a cell, and in the next row when one is removed", async () => {
    const { id, screen } = await openInvoice();
    const row = { quantity: 1, unit_price: 10, total: 10 };
    const line_items = ["One", "Two", "Three"].map((description) => ({ description, ...row }));
    await site.send(`/v1/invoices/${id}`, { extracted_data: { line_items } }, "PATCH");
    await screen.locator("button[data-field='invoice_number']").click();
    await screen.keyboard.press("e");
    await screen.keyboard.press("Escape");
    await expect.poll(() => focused(screen)).toBe("invoice_number");
    await screen.getByRole("tab", { name: "Lines (3)" }).click();
    const cell = screen.getByRole("button", { name: /line 1: One/ });
    const path = (await cell.getAttribute("data-field")) ?? "";
    await cell.click();
    for (const key of ["Escape", "Enter"]) {
      await screen.keyboard.press("e");
      await expect.poll(() => screen.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
      await screen.keyboard.press(key);
      await expect.poll(() => screen.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
      expect(await focused(screen)).toBe(path);
    }
    await screen.keyboard.press("Delete");
    const label = () => screen.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await screen.getByRole("tab", { name: "Lines (2)" }).waitFor();
    await expect.poll(label).toMatch(/line 1: Two/);
    await screen.getByRole("button", { name: "Remove line 2" }).click();
    await screen.getByRole("tab", { name: "Lines (1)" }).waitFor();
    await expect.poll(label).toMatch(/line 1: Two/);
    expect(await linesOf(id)).toMatchObject([{ description: "Two" }]);
  });

  it("adds a removed line that was added by hand again, with its cells", async () => {
    const { id, screen } = await openInvoice();
    const before = (await linesOf(id)).length;
    await screen.getByRole("tab", { name: /^Lines/ }).click();
    await screen.getByRole("button", { name: "Add a line" }).click();
    await screen.getByRole("textbox", { name: "Description" }).fill("Delivery");
    await screen.getByRole("textbox", { name: "Total" }).fill("20");
    await screen.keyboard.press("Enter");
    await screen.getByRole("button", { name: /^Description, line .*: Delivery/ }).click();
    await screen.keyboard.press("Delete");
    await expect.poll(async () => (await linesOf(id)).length).toBe(before);
    await screen.getByText(`Removed line ${before + 1}.`).waitFor();
    await screen.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(async () => (await linesOf(id)).at(-1)).toMatchObject({ description: "Delivery", total: 20 });
  });

  it("moves the focus to a restored line", async () => {
    const { screen } = await openInvoice();
    await screen.getByRole("tab", { name: /^Lines/ }).click();
    await screen.locator("button[data-field='line_items.0.description']").click();
    await screen.keyboard.press("Delete");
    const restore = screen.getByRole("button", { name: "Restore" });
    expect(await restore.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
    await restore.press("Enter");
    await expect.poll(() => focused(screen)).toMatch(/^line_items\.0\./);
  });

  it("refuses a date with other words behind it", async () => {
    const { id, screen } = await openInvoice();
    const before = (await record(id)).extracted_data?.date;
    await screen.locator("button[data-field='date']").click();
    await screen.keyboard.press("e");
    await screen.keyboard.type("2026-12-30x");
    await screen.keyboard.press("Enter");
    await screen.getByText(/date/i).and(screen.locator("[id$=error]")).waitFor();
    expect((await record(id)).extracted_data?.date).toBe(before);
    await screen.keyboard.press("Escape");
  });

  it("rejects a document that could not be read by R, with a reason", async () => {
    const id = await storeFailedDocument(site.service, new TextEncoder().encode("%PDF-1.4 broken"));
    const screen = await site.open(`/invoices/${id}`);

    await screen.getByRole("heading", { name: "This document could not be read" }).waitFor();
    await screen.keyboard.press("r");
    const reason = screen.getByRole("textbox", { name: "Reason" });
    await expect.poll(() => reason.evaluate((box) => box === document.activeElement)).toBe(true);
    await screen.keyboard.type("No invoice");
    await screen.keyboard.press("Enter");
    await expect.poll(() => reviewOf(id)).toBe("rejected");
    expect((await record(id)).status).toBe("failed");
  });
});
