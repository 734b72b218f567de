import type { CustomField, DocumentText } from "@inkvoice/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice } from "./support/documents.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** A field that only this account has: defined on a sample, found, corrected. */
describe("Custom fields", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const record = async (id: string) => (await site.service.api(`/v1/invoices/${id}?include=doubts`)).body.data;
  const fields = async () => (await site.service.api<{ fields: CustomField[] }>("/v1/fields")).body.data.fields;

  /** Clicks a word on the page that is shown. */
  async function clickWord(screen: Page, id: string, text: string): Promise<void> {
    const { body } = await site.service.api<DocumentText>(`/v1/invoices/${id}/text`);
    const word = body.data.pages[0]?.words.find((each) => each.text === text);
    const [x0, y0, x1, y1] = word?.box ?? [0, 0, 0, 0];
    const overlay = screen.getByTestId("page-words");
    const frame = await overlay.boundingBox();
    if (!frame) throw new Error("no page is shown");
    await overlay.click({ position: { x: ((x0 + x1) / 2) * frame.width, y: ((y0 + y1) / 2) * frame.height } });
  }

  it("are defined by a click on a sample, found on the next document and corrected", async () => {
    const sample = await site.read(await printedInvoice({ vendor: "Harbour Desks", number: "HD-1", total: 1200 }));
    const screen = await site.open("/fields");
    await screen.getByRole("link", { name: "New field" }).click();
    await clickWord(screen, sample, "2026-04-01");
    await screen.getByText("Caption added: Due date").waitFor();
    expect(await screen.getByLabel("Name").inputValue()).toBe("due_date");
    await screen.getByLabel("Name").fill("pay_until");
    await screen.getByLabel("Required").check();
    await screen.getByRole("button", { name: "Try on this document" }).click();
    await screen.getByText(/^Found: 2026-04-01/).waitFor();
    await screen.getByRole("button", { name: "Try on the last document" }).click();
    await screen.getByText("1 of 1 have a value").waitFor();
    await picture(screen, "custom-field");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("in 0 of the last 1").waitFor();
    expect(await fields()).toMatchObject([
      { name: "pay_until", type: "date", captions: ["Due date"], required: true, level: "document" },
    ]);
    // The field is now missing on the document extracted before.
    expect((await record(sample)).doubts).toEqual([{ kind: "missing", field: "custom_fields.pay_until" }]);

    const next = await site.read(await printedInvoice({ vendor: "Mill Lane Oak", number: "ML-2", total: 1200 }));
    expect((await record(next)).extracted_data?.custom_fields).toEqual({ pay_until: "2026-04-01" });
    const page = await site.open(`/invoices/${next}`);
    const group = page.locator("[data-field='custom_fields.pay_until']");
    await group.click();
    await group.click();
    await clickWord(page, next, "2026-03-02");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await record(next)).extracted_data?.custom_fields)
      .toEqual({ pay_until: "2026-03-02" });
    expect((await record(next)).corrected).toEqual(["custom_fields.pay_until"]);
    await picture(page, "custom-field-corrected");
  });

  it("that are required and missing keep a document in the queue until a value is typed", async () => {
    // Equal dates and totals would make possible duplicates, which come first in the queue.
    const { invoices } = (await site.service.api<{ invoices: { id: string }[] }>("/v1/invoices")).body.data;
    for (const { id } of invoices) await site.service.api(`/v1/invoices/${id}`, { method: "DELETE" });
    for (const { id } of await fields()) await site.service.api(`/v1/fields/${id}`, { method: "DELETE" });
    const body = { name: "project", type: "code", captions: ["Project"], required: true };
    await site.send<CustomField>("/v1/fields", body);
    const id = await site.read(await printedInvoice({ vendor: "Kiln & Co", number: "KC-3", total: 1200 }));
    const screen = await site.open(`/review?at=${id}`);
    const input = screen.locator("[data-doubt='custom_fields.project'] input");
    await input.pressSequentially("P-77");
    await screen.keyboard.press("Enter");
    await expect.poll(async () => (await record(id)).extracted_data?.custom_fields).toMatchObject({ project: "P-77" });
    expect((await record(id)).doubts).toEqual([]);
  });
});
