import { PDFDocument, StandardFonts } from "pdf-lib";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readingOf, storeInvoice } from "../../packages/server/src/testing/store-invoice.ts";
import { axeFindings } from "./support/axe.ts";
import { guestControls, refusedRequestsOf } from "./support/guest.ts";
import { createSampleData, isSettled, navigateInApp, openAsGuest, type SamplePages } from "./support/sample-data.ts";
import { openSignedInSite, type SignedInSite, viewportOf } from "./support/site.ts";
import { tabProblems } from "./support/tab-walk.ts";
import { untranslatedTextsOn } from "./support/untranslated-texts.ts";

const ownersPages = ["/keys", "/webhooks", "/audit", "/operator", "/jobs"];
const everybodysPages = [
  "/",
  "/review",
  "/memory",
  "/trash",
  "/deliveries",
  "/usage",
  "/members",
  "/exports",
  "/vendors",
  "/orders",
  "/companies",
  "/fields",
  "/rules",
  "/review-settings",
  "/settings",
];
const hostile = '<img src=x onerror="alert(1)">=cmd|calc!A1';

/** Requirements of every page, for every role and screen size. */
describe("Every page of the dashboard", () => {
  let site: SignedInSite;
  let samples: SamplePages;
  beforeAll(async () => {
    site = await openSignedInSite();
    samples = await createSampleData(site);
  });
  afterEach(() => site.closePages());
  afterAll(() => site?.stop());

  const everyPage = () => [
    ...everybodysPages,
    samples.vendor,
    samples.order,
    samples.match,
    samples.rule,
    samples.ruled,
    samples.invoice,
    ...ownersPages,
    samples.failed,
    "/",
    samples.comparison,
  ];

  /** Problems of every page on one screen, with its path. */
  const problemsOnEach = async (
    page: Page,
    paths: readonly string[],
    problemsOn: (path: string) => Promise<string[]>,
  ) => {
    await isSettled(page);
    const problems: string[] = [];
    for (const path of paths) {
      await navigateInApp(page, path);
      problems.push(...(await problemsOn(path)).map((problem) => `${path}: ${problem}`));
    }
    return problems;
  };

  const overflowOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  const paint = async (page: Page, scheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor({ state: "attached" });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  };

  /** The application also changes its layout on a narrow screen; waits for that. */
  const overflowAt = async (page: Page, width: number) => {
    await page.setViewportSize(viewportOf(width));
    for (let look = 0; look < 20 && (await overflowOf(page)) > 0; look += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const overflow = await overflowOf(page);
    return overflow > 0 ? [`${overflow} px wider than a screen of ${width}`] : [];
  };

  it("has no axe findings in light or dark, fits screens of 360 and 1440 px, and is usable with Tab alone", async () => {
    const page = await site.open("/");
    const looks = {
      light: async () => [...(await axeFindings(page)), ...(await tabProblems(page))],
      // In the second scheme only colours differ.
      dark: () => axeFindings(page, ["color-contrast"]),
    };
    let schemes: readonly ("light" | "dark")[] = ["light", "dark"];
    const problems = await problemsOnEach(page, everyPage(), async (path) => {
      // The review page has set its initial focus.
      if (path === "/review") await page.locator("#main :focus").waitFor();
      const found = await overflowAt(page, 1440);
      for (const scheme of schemes) {
        await paint(page, scheme);
        found.push(...(await looks[scheme]()));
      }
      // The next page starts in the current colour scheme, which saves one rendering per page.
      schemes = schemes.toReversed();
      found.push(...(await overflowAt(page, 360)));
      await page.setViewportSize(viewportOf(1440));
      return found;
    });
    expect(problems).toEqual([]);
  });

  it("is in the reader's language, and fits and is accessible on a small dark screen in the longest language", async () => {
    const page = await site.open("/", { locale: "de-AT", width: 360, scheme: "dark" });
    const withAxe = new Set(["/", "/review", samples.invoice]);
    const problems = await problemsOnEach(page, everyPage(), async (path) => [
      ...(await untranslatedTextsOn(page)),
      ...(await overflowAt(page, 360)),
      ...(withAxe.has(path) ? await axeFindings(page) : []),
    ]);
    expect(problems).toEqual([]);
  });

  it("offers a viewer only the permitted actions", async () => {
    const page = await openAsGuest(site);
    const refusals = refusedRequestsOf(page);
    const offered: Record<string, readonly string[]> = {};
    const { vendor, order, match, rule, invoice, failed } = samples;
    for (const path of [...everybodysPages, vendor, order, match, rule, invoice, "/", failed]) {
      await navigateInApp(page, path);
      offered[path] = await guestControls(page, { isTried: path !== "/settings" });
    }
    expect(await refusals()).toEqual([]);
    const changing =
      /\b(upload|delete|restore|approve|correct|edit|add|remove|reject|assign|comment|invite|rotate|undo|split|read again)\b/i;
    const suspicious = Object.entries(offered)
      .filter(([path]) => path !== "/settings")
      .flatMap(([path, names]) => names.filter((name) => changing.test(name)).map((name) => `${path}: ${name}`));
    expect(suspicious).toEqual([]);
    await page.close();
  });

  it("does not scroll when a field is clicked on a small laptop, also below a notice: only its panes scroll", async () => {
    const page = await site.navigate(samples.invoice);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText("1 event could not be delivered").waitFor();
    await page.locator('[data-field="total_amount"]').click();
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 3000);
    const around = await page.evaluate(() => ({
      scrolled: window.scrollY,
      below: document.documentElement.scrollHeight - window.innerHeight,
    }));
    expect(around).toEqual({ scrolled: 0, below: 0 });
  });

  it("is accessible before sign-in as well, and has no transitions with reduced motion", async () => {
    const page = await site.visit();
    await page.goto("/sign-in");
    await isSettled(page);
    expect(await axeFindings(page)).toEqual([]);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => getComputedStyle(element).transitionDuration !== "0s")
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
    expect(moving).toEqual([]);
    await page.close();
  });

  it("changes to the language that the reader chooses, before sign-in as well", async () => {
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
    await page.close();
  });

  it("loads less than 300 kB of compressed script at first", async () => {
    const page = await site.open("about:blank", { isFresh: true });
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
    await page.goto("/");
    await isSettled(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(300 * 1024);
    expect(foreign).toEqual([]);
  });

  it("D1: shows text from a document as text, never as HTML", async () => {
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
    const page = await site.open("/");
    const headers = { "sec-fetch-site": "same-origin" };
    const changes = [
      { kind: "set", field: "vendor.address", value: `${hostile} again` },
      { kind: "remove_row", list: "line_items", number: 0 },
    ];
    const body = { changes, review: "approved" };
    expect((await page.context().request.patch(`/v1/invoices/${twin}`, { headers, data: body })).status()).toBe(200);
    const found = `/?q=${encodeURIComponent("onerror")}`;
    for (const path of ["/review", found, "/memory", "/", `/invoices/${id}/compare/${twin}`]) {
      await navigateInApp(page, path);
      await page.getByText(hostile).first().waitFor();
    }
    await page.goto(`/invoices/${twin}`);
    await page.locator('[data-field="vendor.name"]').waitFor();
    expect(await page.locator('[data-field="vendor.name"]').textContent()).toContain(hostile);
    for (const tab of [/Lines/, /Totals/, /History/]) {
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel").waitFor();
    }
    await page.getByText(`${hostile} again`).first().waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Show as JSON" }).click();
    await page.getByText("onerror").first().waitFor();
    expect(await page.locator("img[src='x']").count()).toBe(0);
    expect(site.pageProblems()).toEqual([]);
  });

  it("D1: a hostile PDF passes through the whole product without running anything", async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const sheet = pdf.addPage();
    ["Invoice", `Invoice number: ${hostile}`, "Total EUR 10.00", `Vendor: ${hostile}`].forEach((text, index) => {
      sheet.drawText(text, { x: 50, y: 700 - index * 30, size: 14, font });
    });
    pdf.addJavaScript("main", 'app.alert("from the PDF")');
    const page = await site.open("/");
    await page.getByTestId("file-input").setInputFiles({
      name: "<script>alert(2)</script>.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await pdf.save()),
    });
    await page.getByText("1 file uploaded").waitFor();
    const { api, untilEnded } = site.service;
    const [newest] = (await api<{ invoices: readonly { id: string }[] }>("/v1/invoices")).body.data.invoices;
    await untilEnded(newest?.id ?? "");
    await expect.poll(() => page.getByText("Reading…").count()).toBe(0);
    const file = await page.context().request.get(`/api/invoices/${samples.invoice.split("/").at(-1)}/file`);
    expect(file.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(file.headers()["content-disposition"]).toMatch(/^attachment;/);
    expect(site.pageProblems()).toEqual([]);
  });

  it("answers an unknown address with a page for people and with JSON for programs", async () => {
    const page = await site.open("about:blank");
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect((await page.goto("/invoices"))?.status()).toBe(200);
    await page.getByRole("heading", { name: "Invoices" }).waitFor();
    const program = await fetch(`${site.service.url}/v1/nothing`, { headers: { accept: "text/html" } });
    expect(program.status).toBe(404);
    expect(program.headers.get("content-type")).toContain("application/json");
  });

  it("has a content security policy that allows no inline script and no other host", async () => {
    const answer = await fetch(`${site.service.url}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(await answer.text()).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});
