import { readFile } from "node:fs/promises";
import type { InvoiceRecord, OrderList, Rule, RuleList, Vendor, VendorList } from "@inkvoice/contract";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "../../packages/server/src/testing/unzip.ts";
import { printedInvoice } from "./support/documents.ts";
import { isFocused } from "./support/focus.ts";
import { openAsMember } from "./support/members.ts";
import { picture } from "./support/picture.ts";
import { openSignedInSite, type SignedInSite } from "./support/site.ts";

const vendor = "Harbour Desks Ltd";

/** From the import of vendors and orders to the booked invoice; the API reads the results. */
describe("Accounts payable", () => {
  let site: SignedInSite;
  beforeAll(async () => {
    site = await openSignedInSite();
    await site.send("/v1/fields", { name: "cost_centre", type: "code", captions: ["Cost centre"] });
  });
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site?.stop());

  const record = async (id: string) => (await site.service.api<InvoiceRecord>(`/v1/invoices/${id}`)).body.data;
  const rules = async () => (await site.service.api<RuleList>("/v1/rules")).body.data.rules;
  const fileOf = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  const load = (screen: Page, name: string, text: string) =>
    screen.locator("#main input[type=file]").setInputFiles(fileOf(name, text));

  async function importVendorsAndOrders(screen: Page): Promise<void> {
    await screen.goto("/vendors");
    await screen.getByRole("heading", { name: "No vendors" }).waitFor();
    await load(screen, "vendors.csv", `name,tax_ids,country\n${vendor},GB980780684,GB\n,GB000000000,GB\n`);
    const problems = screen.getByRole("alert").filter({ hasText: "1 created, 0 updated, 1 left out." });
    await problems.getByText("Line 3: name").waitFor();
    await screen.getByRole("link", { name: vendor }).waitFor();
    await screen.getByRole("link", { name: "Orders" }).click();
    // Both pages have a file input.
    await screen.getByRole("heading", { name: "No orders" }).waitFor();
    const lines = [{ description: "Oak desk, 160 cm", quantity: 8, unit_price: 250 }];
    const order = { number: "PO-4711", vendor: { name: vendor }, currency: "GBP", lines };
    await load(screen, "orders.jsonl", JSON.stringify(order));
    await screen.getByText("1 created, 0 updated, 0 left out.").waitFor();
    await screen.getByRole("link", { name: "PO-4711" }).waitFor();
  }

  /** Orders of a spreadsheet: one column is chosen by hand, and a wrong row leaves its order out. */
  async function importOrdersByCsv(screen: Page): Promise<void> {
    const rows = [
      "Bestellung;Lieferant;Position;Menge;Einzelpreis",
      "PO-1;Nordwind;Regal;2;1.250,50",
      "PO-1;Nordwind;Fuß;8;3",
    ];
    await load(screen, "orders.csv", [...rows, "PO-2;Nordwind;Lampe;viele;9", "PO-3;Nordwind;Stuhl;1;99"].join("\n"));
    const dialog = screen.getByRole("dialog");
    await dialog.getByText("Choose the columns for: Article.").waitFor();
    await dialog.getByRole("combobox", { name: "Article", exact: true }).selectOption("Position");
    await dialog.getByText("Line 2: Currency is missing.").waitFor();
    await dialog.getByLabel("Currency where the file has none").fill("EUR");
    await dialog.getByText("2 orders with 3 lines").waitFor();
    await dialog.getByText("Line 4: Quantity is not a number.").waitFor();
    await picture(screen, "orders-csv");
    await dialog.getByRole("button", { name: "Import" }).click();
    await screen.getByRole("alert").filter({ hasText: "2 created, 0 updated, 1 left out." }).waitFor();
    await screen.getByRole("link", { name: "PO-3" }).waitFor();
    const { orders } = (await site.service.api<OrderList>("/v1/orders")).body.data;
    expect(orders.map(({ number, total }) => [number, total])).toEqual([
      ["PO-1", 2525],
      ["PO-3", 99],
      ["PO-4711", 2000],
    ]);
  }

  async function setTolerance(screen: Page): Promise<void> {
    await screen.getByRole("button", { name: "Tolerance" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabel("Percent").fill("101");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a number from 0 to 100.").waitFor();
    expect(await isFocused(dialog.getByLabel("Percent"))).toBe(true);
    await dialog.getByLabel("Percent").fill("2.5");
    await screen.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    const { body } = await site.service.api("/v1/account/orders");
    expect(body.data).toEqual({ tolerance: { percent: 2.5, amount: 0.01 } });
  }

  /** Tries the rule on an invoice that was read before. */
  async function createRule(screen: Page): Promise<void> {
    await screen.getByRole("link", { name: "Rules", exact: true }).click();
    await screen.getByRole("heading", { name: "No rules yet" }).waitFor();
    await screen.getByRole("link", { name: "New rule" }).click();
    const name = screen.getByRole("textbox", { name: "Name" });
    await name.waitFor();
    expect(await screen.getByText("Choose at least one effect under").count()).toBe(0);
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Choose at least one effect under").waitFor();
    await screen.getByText("Enter a name.").waitFor();
    expect(await isFocused(name)).toBe(true);
    await name.fill("Large desks");
    await screen.getByRole("combobox", { name: "Vendor", exact: true }).fill("harbour");
    await screen.getByRole("option", { name: vendor }).click();
    await screen.getByLabel("Total from").fill("5000");
    await screen.getByLabel("Cost centre").fill("4711");
    await screen.getByLabel("Approvals by different people").selectOption("2 approvals");
    await screen.getByLabel("Assign to").selectOption("Ada Winter");
    await screen.getByText("The rule would have applied to 0 of the last 1 invoice.").waitFor();
    await screen.getByLabel("Total from").fill("1000");
    const trial = screen.getByRole("region", { name: "Tried on the newest invoices" });
    await trial.getByText("The rule would have applied to 1 of the last 1 invoice.").waitFor();
    await trial.getByText("Cost centre: 4711").waitFor();
    await picture(screen, "rule-form");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText(`When the vendor is ${vendor} and the total is at least 1,000`).waitFor();
    await screen.getByText("Cost centre: 4711 · 2 approvals · assign to Ada Winter").waitFor();
  }

  /** The first approver has nothing left to do, and sees that the invoice waits for others. */
  async function waitForOthers(first: Page): Promise<void> {
    await first.goto("/?awaiting=others");
    await first.getByRole("row", { name: /HD-2/ }).waitFor();
    await first.getByRole("navigation", { name: "Views by state" }).getByText("Waiting for others 1").waitFor();
    await first.goto("/review");
    await first.getByRole("link", { name: "1 invoice waits for approval by others." }).waitFor();
    await picture(first, "waiting-for-others");
  }

  /** An invoice between its approvals is in the list and the queue of those who have yet to approve. */
  async function findWaiting(second: Page): Promise<void> {
    await second.goto("/?awaiting=me");
    const row = second.getByRole("row", { name: /HD-2/ });
    await row.getByText("To review").waitFor();
    await row.getByText("1 of 2 approvals").waitFor();
    await row.getByText("Ada Winter").waitFor();
    await picture(second, "list-of-approvals");
  }

  async function exportToDatev(screen: Page): Promise<Buffer> {
    await screen.goto("/");
    await screen.locator("tbody tr").first().waitFor();
    await screen.getByRole("button", { name: "Export" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabel("Format").selectOption("datev");
    await dialog.getByText("Required settings are missing").waitFor();
    await dialog.getByLabel("Consultant number").fill("29098");
    await dialog.getByLabel("Client number").fill("1");
    await dialog.getByLabel("Expense account").fill("4980");
    await dialog.getByLabel("Creditor account").fill("70000");
    await dialog.getByText("1 invoice will be exported.").waitFor();
    await dialog.getByText("1 left out: not approved").waitFor();
    const [download] = await Promise.all([
      screen.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download" }).click(),
    ]);
    return readFile(await download.path());
  }

  it("imports vendors and orders, codes an invoice by a rule, waits for two approvals, and books it", async () => {
    const screen = await site.open("/");
    await importVendorsAndOrders(screen);
    await importOrdersByCsv(screen);
    await setTolerance(screen);
    const earlier = await site.read(await printedInvoice({ vendor, number: "HD-1", total: 1200 }));
    await createRule(screen);
    const id = await site.read(await printedInvoice({ vendor, number: "HD-2", total: 1200 }));

    await screen.goto(`/invoices/${id}`);
    await screen.getByText("2 approvals by different people needed.").waitFor();
    await screen.getByRole("link", { name: "Large desks" }).waitFor();
    await screen.getByText("from a rule").waitFor();
    const keepBoth = screen.getByRole("button", { name: "Keep both: not a duplicate" });
    await keepBoth.click();
    await keepBoth.waitFor({ state: "detached" });
    await screen.keyboard.press("a");
    await screen.getByText("your approval is stored. 1 more approval needed.").waitFor();
    await screen.reload();
    await screen.getByRole("button", { name: "Withdraw my approval" }).press("Enter");
    await screen.getByText("your approval is withdrawn.").waitFor();
    await expect.poll(() => isFocused(screen.getByRole("button", { name: "Approve" }))).toBe(true);
    await picture(screen, "withdrawn-approval");
    expect((await record(id)).approvals ?? []).toEqual([]);
    await screen.getByRole("button", { name: "Undo", exact: true }).click();
    await screen.getByRole("button", { name: "Withdraw my approval" }).waitFor();
    await screen.getByText("Approved by Ada Winter; 1 more approval needed.").waitFor();
    await picture(screen, "one-of-two-approvals");
    expect(await record(id)).toMatchObject({ review: "open", approvals: [{ by: "Ada Winter" }] });

    await waitForOthers(screen);
    const second = await openAsMember(site, { name: "Ben Miller", email: "ben@example.com" });
    await findWaiting(second);
    await second.goto(`/invoices/${id}`);
    await second.getByText("Approved by Ada Winter; 1 more approval needed.").waitFor();
    await second.getByRole("button", { name: "Approve" }).click();
    await second.getByText("Approved by Ada Winter and Ben Miller.").waitFor();
    await second.getByRole("tab", { name: "History" }).click();
    await second.getByText("Assigned to Ada Winter by the rule “Large desks”").waitFor();
    await second.close();

    const files = unzip(await exportToDatev(screen));
    const booked = [...files].find(([name]) => name.startsWith("EXTF_"))?.[1].toString("latin1") ?? "";
    expect(booked).toMatch(/^"EXTF";700;21;/);
    expect(booked).toContain("HD-2");
    expect(booked).not.toContain("HD-1");
    expect(await record(earlier)).toMatchObject({ review: "open" });
    expect(await record(id)).toMatchObject({
      review: "approved",
      approvals: [{ by: "Ada Winter" }, { by: "Ben Miller" }],
      rules: [{ name: "Large desks", set: { cost_centre: "4711" }, approvals: 2 }],
      extracted_data: { custom_fields: { cost_centre: "4711" }, source: { custom_fields: { cost_centre: "rule" } } },
      exported_at: expect.any(String),
    });
    expect((await site.service.api(`/v1/invoices/${id}/match`)).body.data).toMatchObject({ status: "matched" });
    const { vendors } = (await site.service.api<VendorList>("/v1/vendors")).body.data;
    expect(vendors.map(({ name }) => name)).toEqual([vendor]);
  });

  it("fills the fields of a vendor's invoices with its defaults", async () => {
    const { vendors } = (await site.service.api<VendorList>("/v1/vendors")).body.data;
    const { id } =
      vendors.find(({ name }) => name === vendor) ?? (await site.send<Vendor>("/v1/vendors", { name: vendor }));
    const screen = await site.open(`/vendors/${id}`);
    await screen.getByRole("heading", { name: "Defaults" }).waitFor();
    await screen.getByLabel("Cost centre").fill("0815");
    const currency = screen.getByLabel("Currency");
    await currency.fill("gb");
    await screen.getByRole("button", { name: "Save" }).click();
    await screen.getByText("Enter a currency code, such as EUR.").waitFor();
    expect(await isFocused(currency)).toBe(true);
    await currency.fill("gbp");
    await screen.keyboard.press("Enter");
    await screen.getByText("Defaults saved.").waitFor();
    const defaults = { currency: "GBP", custom_fields: { cost_centre: "0815" } };
    expect((await site.service.api(`/v1/vendors/${id}`)).body.data).toMatchObject({ defaults });
    const invoice = await site.read(await printedInvoice({ vendor, number: "HD-9", total: 80 }));
    expect((await record(invoice)).extracted_data).toMatchObject({ custom_fields: { cost_centre: "0815" } });
  });

  it("names a wrong IBAN at its field, in the language of the page", async () => {
    const screen = await site.open("/", { locale: "de-DE" });
    await screen.locator("tbody tr").first().waitFor();
    await screen.getByRole("button", { name: "Exportieren" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByLabel("Format").selectOption("sepa");
    await dialog.getByLabel("Name des Zahlers").fill("Winter & Sons");
    await dialog.getByLabel("Ausführungstag").fill("2026-12-01");
    const iban = dialog.getByLabel("IBAN des Auftraggeberkontos");
    await iban.fill("DE02120300000000202052");
    await iban.press("Tab");
    await dialog.getByText("Das ist keine gültige IBAN: Die Prüfziffern stimmen nicht.").waitFor();
    expect(await iban.getAttribute("aria-invalid")).toBe("true");
    await picture(screen, "wrong-iban-de");
    await iban.fill("DE02120300000000202051");
    await iban.press("Tab");
    await dialog.getByText("Rechnungen werden exportiert.").waitFor();
    expect(await iban.getAttribute("aria-invalid")).not.toBe("true");
  });

  it("moves, switches and deletes rules", async () => {
    for (const { id } of await rules()) await site.service.api(`/v1/rules/${id}`, { method: "DELETE" });
    for (const name of ["First", "Second"])
      await site.send<Rule>("/v1/rules", { name, when: {}, then: { approvals: 2 } });
    const order = async () => (await rules()).map(({ name, enabled }) => [name, enabled]);
    const screen = await site.open("/rules");
    await screen.getByRole("button", { name: "Move down: First" }).click();
    await expect.poll(order).toEqual([
      ["Second", true],
      ["First", true],
    ]);
    // The switch itself is hidden under its picture.
    await screen.getByRole("switch", { name: "Second: active" }).press("Space");
    await expect.poll(order).toEqual([
      ["Second", false],
      ["First", true],
    ]);
    await screen.getByRole("row", { name: /First/ }).getByRole("button", { name: "Delete" }).click();
    const question = screen.getByRole("dialog");
    await question.getByText("Delete the rule “First”?").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await question.waitFor({ state: "detached" });
    expect(await order()).toEqual([["Second", false]]);
  });
});
