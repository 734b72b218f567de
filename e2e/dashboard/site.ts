import type { Browser, BrowserContext, Page } from "playwright-core";
import { TestRunner } from "vitest";
import { buildDashboardPages } from "../../packages/server/src/testing/backends.ts";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { openBrowser } from "./chromium.ts";
import type { UploadFile } from "./documents.ts";

type Visit = Readonly<{ width?: number; scheme?: "light" | "dark"; locale?: string }>;

export type Site = Readonly<{
  service: TestService;
  browser: Browser;
  /** A fresh browser profile whose pages report what must never happen. */
  visit(options?: Visit & Readonly<{ from?: BrowserContext }>): Promise<Page>;
  /** One more page in a profile that is there. */
  openTab(profile: BrowserContext): Promise<Page>;
  /** Script errors, dialogs and breaches of the content security policy so far. */
  mishaps(): readonly string[];
  stop(): Promise<void>;
}>;

const usualWidth = 1440;
export const viewportOf = (width: number) => ({ width, height: width < 600 ? 780 : 900 });

/** The whole product with its real reading process, and a real browser before it. */
export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const environment = {
    INKVOICE_DASHBOARD: "on",
    INKVOICE_EXTRACTION_CHILD: "",
    INKVOICE_WORKERS: "1",
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
    ...settings,
  };
  await buildDashboardPages();
  const [service, browser] = await Promise.all([
    startTestService("sqlite and a folder", { environment }),
    openBrowser(),
  ]);
  const mishaps: string[] = [];
  const openTab = async (profile: BrowserContext) => {
    const page = await profile.newPage();
    page.on("pageerror", (error) => mishaps.push(`script error: ${error.message}`));
    page.on("dialog", (dialog) => {
      mishaps.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) mishaps.push(`policy: ${message.text()}`);
    });
    return page;
  };
  return {
    service,
    browser,
    mishaps: () => mishaps,
    openTab,
    async visit({ width = usualWidth, scheme = "light", locale = "en-GB", from } = {}) {
      const storageState = from ? { storageState: await from.storageState() } : {};
      const profile = await browser.newContext({
        viewport: viewportOf(width),
        colorScheme: scheme,
        // What moves is drawn sixty times a second, by a processor where there is no graphics card.
        reducedMotion: "reduce",
        locale,
        // By name, as people come: passkeys belong to a name, and an address of numbers has none.
        baseURL: service.running.services.publicUrl(),
        ...storageState,
      });
      // How long a busy machine takes says nothing: this only ends what hangs.
      profile.setDefaultTimeout(600_000);
      return openTab(profile);
    },
    async stop() {
      await browser.close();
      await service.stop();
    },
  };
}

/** Opens the link of the start-up message and becomes the owner. */
export async function becomeOwner(page: Page, site: Site): Promise<void> {
  const link = new URL(site.service.running.claimUrl ?? "");
  await page.goto(`${link.pathname}${link.hash}`);
  await page.getByLabel("Your name").fill("Ada Winter");
  await page.getByLabel("Company").fill("Winter & Sons");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create the owner" }).click();
  await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
}

/** What was to be seen where a story failed: a test that fails once in many runs leaves nothing else to go by. */
async function describeScreen(screen: Page): Promise<void> {
  const seen = await screen.locator("body").ariaSnapshot().catch(String);
  console.info(`${screen.url()} showed:\n${seen.slice(0, 3000)}`);
}

/** By way of a page that shows nothing: what is waited for next cannot be the last page's. */
async function goByItself(screen: Page, path: string): Promise<void> {
  const push = (to: string) => screen.evaluate((address) => history.pushState(null, "", address), to);
  await push("/no/such/page");
  await screen.getByRole("heading", { name: "Page not found" }).waitFor();
  await push(path);
}

