import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stageN8n } from "../../../scripts/build/pack-n8n.ts";
import { type Receiver, startReceiver } from "../../server/src/platform/outbound/testing/receiver.ts";
import { documentThat, startTestService, type TestService } from "../../server/src/testing/test-service.ts";
import { revealWebhookSecret } from "../../server/src/webhooks/secrets.ts";
import type { Inkvoice } from "./Inkvoice.node.ts";
import type { InkvoiceApi } from "./InkvoiceApi.credentials.ts";
import type { InkvoiceTrigger } from "./InkvoiceTrigger.node.ts";
import type { ExecuteFunctions, HookFunctions, Item, WebhookFunctions } from "./n8n.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * The packed nodes, found by their manifest and called as n8n's documentation describes, against a running service.
 * `npm run try-n8n` uses n8n's own loader: several hundred packages under another licence.
 */
describe("the nodes for n8n", () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-n8n-"));
  const loaded: Record<string, unknown> = {};
  let service: TestService;
  let receiver: Receiver;
  let secret: string;

  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startTestService("sqlite and a folder", { environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8" } });
    secret = await revealWebhookSecret(service.running.services, service.accountId);
    await stageN8n(root, folder);
    const { n8n } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const require = createRequire(join(folder, "package.json"));
    for (const path of [...n8n.credentials, ...n8n.nodes]) {
      const className = basename(path).split(".")[0] ?? "";
      loaded[className] = new (require(`./${path}`)[className])();
    }
  });
  afterAll(async () => {
    await service?.stop();
    await receiver?.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  const getCredentials = async () => ({ url: service.url, apiKey: service.apiKey, webhookSecret: secret });
  const node = () => loaded.Inkvoice as Inkvoice;
  const trigger = () => loaded.InkvoiceTrigger as InkvoiceTrigger;

  function workflow(parameters: Readonly<Record<string, unknown>>, files: readonly Uint8Array[] = [new Uint8Array()]) {
    const settings = { isTolerant: false };
    const functions: ExecuteFunctions = {
      getCredentials,
      getInputData: () => files.map((): Item => ({ json: {} })),
      getNodeParameter: (name, _item, fallback) => parameters[name] ?? fallback,
      getNode: () => ({ id: "node" }),
      getExecutionId: () => "17",
      continueOnFail: () => settings.isTolerant,
      helpers: {
        assertBinaryData: (item) => ({ fileName: `file-${item}.pdf` }),
        getBinaryDataBuffer: async (item) => Buffer.from(files[item] ?? []),
        prepareBinaryData: async (content, fileName, mimeType) => ({ content, fileName, mimeType }) as object,
      },
    };
    const items = async () => (await node().execute.call(functions))[0] ?? [];
    return { settings, items, run: async () => (await items()).map(({ json }) => json) };
  }

  it("are described as n8n requires: each parameter with its operation, the credential by its name", () => {
    const { properties, credentials } = node().description;
    expect(credentials[0]?.name).toBe((loaded.InkvoiceApi as InkvoiceApi).name);
    const [operation, ...others] = properties;
    const values = operation?.options?.map((option) => ("value" in option ? option.value : ""));
    expect(values).toEqual([
      "upload",
      "get",
      "list",
      "correct",
      "approve",
      "reject",
      "matchOrder",
      "download",
      "export",
    ]);
    expect(others.filter(({ displayOptions }) => displayOptions?.show.operation === undefined)).toEqual([]);
    expect(readFileSync(join(folder, "dist/inkvoice.svg"), "utf8")).toContain("<svg");
  });

  it("upload each item's file and wait for the result; a retry is the same upload", async () => {
    const parameters = { operation: "upload", binaryPropertyName: "data", wait: true, waitMinutes: 5 };
    const options = { externalId: "A-1", metadata: '{"shop":"north"}' };
    const { run } = workflow({ ...parameters, options }, [documentThat(), documentThat("complete second")]);
    const read = await run();
    expect(read).toEqual([
      expect.objectContaining({ status: "completed", filename: "file-0.pdf", metadata: { shop: "north" } }),
      expect.objectContaining({ status: "completed", filename: "file-1.pdf", external_id: "A-1" }),
    ]);
    const ids = (invoices: readonly object[]) => invoices.map((invoice) => "id" in invoice && invoice.id);
    expect(ids(await run())).toEqual(ids(read));
    const [another] = await workflow({ ...parameters, options }, [documentThat("complete in the next loop")]).run();
    expect(ids(read)).not.toContain(ids([another ?? {}])[0]);
  });

  it("get and list invoices", async () => {
    const [first] = (await workflow({ operation: "list", returnAll: false, limit: 1 }).run()) as { id: string }[];
    const all = await workflow({ operation: "list", returnAll: true, filters: { q: "file", vendor: "" } }).run();
    expect(all).toHaveLength(3);
    const [got] = await workflow({ operation: "get", invoiceId: first?.id }).run();
    expect(got).toMatchObject({ id: first?.id, extracted_data: { invoice_number: "T-1" } });
  });

  it("correct, approve and reject an invoice, and download its file", async () => {
    const [first] = (await workflow({ operation: "list", returnAll: false, limit: 1 }).run()) as { id: string }[];
    const invoiceId = first?.id;
    const act = (operation: string, parameters = {}) => workflow({ operation, invoiceId, ...parameters }).run();
    expect(await act("correct", { values: '{"purchase_order":"PO-9"}' })).toMatchObject([
      { extracted_data: { purchase_order: "PO-9" } },
    ]);
    expect(await act("approve")).toMatchObject([{ review: "approved" }]);
    expect(await act("matchOrder")).toMatchObject([{ status: "no_order", orders: [] }]);
    expect(await act("reject", { reason: "twice" })).toMatchObject([{ review: "rejected", review_reason: "twice" }]);
    const [file] = await workflow({ operation: "download", invoiceId, outputField: "pdf" }).items();
    expect(file).toMatchObject({ json: { id: invoiceId }, pairedItem: { item: 0 } });
    const { content, ...about } = (file?.binary?.pdf ?? {}) as { content?: Uint8Array };
    expect(about).toEqual({ fileName: expect.stringMatching(/^file-\d\.pdf$/), mimeType: "application/pdf" });
    expect(Buffer.from(content ?? []).toString("latin1")).toContain("%PDF");
  });

  it("export approved invoices as a file, once when n8n retries, and none twice", async () => {
    const [first] = (await workflow({ operation: "list", returnAll: false, limit: 1 }).run()) as { id: string }[];
    // Another number than the others have: possible duplicates are left out.
    const values = { invoice_number: "N-77", total_amount: 77 };
    await workflow({ operation: "correct", invoiceId: first?.id, values }).run();
    await workflow({ operation: "approve", invoiceId: first?.id }).run();
    const parameters = { operation: "export", format: "csv", settings: "{}", outputField: "file" };
    const { items } = workflow(parameters);
    const [made] = await items();
    expect(made?.json).toMatchObject({ status: "ready", counts: { included: 1 } });
    const { content, ...about } = (made?.binary?.file ?? {}) as { content?: Uint8Array };
    expect(about).toEqual({ fileName: expect.stringMatching(/\.csv$/), mimeType: expect.stringContaining("text/csv") });
    expect(Buffer.from(content ?? []).toString("utf8")).toContain(first?.id);
    expect((await items())[0]?.json).toEqual(made?.json);
    const [next] = await workflow({ ...parameters, exportFilter: { date_from: "2000-01-01" } }).run();
    expect(next).toMatchObject({ counts: { included: 0, left_out: { exported_before: 1 } } });
    const sepa = { debtor_name: "Us", debtor_iban: "DE02120300000000202051", execution_date: "2026-12-01" };
    const [unpaid] = await workflow({ ...parameters, format: "sepa", settings: sepa }).items();
    expect(unpaid).toMatchObject({ json: { format: "sepa", counts: { included: 0 } } });
    expect(unpaid).not.toHaveProperty("binary");
    await expect(workflow({ ...parameters, format: "datev" }).run()).rejects.toMatchObject({
      code: "INVALID_PARAMETER",
    });
  });

  it("stop the workflow with the service's error code, or continue if n8n is configured so", async () => {
    const { settings, run } = workflow({ operation: "get", invoiceId: "inv_1" });
    await expect(run()).rejects.toMatchObject({ code: "NOT_FOUND" });
    settings.isTolerant = true;
    expect(await run()).toEqual([{ error: expect.any(String), code: "NOT_FOUND" }]);
  });

  it("trigger on verified deliveries, from an endpoint that exists while the workflow is active", async () => {
    const kept: { webhookId?: string } = {};
    const hooks: HookFunctions = {
      getCredentials,
      getNodeWebhookUrl: () => `${receiver.url}/ok/n8n`,
      getNodeParameter: () => ["invoice.completed"],
      getWorkflowStaticData: () => kept,
    };
    const { checkExists, create, delete: remove } = trigger().webhookMethods.default;
    expect(await checkExists.call(hooks)).toBe(false);
    expect(await create.call(hooks)).toBe(true);
    expect(await checkExists.call(hooks)).toBe(true);
    const upload = { operation: "upload", binaryPropertyName: "data", wait: true, waitMinutes: 5 };
    await workflow(upload, [documentThat("complete for the trigger")]).run();
    await expect.poll(() => receiver.requests.some(({ path }) => path === "/ok/n8n")).toBe(true);
    const [request] = receiver.requests.filter(({ path }) => path === "/ok/n8n");

    const answers: number[] = [];
    const delivered = (body: string, filter?: object): WebhookFunctions => ({
      getCredentials,
      getNodeParameter: (_name, fallback) => filter ?? fallback,
      getHeaderData: () => request?.headers ?? {},
      getRequestObject: () => ({ rawBody: Buffer.from(body) }),
      getResponseObject: () => ({ status: (code) => ({ json: () => answers.push(code) }) }),
    });
    expect(await trigger().webhook.call(delivered(request?.body ?? ""))).toMatchObject({
      workflowData: [[{ json: { type: "invoice.completed", data: { status: "completed" } } }]],
    });
    expect(await trigger().webhook.call(delivered(`${request?.body} `))).toEqual({ noWebhookResponse: true });
    expect(answers).toEqual([401]);
    const filtered = (filter: object) => trigger().webhook.call(delivered(request?.body ?? "", filter));
    const { vendor, total_amount: total } = JSON.parse(request?.body ?? "").data.extracted_data;
    const matching = { vendor: vendor.name.slice(1, 4).toUpperCase(), totalFrom: total, totalTo: total };
    expect(await filtered({ ...matching, review: ["open"] })).toHaveProperty("workflowData");
    for (const other of [{ vendor: "nobody" }, { currency: "xxx" }, { totalFrom: total + 1 }, { review: ["approved"] }])
      expect(await filtered({ ...matching, ...other })).toEqual({ webhookResponse: "filtered" });

    expect(await remove.call(hooks)).toBe(true);
    expect([kept, await checkExists.call(hooks)]).toEqual([{}, false]);
  });
});
