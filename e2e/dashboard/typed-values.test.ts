import type { LabelledDocument } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import { consistentDocuments, extractionErrors, storeDocument } from "./support/stored-documents.ts";

const typed = "Typed Vendor Ltd";

/** Typed values are stored, however the input is left. */
describe("Typed values", () => {
  let site: SignedInSite;
  const documents = consistentDocuments();
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const record = async (id: string) => (await site.service.api(`/v1/invoices/${id}`)).body.data;
  const vendorOf = async (id: string) => (await record(id)).extracted_data?.vendor?.name;
  const input = (screen: Page) => screen.locator("[data-doubt='vendor.name'] input");

  /** In the queue, at a document whose vendor is missing. */
  async function openMissingVendor(): Promise<Readonly<{ id: string; screen: Page }>> {
    const document = documents.next().value as LabelledDocument;
    const id = await storeDocument(site.service, document, [extractionErrors.missing("vendor.name")]);
    const screen = await site.open(`/review?at=${id}`);
    await input(screen).waitFor();
    return { id, screen };
  }

  it("Ctrl+Enter stores them before it approves", async () => {
    const { id, screen } = await openMissingVendor();
    await input(screen).pressSequentially(typed);
    await screen.keyboard.press("Control+Enter");
    await expect.poll(async () => (await record(id)).review).toBe("approved");
    expect(await vendorOf(id)).toBe(typed);
    expect((await record(id)).corrected).toEqual(["vendor.name"]);
  });

  it("are stored by the approve button, Tab, a click on another field and Skip", async () => {
    const ways: Readonly<Record<string, (screen: Page) => Promise<void>>> = {
      approve: (screen) =>
        screen
          .getByRole("button", { name: /^Approve/ })
          .first()
          .click(),
      tab: (screen) => screen.keyboard.press("Tab"),
      field: (screen) => screen.locator("[data-field='invoice_number']").first().click(),
      skip: (screen) => screen.getByRole("button", { name: /Skip/ }).first().click(),
    };
    for (const [way, leave] of Object.entries(ways)) {
      const { id, screen } = await openMissingVendor();
      await input(screen).pressSequentially(typed);
      await leave(screen);
      await expect.poll(() => vendorOf(id), { message: way }).toBe(typed);
    }
  });

  it("are confirmed by a notification with Undo", async () => {
    const { id, screen } = await openMissingVendor();
    await input(screen).pressSequentially(typed);
    await screen.keyboard.press("Tab");
    await expect.poll(() => vendorOf(id)).toBe(typed);
    await screen.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(() => vendorOf(id)).toBeUndefined();
  });

  it("have one notification at a time, which Undo by key closes", async () => {
    const { id, screen } = await openMissingVendor();
    const notifications = screen.getByText(/ saved/);
    await input(screen).pressSequentially(typed);
    await screen.keyboard.press("Enter");
    await expect.poll(() => notifications.allTextContents()).toEqual([expect.stringMatching(/^Vendor name saved/)]);
    await screen.locator("[data-field='invoice_number']").first().click();
    await screen.keyboard.press("e");
    await screen.keyboard.press("Control+a");
    await screen.keyboard.type("N-7");
    await screen.keyboard.press("Enter");
    await expect.poll(() => notifications.allTextContents()).toEqual([expect.stringMatching(/^Number saved/)]);
    await screen.keyboard.press("u");
    await expect.poll(() => notifications.count()).toBe(0);
    await expect.poll(async () => (await record(id)).corrected).toEqual(["vendor.name"]);
  });

  it("are stored when the palette opens, which keeps the cursor", async () => {
    const { id, screen } = await openMissingVendor();
    await input(screen).pressSequentially(typed);
    await screen.keyboard.press("Control+k");
    await expect.poll(() => vendorOf(id)).toBe(typed);
    await screen.getByText(/^Vendor name saved/).waitFor();
    await screen.keyboard.type("review settings");
    await screen.keyboard.press("Enter");
    await screen.getByRole("heading", { name: "Review settings", level: 1 }).waitFor();
    expect((await record(id)).review).toBe("open");
    const next = documents.next().value as LabelledDocument;
    await storeDocument(site.service, next, [extractionErrors.missing("vendor.name")]);
    await screen.keyboard.press("Control+k");
    await screen.keyboard.type("to review");
    await screen.keyboard.press("Enter");
    await expect.poll(() => screen.evaluate(() => document.activeElement?.closest("[data-doubt]") !== null)).toBe(true);
  });

  it("keep the spaces typed before the next word, in fields and in lines, and at the start", async () => {
    const document = documents.next().value as LabelledDocument;
    const id = await storeDocument(site.service, document, []);
    const screen = await site.open(`/invoices/${id}`);
    const typeInto = async (path: string, keys: readonly string[], text: string) => {
      const value = screen.locator(`button[data-field='${path}']`);
      await value.click();
      await value.click();
      const editor = screen.locator(`[data-field='${path}'] :is(input:not([type=checkbox]), textarea)`);
      for (const key of keys) await editor.press(key);
      await editor.pressSequentially(text);
      await editor.press("Enter");
    };
    const before = (await record(id)).extracted_data;
    await typeInto("vendor.name", ["End"], " and Sons");
    await expect.poll(() => vendorOf(id)).toBe(`${before?.vendor?.name} and Sons`);
    await screen.getByRole("tab", { name: /^Lines/ }).click();
    await typeInto("line_items.0.description", ["End"], " and Sons");
    const description = async () => (await record(id)).extracted_data?.line_items?.[0]?.description;
    await expect.poll(description).toBe(`${before?.line_items?.[0]?.description} and Sons`);
    await screen.getByRole("tab", { name: "Fields" }).click();
    await typeInto("vendor.name", ["Home", "Space", "Home"], "New");
    await expect.poll(() => vendorOf(id)).toBe(`New ${before?.vendor?.name} and Sons`);
  });

  it("Enter does nothing while a required value is missing, and approving asks once and names it", async () => {
    const { id, screen } = await openMissingVendor();
    await screen.keyboard.press("Enter");
    await screen.keyboard.press("Control+Enter");
    const dialog = screen.getByRole("dialog");
    await expect.poll(() => dialog.textContent()).toContain("Vendor name");
    expect((await record(id)).review).toBe("open");
    await dialog.getByRole("button", { name: "Approve anyway" }).click();
    await expect.poll(async () => (await record(id)).review).toBe("approved");
  });

  it("do not replace a value that somebody else has stored meanwhile, unless confirmed", async () => {
    const { id, screen } = await openMissingVendor();
    const revisions: (string | undefined)[] = [];
    screen.on("request", (request) => {
      if (request.method() === "PATCH") revisions.push(request.headers()["if-match"]);
    });
    const change = (extracted_data: object) => site.send(`/v1/invoices/${id}`, { extracted_data }, "PATCH");
    await input(screen).pressSequentially(typed);
    await change({ vendor: { name: "Other Vendor Ltd" } });
    await screen.keyboard.press("Enter");
    // The card of the missing value, which shows the same, leaves a moment later.
    const fields = screen.getByRole("tabpanel", { name: "Fields" });
    const editor = fields.getByRole("textbox", { name: "Name", exact: true });
    await fields.getByText("Ada Winter changed this to “Other Vendor Ltd” meanwhile.").waitFor();
    expect(await editor.inputValue()).toBe(typed);
    expect(await vendorOf(id)).toBe("Other Vendor Ltd");
    // A change of another field needs no confirmation.
    await change({ purchase_order: "PO-5" });
    await editor.press("Enter");
    await expect.poll(() => vendorOf(id)).toBe(typed);
    expect((await record(id)).extracted_data?.purchase_order).toBe("PO-5");
    expect(revisions.length).toBeGreaterThan(0);
    expect(revisions.filter((revision) => !/^"\d+"$/.test(revision ?? ""))).toEqual([]);
  });

  it("survive an unreachable server and a reload, and are stored when it is back", async () => {
    const { id, screen } = await openMissingVendor();
    await screen.route(/\/v1\/invoices\/inv_\d+(\?|$)/, (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await input(screen).pressSequentially(typed);
    await screen.keyboard.press("Tab");
    await screen.keyboard.press("Shift+Tab");
    await expect.poll(() => input(screen).getAttribute("aria-invalid")).toBe("true");
    expect(await input(screen).inputValue()).toBe(typed);
    await screen.unrouteAll();
    await screen.reload();
    await expect.poll(() => vendorOf(id)).toBe(typed);
  });
});
