import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildDashboardPages } from "../../packages/server/src/testing/backends.ts";
import { startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";
import { openBrowser } from "./chromium.ts";

export type Site = Readonly<{
  service: TestService;
  browser: Browser;
  /** A fresh browser profile whose pages report what must never happen. */
  visit(options?: Readonly<{ width?: number; scheme?: "light" | "dark"; from?: BrowserContext }>): Promise<Page>;
  /** Script errors, dialogs and breaches of the content security policy so far. */
  mishaps(): readonly string[];
  stop(): Promise<void>;
}>;

/** The whole product with its real reading process, and a real browser before it. */
export async function openSite(): Promise<Site> {
  const environment = {
    INKVOICE_DASHBOARD: "on",
    INKVOICE_EXTRACTION_CHILD: "",
    INKVOICE_WORKERS: "1",
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
  };
  await buildDashboardPages();
  const [service, browser] = await Promise.all([
    startTestService("sqlite and a folder", { environment }),
    openBrowser(),
  ]);
  const mishaps: string[] = [];
  return {
    service,
    browser,
    mishaps: () => mishaps,
    async visit({ width = 1440, scheme = "light", from } = {}) {
      const storageState = from ? { storageState: await from.storageState() } : {};
      const viewport = { width, height: width < 600 ? 780 : 900 };
      const context = await browser.newContext({
        viewport,
        colorScheme: scheme,
        locale: "en-GB",
        baseURL: service.url,
        ...storageState,
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      page.on("pageerror", (error) => mishaps.push(`script error: ${error.message}`));
      page.on("dialog", (dialog) => {
        mishaps.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on("console", (message) => {
        if (/content security policy/i.test(message.text())) mishaps.push(`policy: ${message.text()}`);
      });
      return page;
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
