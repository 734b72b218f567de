import type { LabelledDocument } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { picture } from "./picture.ts";
import { plant, soundDocuments, spoilers } from "./planted.ts";
import { type Office, openOffice } from "./site.ts";

/** The list follows the work: to review, approved, exported; each tab has its own address. */
describe("The tabs of the list", () => {
  let office: Office;
  const documents = soundDocuments();
  beforeAll(async () => {
    office = await openOffice();
  });
  afterEach(async () => expect(await office.endStory()).toEqual([]));
  afterAll(() => office?.stop());

  const tab = (screen: Page, name: string) => screen.locator(`[data-tab='${name}']`);
  const count = async (screen: Page, name: string) => (await tab(screen, name).textContent())?.match(/\d+$/)?.[0];
  const rows = (screen: Page) => screen.locator("tbody tr");

  it("count exactly what they hold, and an invoice moves from one to the next", async () => {
    const doubtful = await plant(office.service, documents.next().value as LabelledDocument, [
      spoilers.missing("vendor.name"),
    ]);
    const sure = await plant(office.service, documents.next().value as LabelledDocument, []);
    const screen = await office.open("/");
    await expect.poll(() => count(screen, "to_review")).toBe("1");
    expect([await count(screen, "all"), await count(screen, "ready")]).toEqual(["2", "1"]);

    await tab(screen, "ready").click();
    await expect.poll(() => new URL(screen.url()).search).toBe("?review=open&look=false");
    await expect.poll(() => rows(screen).count()).toBe(1);
    expect(await rows(screen).first().locator("[data-state]").getAttribute("data-state")).toBe("ready");
    await picture(screen, "list-tabs");

    await office.send(`/v1/invoices/${sure}/approve`, {});
    await expect.poll(() => count(screen, "approved")).toBe("1");
    await office.send("/v1/exports", { format: "csv" });
    await expect.poll(() => count(screen, "exported")).toBe("1");
    await office.send(`/v1/invoices/${sure}`, { extracted_data: { purchase_order: "PO-1" } }, "PATCH");
    await tab(screen, "exported").click();
    await rows(screen).getByText("Changed since export").waitFor();

    const review = await office.open("/?look=true");
    await expect.poll(() => rows(review).count()).toBe(1);
    await rows(review).first().getByRole("link").click();
    await review.waitForURL(`**/invoices/${doubtful}`);
    await review.getByText("To review", { exact: true }).last().waitFor();
    for (const [width, scheme] of [
      [1280, "dark"],
      [390, "light"],
    ] as const) {
      const other = await office.open("/", { width, scheme });
      await rows(other).first().waitFor();
      await expect.poll(() => count(other, "all")).toBe("2");
      await picture(other, `list-tabs-${width}`);
    }
  });
});
