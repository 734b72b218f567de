import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startReceiver } from "../../packages/server/src/platform/outbound/testing/receiver.ts";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { isFocused } from "./support/focus.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

const vendors = ["Amber Chairs Ltd", "Birch Tables Ltd", "Cedar Lamps Ltd"];

/** Work with the list of invoices: search, sort, select, bulk actions, return. */
describe("The list of invoices", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("offers a sample when it is empty, shows its result, and links to the next steps", async () => {
    const screen = await site.open("/");
    await screen.getByRole("list", { name: "First steps" }).waitFor();
    await screen.getByRole("button", { name: "Try a sample invoice" }).click();
    const uploads = screen.getByRole("region", { name: "Uploads" });
    await uploads.getByText("1 file uploaded").waitFor();
    await uploads.getByText("1 read").waitFor();
    await uploads.getByRole("button", { expanded: true }).click();
    await expect.poll(() => uploads.getByRole("listitem").count()).toBe(0);
    await uploads.getByRole("button", { name: "Close the upload list" }).click();
    await screen.context().setOffline(true);
    await screen.getByText("This device is offline.").waitFor();
    await screen.context().setOffline(false);
    await expect.poll(() => screen.getByText("This device is offline.").count()).toBe(0);
  });

  const rows = (screen: Page) => screen.getByRole("table", { name: "Invoices" }).locator("tbody tr");
  const names = async (screen: Page) =>
    (await rows(screen).getByRole("link").allInnerTexts()).map((text) => text.split("\n")[0]);
  const find = async (screen: Page, text: string) => screen.getByLabel("Search invoices").fill(text);

  /** Replaces all invoices by three with a vendor and one without. */
  const fill = async () => {
    const { api, accountId } = site.service;
    const { db } = site.service.running.services;
    const { invoices } = (await api<{ invoices: readonly { id: string }[] }>("/v1/invoices")).body.data;
    for (const { id } of invoices) await api(`/v1/invoices/${id}`, { method: "DELETE" });
    for (const [index, name] of vendors.entries()) {
      const data = readingOf({ vendor: { name }, invoice_number: `L-${index}`, total_amount: 1234.5 + 100 * index });
      await storeInvoice(db, accountId, { data, filename: `scan-${index}.pdf` });
    }
    const { vendor: _unread, ...data } = readingOf({ invoice_number: "L-9", total_amount: 5 });
    await storeInvoice(db, accountId, { data, filename: "mystery.pdf" });
  };

  describe("with invoices in it", () => {
    beforeAll(fill);

    it("finds a part of a word and an amount, and marks a missing vendor", async () => {
      const screen = await site.open("/");
      await rows(screen).nth(3).waitFor();
      expect(await names(screen)).toContain("Vendor not found");
      await screen.getByText("mystery.pdf").waitFor();
      await find(screen, "irch");
      await expect.poll(() => names(screen)).toEqual(["Birch Tables Ltd"]);
      await find(screen, "1,434.50");
      await expect.poll(() => names(screen)).toEqual(["Cedar Lamps Ltd"]);
    });

    it("is sorted by its headings, and keeps its state when one returns to it", async () => {
      const screen = await site.open("/?q=ltd");
      await screen.getByRole("button", { name: "Total" }).click();
      await expect.poll(() => names(screen)).toEqual([...vendors].reverse());
      await screen.getByRole("button", { name: "Total" }).click();
      await expect.poll(() => names(screen)).toEqual(vendors);
      await rows(screen).first().getByRole("link").click();
      await screen.locator('[data-field="total_amount"]').waitFor();
      await screen.goBack();
      await expect.poll(() => names(screen)).toEqual(vendors);
      await rows(screen).first().getByRole("link").click();
      await screen.locator('[data-field="total_amount"]').waitFor();
      await screen
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Invoices", exact: true })
        .click();
      await expect.poll(() => names(screen)).toEqual(vendors);
      expect(new URL(screen.url()).search).toBe("?q=ltd&sort=total_amount");
    });

    it("is saved as a named view", async () => {
      const screen = await site.open("/?q=ltd&min=1300");
      await screen.getByRole("button", { name: "Views" }).click();
      await screen.getByRole("menuitem", { name: "Save this list" }).click();
      await screen.getByLabel("Name of the view").fill("Large ones");
      await screen.getByRole("button", { name: "Save" }).click();
      await screen.getByRole("button", { name: "Large ones" }).waitFor();
      await site.closePages();
      const other = await site.open("/");
      await other.getByRole("button", { name: "Views" }).click();
      await other.getByRole("menuitem", { name: "Large ones", exact: true }).click();
      await expect.poll(() => names(other)).toEqual(["Cedar Lamps Ltd", "Birch Tables Ltd"]);
    });

    it("approves and deletes many invoices at once, and undoes each", async () => {
      const screen = await site.open("/?q=ltd");
      await rows(screen).nth(2).waitFor();
      await screen.getByRole("checkbox", { name: /Select Cedar/ }).click();
      await screen.getByRole("checkbox", { name: /Select Amber/ }).click({ modifiers: ["Shift"] });
      await screen.getByText("3 selected").waitFor();
      await screen.getByRole("button", { name: "Approve" }).click();
      await screen.getByText("3 invoices approved.").waitFor();
      await expect.poll(() => rows(screen).getByText("Approved").count()).toBe(3);
      await screen.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => rows(screen).getByText("Approved").count()).toBe(0);
      await screen.getByRole("checkbox", { name: "Select all rows shown" }).click();
      await screen.getByRole("button", { name: "Delete" }).click();
      await screen.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await screen.getByText("3 invoices moved to trash.").waitFor();
      await screen.getByText("No matching invoices").waitFor();
      await screen.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => rows(screen).count()).toBe(3);
    });

    it("asks before it approves invoices with problems, by keyboard, and names each", async () => {
      const { db } = site.service.running.services;
      const twin = { vendor: { name: "Dover Rugs Ltd" }, invoice_number: "L-9", total_amount: 9 };
      const checks = [{ name: "lines_to_subtotal", outcome: "failed" as const, fields: [] }];
      for (const data of [twin, { ...twin, checks }])
        await storeInvoice(db, site.service.accountId, { data: readingOf(data) });
      const screen = await site.open("/?q=ltd");
      await rows(screen).nth(4).waitFor();
      await screen.getByRole("checkbox", { name: "Select all rows shown" }).click();
      await screen.getByRole("button", { name: "Approve" }).press("Enter");
      const dialog = screen.getByRole("dialog", { name: "3 approved, 2 need a look" });
      const items = dialog.getByRole("list", { name: "Invoices that need a look" });
      await items.getByRole("link", { name: "Dover Rugs Ltd · L-9" }).first().waitFor();
      expect(await items.getByText("It may be a duplicate of another invoice.").count()).toBe(2);
      expect(await items.getByText("The lines don't add up to the subtotal").count()).toBe(1);
      await picture(screen, "bulk-approval-question");
      await screen.keyboard.press("Escape");
      await screen.getByText("3 invoices approved.").waitFor();
      await screen.getByText("2 selected").waitFor();
      await expect.poll(() => isFocused(screen.getByRole("button", { name: "Approve" }))).toBe(true);
      await picture(screen, "bulk-approval-question-closed");
      await screen.keyboard.press("Enter");
      await screen.getByRole("dialog", { name: "2 invoices need a look" }).waitFor();
      await screen.keyboard.press("Tab");
      await screen.keyboard.press("Enter");
      // The notification of the first three may still be leaving.
      const notification = screen.getByRole("alert").filter({ hasText: "2 invoices approved." });
      await notification.waitFor();
      await expect.poll(() => rows(screen).getByText("Approved").count()).toBe(5);
      expect(await isFocused(screen.getByRole("checkbox", { name: "Select all rows shown" }))).toBe(true);
      await notification.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => rows(screen).getByText("Approved").count()).toBe(3);
    });

    it("exports the chosen invoices, columns or an accounting file", async () => {
      const screen = await site.open("/?q=ltd&sort=vendor");
      await screen.getByRole("checkbox", { name: /Select Birch/ }).click();
      await screen.getByRole("region", { name: "Selected invoices" }).getByRole("button", { name: "Export" }).click();
      const dialog = screen.getByRole("dialog", { name: "Export 1 invoice" });
      await dialog.getByLabel("Format").selectOption("csv");
      await dialog.getByLabel("All, also those not approved").check();
      await dialog.getByRole("combobox", { name: "Columns" }).fill("vendor");
      await screen.getByRole("option", { name: "Vendor", exact: true }).click();
      await dialog.getByRole("combobox", { name: "Columns" }).press("Escape");
      const downloaded = async () => {
        const [download] = await Promise.all([
          screen.waitForEvent("download"),
          dialog.getByRole("button", { name: "Download" }).click(),
        ]);
        return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
      };
      expect((await downloaded()).text).toBe('\u{feff}"Vendor"\r\n"Birch Tables Ltd"\r\n');
      await screen.getByRole("region", { name: "Selected invoices" }).getByRole("button", { name: "Export" }).click();
      await dialog.getByLabel("Format").selectOption("datev");
      await dialog.getByLabel("All, also those not approved").check();
      await dialog.getByText(/Required settings are missing: Consultant/).waitFor();
      await dialog.getByLabel("Consultant number").fill("29098");
      await dialog.getByLabel("Client number").fill("1");
      await dialog.getByLabel("Creditor account").fill("70000");
      await dialog.getByLabel("Expense account").fill("4980");
      expect((await downloaded()).name).toMatch(/^datev-.*\.zip$/);
    });

    it("of deliveries shows a test event with its headers, and sends failed ones again", async () => {
      const screen = await site.navigate("/webhooks");
      await screen.getByRole("button", { name: "Add endpoint" }).click();
      const dialog = screen.getByRole("dialog", { name: "Add endpoint" });
      await dialog.getByLabel("URL").fill("http://10.0.0.1/hook");
      await dialog.getByRole("button", { name: "Save" }).click();
      await screen.getByText(/INKVOICE_WEBHOOK_ALLOW.*inkvoice listen/).waitFor();
      const receiver = await startReceiver();
      await dialog.getByLabel("URL").fill(`${receiver.url}/status/500?test`);
      await dialog.getByRole("button", { name: "Save" }).click();
      await screen.getByRole("button", { name: "Send test" }).click();
      await screen.getByText(/The receiver responded with 500 after/).waitFor();
      await screen.getByRole("button", { name: "Use a separate secret" }).click();
      await screen.getByText("Signed with its own secret.").waitFor();
      await screen.getByRole("link", { name: "View delivery" }).click();
      await screen.getByText(/X-Service-Attempt: 1/).waitFor();
      await screen.getByText("Response headers").first().waitFor();
      expect(new URL(screen.url()).searchParams.get("open")).toMatch(/^dlv_/);
      const { db } = site.service.running.services;
      await db.updateTable("deliveries").set({ state: "exhausted", ended_at: 1 }).execute();
      await site.closePages();
      const list = await site.open("/deliveries?state=exhausted&type=webhook.test");
      await list.getByRole("button", { name: "webhook.test" }).waitFor();
      await list.getByRole("button", { name: "Resend all failed" }).click();
      await list.getByRole("dialog").getByRole("button", { name: "Send again" }).click();
      await list.getByText("1 delivery will be sent again.").waitFor();
      await receiver.close();
    });
  });
});
