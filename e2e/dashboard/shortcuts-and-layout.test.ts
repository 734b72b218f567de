import type { LabelledDocument } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";
import { consistentDocuments, extractionErrors, storeDocument } from "./support/stored-documents.ts";

/** Keyboard shortcuts, the size of the panes, and touch screens. */
describe("Working with the dashboard", () => {
  let site: SignedInSite;
  const ids: string[] = [];
  beforeAll(async () => {
    site = await openSignedInSite();
    const documents = consistentDocuments();
    for (let index = 0; index < 3; index += 1)
      ids.push(
        await storeDocument(site.service, documents.next().value as LabelledDocument, [
          extractionErrors.unsure("date"),
        ]),
      );
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const openList = async () => {
    const screen = await site.open("/");
    await screen.getByRole("table", { name: "Invoices" }).waitFor();
    return screen;
  };
  const rowWithFocus = (screen: Page) =>
    screen.evaluate(() => {
      const row = document.activeElement?.closest("tbody tr");
      return row ? [...document.querySelectorAll("tbody tr")].indexOf(row) : -1;
    });

  it("J and K move through the list, X selects, E exports, and Enter opens", async () => {
    const screen = await openList();
    await screen.keyboard.press("j");
    await screen.keyboard.press("j");
    expect(await rowWithFocus(screen)).toBe(1);
    await screen.keyboard.press("k");
    expect(await rowWithFocus(screen)).toBe(0);
    await screen.keyboard.press("x");
    await screen.getByText("1 selected").waitFor();
    await screen.keyboard.press("e");
    await screen
      .getByRole("dialog")
      .getByRole("heading", { name: /1 invoice/ })
      .waitFor();
    await screen.keyboard.press("Escape");
    await screen.getByRole("dialog").waitFor({ state: "detached" });
    await screen.keyboard.press("Enter");
    await screen.waitForURL(/\/invoices\/inv_/);
  });

  it("a slash goes to the search, and Escape leaves it", async () => {
    const screen = await openList();
    await screen.keyboard.press("/");
    const hasFocus = () => screen.evaluate(() => document.activeElement?.matches("input[type=search]") ?? false);
    await expect.poll(hasFocus).toBe(true);
    await screen.keyboard.press("Escape");
    await expect.poll(hasFocus).toBe(false);
  });

  it("the palette goes to pages and invoices, and help lists every key, on any page and accessibly", async () => {
    const screen = await site.navigate("/usage");
    await screen.getByRole("heading", { name: "Usage", level: 1 }).waitFor();
    await screen.keyboard.press("Control+k");
    await screen.getByRole("combobox").fill("tra");
    await screen.getByRole("option", { name: /Trash/ }).waitFor();
    expect(await axeFindings(screen)).toEqual([]);
    await screen.keyboard.press("Enter");
    await screen.getByRole("heading", { name: "Trash", level: 1 }).waitFor();
    await screen.getByRole("dialog").waitFor({ state: "detached" });
    await screen.keyboard.press("Control+k");
    const number = (await site.service.api(`/v1/invoices/${ids[0]}`)).body.data.extracted_data?.invoice_number ?? "";
    await screen.getByRole("combobox").fill(number);
    await screen.getByRole("option", { name: number }).first().click();
    await screen.waitForURL(`**/invoices/${ids[0]}`);
    await screen.getByRole("tab", { name: "Fields" }).waitFor();
    await screen.getByRole("dialog").waitFor({ state: "detached" });
    await screen.keyboard.press("?");
    await screen.getByRole("dialog").getByText("Next row, previous row").waitFor();
    expect(await axeFindings(screen)).toEqual([]);
    await screen.keyboard.press("Escape");
    await screen.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("at 1280 × 720 the value to check is readable and in view", async () => {
    const screen = await site.open(`/review?at=${ids[0]}`);
    await screen.setViewportSize({ width: 1280, height: 720 });
    const place = screen.locator('[data-lit="chosen"]');
    await place.waitFor();
    await expect.poll(async () => (await place.boundingBox())?.height ?? 0).toBeGreaterThan(14);
    const box = await place.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(720);
  });

  it("the divider and the menu are moved by keyboard, and keep their position after a reload", async () => {
    const screen = await site.open(`/invoices/${ids[1]}`);
    const divider = screen.getByRole("separator", { name: "Divider between page and values" });
    await divider.focus();
    await screen.keyboard.press("Home");
    await screen.getByRole("button", { name: "Fold the menu" }).click();
    await screen.reload();
    await screen.getByRole("button", { name: "Unfold the menu" }).waitFor();
    expect(await divider.getAttribute("aria-valuenow")).toBe("25");
    // The names of folded entries stay for screen readers.
    await screen.getByRole("link", { name: "Vendor memory" }).waitFor();
    expect(await axeFindings(screen)).toEqual([]);
    await divider.focus();
    await screen.keyboard.press("Enter");
    await screen.getByRole("button", { name: "Unfold the menu" }).click();
  });

  it("on a phone Skip is reachable, buttons are large enough for a finger, and no keys are shown", async () => {
    const screen = await site.open(`/review?at=${ids[0]}`, { width: 390, hasTouch: true });
    const skip = screen.getByRole("button", { name: "Skip" }).first();
    await skip.waitFor();
    expect(await screen.locator("kbd:visible").count()).toBe(0);
    const small = await screen.locator("#main button:visible:not([data-place])").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { height } = button.getBoundingClientRect();
        return height < 44 ? [`${button.textContent || button.getAttribute("aria-label")}: ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await skip.tap();
    await expect.poll(() => screen.url()).not.toContain(ids[0]);
  });
});