/** A site with its owner signed in. Each story opens screens of its own and brings its own documents, so that it can run alone. */
export type Office = Site &
  Readonly<{
    /**
     * A screen of the owner's at this address. The usual ones are tabs of one profile, and a story goes on in the tab that the last one left:
     * there the application is compiled already, which is more than half of what a screen costs. Others have a profile of their own.
     */
    open(path: string, visit?: Visit & Readonly<{ isFresh?: boolean }>): Promise<Page>;
    /**
     * A usual screen again, to which the application goes by itself instead of being loaded, for less than half the processor time. Nothing
     * of the last page is left, but what it asked the server for is remembered: for stories about a document of their own, or the
     * first of their file on a page.
     */
    goOn(path: string): Promise<Page>;
    /** What the owner's page would send by itself, and what it is answered. */
    send<Data>(path: string, body: unknown, method?: "POST" | "PUT"): Promise<Data>;
    /** Uploads a document as a program does and waits until it is read. */
    read(file: UploadFile): Promise<string>;
    /** Closes the screens, up to one for the next story. */
    leaveScreens(): Promise<void>;
    /** After each story: leaves its screens, removes its webhook endpoints and says what went wrong unseen. */
    endStory(): Promise<readonly string[]>;
  }>;

export async function openOffice(
  settings: Readonly<Record<string, string>> = {},
  firstVisit: typeof becomeOwner = becomeOwner,
): Promise<Office> {
  const site = await openSite(settings);
  const owner = await site.visit();
  await firstVisit(owner, site);
  const screens: Page[] = [];
  let left: Page | undefined = owner;
  /** The tab that the last story left, with nothing of that story about it, or a new one. */
  const ownersTab = async () => {
    const tab = left;
    left = undefined;
    if (!tab) return site.openTab(owner.context());
    await tab.unrouteAll({ behavior: "ignoreErrors" });
    await tab.setViewportSize(viewportOf(usualWidth));
    await tab.mouse.move(0, 0);
    await tab.evaluate(() => sessionStorage.clear());
    return tab;
  };
  const hasFailed = () => TestRunner.getCurrentTest()?.result?.state === "fail";
  const canGoOn = (screen: Page) =>
    !screen.isClosed() &&
    screen.context() === owner.context() &&
    screen.url().startsWith(site.service.running.services.publicUrl());
  const leaveScreens = async () => {
    if (hasFailed()) await Promise.all(screens.map(describeScreen));
    for (const screen of screens.splice(0)) {
      if (!left && !hasFailed() && canGoOn(screen)) left = screen;
      else await screen.close();
    }
  };
  return {
    ...site,
    leaveScreens,
    async open(path, { isFresh = false, ...visit } = {}) {
      const isUsual = !isFresh && Object.keys(visit).length === 0;
      const screen = isUsual ? await ownersTab() : await site.visit({ ...visit, from: owner.context() });
      screens.push(screen);
      await screen.goto(path);
      return screen;
    },
    async goOn(path) {
      const screen = await ownersTab();
      screens.push(screen);
      if (canGoOn(screen)) await goByItself(screen, path);
      else await screen.goto(path);
      return screen;
    },
    async send<Data>(path: string, body: unknown, method: "POST" | "PUT" = "POST") {
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await owner.context().request.fetch(path, { method, data: body, headers });
      if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}: ${await answer.text()}`);
      return ((await answer.json()) as { data: Data }).data;
    },
    async read({ name, buffer }) {
      const { body } = await site.service.upload({ files: [{ bytes: new Uint8Array(buffer), name }] });
      await site.service.untilEnded(body.data.id);
      return body.data.id;
    },
    async endStory() {
      await leaveScreens();
      const { api } = site.service;
      const { webhooks } = (await api<{ webhooks: readonly { id: string }[] }>("/v1/webhooks")).body.data;
      for (const { id } of webhooks) await api(`/v1/webhooks/${id}`, { method: "DELETE" });
      return site.mishaps();
    },
  };
}
