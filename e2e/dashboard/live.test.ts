import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice, type UploadFile } from "./documents.ts";
import { becomeOwner, openSite, type Site } from "./site.ts";

/** Two people before two screens, and a program that uploads. */
describe("The dashboard is live", () => {
  let site: Site;
  let page: Page;
  beforeAll(async () => {
    site = await openSite();
    page = await site.visit();
    await becomeOwner(page, site);
  }, 180_000);
  afterAll(() => site?.stop());

  const uploadByProgram = async ({ name, buffer }: UploadFile) => {
    const answer = await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
    expect(answer.status).toBe(201);
    return answer.body.data.id;
  };
  const rowOf = (screen: Page, vendor: string) =>
    screen.getByRole("table", { name: "Invoices" }).getByRole("link", { name: vendor });

  it("the list shows what a program uploads and what was read of it, told by the server and not by asking", async () => {
    const asked: string[] = [];
    page.on("request", (request) => new URL(request.url()).pathname === "/api/invoices" && asked.push(request.url()));
    await page.getByText("No invoices yet").waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // The stream stands, and what happened before it stood has been asked for.
    await page.waitForTimeout(2_000);
    const quiet = asked.length;
    // Longer than the interval at which a page without a stream would ask.
    await page.waitForTimeout(11_000);
    expect(asked.length).toBe(quiet);
    await uploadByProgram(await printedInvoice({ vendor: "Tide Lamps Ltd", number: "TL-1", total: 1200 }));
    await rowOf(page, "Tide Lamps Ltd").waitFor();
  }, 40_000);

  it("an open document shows a colleague's correction, and the reading as soon as it ends", async () => {
    const id = await uploadByProgram(await printedInvoice({ vendor: "Reef Sofas Ltd", number: "RS-1", total: 1200 }));
    const colleague = await site.visit({ from: page.context() });
    await colleague.goto(`/invoices/${id}`);
    const number = colleague.locator('[data-field="invoice_number"]');
    await number.waitFor();
    await page.context().request.post(`/api/invoices/${id}/corrections`, {
      data: { field: "invoice_number", value: "RS-1000" },
      headers: { "sec-fetch-site": "same-origin" },
    });
    await expect.poll(() => number.textContent(), { timeout: 8000 }).toContain("RS-1000");
    await colleague.context().close();
  }, 40_000);

  it("where the stream breaks, the list asks at intervals instead, and is told again once it stands", async () => {
    const cut = await site.visit({ from: page.context() });
    await cut.route("**/api/live", (route) => route.abort());
    await cut.goto("/");
    await rowOf(cut, "Tide Lamps Ltd").waitFor();
    await uploadByProgram(await printedInvoice({ vendor: "Foam Rugs Ltd", number: "FR-1", total: 1200 }));
    await rowOf(cut, "Foam Rugs Ltd").waitFor();
    await cut.unroute("**/api/live");
    await cut.waitForResponse((response) => response.url().endsWith("/api/live"));
    await cut.context().close();
  }, 60_000);

  it("nothing went wrong unseen", () => {
    expect(site.mishaps()).toEqual([]);
  });
});
