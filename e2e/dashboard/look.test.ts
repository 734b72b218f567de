import { AxeBuilder } from "@axe-core/playwright";
import { PDFDocument, StandardFonts } from "pdf-lib";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { printedInvoice } from "./documents.ts";
import { englishLeftOn } from "./english-left.ts";
import { becomeOwner, openSite, type Site } from "./site.ts";

const pages = [
  "/",
  "/review",
  "/memory",
  "/trash",
  "/keys",
  "/webhooks",
  "/deliveries",
  "/usage",
  "/members",
  "/audit",
  "/settings",
  "/operator",
  "/jobs",
];
const hostile = '<img src=x onerror="alert(1)">=cmd|calc!A1';

/** In the page: numbers everything that Tab should reach, and says what it is. The keys inside a doubt are the desk's own. */
function markStops(): string[] {
  const controls = "a[href], button, input, select, textarea, [tabindex='0']";
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=radio]:not(:checked), [type=file]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[data-doubt]"),
  );
  stops[0]?.focus();
  return stops.map((element, index) => {
    element.dataset.stop = String(index);
    return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
  });
}

/** In the page: which of them has the focus now, and whether that can be seen. */
function focusedStop(): "outside" | { number: number; name: string; isSeen: boolean } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "outside";
  const style = getComputedStyle(element);
  const isMarked =
    style.outlineStyle !== "none" || style.boxShadow !== "none" || element.matches("input, textarea, select");
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
  return { number: Number(element.dataset.stop ?? -1), name, isSeen: isMarked };
}

