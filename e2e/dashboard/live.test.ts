import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { printedInvoice, type UploadFile } from "./support/documents.ts";
import { createOwner, openSite, type Site } from "./support/site.ts";

/** Sets an attribute on the document when its event stream opens, before the application is notified. */
function markOpenStream(): void {
  const Native = window.EventSource;
  window.EventSource = class extends Native {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("open", () => document.documentElement.setAttribute("data-stream", "open"));
    }
  };
}

/** Counts the requests of a page for the list, from before it is opened. */
function watchList(screen: Page) {
  const counts = { asked: 0, answered: 0 };
  const isList = (request: Request) => new URL(request.url()).pathname === "/v1/invoices";
  screen.on("request", (request) => isList(request) && counts.asked++);
  screen.on("requestfinished", (request) => isList(request) && counts.answered++);
  /** Requests are reported in order: once this one has returned, all earlier ones are counted. */
  const settled = async () => {
    await screen.evaluate(() => fetch("/api/session"));
    await expect.poll(() => counts.asked - counts.answered).toBe(0);
    return counts.asked;
  };
  return { settled };
}

/**
 * Two people with open pages, and a program that uploads. Each test opens a page anew and uploads its own document.
 */
describe("The dashboard is live", () => {
  let site: Site;
  let owner: Page;
  beforeAll(async () => {
    site = await openSite();
    owner = await site.visit();
    await createOwner(owner, site);
  });
  afterEach(() => expect(site.pageProblems()).toEqual([]));
  afterAll(() => site?.stop());

  const uploadByProgram = async ({ name, buffer }: UploadFile) => {
    const answer = await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
    expect(answer.status).toBe(201);
    return answer.body.data.id;
  };
  const rowOf = (screen: Page, vendor: string) =>
    screen.getByRole("table", { name: "Invoices" }).getByRole("link", { name: vendor });

  it("the list shows an upload by a program and its result through the event stream, without polling", async () => {
    const screen = await site.visit({ from: owner.context() });
    await screen.clock.install();
    await screen.addInitScript(markOpenStream);
    const list = watchList(screen);
    await screen.goto("/");
    await screen.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    await screen.locator("html[data-stream=open]").waitFor({ state: "attached" });
    // Changes from before the stream was open are requested once.
    await screen.clock.runFor(1_000);
    const quiet = await list.settled();
    expect(quiet).toBeGreaterThan(0);
    // Longer than the polling interval without a stream, shorter than that with one.
    await screen.clock.runFor(30_000);
    expect(await list.settled()).toBe(quiet);
    await uploadByProgram(await printedInvoice({ vendor: "Tide Lamps Ltd", number: "TL-1", total: 1200 }));
    await rowOf(screen, "Tide Lamps Ltd").waitFor();
    await screen.context().close();
  });

  it("an open document shows a colleague's correction, and its extraction as soon as it ends", async () => {
    const id = await uploadByProgram(await printedInvoice({ vendor: "Reef Sofas Ltd", number: "RS-1", total: 1200 }));
    await owner.goto(`/invoices/${id}`);
    const number = owner.locator('[data-field="invoice_number"]');
    await number.waitFor();
    const correction = await owner.context().request.patch(`/v1/invoices/${id}`, {
      data: { extracted_data: { invoice_number: "RS-1000" } },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(correction.status()).toBe(200);
    await number.getByText("RS-1000").first().waitFor();
  });

  it("when the stream breaks, the list polls, and returns to the stream once it is open", async () => {
    await owner.route("**/api/live", (route) => route.abort());
    await owner.goto("/");
    await owner.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    await uploadByProgram(await printedInvoice({ vendor: "Foam Rugs Ltd", number: "FR-1", total: 1200 }));
    await rowOf(owner, "Foam Rugs Ltd").waitFor();
    const stream = owner.waitForResponse((response) => response.url().endsWith("/api/live"));
    await owner.unroute("**/api/live");
    await stream;
  });
});
