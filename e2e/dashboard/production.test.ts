import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { recordNotice } from "../../packages/server/src/access/notices.ts";
import { printedInvoice } from "./support/documents.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

describe("Life in production", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("an invoice that was deleted by mistake is restored from the trash", async () => {
    const id = await site.read(await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-7", total: 1020 }));
    const page = await site.navigate(`/invoices/${id}`);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    expect((await site.service.api(`/v1/invoices/${id}`)).status).toBe(404);
    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByText("by Ada Winter").waitFor();
    await picture(page, "trash");
    await page.getByRole("button", { name: "Restore Harbour Desks Ltd" }).click();
    await page.getByText("The trash is empty").waitFor();
    expect((await site.service.api(`/v1/invoices/${id}`)).status).toBe(200);
  });

  it("an operator pauses extraction, sees the queue, and resumes", async () => {
    const page = await site.navigate("/jobs");
    await page.getByRole("button", { name: "Pause all reading" }).click();
    await page.getByText("Reading is paused").waitFor();
    const { name, buffer } = await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-8", total: 20 });
    const { body } = await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
    await page.getByText(body.data.id).waitFor();
    await picture(page, "jobs");
    await page.getByRole("button", { name: "Resume reading" }).click();
    await site.service.untilEnded(body.data.id);
    await page.getByText("The queue is empty").waitFor();
  });

  it("a tab opened before an upgrade loads the new pages instead of going blank", async () => {
    const page = await site.open("/");
    const heading = (name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
    await heading("Invoices");
    let isOld = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    // The new version's files have other names: requests for the old ones reach the service.
    const gone = (url: string) => url.replace(/-[^-/]+\.js$/, "-beforetheupgrade.js");
    await page.route("**/assets/*.js", (route) => route.continue(isOld ? { url: gone(route.request().url()) } : {}));
    await page.getByRole("link", { name: "Usage" }).click();
    await heading("Usage");
    expect(isOld).toBe(false);
  });

  it("a failed delivery is announced on every page until somebody dismisses it", async () => {
    const { db } = site.service.running.services;
    const url = "https://books.example.com/hook";
    const happening = { accountId: site.service.accountId, kind: "delivery.exhausted", subject: url, url } as const;
    const others = { ...happening, subject: `${url}/2`, url: `${url}/2` };
    await db.transaction().execute(async (tx) => {
      for (const each of [happening, others]) await recordNotice(tx, { ...each, reason: "answered 500" }, Date.now());
    });
    const page = await site.open("/usage");
    await page.getByText("2 events could not be delivered").waitFor();
    await picture(page, "notice");
    await page.getByRole("button", { name: "Dismiss: 2 events could not be delivered" }).click();
    await expect.poll(() => page.getByText("2 events could not be delivered").count()).toBe(0);
    expect(await db.selectFrom("notices").selectAll().execute()).toEqual([]);
  });
});
