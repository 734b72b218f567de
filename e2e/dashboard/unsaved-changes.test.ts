import type { AccountCompanies, Vendor } from "@inkvoice/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { isFocused } from "./support/focus.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

describe("A page with unsaved changes", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const question = (screen: Page) => screen.getByRole("dialog", { name: "Leave without saving?" });
  const leave = (screen: Page) =>
    screen.getByRole("navigation").getByRole("link", { name: "Vendors", exact: true }).click();
  const heading = (screen: Page, name: string) => screen.getByRole("heading", { level: 1, name }).waitFor();

  /** By its link, so that *Back* stays in the application. */
  async function openWebhooks(): Promise<Page> {
    const screen = await site.open("/");
    await screen.getByRole("navigation").getByRole("link", { name: "Webhooks" }).click();
    return screen;
  }

  it("asks before it is left, and keeps what was typed for those who stay", async () => {
    const screen = await site.open("/companies");
    await screen.getByLabel("Name", { exact: true }).fill("Falke AG");
    await leave(screen);
    await question(screen).waitFor();
    await picture(screen, "unsaved-changes");
    await screen.keyboard.press("Enter");
    await question(screen).waitFor({ state: "detached" });
    expect(await screen.getByLabel("Name", { exact: true }).inputValue()).toBe("Falke AG");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Saved. Documents read from now on use these companies.").waitFor();
    await leave(screen);
    await heading(screen, "Vendors");
    const { body } = await site.service.api<AccountCompanies>("/v1/account/companies");
    expect(body.data.companies).toEqual([{ name: "Falke AG" }]);
  });

  it("is left on demand, without its changes", async () => {
    const screen = await site.open("/rules");
    await screen.getByRole("link", { name: "New rule" }).click();
    await screen.getByRole("textbox", { name: "Name" }).fill("Large amounts");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Leave" }).click();
    await heading(screen, "Vendors");
  });

  it("asks while a custom field is defined", async () => {
    const screen = await site.open("/fields");
    await screen.getByRole("link", { name: "New field" }).click();
    await screen.getByRole("textbox", { name: "Name" }).fill("project");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Stay" }).click();
    expect(await screen.getByRole("textbox", { name: "Name" }).inputValue()).toBe("project");
    await screen.getByRole("button", { name: "Save" }).click();
    await heading(screen, "Custom fields");
  });

  it("asks while the defaults of a vendor are edited, and not once they are saved", async () => {
    const { id } = await site.send<Vendor>("/v1/vendors", { name: "Harbour Desks Ltd" });
    const screen = await site.open(`/vendors/${id}`);
    await screen.getByLabel("Currency").fill("GBP");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Stay" }).click();
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Defaults saved.").waitFor();
    await leave(screen);
    await heading(screen, "Vendors");
  });

  it("asks while the default URL of webhooks is typed, and not once it is saved", async () => {
    const screen = await openWebhooks();
    await screen.getByLabel("Default webhook URL").fill("http://127.0.0.1:9/hook");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Stay" }).click();
    await screen.goBack();
    await question(screen).getByRole("button", { name: "Stay" }).click();
    const save = screen.getByRole("button", { name: "Save" });
    await save.click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await leave(screen);
    await heading(screen, "Vendors");
    await site.send("/v1/account/webhooks", { default_url: null }, "PATCH");
  });

  it("asks once while two remembered values are changed", async () => {
    const { db } = site.service.running.services;
    const id = await storeInvoice(db, site.service.accountId, { data: readingOf() });
    const body = { extracted_data: { currency: "USD", vendor: { address: "Harbour Road 1" } }, remember: true };
    await site.send(`/v1/invoices/${id}`, body, "PATCH");
    const screen = await site.open("/memory");
    await screen.getByRole("button", { name: "Edit" }).first().click();
    await screen.getByRole("textbox").last().fill("Harbour Road 11");
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("textbox").last().fill("GBP");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Leave" }).click();
    await heading(screen, "Vendors");
  });

  it("asks while a new password is typed", async () => {
    const screen = await site.open("/settings");
    await screen.getByLabel("New password").fill("another long password");
    await leave(screen);
    await question(screen).getByRole("button", { name: "Leave" }).click();
    await heading(screen, "Vendors");
  });

  it("asks before its dialog drops what was typed, and not where nothing was or Cancel is pressed", async () => {
    const screen = await openWebhooks();
    const dialog = screen.getByRole("dialog", { name: "Add endpoint" });
    const discard = screen.getByRole("dialog", { name: "Discard what you entered?" });
    const open = async () => {
      await screen.getByRole("button", { name: "Add endpoint" }).press("Enter");
      await dialog.waitFor();
    };
    const isClosed = () => dialog.waitFor({ state: "detached" });
    await open();
    await screen.keyboard.press("Escape");
    await isClosed();
    await open();
    await dialog.getByLabel("URL").fill("https://example.com/hook");
    await screen.keyboard.press("Escape");
    await discard.waitFor();
    await picture(screen, "discard-question");
    await screen.keyboard.press("Escape");
    await discard.waitFor({ state: "detached" });
    await screen.mouse.click(5, 5);
    await discard.getByRole("button", { name: "Keep editing" }).click();
    expect(await dialog.getByLabel("URL").inputValue()).toBe("https://example.com/hook");
    await screen.goBack();
    await question(screen).getByRole("button", { name: "Stay" }).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await isClosed();
    await open();
    await dialog.getByLabel("Description").fill("Books");
    await screen.keyboard.press("Escape");
    await discard.getByRole("button", { name: "Discard" }).press("Enter");
    await isClosed();
    await expect.poll(() => isFocused(screen.getByRole("button", { name: "Add endpoint" }))).toBe(true);
  });

  it("keeps a new key, which is shown only once, until the dialog is closed on purpose", async () => {
    const screen = await site.open("/keys");
    await screen.clock.install();
    await screen.getByRole("button", { name: "New key" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabel("Name").fill("ledger");
    await dialog.getByRole("button", { name: "Create key" }).click();
    const key = dialog.getByText(/^ink_live_/);
    await key.waitFor();
    for (const close of [() => screen.keyboard.press("Escape"), () => screen.mouse.click(5, 5)]) {
      await close();
      await screen.clock.fastForward(5000);
      await screen.clock.runFor(100);
      expect(await key.count()).toBe(1);
    }
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it("keeps a comment that is not posted, also while another tab is shown", async () => {
    const { db } = site.service.running.services;
    const id = await storeInvoice(db, site.service.accountId, { data: readingOf() });
    const screen = await site.open(`/invoices/${id}`);
    await screen.getByRole("tab", { name: "History" }).click();
    const comment = screen.getByLabel("Comment");
    await comment.fill("Please check the account");
    await screen.getByRole("tab", { name: "Fields" }).click();
    await screen.getByRole("tab", { name: "History" }).click();
    expect(await comment.inputValue()).toBe("Please check the account");
    await screen.reload();
    await screen.getByRole("tab", { name: "History" }).click();
    expect(await comment.inputValue()).toBe("Please check the account");
    await screen.getByRole("button", { name: "Post" }).click();
    await expect.poll(() => comment.inputValue()).toBe("");
  });

  it("keeps the review settings of one type of document while those of another are shown", async () => {
    const screen = await site.open("/review-settings");
    const first = screen.getByRole("checkbox").first();
    await first.waitFor();
    const wasChecked = await first.isChecked();
    await first.click();
    await screen.getByText("Receipt", { exact: true }).click();
    await screen.getByText("Invoice", { exact: true }).click();
    expect(await first.isChecked()).toBe(!wasChecked);
    await leave(screen);
    await question(screen).getByRole("button", { name: "Leave" }).click();
    await heading(screen, "Vendors");
  });

  it("names what is missing instead of dropping a company without a name", async () => {
    const screen = await site.open("/companies");
    await screen.getByRole("button", { name: "Add a company" }).click();
    await screen.getByLabel("Addresses").last().fill("Hafenweg 1, Kiel");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Enter a name.").waitFor();
    expect(await screen.getByLabel("Addresses").last().inputValue()).toBe("Hafenweg 1, Kiel");
    await screen.getByLabel("Name", { exact: true }).last().fill("Falke Kiel GmbH");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Saved. Documents read from now on use these companies.").waitFor();
  });
});
