import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../../packages/server/src/testing/test-service.ts";
import { isSettled } from "./support/sample-data.ts";
import { createOwner, openSignedInSite, openSite, type SignedInSite, siteSettings } from "./support/site.ts";
import { consistentDocuments, extractionErrors, storeDocument } from "./support/stored-documents.ts";

/** A missing vendor in the queue of a site that the test stops itself. */
async function openReview() {
  const site = await openSite();
  const screen = await site.visit();
  await createOwner(screen, site);
  const [document] = consistentDocuments();
  if (!document) throw new Error("the generator makes no consistent document");
  const id = await storeDocument(site.service, document, [extractionErrors.missing("vendor.name")]);
  // Reloaded, so that only the code of this page is loaded.
  await screen.goto(`/review?at=${id}`);
  const input = screen.locator("[data-doubt='vendor.name'] input");
  await input.waitFor();
  return { site, screen, id, input };
}

it("A value typed while the server is unreachable is stored once it is back, and pages opened meanwhile appear", async () => {
  const { site, screen, id, input } = await openReview();
  const { fixture, running } = site.service;
  const away = screen.getByText("The server cannot be reached. Trying again…");
  await input.pressSequentially("Typed Ven");
  await running.stop();
  await away.waitFor();
  await input.pressSequentially("dor Ltd");
  await screen.keyboard.press("Tab");
  await screen.getByRole("link", { name: "Members" }).click();
  await screen.getByRole("status", { name: "Loading" }).waitFor();
  await screen.getByRole("navigation", { name: "Main" }).waitFor();
  const environment = { ...siteSettings, INKVOICE_PORT: String(running.port) };
  const back = await startTestService("sqlite and a folder", { fixture, environment });
  await screen.getByRole("heading", { name: "Members", level: 1 }).waitFor();
  await away.waitFor({ state: "detached" });
  await screen.goBack();
  const vendor = async () => (await back.api(`/v1/invoices/${id}`)).body.data.extracted_data?.vendor?.name;
  await expect.poll(vendor).toBe("Typed Vendor Ltd");
  expect(site.pageProblems()).toEqual([]);
  await site.browser.close();
  await back.stop();
  fixture.remove();
});

describe("When the server fails", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("the frame stays, and the page shows the request id and loads on retry", async () => {
    const screen = await site.open("about:blank", { isFresh: true });
    const error = {
      code: "INTERNAL_ERROR",
      reason: "internal_error",
      message: "Something went wrong on the server.",
      request_id: "req_1234567890123456789",
    };
    await screen.route("**/api/memory", (route) => route.fulfill({ status: 500, json: { success: false, error } }));
    await screen.goto("/memory");
    await screen.getByText("req_1234567890123456789").waitFor();
    await screen.getByRole("navigation", { name: "Main" }).waitFor();
    await screen.unrouteAll();
    await screen.getByRole("button", { name: "Try again" }).click();
    await screen.getByText("req_1234567890123456789").waitFor({ state: "detached" });
    await isSettled(screen);
  });

  it("every page loads from its URL, and an unknown URL shows an error inside the frame", async () => {
    const screen = await site.open("/trash");
    for (const path of ["/trash", "/jobs", "/exports"]) expect((await screen.goto(path))?.status(), path).toBe(200);
    expect((await screen.goto("/no/such/page"))?.status()).toBe(404);
    await screen.getByRole("heading", { name: "Page not found" }).waitFor();
    await screen.goto("/invoices/inv_123");
    await screen.getByText("There is no such invoice.").waitFor();
    await screen.getByRole("link", { name: "Go to invoices" }).waitFor();
    expect(await screen.getByRole("button", { name: "Try again" }).count()).toBe(0);
    await screen.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trash" }).click();
    await screen.getByRole("heading", { name: "Trash", level: 1 }).waitFor();
  });
});
