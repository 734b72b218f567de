import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, startWithDashboard, type Visitor } from "../../testing/clients/browser-visitor.ts";
import { listPage } from "../../testing/clients/invoice-pages.ts";
import { readingOf, storeInvoice } from "../../testing/store-invoice.ts";
import type { TestService } from "../../testing/test-service.ts";

describeOnEachBackend("The search in several alphabets", (backend) => {
  let service: TestService;
  let owner: Visitor;
  const numbers = async (query: string) =>
    (await listPage(owner, query)).data.invoices.map((row) => row.invoice_number);

  beforeAll(async () => {
    service = await startWithDashboard(backend);
    owner = await claimOwner(service);
  });
  afterAll(() => service.stop());

  it.each([
    ["D-1", "Przędzalnia Łódź Sp. z o.o.", ["lodz", "ŁÓDŹ", "ódź", "przedzalnia"]],
    ["D-2", "Işık Sanayi A.Ş.", ["isik", "IŞIK", "ışık", "şık"]],
    ["D-3", "İzmir Gıda Ltd. Şti.", ["izmir", "İZMİR", "IZMIR", "gida"]],
    ["D-4", "Ο Δρόμος Α.Ε.", ["δρόμος", "ΔΡΟΜΟΣ", "δρομοσ", "όμος"]],
    ["D-5", "Đurđica Građevni obrt", ["durdica", "ĐURĐICA", "gradevni"]],
    ["D-6", "Bjørnson Sjøfrakt AS", ["bjornson", "BJØRNSON", "frakt"]],
    ["D-7", "Großküchen Weiß", ["grosskuchen", "GROSSKÜCHEN", "weiß", "weiss"]],
    ["D-8", "Йорданов Строй ЕООД", ["йорданов", "ЙОРДАНОВ", "строй"]],
    ["D-9", "Țesătorie Iași SRL", ["tesatorie", "ȚESĂTORIE", "iași"]],
    ["D-10", "Győri Őrség Kft.", ["gyori", "őrség", "ORSEG"]],
  ])("finds %s of %s however its letters are typed", async (number, name, typed) => {
    const { db } = service.running.services;
    const data = readingOf({ invoice_number: number, vendor: { name }, total_amount: 3 });
    await storeInvoice(db, service.accountId, { data, filename: "upload.pdf" });
    for (const text of typed) expect(await numbers(`q=${encodeURIComponent(text)}`), text).toEqual([number]);
  });

  it("sorts vendors without accents", async () => {
    const sorted = await numbers("sort=vendor&limit=20");
    expect(sorted.indexOf("D-5")).toBeLessThan(sorted.indexOf("D-7"));
    expect(sorted.indexOf("D-2")).toBeLessThan(sorted.indexOf("D-1"));
  });
});
