import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice } from "./support/documents.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** The stored documents fail a check: approving one asks first. */
async function approve(screen: Page): Promise<void> {
  await screen.keyboard.press("Control+Enter");
  await screen.getByRole("dialog").getByRole("button", { name: "Approve anyway" }).click();
}

/** Used without a mouse. The totals of these invoices do not add up, so that each needs review; none is a duplicate. */
describe("The dashboard by keyboard", () => {
  let site: SignedInSite;
  const vendors = ["Amber Chairs Ltd", "Birch Tables Ltd", "Cedar Lamps Ltd"];
  const ids: string[] = [];
  beforeAll(async () => {
    site = await openSignedInSite();
    for (const [index, vendor] of vendors.entries())
      ids.push(await site.read(await printedInvoice({ vendor, number: `K-${index}`, total: 1298 + index })));
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const openDesk = async () => {
    for (const id of ids) await site.send(`/v1/invoices/${id}/reopen`, {});
    const screen = await site.open("/review");
    await vendorShown(screen, "Cedar Lamps Ltd");
    return screen;
  };
  const vendorShown = (screen: Page, vendor: string) =>
    screen.getByRole("heading", { name: vendor, level: 1 }).waitFor();
  const total = (screen: Page) => screen.getByRole("textbox", { name: "Total" });
  const isFocused = (screen: Page) =>
    expect.poll(() => total(screen).evaluate((input) => input === document.activeElement)).toBe(true);

  it("Enter opens the link that has the focus, and the menu", async () => {
    const screen = await site.navigate("/");
    await screen.getByRole("link", { name: "Amber Chairs Ltd" }).focus();
    await screen.keyboard.press("Enter");
    await vendorShown(screen, "Amber Chairs Ltd");
    await screen.getByRole("button", { name: "More" }).focus();
    await screen.keyboard.press("Enter");
    await screen.getByRole("menuitem").first().waitFor();
  });

  it("the queue opens at the first value to check, gives the reason, and scrolls to its place", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    await screen.getByText("1,000.00 plus 200.00 tax is 1,200.00, but the total is 1,300.00.").waitFor();
    const place = screen.locator('[data-lit="chosen"]');
    await place.waitFor();
    expect(await place.getAttribute("title")).toContain("1,300.00");
    const [box, view] = [await place.boundingBox(), screen.viewportSize()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(view?.height ?? 0);
  });

  it("the value that would make the sums fit is accepted with two keys", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    await screen.getByRole("button", { name: "1,200.00 makes the totals add up" }).waitFor();
    await screen.keyboard.press("ArrowDown");
    await screen.keyboard.press("Enter");
    await screen.getByText("All items checked.").waitFor();
    // Undo restores the item to check.
    await screen.keyboard.press("u");
    await isFocused(screen);
    expect(await total(screen).inputValue()).toBe("1300.00");
  });

  it("plus zooms the page once the cursor has left the field", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    const picture = screen.getByRole("img", { name: /page 1/i });
    await picture.waitFor();
    const before = (await picture.boundingBox())?.width ?? 0;
    await screen.keyboard.press("Escape");
    await screen.keyboard.press("+");
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  });

  it("a confidence mark shows its tooltip while the pointer is on it", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    await screen.locator("[data-field=date] [data-band]").first().hover();
    await screen.getByRole("tooltip").filter({ hasText: /%/ }).waitFor();
    await screen.getByRole("heading", { level: 1 }).hover();
    await screen.getByRole("tooltip").waitFor({ state: "detached" });
  });

  it("a skipped document comes last, and Back returns to the previous one", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    await screen.keyboard.press("Escape");
    await screen.keyboard.press("n");
    await vendorShown(screen, "Birch Tables Ltd");
    await isFocused(screen);
    await approve(screen);
    await vendorShown(screen, "Amber Chairs Ltd");
    await screen.getByRole("button", { name: "2 of 3" }).waitFor();
    await isFocused(screen);
    await approve(screen);
    await vendorShown(screen, "Cedar Lamps Ltd");
    await isFocused(screen);
    await screen.keyboard.press("Control+z");
    await vendorShown(screen, "Amber Chairs Ltd");
  });

  it("the next document opens before the decision on the last one is stored", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await screen.route("**/approve*", async (route) => {
      await held;
      await route.continue();
    });
    const answered = screen.waitForResponse((response) => response.url().includes("/approve"));
    await approve(screen);
    await vendorShown(screen, "Birch Tables Ltd");
    await isFocused(screen);
    release();
    expect((await answered).ok()).toBe(true);
  });

  it("the queue is shown as empty only after the last decision is stored", async () => {
    const screen = await openDesk();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await screen.route(`**/${ids[0]}/approve*`, async (route) => {
      await held;
      await route.continue();
    });
    for (const vendor of vendors.toReversed()) {
      await vendorShown(screen, vendor);
      await isFocused(screen);
      await approve(screen);
    }
    await screen.getByRole("heading", { name: vendors[0] ?? "", level: 1 }).waitFor({ state: "detached" });
    expect(await screen.getByText("Nothing to review").count()).toBe(0);
    release();
    await screen.getByText("Nothing to review").waitFor();
    expect((await site.service.api(`/v1/invoices/${ids[0]}`)).body.data.review).toBe("approved");
  });

  it("a document whose decision could not be stored comes back, with the reason", async () => {
    const screen = await openDesk();
    await isFocused(screen);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await screen.route("**/approve*", async (route) => {
      await held;
      const error = { code: "INTERNAL_ERROR", reason: "internal_error", message: "The disk is full" };
      await route.fulfill({ status: 500, json: { success: false, error } });
    });
    await approve(screen);
    await vendorShown(screen, "Birch Tables Ltd");
    release();
    await vendorShown(screen, "Cedar Lamps Ltd");
    await screen.getByRole("button", { name: "1 of 3" }).waitFor();
    await screen.locator(".mantine-Notification-root").waitFor();
  });
});
