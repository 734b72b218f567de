import type { InvoiceList, InvoiceRecord } from "@inkvoice/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { letter, printedInvoice, type UploadFile } from "./support/documents.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

/** Simulates dragging files from a file manager. */
async function dropFile(screen: Page, file: UploadFile): Promise<void> {
  const carried = await screen.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: "application/pdf" }));
      return transfer;
    },
    { name: file.name, base64: file.buffer.toString("base64") },
  );
  await screen.dispatchEvent("body", "dragenter", { dataTransfer: carried });
  await screen.getByText("Drop files to upload").waitFor();
  await screen.dispatchEvent("body", "drop", { dataTransfer: carried });
}

/** From an upload to the list, to the review queue and to an export. */
describe("Documents in the dashboard", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  it("six files are uploaded at once, each with its progress, and appear in the list by themselves", async () => {
    const numbers = [1, 2, 3, 4, 5, 6].map((count) => `SX-${count}`);
    const files = await Promise.all(
      numbers.map((number) => printedInvoice({ vendor: "Sextant Shelves Ltd", number, total: 1200 })),
    );
    const screen = await site.navigate("/");
    await screen.getByTestId("file-input").setInputFiles(files);
    await screen.getByText("6 files uploaded").waitFor();
    const rows = screen.getByRole("table", { name: "Invoices" });
    // A row is named by its file until the vendor has been read.
    await expect.poll(() => rows.getByRole("link", { name: /SX-\d\.pdf|Sextant Shelves Ltd/ }).count()).toBe(6);
    await expect.poll(() => rows.getByRole("link", { name: "Sextant Shelves Ltd" }).count()).toBe(6);
    await expect.poll(() => screen.getByText("Reading…").count()).toBe(0);
  });

  it("a file that is no invoice is refused with a reason", async () => {
    const screen = await site.open("/");
    await screen
      .getByTestId("file-input")
      .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("just text") });
    await screen.getByText("The file format is not supported", { exact: false }).first().waitFor();
  });

  it("leaving the page during uploads asks first, and a reload continues them", async () => {
    const screen = await site.open("/", { isFresh: true });
    await screen.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    screen.removeAllListeners("dialog");
    const asked: string[] = [];
    screen.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // The first request gets no answer: the upload is under way when the page is left. The route stays, because the
    // browser sends requests that a removed route had stopped.
    let requests = 0;
    await screen.route("**/v1/invoices/extract", (route) => (requests++ === 0 ? undefined : route.continue()));
    // Browsers ask only after an action of the person.
    await screen.getByLabel("Search invoices").click();
    await screen
      .getByTestId("file-input")
      .setInputFiles(await printedInvoice({ vendor: "Reload Rugs Ltd", number: "RR-1", total: 1200 }));
    await screen.getByRole("region", { name: "Uploads" }).getByText("RR-1.pdf").waitFor();
    await expect.poll(() => screen.evaluate(countStoredFiles)).toBe(1);
    await screen.reload();
    expect(asked).toEqual(["beforeunload"]);
    await screen.getByText("1 file uploaded").waitFor();
    const { invoices } = (await site.service.api<InvoiceList>("/v1/invoices?q=RR-1")).body.data;
    expect(invoices.map(({ filename }) => filename)).toEqual(["RR-1.pdf"]);
  });

  it("a letter that is no invoice can be extracted as one on request", async () => {
    const id = await site.read(await letter());
    const { api } = site.service;
    const record = async () => (await api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data;
    expect((await record()).error?.code).toBe("NO_INVOICE_FOUND");
    const screen = await site.navigate(`/invoices/${id}`);
    await screen.getByRole("button", { name: "Read as an invoice anyway" }).click();
    await expect.poll(async () => (await record()).status).toBe("completed");
    await screen.getByRole("tab", { name: "Fields" }).waitFor();
  });

  it("a wrong total puts the invoice into review and names the sums that do not fit", async () => {
    const id = await site.read(await printedInvoice({ vendor: "Wrong Total Ltd", number: "WT-1", total: 1020 }));
    const screen = await site.open(`/review?at=${id}`);
    await screen.getByText("is 1,200.00, but the total is 1,020.00").waitFor();
    await screen.getByRole("tab", { name: /Totals/ }).click();
    await screen.getByText("Subtotal plus tax doesn't equal the total").waitFor();
    await screen.getByRole("tab", { name: "Fields" }).click();
    expect(await screen.locator('[data-field="total_amount"]').textContent()).toContain("1,020.00");
    await expect.poll(() => screen.locator('[data-lit="chosen"]').count()).toBe(1);
    await screen.locator('[data-field="currency"]').hover();
    await expect.poll(() => screen.locator('[data-lit="hovered"]').count()).toBe(1);
  });

  it("a click on the page selects the field at that place", async () => {
    const id = await site.read(await printedInvoice({ vendor: "Click Desks Ltd", number: "CD-77", total: 1200 }));
    const screen = await site.navigate(`/invoices/${id}`);
    await screen.getByRole("button", { name: /^Number: CD-77/ }).click();
    await expect.poll(() => screen.locator('[data-field="invoice_number"]').getAttribute("data-chosen")).toBe("true");
  });

  it("the same invoice a second time, dropped on the window, is flagged, and both are shown side by side", async () => {
    const invoice = { vendor: "Twice Desks Ltd", number: "TD-1" };
    await site.read(await printedInvoice({ ...invoice, total: 1020 }));
    const screen = await site.open("/");
    await screen.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    await dropFile(screen, await printedInvoice({ ...invoice, total: 1200 }));
    const twin = screen.getByRole("row", { name: /Twice Desks/ }).filter({ hasText: "Duplicate?" });
    await twin.first().getByRole("link").first().click();
    await screen.getByRole("link", { name: "Compare side by side" }).click();
    await screen.getByRole("heading", { name: "Side by side" }).waitFor();
    await expect.poll(() => screen.locator("img[alt='Page 1 of the document']").count()).toBe(2);
  });

  it("the list is searched and exported", async () => {
    for (const number of ["EX-1", "EX-2"])
      await site.read(await printedInvoice({ vendor: "Export Lamps Ltd", number, total: 1200 }));
    const screen = await site.open("/");
    await screen.getByLabel("Search invoices").fill("export lamps");
    await expect.poll(() => screen.getByRole("link", { name: /Export Lamps/ }).count()).toBe(2);
    await expect.poll(() => screen.url()).toMatch(/q=export/);
    await screen.getByText("2 of 2").waitFor();
    await screen.getByRole("button", { name: "Export" }).click();
    await screen.getByLabel("Format").selectOption("csv");
    await screen.getByText("2 left out: not approved").waitFor();
    await screen.getByLabel("All, also those not approved").check();
    await screen.getByText("2 invoices will be exported.").waitFor();
    const [download] = await Promise.all([
      screen.waitForEvent("download"),
      screen.getByRole("button", { name: "Download" }).click(),
    ]);
    const csv = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(csv).toString("utf8").trim().split("\r\n")).toHaveLength(3);
  });
});

/** Runs in the page: the unfinished uploads in the browser's storage. */
async function countStoredFiles(): Promise<number> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === "inkvoice-uploads")) return 0;
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open("inkvoice-uploads");
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const counted = opened.result.transaction("files").objectStore("files").count();
      counted.onsuccess = () => {
        opened.result.close();
        resolve(counted.result);
      };
      counted.onerror = () => reject(counted.error);
    };
  });
}
