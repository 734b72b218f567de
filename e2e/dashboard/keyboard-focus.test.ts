import type { Rule } from "@inkvoice/contract";
import type { LabelledDocument } from "@inkvoice/synth";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice } from "./support/documents.ts";
import { isFocused } from "./support/focus.ts";
import { openAsMember } from "./support/members.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import { consistentDocuments, storeDocument } from "./support/stored-documents.ts";

/** The control that a person who uses the keyboard has just pressed may disappear, or be disabled during its request. */
describe("The keyboard focus", () => {
  let site: SignedInSite;
  const documents = consistentDocuments();
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const store = () => storeDocument(site.service, documents.next().value as LabelledDocument, []);
  const record = async (id: string) => (await site.service.api(`/v1/invoices/${id}`)).body.data;
  async function openInvoice() {
    const id = await store();
    const screen = await site.open(`/invoices/${id}`);
    await screen.locator("button[data-field='vendor.name']").waitFor();
    return { id, screen };
  }
  const arrivesAt = (control: Locator) => expect.poll(() => isFocused(control)).toBe(true);
  const heading = (screen: Page) => screen.getByRole("heading", { level: 1 });
  const button = (screen: Page, name: string) => screen.getByRole("button", { name, exact: true });
  const pressUndo = (screen: Page) => screen.getByRole("alert").getByRole("button", { name: "Undo" }).press("Enter");
  const choose = async (screen: Page, item: string) => {
    await button(screen, "More").press("Enter");
    await screen.getByRole("menuitem", { name: item }).press("Enter");
  };

  it("goes to the heading after an approval and after its Undo, where Enter does nothing", async () => {
    const { id, screen } = await openInvoice();
    await screen.getByRole("button", { name: "Approve" }).press("Enter");
    await screen.getByText("Approved by Ada Winter", { exact: true }).waitFor();
    await arrivesAt(heading(screen));
    await picture(screen, "focus-after-approval");
    await pressUndo(screen);
    await screen.getByRole("button", { name: "Approve" }).waitFor();
    await arrivesAt(heading(screen));
    await screen.keyboard.press("Enter");
    expect((await record(id)).review).toBe("open");
  });

  it("does not go to the button that withdraws the approval just given", async () => {
    const rule = await site.send<Rule>("/v1/rules", { name: "Two", when: {}, then: { approvals: 2 } });
    const id = await site.read(await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-1", total: 1200 }));
    const screen = await site.open(`/invoices/${id}`);
    await screen.getByRole("button", { name: "Approve" }).press("Enter");
    await button(screen, "Withdraw my approval").waitFor();
    await arrivesAt(heading(screen));
    await screen.keyboard.press("Enter");
    await screen.keyboard.press("Enter");
    expect((await record(id)).approvals).toMatchObject([{ by: "Ada Winter" }]);
    await site.service.api(`/v1/rules/${rule.id}`, { method: "DELETE" });
  });

  it("goes to the field whose correction is undone", async () => {
    const { screen } = await openInvoice();
    const number = screen.locator("button[data-field='invoice_number']");
    await number.press("Enter");
    await screen.keyboard.press("e");
    await screen.keyboard.type("N-7");
    await screen.keyboard.press("Enter");
    await screen.getByText(/^Number saved/).waitFor();
    await pressUndo(screen);
    await arrivesAt(number);
  });

  it("returns to the button of a request that disabled it, and to the menu that opened a dialog", async () => {
    const { screen } = await openInvoice();
    await screen.getByRole("tab", { name: "History" }).click();
    await screen.getByLabel("Comment").fill("Looks right");
    await button(screen, "Post").press("Enter");
    await screen.getByRole("paragraph").filter({ hasText: "Looks right" }).waitFor();
    await arrivesAt(button(screen, "Post"));
    await button(screen, "Assign").press("Enter");
    await screen.getByRole("menu", { name: "Assign" }).waitFor();
    await screen.getByRole("menuitem", { name: "Ada Winter" }).press("Enter");
    await arrivesAt(button(screen, "Assigned to Ada Winter"));
    for (const item of ["Reject this invoice", "Show as JSON", "Keyboard shortcuts"]) {
      await choose(screen, item);
      await screen.getByRole("dialog").waitFor();
      await screen.keyboard.press("Escape");
      await arrivesAt(button(screen, "More"));
    }
  });

  it("returns to the button whose request opened a dialog", async () => {
    const screen = await openAsMember(site, { name: "Ben Miller", email: "ben@example.com" });
    await screen.close();
    const owners = await site.open("/members");
    await button(owners, "Reset password").press("Enter");
    await owners.getByRole("dialog", { name: "New password for Ben Miller" }).waitFor();
    await owners.keyboard.press("Escape");
    await arrivesAt(button(owners, "Reset password"));
  });

  it("stays in the list where rows disappear, and comes to the heading of a page that replaces another", async () => {
    const [first = "", second = ""] = [await store(), await store()];
    for (const id of [first, second]) await site.service.api(`/v1/invoices/${id}`, { method: "DELETE" });
    const screen = await site.open("/trash");
    const rows = screen.getByRole("row").filter({ has: button(screen, "Delete permanently") });
    await screen
      .getByRole("button", { name: /^Restore/ })
      .first()
      .press("Enter");
    await expect.poll(() => rows.count()).toBe(1);
    await arrivesAt(rows);
    await screen.goto("/");
    await screen.getByRole("table").getByRole("link").first().press("Enter");
    await screen.locator("button[data-field='vendor.name']").waitFor();
    await choose(screen, "Delete");
    await screen.getByRole("heading", { level: 1, name: "Invoices" }).waitFor();
    await arrivesAt(heading(screen));
  });
});
