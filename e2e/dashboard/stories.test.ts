import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeInvoice, printedInvoice, type UploadFile } from "./documents.ts";
import { type Receiver, signatureOf, startReceiver } from "./receiver.ts";
import { becomeOwner, openSite, type Site } from "./site.ts";

/** What a person does with a file manager beside the browser. */
async function dropFile(page: Page, file: UploadFile): Promise<void> {
  const carried = await page.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: "application/pdf" }));
      return transfer;
    },
    { name: file.name, base64: file.buffer.toString("base64") },
  );
  await page.dispatchEvent("body", "dragenter", { dataTransfer: carried });
  await page.getByText("Drop to read").waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: carried });
}

/** One person's first morning with Inkvoice, in the order in which it happens. */
describe("A first morning with the dashboard", () => {
  let site: Site;
  let page: Page;
  let receiver: Receiver;
  const total = () => page.locator('[data-field="total_amount"]');
  const openWrongOne = async () => {
    await page.goto("/");
    await page
      .getByRole("link", { name: /Harbour Desks/ })
      .first()
      .click();
    await total().waitFor();
  };

  beforeAll(async () => {
    [site, receiver] = await Promise.all([openSite(), startReceiver()]);
    page = await site.visit();
  }, 180_000);
  afterAll(async () => {
    await Promise.all([site?.stop(), receiver?.stop()]);
  });

  it("the first visit creates the owner, by the link of the start-up message only", async () => {
    await page.goto("/");
    await page.getByText("This Inkvoice has no owner yet").waitFor({ timeout: 60_000 });
    await becomeOwner(page, site);
    expect(page.url()).not.toContain("token");
    await page.getByText("No invoices yet").waitFor();
  }, 90_000);

  it("a webhook is set up and tried out", async () => {
    await page.getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "Add an endpoint" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "URL" }).fill(receiver.url);
    await dialog.getByLabel(/invoice\.updated/).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    expect((await receiver.event("webhook.test")).signature).toMatch(/^sha256=[0-9a-f]{64}$/);
  });

  it("ten files are uploaded at once, each with its progress, and appear in the list by themselves", async () => {
    const files = await Promise.all(Array.from({ length: 8 }, (_, index) => madeInvoice(index + 1)));
    files.push(await printedInvoice({ vendor: "Quay Chairs Ltd", number: "QC-17", total: 999 }));
    files.push(await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-2041", total: 1020 }));
    await page.getByRole("link", { name: "Invoices", exact: true }).click();
    await page.getByTestId("file-input").setInputFiles(files);
    await page.getByText("10 files uploaded").waitFor();
    // A row is named by its file until the vendor has been read.
    const rows = page.getByRole("table", { name: "Invoices" });
    await rows.getByRole("link", { name: /HD-2041\.pdf|Harbour Desks Ltd/ }).waitFor();
    await page.getByText("10 of 10").waitFor();
    await expect.poll(() => page.getByText("Reading…").count(), { timeout: 120_000, interval: 500 }).toBe(0);
    expect((await receiver.event("invoice.completed")).data.status).toBe("completed");
  }, 150_000);

  it("a file that is no invoice at all is refused with a reason", async () => {
    await page
      .getByTestId("file-input")
      .setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("just text") });
    await page.getByText("The file format is not supported", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Close the list of uploads" }).click();
  });

  it("the wrong total is found: the invoice asks for a look and says what does not add up", async () => {
    await page.getByRole("link", { name: "Needs a look" }).click();
    await page.getByRole("link", { name: /Harbour Desks/ }).click();
    await page.getByRole("tab", { name: /Sums/ }).click();
    await page.getByText("Subtotal and tax do not make the total").waitFor();
    await page.getByRole("tab", { name: "Fields" }).click();
    await total().hover();
    expect(await total().textContent()).toContain("1,020.00");
    await expect.poll(() => page.locator('[data-lit="hovered"]').count()).toBe(1);
  });

  it("a click on the page chooses the field that stands there", async () => {
    await page.getByRole("button", { name: /^Number: HD-2041/ }).click();
    await expect.poll(() => page.locator('[data-field="invoice_number"]').getAttribute("data-chosen")).toBe("true");
  });

  it("the total is fixed by hand, and the event arrives", async () => {
    await total().click();
    await total().click();
    await page.getByLabel("Total", { exact: true }).fill("1200");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => total().textContent()).toContain("1,200.00");
    await expect.poll(() => total().textContent()).toContain("Corrected");
    const event = await receiver.event("invoice.updated");
    expect(event.data).toMatchObject({ extracted_data: { total_amount: 1200, confidence: { total_amount: 1 } } });
    await page.getByRole("tab", { name: "History" }).click();
    await page.getByText("Total corrected by Ada Winter").waitFor();
  });

  it("the right words can be taken from the page with one click", async () => {
    await openWrongOne();
    const due = page.locator('[data-field="due_date"]');
    await due.click();
    await due.click();
    const words = page.getByTestId("page-words");
    const frame = await words.boundingBox();
    if (!frame) throw new Error("The page offers no words");
    await expect.poll(() => words.locator("span").count()).toBeGreaterThan(10);
    await page.mouse.click(frame.x + frame.width * ((330 + 78) / 595), frame.y + frame.height * ((268 - 4) / 842));
    await expect.poll(() => page.getByLabel("Due", { exact: true }).inputValue()).toBe("2026-03-02");
    await page.keyboard.press("Escape");
  });

  it("a line that was not read is added by keyboard, and taken away again", async () => {
    await openWrongOne();
    await page.keyboard.press("l");
    await page.getByRole("textbox", { name: "Description" }).waitFor();
    // Description, quantity, unit, price, tax rate and total, in the order of the table.
    for (const text of ["Delivery", "1", "pcs", "20", "20", "20.00"]) {
      await page.keyboard.type(text);
      if (text !== "20.00") await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    const lines = page.getByRole("table", { name: "Lines" });
    const added = lines.getByRole("button", { name: "Description, line 2: Delivery" });
    await added.waitFor();
    await page.getByRole("tab", { name: "Lines (2)" }).waitFor();
    await page.getByRole("tab", { name: /Sums/ }).click();
    await page.getByText("The lines do not add up to the subtotal").waitFor();
    await page.getByRole("tab", { name: /Lines/ }).click();
    await added.click();
    await page.keyboard.press("Delete");
    await expect.poll(() => added.count()).toBe(0);
  });

  it("a line that is none is taken away, stays in sight, and is put back", async () => {
    const line = page.locator('[data-field="line_items.0.description"]');
    await line.hover();
    await page.getByRole("button", { name: "Take line 1 away" }).click();
    await page.getByText("Taken away by Ada Winter").waitFor();
    expect(await line.count()).toBe(0);
    await expect.poll(() => receiver.received().at(-1)?.data).not.toHaveProperty("extracted_data.line_items");
    await page.getByRole("button", { name: "Put back" }).click();
    await line.waitFor();
    await expect.poll(() => page.getByText("Taken away by").count()).toBe(0);
  });

  it("the values of a new line are taken from the page one click after the other", async () => {
    await page.getByRole("button", { name: "Add a line" }).click();
    const words = page.getByTestId("page-words");
    const frame = await words.boundingBox();
    if (!frame) throw new Error("The page offers no words");
    await expect.poll(() => words.locator("span").count()).toBeGreaterThan(10);
    const click = (x: number, y: number) =>
      page.mouse.click(frame.x + frame.width * (x / 595), frame.y + frame.height * (y / 842));
    await click(66, 352 - 4);
    await expect.poll(() => page.getByRole("textbox", { name: "Description" }).inputValue()).toBe("Oak");
    await click(323, 352 - 4);
    await expect.poll(() => page.getByRole("textbox", { name: "Quantity" }).inputValue()).toBe("4");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("textbox", { name: "Description" }).count()).toBe(0);
  });

  it("taxes are corrected, added and taken away as well", async () => {
    await page.getByRole("tab", { name: "Fields" }).click();
    const taxes = page.getByRole("table", { name: "Taxes" });
    const rate = taxes.getByRole("button", { name: /^Rate %, tax 1/ });
    await rate.click();
    await rate.click();
    await page.getByLabel("Rate %, tax 1", { exact: true }).fill("19");
    await page.getByRole("button", { name: "Save" }).click();
    await taxes.getByRole("button", { name: "Rate %, tax 1: 19" }).waitFor();
    await page.getByRole("button", { name: "Add a tax" }).click();
    await page.getByRole("textbox", { name: "Rate %" }).fill("5");
    await page.getByRole("textbox", { name: "Tax" }).fill("0");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    const second = taxes.getByRole("button", { name: "Rate %, tax 2: 5" });
    await second.click();
    await page.keyboard.press("Delete");
    await expect.poll(() => second.count()).toBe(0);
    await rate.click();
    await rate.click();
    await page.getByRole("button", { name: "Undo the correction" }).click();
    await taxes.getByRole("button", { name: "Rate %, tax 1: 20" }).waitFor();
  });

  it("the queue is worked through by keyboard alone", async () => {
    await page.goto("/review");
    await page.getByRole("link", { name: "Quay Chairs Ltd" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /Looks right/ }).waitFor();
    const first = page.url();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.locator("[data-chosen]").count()).toBe(1);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await expect.poll(() => page.url()).not.toBe(first);
  });

  it("the same invoice a second time, dropped anywhere on the window, is flagged, and both are shown side by side", async () => {
    await page.goto("/");
    await page.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    await dropFile(page, await printedInvoice({ vendor: "Harbour Desks Ltd", number: "HD-2041", total: 1200 }));
    await page.getByText("Duplicate?").first().waitFor({ timeout: 60_000 });
    await page
      .getByRole("link", { name: /Harbour Desks/ })
      .first()
      .click();
    await page.getByRole("link", { name: "See both side by side" }).click();
    await page.getByRole("heading", { name: "Side by side" }).waitFor();
    await expect.poll(() => page.locator("img[alt='Page 1 of the document']").count()).toBe(2);
  }, 90_000);

  it("the list is searched and exported", async () => {
    await page.goto("/");
    await page.getByLabel("Search invoices").fill("hd-2041");
    await expect.poll(() => page.getByRole("link", { name: /Harbour Desks/ }).count()).toBe(2);
    await expect.poll(() => page.url()).toContain("q=hd-2041");
    await page.getByText("2 of 2").waitFor();
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /CSV/ }).click(),
    ]);
    const csv = await (await download.createReadStream()).toArray();
    expect(Buffer.concat(csv).toString("utf8").trim().split("\r\n")).toHaveLength(3);
  });

  it("the secret is rotated, and the new one signs", async () => {
    await page.goto("/webhooks");
    await page.getByRole("button", { name: "Reveal" }).click();
    const secret = page.getByLabel("signing secret", { exact: true });
    const old = await secret.textContent();
    await page.getByRole("button", { name: "Rotate" }).click();
    await page.getByLabel("The new secret signs").selectOption("0");
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await expect.poll(() => secret.textContent()).not.toBe(old);
    const before = receiver.received().length;
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect.poll(() => receiver.received().length).toBeGreaterThan(before);
    const event = receiver.received().at(-1);
    expect(event?.signature).toBe(signatureOf((await secret.textContent()) ?? "", event?.body ?? ""));
  });

  it("a delivery shows what was sent and answered, and is sent again", async () => {
    await page.getByRole("link", { name: "Deliveries", exact: true }).click();
    await page.getByRole("button", { name: "invoice.updated" }).first().click();
    const drawer = page.getByRole("dialog");
    await drawer.getByText("thank you").waitFor();
    const before = receiver.received().length;
    await drawer.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => receiver.received().length).toBeGreaterThan(before);
  });

  it("an API key is made, works, is revoked, and works no more", async () => {
    await page.goto("/keys");
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Name").fill("Import");
    await page.getByRole("button", { name: "Make the key" }).click();
    const key = (await page.getByLabel("API key", { exact: true }).textContent()) ?? "";
    expect((await site.service.api("/v1/invoices", { key })).status).toBe(200);
    await page.getByRole("button", { name: "Done" }).click();
    const line = page.getByRole("row", { name: /Import/ });
    await line.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await line.getByText("Revoked").waitFor();
    expect((await site.service.api("/v1/invoices", { key })).status).toBe(401);
  });

  it("a colleague is invited, looks, and may not change anything", async () => {
    await page.goto("/members");
    await page.getByRole("button", { name: "Invite" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("ben@example.com");
    await dialog.getByLabel("Role").selectOption("viewer");
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const link = new URL((await dialog.getByLabel("link", { exact: true }).textContent()) ?? "");
    const colleague = await site.visit();
    await colleague.goto(`${link.pathname}${link.hash}`);
    await colleague.getByLabel("Your name").fill("Ben");
    await colleague.getByRole("textbox", { name: "New password" }).fill("another long password");
    await colleague.getByRole("button", { name: "Join" }).click();
    await colleague.getByRole("heading", { name: "Invoices", level: 1 }).waitFor();
    expect(await colleague.getByRole("button", { name: "Upload" }).count()).toBe(0);
    expect(await colleague.getByRole("link", { name: "API keys" }).count()).toBe(0);
    await colleague.getByRole("button", { name: "Your account" }).click();
    await colleague.getByRole("menuitem", { name: "Sign out" }).click();
    await colleague.getByRole("heading", { name: "Sign in" }).waitFor();
  });

  it("nothing went wrong unseen: no script error, no dialog, no breach of the policy", () => {
    expect(site.mishaps()).toEqual([]);
  });
});
