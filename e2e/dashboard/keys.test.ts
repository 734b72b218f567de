import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice } from "./documents.ts";
import { becomeOwner, openSite, type Site } from "./site.ts";

/** A person who never touches the mouse. The totals of these invoices do not add up, so that each of them needs a look. */
describe("The dashboard by keyboard", () => {
  let site: Site;
  let owner: Page;
  const vendors = ["Amber Chairs Ltd", "Birch Tables Ltd", "Cedar Lamps Ltd"];
  beforeAll(async () => {
    site = await openSite();
    owner = await site.visit();
    await becomeOwner(owner, site);
    for (const [index, vendor] of vendors.entries()) {
      const { name, buffer } = await printedInvoice({ vendor, number: `K-${index}`, total: 1300 });
      await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
    }
    await owner.goto("/review");
    for (const vendor of vendors) await owner.getByRole("link", { name: vendor }).waitFor();
  }, 180_000);
  afterEach(() => expect(site.mishaps()).toEqual([]));
  afterAll(() => site?.stop());

  const openReview = async () => {
    const screen = await site.visit({ from: owner.context() });
    await screen.goto("/review");
    await screen.getByRole("link", { name: "Cedar Lamps Ltd" }).waitFor();
    return screen;
  };
  const vendorShown = (screen: Page, vendor: string) =>
    screen.locator('[data-field="vendor.name"]').getByText(vendor).first().waitFor();

  it("Enter opens the link that has the focus", async () => {
    const screen = await openReview();
    await screen.getByRole("link", { name: "Amber Chairs Ltd" }).focus();
    await screen.keyboard.press("Enter");
    await vendorShown(screen, "Amber Chairs Ltd");
    await screen.getByRole("button", { name: "More" }).focus();
    await screen.keyboard.press("Enter");
    await screen.getByRole("menuitem").first().waitFor();
    await screen.context().close();
  });

  it("Enter starts the queue where no link has the focus", async () => {
    const screen = await openReview();
    await screen.keyboard.press("Enter");
    await vendorShown(screen, "Cedar Lamps Ltd");
    await screen.context().close();
  });

  it("plus makes the page larger", async () => {
    const screen = await openReview();
    await screen.keyboard.press("Enter");
    await vendorShown(screen, "Cedar Lamps Ltd");
    const picture = screen.getByRole("img", { name: /page 1/i });
    await picture.waitFor();
    const before = (await picture.boundingBox())?.width ?? 0;
    await screen.keyboard.press("+");
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before);
    await screen.context().close();
  });

  it("what was skipped comes last", async () => {
    const screen = await openReview();
    await screen.keyboard.press("Enter");
    await vendorShown(screen, "Cedar Lamps Ltd");
    await screen.keyboard.press("n");
    await vendorShown(screen, "Birch Tables Ltd");
    await screen.keyboard.press("a");
    await vendorShown(screen, "Amber Chairs Ltd");
    await screen.keyboard.press("a");
    await vendorShown(screen, "Cedar Lamps Ltd");
    await screen.context().close();
  });
});
