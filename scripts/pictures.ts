import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDocument, renderPdf } from "@inkvoice/synth";
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/dashboard/chromium.ts";
import { printedInvoice } from "../e2e/dashboard/documents.ts";
import { createClient, type Inkvoice } from "../packages/sdk/src/index.ts";

/**
 * `npm run pictures`: takes the pictures of README and guides (`docs/images`) from a fresh service with the example
 * invoice and generated ones.
 */
const root = join(import.meta.dirname, "..");
const apiKey = "ink_live_0123456789abcdefghijklmnopqrstuvwxyz";
/** Seeds of the generator whose invoices have one page and plain names. */
const seeds = [34, 46, 59, 84, 101, 128, 150, 172];
const picture = (page: Page, name: string) => page.screenshot({ path: join(root, "docs/images", `${name}.png`) });

type Service = Readonly<{ url: string; claimUrl: string; stop(): Promise<void> }>;

async function startService(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-pictures-"));
  const service = spawn(process.execPath, [join(root, "packages/cli/bin/inkvoice.js"), "serve"], {
    cwd: folder,
    env: { ...process.env, INKVOICE_PORT: "0", INKVOICE_BOOTSTRAP_API_KEY: apiKey },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => service.once("exit", () => resolve()));
  const claimUrl = await new Promise<string>((resolve, reject) => {
    let output = "";
    service.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\S+\/claim\S+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`serve ended: ${output}`)));
  });
  return {
    url: new URL(claimUrl).origin,
    claimUrl,
    async stop() {
      service.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function readInvoices(client: Inkvoice): Promise<Readonly<{ example: string; wrongTotal: string }>> {
  const ids: string[] = [];
  for (const seed of seeds) {
    const file = { content: await renderPdf(makeDocument(seed, { kind: "invoice" })), filename: `invoice-${seed}.pdf` };
    const { id } = await client.invoices.extractAndWait(file);
    ids.push(id);
  }
  for (const id of ids.slice(2, 5)) await client.invoices.approve(id);
  const desks = await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-2041", total: 1020 });
  const wrong = await client.invoices.extractAndWait({ content: desks.buffer, filename: desks.name });
  const example = await client.invoices.extractAndWait(join(root, "examples/invoice.pdf"));
  return { example: example.id, wrongTotal: wrong.id };
}

async function becomeOwner(page: Page, claimUrl: string): Promise<void> {
  await page.goto(claimUrl);
  await page.getByLabel("Your name").fill("Ada Winter");
  await page.getByLabel("Company").fill("Winter & Sons");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await page.getByRole("button", { name: "Create the owner" }).click();
  await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
}

type Shown = Awaited<ReturnType<typeof readInvoices>>;

async function takePictures(page: Page, { example, wrongTotal }: Shown): Promise<void> {
  await page.getByRole("link", { name: "Lantern & Oak Furniture Ltd" }).waitFor();
  await picture(page, "dashboard-list");
  await openInvoice(page, example);
  await picture(page, "dashboard");
  await openInvoice(page, wrongTotal);
  await page.getByRole("tab", { name: "Totals" }).click();
  await picture(page, "dashboard-sums");
}

async function openInvoice(page: Page, id: string): Promise<void> {
  await page.goto(`/invoices/${id}`);
  await page.getByRole("img", { name: /page 1/i }).waitFor();
  await page.waitForLoadState("networkidle");
}

const service = await startService();
const browser = await openBrowser();
try {
  const shown = await readInvoices(createClient({ apiKey, baseUrl: service.url }));
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await becomeOwner(page, service.claimUrl);
  await takePictures(page, shown);
} finally {
  await browser.close();
  await service.stop();
}
