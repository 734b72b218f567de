import type { CustomField, InvoiceRecord } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeOnEachBackend } from "../testing/backends.ts";
import { readingOf, storeInvoice } from "../testing/store-invoice.ts";
import { type ApiRequest, documentThat, startTestService, type TestService } from "../testing/test-service.ts";

describeOnEachBackend("custom fields", (backend) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(backend);
  });
  afterAll(() => service.stop());

  const send = <Data = CustomField>(method: string, path: string, body?: unknown, init: ApiRequest = {}) =>
    service.api<Data>(path, {
      method,
      ...init,
      headers: { ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  it("are defined, read, changed and deleted", async () => {
    const { key } = await service.newAccount();
    const wanted = { name: "contract_number", type: "code", captions: ["Contract No."], description: "Of the lease" };
    const made = await send("POST", "/v1/fields", wanted, { key });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      ...wanted,
      id: expect.stringMatching(/^fld_\d{19}$/),
      level: "document",
      pattern: null,
      vendors: null,
    });
    const { id } = made.body.data;
    expect((await send<{ fields: CustomField[] }>("GET", "/v1/fields", undefined, { key })).body.data.fields).toEqual([
      made.body.data,
    ]);
    const changed = await send("PATCH", `/v1/fields/${id}`, { captions: ["Vertrag"], pattern: "\\d{4}" }, { key });
    expect(changed.body.data).toMatchObject({ captions: ["Vertrag"], pattern: "\\d{4}", name: "contract_number" });
    expect((await send("GET", `/v1/fields/${id}`, undefined, { key })).body.data).toEqual(changed.body.data);
    expect((await send("GET", `/v1/fields/${id}`)).status).toBe(404);
    expect((await send("DELETE", `/v1/fields/${id}`, undefined, { key })).body.data).toEqual({ id, deleted: true });
    expect((await send("GET", `/v1/fields/${id}`, undefined, { key })).status).toBe(404);
  });

  describe("that can never match are refused", () => {
    it.each([
      [{ name: "Order", type: "code" }, "name must be small letters"],
      [{ name: "order", type: "colour" }, "type must be one of text, code"],
      [{ name: "order", type: "code", pattern: "(a" }, "pattern must be a regular expression in RE2's syntax"],
      [{ name: "order", type: "code", pattern: "(?=a)a" }, "pattern must be a regular expression in RE2's syntax"],
      [{ name: "order", type: "choice" }, "choices must be given for type choice."],
      [{ name: "order", type: "code", choices: ["a"] }, "choices are for type choice only."],
      [{ name: "order", type: "code", captions: ["a"], near: "bank" }, "near must be vendor or customer."],
      [{ name: "order", type: "code", near: "vendor" }, "captions must say what is printed beside the value"],
      [
        { name: "order", type: "code", captions: ["a"], level: "line", near: "vendor" },
        "near is for level document only.",
      ],
      [{ name: "order", type: "code", level: "line" }, "captions must name the heading of the column"],
      [
        { name: "order", type: "code", captions: Array.from({ length: 51 }, (_, n) => `c${n}`) },
        "captions must have at most 50 entries.",
      ],
      [{ name: "order", type: "code", caption: "x" }, "caption is not a known property."],
      [{ type: "code" }, "name is missing."],
      [{ name: "order" }, "type is missing."],
      [{ name: 7, type: "code" }, "name must be a text."],
    ])("%j", async (body, message) => {
      const answer = await send("POST", "/v1/fields", body);
      expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining(message)]);
    });
  });

  it("can be limited to one party, until that is changed", async () => {
    const { key } = await service.newAccount();
    const body = { name: "gln", type: "code", captions: ["GLN"], near: "customer" };
    const { data } = (await send("POST", "/v1/fields", body, { key })).body;
    expect(data.near).toBe("customer");
    const { body: changed } = await send("PATCH", `/v1/fields/${data.id}`, { near: null }, { key });
    expect(changed.data.near).toBeNull();
  });

  it("have one name each and are at most fifty", async () => {
    const { key } = await service.newAccount();
    const define = (name: string) => send("POST", "/v1/fields", { name, type: "text", captions: [name] }, { key });
    for (let index = 0; index < 50; index++) expect((await define(`field_${index}`)).status).toBe(201);
    expect((await define("field_7")).body.error.message).toBe("name is taken by another field.");
    expect((await define("one_more")).body.error.code).toBe("FIELD_LIMIT_REACHED");
  });

  it("are requested by an upload, by name", async () => {
    await send("POST", "/v1/fields", { name: "meter", type: "code", captions: ["Meter"] });
    const { body } = await service.upload({ fields: { fields: "meter" }, files: [{ bytes: documentThat() }] });
    expect((await service.untilEnded(body.data.id)).status).toBe("completed");
    const wrong = await service.upload({ fields: { fields: "No Such" } });
    expect(wrong.body.error.message).toContain("fields must be names of custom fields");
  });

  it("are corrected like built-in ones, in their own type, and keep their values when the field is deleted", async () => {
    const made = await send("POST", "/v1/fields", { name: "cost_centre", type: "number", captions: ["KST"] });
    const id = await storeInvoice(service.running.services.db, service.accountId, { data: readingOf() });
    const patch = (custom_fields: object) =>
      send<InvoiceRecord>("PATCH", `/v1/invoices/${id}`, { extracted_data: { custom_fields } });
    expect((await patch({ cost_centre: "12" })).body.error.message).toBe(
      "extracted_data.custom_fields.cost_centre must be a number.",
    );
    expect((await patch({ colour: 1 })).body.error.message).toContain("is not a custom field of the account");
    const { body } = await patch({ cost_centre: 4410 });
    expect(body.data.extracted_data).toMatchObject({
      custom_fields: { cost_centre: 4410 },
      confidence: { custom_fields: { cost_centre: 1 } },
      source: { custom_fields: { cost_centre: "person" } },
    });
    await send("DELETE", `/v1/fields/${made.body.data.id}`);
    const kept = await service.api(`/v1/invoices/${id}`);
    expect(kept.body.data.extracted_data?.custom_fields).toEqual({ cost_centre: 4410 });
  });

  it("are corrected one by one as they are typed: yes and no, choices, and values of lines", async () => {
    const { key, accountId } = await service.newAccount();
    for (const field of [
      { name: "paid", type: "boolean" },
      { name: "site", type: "choice", choices: ["North", "South"] },
      { name: "colour", type: "text", level: "line", captions: ["Colour"] },
    ])
      expect((await send("POST", "/v1/fields", field, { key })).status).toBe(201);
    const data = readingOf({ line_items: [{ description: "Desk" }], custom_fields: { paid: false } });
    const id = await storeInvoice(service.running.services.db, accountId, { data });
    const set = (field: string, value: unknown) =>
      send<InvoiceRecord>(
        "PATCH",
        `/v1/invoices/${id}?include=custom_fields`,
        { changes: [{ kind: "set", field, value }] },
        { key },
      );
    expect((await set("custom_fields.paid", "True")).body.data.extracted_data?.custom_fields).toEqual({ paid: true });
    expect((await set("custom_fields.paid", "perhaps")).status).toBe(400);
    expect((await set("custom_fields.site", "East")).status).toBe(400);
    await set("custom_fields.site", "south");
    const { body } = await set("line_items.0.custom_fields.colour", "Red");
    expect(body.data.extracted_data).toMatchObject({
      custom_fields: { paid: true, site: "South" },
      line_items: [{ description: "Desk", custom_fields: { colour: "Red" } }],
      confidence: { line_items: [{ custom_fields: { colour: 1 } }] },
    });
    expect(body.data.custom_field_definitions?.map(({ name }) => name)).toEqual(["paid", "site", "colour"]);
    expect((await set("line_items.0.custom_fields.size", "L")).status).toBe(400);
    const undone = await send<InvoiceRecord>(
      "PATCH",
      `/v1/invoices/${id}`,
      { changes: [{ kind: "undo", field: "line_items.0.custom_fields.colour" }] },
      { key },
    );
    expect(undone.body.data.extracted_data?.line_items).toEqual([{ description: "Desk" }]);
  });
});
