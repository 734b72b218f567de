import { readFile } from "node:fs/promises";
import type { DuplicateList } from "@inkvoice/contract";
import type { LabelledDocument } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import {
  consistentDocuments,
  extractionErrors,
  storeDocument,
  storeFailedDocument,
} from "./support/stored-documents.ts";

/** Invoices on their way from the review to the accounting program; every test ends with the records of the API. */
describe("Bookkeeping", () => {
  let site: SignedInSite;
  const documents = consistentDocuments();
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  beforeEach(async () => {
    const { api } = site.service;
    const { invoices } = (await api<{ invoices: readonly { id: string }[] }>("/v1/invoices")).body.data;
    for (const { id } of invoices) await api(`/v1/invoices/${id}`, { method: "DELETE" });
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const nextDocument = () => documents.next().value as LabelledDocument;
  const record = async (id: string) => (await site.service.api(`/v1/invoices/${id}?include=summary`)).body.data;
  const duplicatesOf = async (id: string) =>
    (await site.service.api<DuplicateList>(`/v1/invoices/${id}/duplicates`)).body.data.duplicates.map(
      (other) => other.id,
    );
  const rows = (screen: Page) => screen.locator("tbody tr");

  it("tabs show the number of their invoices, have a URL each, and an invoice moves from one to the next", async () => {
    const doubtful = await storeDocument(site.service, nextDocument(), [extractionErrors.missing("vendor.name")]);
    const sure = await storeDocument(site.service, nextDocument(), []);
    const rejected = await storeDocument(site.service, nextDocument(), []);
    const failed = await storeFailedDocument(site.service, Buffer.from("%PDF-1.4\nnothing more"));
    await site.send(`/v1/invoices/${rejected}/reject`, { reason: "Not ours" });
    const screen = await site.open("/");
    const tabs = screen.getByRole("navigation", { name: "Views by state" });
    const counts = async () => (await tabs.getByRole("link").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    const idsShown = () =>
      rows(screen)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
    const open = async (tab: string, search: string, ids: readonly string[]) => {
      await tabs.getByRole("link", { name: tab }).click();
      await expect.poll(idsShown).toEqual(ids);
      expect(new URL(screen.url()).search).toBe(search);
    };
    await expect
      .poll(counts)
      .toEqual(["All 4", "To review 2", "Ready 1", "Approved 0", "Rejected 1", "Exported 0", "Failed 1"]);
    await open("To review", "?awaiting=me", [failed, doubtful]);
    await open("Rejected", "?review=rejected", [rejected]);
    await open("Failed", "?status=failed", [failed]);
    await open("Ready", "?look=false&review=open", [sure]);
    await picture(screen, "list-tabs");

    await site.send(`/v1/invoices/${sure}/approve`, {});
    await expect.poll(async () => (await counts()).slice(2, 4)).toEqual(["Ready 0", "Approved 1"]);
    await open("Approved", "?review=approved&exported=false", [sure]);
    await site.send("/v1/exports", { format: "csv" });
    await expect.poll(async () => (await counts()).slice(3, 6)).toEqual(["Approved 0", "Rejected 1", "Exported 1"]);
    await open("Exported", "?exported=true", [sure]);
    await site.send(`/v1/invoices/${sure}`, { extracted_data: { purchase_order: "PO-1" } }, "PATCH");
    await rows(screen).getByText("Changed since export").waitFor();
    await screen.reload();
    await expect.poll(idsShown).toEqual([sure]);
  });

  it("one of two duplicates is deleted, or both are kept and no longer reported as duplicates", async () => {
    const [twin, pair] = [nextDocument(), nextDocument()];
    const [first, second] = [await storeDocument(site.service, twin, []), await storeDocument(site.service, twin, [])];
    const screen = await site.open(`/review?at=${second}`);
    await screen.getByRole("button", { name: "Keep this one, delete the other" }).click();
    await expect.poll(async () => (await site.service.api(`/v1/invoices/${first}`)).status).toBe(404);
    expect(await duplicatesOf(second)).toEqual([]);

    const [third, fourth] = [await storeDocument(site.service, pair, []), await storeDocument(site.service, pair, [])];
    await screen.goto(`/review?at=${fourth}`);
    const keepBoth = screen.getByRole("button", { name: "Keep both: not a duplicate" });
    await screen.getByRole("link", { name: "Compare side by side" }).click();
    await screen.getByRole("heading", { name: "Side by side" }).waitFor();
    await screen.keyboard.press("Escape");
    await screen.waitForURL(/\/review\?at=/);
    await keepBoth.waitFor();
    await screen.keyboard.press("Control+Enter");
    const question = screen.getByRole("dialog");
    await question.getByText("It may be a duplicate of another invoice.").waitFor();
    await question.getByRole("button", { name: "Back" }).click();
    await question.waitFor({ state: "detached" });
    expect((await record(fourth)).review).toBe("open");
    await keepBoth.click();
    await expect.poll(() => duplicatesOf(fourth)).toEqual([]);
    await screen.getByRole("alert").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => duplicatesOf(fourth)).toEqual([third]);
    await keepBoth.click();
    await expect.poll(() => duplicatesOf(fourth)).toEqual([]);
    // Later changes have no effect: the dismissal is stored for the two invoices.
    const number = (await record(third)).extracted_data?.invoice_number;
    for (const invoice_number of ["X-1", number])
      await site.send(`/v1/invoices/${third}`, { extracted_data: { invoice_number } }, "PATCH");
    expect([await duplicatesOf(third), await duplicatesOf(fourth)]).toEqual([[], []]);
    expect((await record(fourth)).summary).toMatchObject({ needs_review: false, state: "ready" });
    await screen.goto(`/invoices/${third}`);
    await screen.getByRole("button", { name: "More" }).click();
    await screen.getByRole("menuitem", { name: "Flag as possible duplicate again" }).click();
    await expect.poll(() => duplicatesOf(third)).toEqual([fourth]);
    expect((await record(fourth)).summary).toMatchObject({ needs_review: true, state: "to_review" });
  });

  it("a second export is empty until the first one is undone", async () => {
    const approved = await storeDocument(site.service, nextDocument(), []);
    const open = await storeDocument(site.service, nextDocument(), []);
    await site.send(`/v1/invoices/${approved}/approve`, {});
    const screen = await site.open("/");
    const dialog = screen.getByRole("dialog");
    const ask = async () => {
      await rows(screen).first().waitFor();
      await screen.getByRole("button", { name: "Export" }).click();
      await dialog.getByLabel("Format").selectOption("csv");
      await dialog.getByText("1 left out: not approved").waitFor();
    };
    await ask();
    await dialog.getByText("1 invoice will be exported.").waitFor();
    const [download] = await Promise.all([
      screen.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download" }).click(),
    ]);
    expect((await readFile(await download.path(), "utf8")).trim().split("\r\n")).toHaveLength(2);
    expect((await record(approved)).summary).toMatchObject({ state: "exported", exported_at: expect.any(String) });
    expect(await record(open)).not.toHaveProperty("exported_at");

    await dialog.waitFor({ state: "detached" });
    await ask();
    await dialog.getByText("0 invoices will be exported.").waitFor();
    await dialog.getByText("1 left out: exported before").waitFor();
    expect(await dialog.getByRole("button", { name: "Download" }).isDisabled()).toBe(true);
    await picture(screen, "export-again");
    await screen.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exports" }).click();
    await rows(screen).first().getByRole("button", { name: "Undo" }).click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await rows(screen).first().getByText("Undone").waitFor();
    expect((await record(approved)).summary?.state).toBe("approved");
    expect(await record(approved)).not.toHaveProperty("exported_at");
    await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Invoices" }).click();
    await ask();
    await dialog.getByText("1 invoice will be exported.").waitFor();
  });
});
