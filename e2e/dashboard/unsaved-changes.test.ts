import type { AccountCompanies, Vendor } from "@inkvoice/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
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
