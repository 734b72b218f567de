import type { Browser, BrowserContext, Page } from "playwright-core";
import { TestRunner } from "vitest";
import { buildDashboardPages } from "../../../packages/server/src/testing/backends.ts";
import { startTestService, type TestService } from "../../../packages/server/src/testing/test-service.ts";
import { openBrowser } from "./chromium.ts";
import type { UploadFile } from "./documents.ts";

type Visit = Readonly<{ width?: number; scheme?: "light" | "dark"; locale?: string; hasTouch?: boolean }>;

export type Site = Readonly<{
  service: TestService;
  browser: Browser;
  /** A new browser profile whose pages report forbidden events. */
  visit(options?: Visit & Readonly<{ from?: BrowserContext }>): Promise<Page>;
  /** Another page in an existing profile. */
  openTab(profile: BrowserContext): Promise<Page>;
  /** Script errors, dialogs and violations of the content security policy. */
  pageProblems(): readonly string[];
  stop(): Promise<void>;
}>;

const usualWidth = 1440;
export const viewportOf = (width: number) => ({ width, height: width < 600 ? 780 : 900 });

/** Settings of a site's service, for starting it again as well. */
export const siteSettings: Readonly<Record<string, string>> = {
  INKVOICE_DASHBOARD: "on",
  INKVOICE_EXTRACTION_CHILD: "",
  INKVOICE_WORKERS: "1",
  INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
};

/** The whole product with its real reader, and a real browser. */
export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const environment = { ...siteSettings, ...settings };
  await buildDashboardPages();
  const [service, browser] = await Promise.all([
    startTestService("sqlite and a folder", { environment }),
    openBrowser(),
  ]);
  const pageProblems: string[] = [];
  const openTab = async (profile: BrowserContext) => {
    const page = await profile.newPage();
    page.on("pageerror", (error) => pageProblems.push(`script error: ${error.message}`));
    page.on("dialog", (dialog) => {
      pageProblems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) pageProblems.push(`policy: ${message.text()}`);
    });
    return page;
  };
  return {
    service,
    browser,
    pageProblems: () => pageProblems,
    openTab,
    async visit({ width = usualWidth, scheme = "light", locale = "en-GB", hasTouch = false, from } = {}) {
      const storageState = from ? { storageState: await from.storageState() } : {};
      const profile = await browser.newContext({
        viewport: viewportOf(width),
        colorScheme: scheme,
        // Animations cost much processor time without a graphics card.
        reducedMotion: "reduce",
        locale,
        hasTouch,
        isMobile: hasTouch,
        // By name: passkeys need a host name, not an IP address.
        baseURL: service.running.services.publicUrl(),
        ...storageState,
      });
      // Only ends hanging tests: the duration depends on the machine.
      profile.setDefaultTimeout(600_000);
      return openTab(profile);
    },
    async stop() {
      await browser.close();
      await service.stop();
    },
  };
}

const owner = { name: "Ada Winter", account_name: "Winter & Sons", email: "ada@example.com" };
const ownersPassword = "correct horse battery";

/** Opens the claim link of the start-up message and fills in its form. */
export async function becomeOwner(page: Page, site: Site): Promise<void> {
  const link = new URL(site.service.running.claimUrl ?? "");
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByLabel("Your name").fill(owner.name);
  await page.getByLabel("Company").fill(owner.account_name);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("textbox", { name: "Password" }).fill(ownersPassword);
  await page.getByRole("button", { name: "Create the owner" }).click();
  await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
}

/** Signs the same owner up by a request, which saves loading the form. */
export async function createOwner(page: Page, site: Site): Promise<void> {
  const token = new URL(site.service.running.claimUrl ?? "").hash.replace("#token=", "");
  const headers = { "sec-fetch-site": "same-origin" };
  const data = { ...owner, password: ownersPassword, token };
  const answer = await page.context().request.post("/api/claim", { headers, data });
  if (!answer.ok()) throw new Error(`The owner was not created: ${await answer.text()}`);
}

/** Describes the page of a failed test, which may be hard to repeat. */
async function describeScreen(screen: Page): Promise<void> {
  const seen = await screen.locator("body").ariaSnapshot().catch(String);
  console.info(`${screen.url()} showed:\n${seen.slice(0, 3000)}`);
}