/** What every page must be, whoever looks at it and with whatever screen. */
describe("Every page of the dashboard", () => {
  let site: Site;
  let signedIn: BrowserContext;
  let invoicePath: string;

  beforeAll(async () => {
    site = await openSite();
    const page = await site.visit();
    await becomeOwner(page, site);
    signedIn = page.context();
    const { db } = site.service.running.services;
    await storeInvoice(db, site.service.accountId, { data: readingOf({ invoice_number: "L-1" }) });
    await page
      .getByTestId("file-input")
      .setInputFiles([await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-1", total: 1020 })]);
    await page.getByRole("link", { name: "Harbour Desks Ltd" }).click({ timeout: 120_000 });
    await page.locator('[data-field="total_amount"]').waitFor();
    invoicePath = new URL(page.url()).pathname;
  }, 180_000);
  afterAll(() => site?.stop());

  const settle = async (page: Page, path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("status", { name: /^(Loading|Wird geladen)$/ }).count()).toBe(0);
  };

  const overflowOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** What axe finds on the page as it stands; in the second scheme only colours differ. */
  const axeProblems = async (page: Page, rules?: string[]) => {
    // The pages have no frames, so that the results need not be put together in a page of their own.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  };

  const problemsOf = async (page: Page, path: string) => {
    await settle(page, path);
    return await axeProblems(page);
  };

  const turnDark = async (page: Page) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  };

  /** A narrow page is laid out anew by the application too: it is given the time to do so. */
  const overflowAt = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
    for (let look = 0; look < 20 && (await overflowOf(page)) > 0; look += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const overflow = await overflowOf(page);
    return overflow > 0 ? [`${overflow} px wider than a screen of ${width}`] : [];
  };

  it("is accessible in light and in dark, and fits screens of 360 and 1440 px", async () => {
    const page = await site.visit({ from: signedIn });
    const problems: string[] = [];
    for (const path of [...pages, invoicePath]) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 1440, height: 900 });
      const found = [...(await problemsOf(page, path)), ...(await overflowAt(page, 1440))];
      await turnDark(page);
      found.push(...(await axeProblems(page, ["color-contrast"])), ...(await overflowAt(page, 360)));
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
    await page.context().close();
  }, 240_000);

  it("can be gone through with Tab alone: every control is reached, is seen to have the focus, and lets it go again", async () => {
    const page = await site.visit({ from: signedIn });
    const problems: string[] = [];
    for (const path of [...pages, invoicePath]) {
      await settle(page, path);
      // The desk has put the cursor into its first doubt.
      if (path === "/review") await page.locator("[data-doubt] :focus").waitFor();
      const stops = await page.evaluate(markStops);
      // From the first control of the page to the last, and out again.
      const reached = new Set([0]);
      for (let presses = 0; presses <= stops.length + 40; presses++) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(focusedStop);
        if (stop === "outside") break;
        if (presses === stops.length + 40) problems.push(`${path}: Tab never leaves the page`);
        if (!stop.isSeen) problems.push(`${path}: nothing shows that ${stop.name} has the focus`);
        reached.add(stop.number);
      }
      for (const [number, name] of stops.entries())
        if (!reached.has(number)) problems.push(`${path}: Tab does not reach ${name}`);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  }, 180_000);

  it("is accessible on a small screen", async () => {
    const page = await site.visit({ width: 360, scheme: "dark", from: signedIn });
    expect([...(await problemsOf(page, "/")), ...(await problemsOf(page, invoicePath))]).toEqual([]);
    await page.context().close();
  }, 60_000);

  it("is accessible before signing in as well", async () => {
    const page = await site.visit();
    expect(await problemsOf(page, "/sign-in")).toEqual([]);
    await page.context().close();
  });

  it("is in the reader's language, and fits in the longest of them", async () => {
    const page = await site.visit({ locale: "de-AT", width: 390, from: signedIn });
    const problems: string[] = [];
    for (const path of [...pages, invoicePath]) {
      await settle(page, path);
      problems.push(...(await englishLeftOn(page)).map((text) => `${path}: ${text}`));
      const overflow = await overflowOf(page);
      if (overflow > 0) problems.push(`${path}: ${overflow} px wider than the screen`);
    }
    expect(problems).toEqual([]);
    expect(await page.getAttribute("html", "lang")).toBe("de");
    await page.context().close();
  }, 120_000);

  it("changes its language where the reader chooses another, before signing in as well", async () => {
    const page = await site.visit({ locale: "es-MX" });
    await page.goto("/sign-in");
    await page.getByLabel("Correo electrónico").fill("ada@example.com");
    await page.getByRole("textbox", { name: "Contraseña" }).fill("not the password");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.getByText("El correo y la contraseña no coinciden.").waitFor();
    await page.getByLabel("Idioma").selectOption("Français");
    await page.getByRole("heading", { name: "Se connecter" }).waitFor();
    await page.getByLabel("E-mail").fill("ada@example.com");
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("correct horse battery");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByRole("button", { name: "votre compte" }).click();
    await page.getByRole("menuitem", { name: "English" }).click();
    await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    expect(await page.getAttribute("html", "lang")).toBe("en");
    await page.context().close();
  });

  it("loads less than 300 kB of compressed script at first", async () => {
    const page = await site.visit({ from: signedIn });
    let bytes = 0;
    const foreign: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    const own = site.service.running.services.publicUrl();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") scripts.add(requestId);
      if (!response.url.startsWith(own) && !response.url.startsWith("data:")) foreign.push(response.url);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await settle(page, "/");
    await page.waitForLoadState("networkidle");
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(300 * 1024);
    expect(foreign).toEqual([]);
    await page.context().close();
  });

  it("D1: shows text from a document as text, never as part of the page, wherever it is shown", async () => {
    const { db } = site.service.running.services;
    const texts = { invoice_number: hostile, vendor: { name: hostile, address: hostile }, purchase_order: hostile };
    const data = readingOf({
      ...texts,
      line_items: [{ description: hostile, total: 119 }],
      issues: [
        { code: "DIFFERENT", field: "invoice_number", message: hostile, xml_value: hostile, page_value: hostile },
      ],
    });
    const confidence = { ...data.confidence, invoice_number: 0.2, vendor: { name: 0.9, address: 0.9 } };
    const document = { data: { ...data, confidence }, filename: `${hostile}.pdf` };
    const id = await storeInvoice(db, site.service.accountId, document);
    const twin = await storeInvoice(db, site.service.accountId, document);
    const page = await site.visit({ from: signedIn });
    const headers = { "sec-fetch-site": "same-origin" };
    for (const [method, path, body] of [
      ["post", "corrections", { field: "vendor.address", value: `${hostile} again` }],
      ["delete", "rows/line_items/0", undefined],
      ["put", "review", { review: "approved" }],
    ] as const)
      await page
        .context()
        .request[method](`/api/invoices/${twin}/${path}`, { headers, ...(body ? { data: body } : {}) });
    for (const path of [
      "/",
      `/?q=${encodeURIComponent("onerror")}`,
      "/review",
      "/memory",
      `/invoices/${id}/compare/${twin}`,
    ]) {
      await settle(page, path);
      await page.getByText(hostile).first().waitFor();
    }
    await settle(page, `/invoices/${twin}`);
    expect(await page.locator('[data-field="vendor.name"]').textContent()).toContain(hostile);
    for (const tab of [/Lines/, /Sums/, /History/]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel").waitFor();
    }
    await page.getByText(`${hostile} again`).first().waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Show as JSON" }).click();
    await page.getByText("onerror").first().waitFor();
    expect(await page.locator("img[src='x']").count()).toBe(0);
    expect(site.mishaps()).toEqual([]);
    await page.context().close();
  }, 60_000);

  it("D1: a hostile PDF goes through the whole product without running anything", async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const sheet = pdf.addPage();
    ["Invoice", `Invoice number: ${hostile}`, "Total EUR 10.00", `Vendor: ${hostile}`].forEach((text, index) => {
      sheet.drawText(text, { x: 50, y: 700 - index * 30, size: 14, font });
    });
    pdf.addJavaScript("main", 'app.alert("from the PDF")');
    const page = await site.visit({ from: signedIn });
    await settle(page, "/");
    await page.getByTestId("file-input").setInputFiles({
      name: "<script>alert(2)</script>.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await pdf.save()),
    });
    await page.getByText("1 file uploaded").waitFor();
    await expect.poll(() => page.getByText("Reading…").count(), { timeout: 60_000 }).toBe(0);
    const file = await page.context().request.get(`/api/invoices/${invoicePath.split("/").at(-1)}/file`);
    expect(file.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(file.headers()["content-disposition"]).toMatch(/^attachment;/);
    expect(site.mishaps()).toEqual([]);
    await page.context().close();
  }, 90_000);

  it("says so in a friendly way where an address leads nowhere, and to programs as a program", async () => {
    const page = await site.visit({ from: signedIn });
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    expect((await page.goto("/invoices"))?.status()).toBe(200);
    await page.getByRole("heading", { name: "Invoices" }).waitFor();
    const program = await fetch(`${site.service.url}/v1/nothing`, { headers: { accept: "text/html" } });
    expect(program.status).toBe(404);
    expect(program.headers.get("content-type")).toContain("application/json");
    await page.context().close();
  });

  it("carries a policy that allows no inline script and no other host", async () => {
    const answer = await fetch(`${site.service.url}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
