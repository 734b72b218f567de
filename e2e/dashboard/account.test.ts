import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { receiveEvents, signatureOf, startReceiver } from "./support/receiver.ts";
import { becomeOwner, openSignedInSite, type SignedInSite, type Site } from "./support/site.ts";

/** Settings of an owner: webhooks, keys and members. */
describe("An account in the dashboard", () => {
  let site: SignedInSite;
  /** The page of the first visitor, before and after an owner exists. */
  const firstVisit = { before: "", after: "", address: "" };
  const visitFirst = async (screen: Page, site: Site) => {
    await screen.goto("/");
    firstVisit.before = await screen.getByRole("heading").first().innerText();
    await becomeOwner(screen, site);
    firstVisit.address = screen.url();
    firstVisit.after = await screen.getByText("No invoices yet").innerText();
  };
  beforeAll(async () => {
    site = await openSignedInSite({}, visitFirst);
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("the first visit creates the owner, by the link of the start-up message only", () => {
    expect(firstVisit.before).toBe("This Inkvoice has no owner yet");
    expect(firstVisit.after).toBe("No invoices yet");
    expect(firstVisit.address).not.toContain("token");
  });

  it("a webhook is set up and tried out", async () => {
    const receiver = await startReceiver();
    const screen = await site.navigate("/webhooks");
    await screen.getByRole("button", { name: "Add endpoint" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "URL" }).fill(receiver.url);
    await dialog.getByLabel(/invoice\.updated/).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await screen.getByRole("button", { name: "Send test" }).click();
    expect((await receiver.event("webhook.test")).signature).toMatch(/^sha256=[0-9a-f]{64}$/);
    await receiver.stop();
  });

  it("the secret is rotated, and the new one signs", async () => {
    const receiver = await receiveEvents(site.service);
    const screen = await site.open("/webhooks");
    await screen.getByRole("button", { name: "Reveal" }).click();
    const secret = screen.getByLabel("signing secret", { exact: true });
    const old = await secret.textContent();
    await screen.getByRole("button", { name: "Rotate" }).click();
    await screen.getByLabel("The new secret signs").selectOption("0");
    await screen.getByRole("button", { name: "Create new secret" }).click();
    await expect.poll(() => secret.textContent()).not.toBe(old);
    await screen.getByRole("button", { name: "Send test" }).click();
    const event = await receiver.event("webhook.test");
    expect(event.signature).toBe(signatureOf((await secret.textContent()) ?? "", event.body));
    await receiver.stop();
  });

  it("a delivery shows what was sent and answered, and is sent again", async () => {
    const receiver = await receiveEvents(site.service);
    const { db } = site.service.running.services;
    const id = await storeInvoice(db, site.service.accountId, { data: readingOf() });
    await site.send(`/v1/invoices/${id}`, { extracted_data: { invoice_number: "N-2" } }, "PATCH");
    await receiver.event("invoice.updated");
    const screen = await site.navigate("/deliveries");
    await screen.getByRole("button", { name: "invoice.updated" }).first().click();
    const drawer = screen.getByRole("dialog");
    await drawer.getByText("thank you").waitFor();
    const before = receiver.received().length;
    await drawer.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => receiver.received().length).toBeGreaterThan(before);
    await receiver.stop();
  });

  it("an API key is created, works, is revoked, and is refused afterwards", async () => {
    const screen = await site.navigate("/keys");
    await screen.getByRole("button", { name: "New key" }).click();
    await screen.getByRole("button", { name: "Create key" }).click();
    await screen.getByText("Enter a name.").waitFor();
    const name = screen.getByLabel("Name");
    expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
    await name.fill("Import");
    await screen.getByRole("button", { name: "Create key" }).click();
    const key = (await screen.getByLabel("API key", { exact: true }).textContent()) ?? "";
    expect((await site.service.api("/v1/invoices", { key })).status).toBe(200);
    await screen.getByRole("button", { name: "Done" }).click();
    const line = screen.getByRole("row", { name: /Import/ });
    await line.getByRole("button", { name: "Revoke" }).click();
    await screen.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await line.getByText("Revoked").waitFor();
    expect((await site.service.api("/v1/invoices", { key })).status).toBe(401);
  });

  it("an invited colleague with the viewer role sees invoices and may not change anything", async () => {
    const screen = await site.navigate("/members");
    await screen.getByRole("button", { name: "Invite" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabel("Email").fill("ben@example.com");
    await dialog.getByLabel("Role").selectOption("viewer");
    await dialog.getByRole("button", { name: "Create link" }).click();
    const link = new URL((await dialog.getByLabel("link", { exact: true }).textContent()) ?? "");
    const colleague = await site.visit();
    await colleague.goto(`${link.pathname}${link.hash}`);
    await colleague.getByLabel("Your name").fill("Ben");
    await colleague.getByRole("textbox", { name: "New password" }).fill("another long password");
    await colleague.getByRole("button", { name: "Join" }).click();
    await colleague.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    expect(await colleague.getByRole("button", { name: "Upload", exact: true }).count()).toBe(0);
    expect(await colleague.getByRole("link", { name: "API keys" }).count()).toBe(0);
    await colleague.getByRole("button", { name: "Your account" }).click();
    await colleague.getByRole("menuitem", { name: "Sign out" }).click();
    await colleague.getByRole("heading", { name: "Sign in" }).waitFor();
    await colleague.context().close();
  });
});