/** Through an empty page, so that nothing of the previous page is found. */
async function navigateInApp(screen: Page, path: string): Promise<void> {
  const push = (to: string) => screen.evaluate((address) => history.pushState(null, "", address), to);
  await push("/no/such/page");
  await screen.getByRole("heading", { name: "Page not found" }).waitFor();
  await push(path);
}

/** A site with its owner signed in. Each test opens its own pages and documents, so that it can run alone. */
export type SignedInSite = Site &
  Readonly<{
    /**
     * An owner's page at this path. Usually a tab of one profile that the previous test left, where the application is
     * already compiled, which saves more than half of the time. Others get their own profile.
     */
    open(path: string, visit?: Visit & Readonly<{ isFresh?: boolean }>): Promise<Page>;
    /**
     * A usual page reached by navigation instead of loading, at less than half the processor time. Cached data of the
     * previous page remains: for tests with their own document, or the first of their file on a page.
     */
    navigate(path: string): Promise<Page>;
    /** Sends a request as the owner's page would, and returns the response. */
    send<Data>(path: string, body: unknown, method?: "POST" | "PUT" | "PATCH"): Promise<Data>;
    /** Uploads a document through the API and waits until it is read. */
    read(file: UploadFile): Promise<string>;
    /** Closes the pages except for one. */
    closePages(): Promise<void>;
    /** After each test: closes its pages, removes its webhook endpoints, and returns unnoticed errors. */
    endTest(): Promise<readonly string[]>;
  }>;

export async function openSignedInSite(
  settings: Readonly<Record<string, string>> = {},
  firstVisit: typeof becomeOwner = createOwner,
): Promise<SignedInSite> {
  const site = await openSite(settings);
  const first = await site.visit();
  await firstVisit(first, site);
  const screens: Page[] = [];
  let left: Page | undefined = first;
  /** The previous test's tab, cleaned, or a new one. */
  const ownersTab = async () => {
    const tab = left;
    left = undefined;
    if (!tab) return site.openTab(first.context());
    await tab.unrouteAll({ behavior: "ignoreErrors" });
    await tab.setViewportSize(viewportOf(usualWidth));
    await tab.mouse.move(0, 0);
    // An empty tab has no storage.
    if (canGoOn(tab)) await tab.evaluate(() => sessionStorage.clear());
    return tab;
  };
  const hasFailed = () => TestRunner.getCurrentTest()?.result?.state === "fail";
  const canGoOn = (screen: Page) =>
    !screen.isClosed() &&
    screen.context() === first.context() &&
    screen.url().startsWith(site.service.running.services.publicUrl());
  const closePages = async () => {
    if (hasFailed()) await Promise.all(screens.map(describeScreen));
    for (const screen of screens.splice(0)) {
      if (!left && !hasFailed() && canGoOn(screen)) left = screen;
      else await screen.close();
    }
  };
  return {
    ...site,
    closePages,
    async open(path, { isFresh = false, ...visit } = {}) {
      const isUsual = !isFresh && Object.keys(visit).length === 0;
      const screen = isUsual ? await ownersTab() : await site.visit({ ...visit, from: first.context() });
      screens.push(screen);
      await screen.goto(path);
      return screen;
    },
    async navigate(path) {
      const screen = await ownersTab();
      screens.push(screen);
      if (canGoOn(screen)) await navigateInApp(screen, path);
      else await screen.goto(path);
      return screen;
    },
    async send<Data>(path: string, body: unknown, method: "POST" | "PUT" | "PATCH" = "POST") {
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await first.context().request.fetch(path, { method, data: body, headers });
      if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}: ${await answer.text()}`);
      return ((await answer.json()) as { data: Data }).data;
    },
    async read({ name, buffer }) {
      const { body } = await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
      await site.service.untilEnded(body.data.id);
      return body.data.id;
    },
    async endTest() {
      await closePages();
      const { api } = site.service;
      const { webhooks } = (await api<{ webhooks: readonly { id: string }[] }>("/v1/webhooks")).body.data;
      for (const { id } of webhooks) await api(`/v1/webhooks/${id}`, { method: "DELETE" });
      return site.pageProblems();
    },
  };
}
