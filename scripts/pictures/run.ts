import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "../../e2e/dashboard/support/chromium.ts";
import { createClient, type Inkvoice } from "../../packages/sdk/src/index.ts";
import { type TourStep, writeTour } from "./tour.ts";

/**
 * `npm run pictures`: takes the pictures and the tour of README and guides (`docs/images`) from the account of
 * `inkvoice demo`.
 */
const root = join(import.meta.dirname, "../..");
const program = join(root, "packages/cli/bin/inkvoice.js");
const folder = mkdtempSync(join(tmpdir(), "inkvoice-pictures-"));
const picture = (page: Page, name: string) => page.screenshot({ path: join(root, "docs/images", `${name}.png`) });

type Access = Readonly<{ email: string; password: string; key: string }>;

function makeDemo(): Access {
  const stdio = ["ignore", "pipe", "inherit"] as const;
  return JSON.parse(
    execFileSync(process.execPath, [program, "demo", "--json"], { cwd: folder, stdio: [...stdio] }).toString(),
  );
}

type Service = Readonly<{ url: string; stop(): Promise<void> }>;

async function startService(): Promise<Service> {
  const service = spawn(process.execPath, [program, "serve"], {
    cwd: folder,
    env: { ...process.env, INKVOICE_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => service.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    service.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`serve ended: ${output}`)));
  });
  return {
    url,
    async stop() {
      service.kill("SIGTERM");
      await ended;
    },
  };
}

async function signIn(page: Page, { email, password }: Access): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
}

type Wanted = Parameters<Inkvoice["invoices"]["list"]>[0];

async function newest(client: Inkvoice, wanted: Wanted): Promise<string> {
  const { invoices } = await client.invoices.list({ ...wanted, limit: 1 });
  const [found] = invoices;
  if (!found) throw new Error(`The demo has no invoice of ${JSON.stringify(wanted)}.`);
  return found.id;
}

/** An invoice that needs no review and no second approval. */
const clearInvoice = { q: "PO-8823" };
const wrongTotal = { vendor: "Ferretti", needsReview: true };
/** Its prices are higher than those of the order. */
const higherPrices = { q: "PO-8829" };

async function takePictures(page: Page, client: Inkvoice): Promise<void> {
  await page.getByRole("link", { name: "Lantern & Oak Furniture Ltd" }).first().waitFor();
  await picture(page, "dashboard-list");
  await openInvoice(page, await newest(client, clearInvoice));
  await picture(page, "dashboard");
  await openInvoice(page, await newest(client, wrongTotal));
  await page.getByRole("tab", { name: "Totals" }).click();
  await picture(page, "dashboard-sums");
}

/** A minute of the product, in the order of a bookkeeper's day. */
async function tourOf(client: Inkvoice): Promise<readonly TourStep[]> {
  const [clear, doubtful] = [await newest(client, clearInvoice), await newest(client, wrongTotal)];
  const dear = await newest(client, higherPrices);
  return [
    { caption: "Upload invoices: PDF, photo, email or e-invoice", seconds: 6, go: (page) => page.goto("/invoices") },
    {
      caption: "A second later every field is read, with its place on the page",
      seconds: 7,
      go: (page) => openInvoice(page, clear),
    },
    {
      caption: "Each value has a calibrated confidence; totals and taxes are checked",
      seconds: 6,
      go: (page) => page.getByRole("tab", { name: "Totals" }).click(),
    },
    { caption: "Invoices with a doubt wait for a person", seconds: 6, go: (page) => page.goto("/review") },
    {
      caption: "The doubt is named, and corrected with one click on the page",
      seconds: 7,
      go: (page) => openAt(page, `/review?at=${doubtful}`),
    },
    {
      caption: "Invoices are compared with their orders before you pay",
      seconds: 6,
      go: (page) => page.goto(`/invoices/${dear}/match`),
    },
    { caption: "Vendors and their confirmed bank accounts", seconds: 6, go: (page) => page.goto("/vendors") },
    { caption: "Exports for accounting programs and the bank", seconds: 6, go: (page) => page.goto("/exports") },
    {
      caption: "Your program gets a signed webhook, retried until it arrives",
      seconds: 6,
      go: (page) => page.goto("/deliveries"),
    },
    { caption: "All on your own machine: no fee per page", seconds: 5, go: (page) => page.goto("/usage") },
  ];
}

const openInvoice = (page: Page, id: string) => openAt(page, `/invoices/${id}`);

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("img", { name: /page 1/i }).waitFor();
  await page.waitForLoadState("networkidle");
}

const access = makeDemo();
const service = await startService();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await signIn(page, access);
  const client = createClient({ apiKey: access.key, baseUrl: service.url });
  await takePictures(page, client);
  await writeTour(page, await tourOf(client), join(root, "docs/images/tour.gif"));
} finally {
  await browser.close();
  await service.stop();
  rmSync(folder, { recursive: true });
}
