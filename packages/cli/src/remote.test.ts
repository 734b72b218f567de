import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { zipOf } from "../../server/src/catalogue/export/zip.ts";
import { type Receiver, startReceiver } from "../../server/src/platform/outbound/testing/receiver.ts";
import { apiRoutes } from "../../server/src/routes.ts";
import { freePort } from "../../server/src/testing/servers/postgres.ts";
import { documentThat, startTestService, type TestService } from "../../server/src/testing/test-service.ts";
import { revealWebhookSecret } from "../../server/src/webhooks/secrets.ts";
import { UsageError } from "./command.ts";
import { listenCommand } from "./commands/connect/listen.ts";
import { postmanCommand } from "./commands/connect/postman.ts";
import { analyticsCommand } from "./commands/remote/analytics.ts";
import { bulkCommand } from "./commands/remote/bulk.ts";
import { correctCommand } from "./commands/remote/correct.ts";
import { eventsCommand } from "./commands/remote/events.ts";
import { exportCommand } from "./commands/remote/export.ts";
import { fieldsCommand } from "./commands/remote/fields.ts";
import { getCommand } from "./commands/remote/get.ts";
import {
  approveCommand,
  deleteCommand,
  duplicatesCommand,
  rejectCommand,
  rereadCommand,
} from "./commands/remote/invoice-action.ts";
import { listCommand } from "./commands/remote/list.ts";
import { ordersCommand } from "./commands/remote/orders.ts";
import { queryCommand } from "./commands/remote/query.ts";
import { rulesCommand } from "./commands/remote/rules.ts";
import { uploadCommand } from "./commands/remote/upload.ts";
import { webhooksCommand } from "./commands/remote/webhooks.ts";

describe("commands for a running service", () => {
  let service: TestService;
  let receiver: Receiver;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-cli-"));
  const said: string[] = [];

  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startTestService("sqlite and a folder", {
      environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8", INKVOICE_TIME_SCALE: "600" },
    });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  beforeEach(() => {
    said.length = 0;
    for (const method of ["log", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((text: string) => void said.push(String(text)));
    }
  });
  afterEach(() => vi.restoreAllMocks());

  const remote = () => ["--url", service.url, "--key", service.apiKey];
  const output = () => said.join("\n");

  function fileThat(name: string, does?: string): string {
    const path = join(folder, name);
    writeFileSync(path, documentThat(does));
    return path;
  }

  it("upload prints the id, and with --wait the result", async () => {
    expect(await uploadCommand.run([fileThat("one.pdf"), ...remote()])).toBe(0);
    expect(output()).toMatch(/^inv_\d+ {2}processing {2}.*one\.pdf$/);
    expect(await uploadCommand.run([fileThat("two.pdf"), "--wait", ...remote()])).toBe(0);
    expect(output()).toMatch(/^invoice_number +T-1 +/m);
  });

  it("upload --wait exits with 1 if any file failed or was refused, after trying all", async () => {
    writeFileSync(join(folder, "notes.txt"), "no invoice");
    const files = [join(folder, "notes.txt"), fileThat("bad.pdf", "fail UNREADABLE_TEXT"), fileThat("good.pdf")];
    expect(await uploadCommand.run([...files, "--wait", ...remote()])).toBe(1);
    expect(output()).toContain("notes.txt: INVALID_FILE_FORMAT: The file format is not supported");
    expect(output()).toContain("UNREADABLE_TEXT");
    expect(output()).toMatch(/completed {2}.*good\.pdf/);
  });

  it("upload reports wrong arguments", async () => {
    await expect(uploadCommand.run(remote())).rejects.toThrow(UsageError);
    await expect(uploadCommand.run([join(folder, "absent.pdf"), ...remote()])).rejects.toThrow("There is no file");
    await expect(uploadCommand.run([folder, ...remote()])).rejects.toThrow("is a folder");
    await expect(uploadCommand.run(["x", "--url", "nowhere", "--key", "k"])).rejects.toThrow(UsageError);
  });

  it("report in one sentence a wrong key or an unreachable service", async () => {
    expect(await eventsCommand.run(["list", "--url", service.url, "--key", "ink_live_wrong"])).toBe(1);
    expect(output()).toContain("UNAUTHORIZED");
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await eventsCommand.run(["list", "--url", nobody, "--key", "ink_live_wrong"])).toBe(1);
    expect(output()).toContain(`${nobody} could not be reached. Nothing listens there.`);
    await expect(eventsCommand.run(["list", "--key", "ink_live_…"])).rejects.toThrow("is not a whole API key");
  });

  it("get shows every value with its confidence and band, or the record as JSON", async () => {
    await uploadCommand.run([fileThat("shown.pdf"), "--wait", "--json", ...remote()]);
    const { id } = JSON.parse(said.at(-1) ?? "");
    said.length = 0;
    expect(await getCommand.run([id, ...remote()])).toBe(0);
    expect(output()).toMatch(/^FIELD +VALUE +CONFIDENCE +BAND$/m);
    expect(output()).toMatch(/^invoice_number +T-1 +0\.\d\d +(confident|check|uncertain)$/m);
    said.length = 0;
    const copy = join(folder, "copy.pdf");
    expect(await getCommand.run([id, "--json", "--file", copy, ...remote()])).toBe(0);
    expect(JSON.parse(said[0] ?? "")).toMatchObject({ id, status: "completed", revision: 1 });
    expect(readFileSync(copy)).toEqual(Buffer.from(documentThat()));
    expect(await getCommand.run(["inv_1", ...remote()])).toBe(1);
    expect(output()).toContain("NOT_FOUND");
    await expect(getCommand.run(remote())).rejects.toThrow(UsageError);
  });

  /** Runs the command with --json and gives the last line. */
  async function jsonOf(command: { run(args: readonly string[]): Promise<number> }, ...args: string[]) {
    said.length = 0;
    const code = await command.run([...args, "--json", ...remote()]);
    if (code !== 0) throw new Error(output());
    return JSON.parse(said.at(-1) ?? "");
  }

  it("upload sends an external id, metadata, and the fields to extract", async () => {
    const own = ["--external-id", "order 7", "--metadata", "shop=north", "--metadata", "note=a=b"];
    const sent = await jsonOf(uploadCommand, fileThat("own.pdf"), ...own, "--split", "never", "--fields", "");
    expect(sent).toMatchObject({ external_id: "order 7", metadata: { shop: "north", note: "a=b" } });
    await expect(uploadCommand.run(["x", "--split", "some", ...remote()])).rejects.toThrow("--split must be one of");
    await expect(uploadCommand.run(["x", "--metadata", "shop", ...remote()])).rejects.toThrow("must be KEY=VALUE");
  });

  it("correct changes the named fields, and reports those it cannot change", async () => {
    const { id, revision } = await jsonOf(uploadCommand, fileThat("wrong.pdf"), "--wait");
    const lines = join(folder, "lines.json");
    writeFileSync(lines, JSON.stringify({ line_items: [{ description: "Oak desk", total: 12.5 }] }));
    const values = ["total_amount=12.50", "vendor.name=Nordwind = Co", "due_date=", "invoice_number=0017"];
    const record = await jsonOf(correctCommand, id, ...values, "--from", lines, "--if-revision", String(revision));
    expect(record.extracted_data).toMatchObject({
      total_amount: 12.5,
      invoice_number: "0017",
      vendor: { name: "Nordwind = Co" },
      line_items: [{ description: "Oak desk", total: 12.5 }],
    });
    expect(await correctCommand.run([id, "total_amount=1", "--if-revision", String(revision), ...remote()])).toBe(1);
    expect(output()).toContain("REVISION_MISMATCH");
    const refusal = (...args: string[]) => expect(correctCommand.run([...args, ...remote()])).rejects;
    await refusal(id, "totl_amount=1").toThrow("There is no field totl_amount. Did you mean total_amount?");
    await refusal(id, "total_amount=1,50").toThrow("total_amount needs a number such as 1234.50");
    await refusal(id).toThrow("Say what to change");
    await refusal("total_amount=1").toThrow("Name one invoice");
  });

  it("approve, reject, reread, duplicates and delete accept several invoices, and continue after a refusal", async () => {
    const { id: first } = await jsonOf(uploadCommand, fileThat("first.pdf"), "--wait");
    const { id: second } = await jsonOf(uploadCommand, fileThat("second.pdf"), "--wait");
    expect(await approveCommand.run([first, "inv_1", second, ...remote()])).toBe(1);
    expect(output()).toMatch(new RegExp(`${first} is approved\\.\nNOT_FOUND.*\n${second} is approved\\.$`));
    expect(await jsonOf(rejectCommand, first, "--reason", "twice")).toMatchObject({ review_reason: "twice" });
    const { duplicates } = await jsonOf(duplicatesCommand, first);
    expect(duplicates).toContainEqual(expect.objectContaining({ id: second, reasons: expect.any(Array) }));
    const left = await jsonOf(duplicatesCommand, first, "--dismiss", second);
    expect(left.duplicates.map((each: { id: string }) => each.id)).not.toContain(second);
    const again = await jsonOf(duplicatesCommand, first, "--restore", second);
    expect(again.duplicates.map((each: { id: string }) => each.id)).toContain(second);
    expect(await jsonOf(rereadCommand, first, "--wait")).toMatchObject({ status: "completed", review: "open" });
    expect(await jsonOf(deleteCommand, first)).toEqual({ id: first, deleted: true });
    await expect(approveCommand.run([first, "--reason", "x", ...remote()])).rejects.toThrow("no option --reason");
    await expect(approveCommand.run(remote())).rejects.toThrow("Name at least one invoice");
  });

  it("bulk uploads an archive, waits, and writes the results", async () => {
    const archive = join(folder, "many.zip");
    const files = { "a.pdf": documentThat(), "b.txt": new TextEncoder().encode("no invoice") };
    const entries = Object.entries(files).map(([name, bytes]) => ({ name, chunks: [bytes] }));
    writeFileSync(archive, await buffer(zipOf(entries)));
    expect(await bulkCommand.run(["start", archive, "--metadata", "site=Kiel", "--wait", ...remote()])).toBe(1);
    expect(output()).toMatch(/^blk_\d+ {2}completed {2}.*1 completed.*1 rejected/);
    const id = /blk_\d+/.exec(output())?.[0] ?? "";
    expect(await jsonOf(bulkCommand, "show", id)).toMatchObject({ metadata: { site: "Kiel" } });
    const results = join(folder, "results.csv");
    expect(await bulkCommand.run(["results", id, "--format", "csv", "--out", results, ...remote()])).toBe(0);
    expect(readFileSync(results, "utf8")).toContain("a.pdf");
    await expect(bulkCommand.run(["start", ...remote()])).rejects.toThrow("Name one source");
    await expect(bulkCommand.run(["stat", ...remote()])).rejects.toThrow("Did you mean start?");
  });

  it("export counts, creates, lists and undoes exports, and writes their file", async () => {
    const { id: invoice } = await jsonOf(uploadCommand, fileThat("exported.pdf"), "--wait");
    await approveCommand.run([invoice, ...remote()]);
    const wish = ["create", "--format", "csv", "--include", "all"];
    const preview = await jsonOf(exportCommand, ...wish, "--dry-run");
    expect(preview).toMatchObject({ dry_run: true, counts: { included: expect.any(Number) } });
    const out = join(folder, "export.csv");
    const made = await jsonOf(exportCommand, ...wish, "--out", out);
    expect(made).toMatchObject({ status: "ready", counts: preview.counts });
    expect(readFileSync(out, "utf8")).toContain("T-1");
    expect(await jsonOf(exportCommand, "show", made.id)).toMatchObject({ id: made.id, invoices: expect.any(Array) });
    expect(await jsonOf(exportCommand, "undo", made.id)).toMatchObject({ status: "undone" });
    said.length = 0;
    expect(await exportCommand.run(["list", ...remote()])).toBe(0);
    expect(output()).toMatch(new RegExp(`${made.id} +undone +csv `));
    await expect(exportCommand.run(["create", "--format", "pdf", ...remote()])).rejects.toThrow("--format must be");
  });

  it("query and analytics print the response of the API", async () => {
    await uploadCommand.run([fileThat("summed.pdf"), "--wait", ...remote()]);
    said.length = 0;
    expect(
      await queryCommand.run([
        "query($n: Int) { invoices(first: $n) { nodes { id } } }",
        "--variables",
        '{"n":1}',
        ...remote(),
      ]),
    ).toBe(0);
    expect(JSON.parse(output()).invoices.nodes).toHaveLength(1);
    said.length = 0;
    expect(await analyticsCommand.run(["--group-by", "currency", ...remote()])).toBe(0);
    expect(output()).toMatch(/^CURRENCY +CURRENCY +INVOICES +TOTAL +TAX +CORRECTED\n/);
    expect((await jsonOf(analyticsCommand)).groups.length).toBeGreaterThan(0);
    await expect(analyticsCommand.run(["--group-by", "year", ...remote()])).rejects.toThrow(UsageError);
  });

  it("list filters by extracted values, as a table or one object per line", async () => {
    await uploadCommand.run([fileThat("listed.pdf"), "--wait", ...remote()]);
    said.length = 0;
    expect(await listCommand.run(["--number", "T-1", "--q", "listed", ...remote()])).toBe(0);
    expect(output()).toMatch(
      /^INVOICE +STATUS +DATE +VENDOR +NUMBER +TOTAL +FILE\ninv_\d+ +completed .*T-1 .*listed\.pdf$/,
    );
    said.length = 0;
    expect(await listCommand.run(["--since", "1h", "--limit", "0", "--json", ...remote()])).toBe(0);
    expect(said.map((line) => JSON.parse(line).filename)).toContain("listed.pdf");
    expect(await listCommand.run(["--currency", "euro", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_PARAMETER");
    await expect(listCommand.run(["--limit", "-1", ...remote()])).rejects.toThrow(UsageError);
  });

  it("fields defines, shows, changes and deletes custom fields, also from a file", async () => {
    const captions = ["--captions", "Project no., Projekt-Nr."];
    expect(await fieldsCommand.run(["create", "--name", "project", "--type", "code", ...captions, ...remote()])).toBe(
      0,
    );
    const id = /fld_\d+/.exec(output())?.[0] ?? "";
    said.length = 0;
    await fieldsCommand.run(["change", id, "--description", "For the books", ...remote()]);
    await fieldsCommand.run(["list", ...remote()]);
    expect(output()).toMatch(new RegExp(`${id} +project +code +document +Project no\\., Projekt-Nr\\.`));
    said.length = 0;
    await fieldsCommand.run(["show", id, ...remote()]);
    expect(JSON.parse(output())).toMatchObject({ description: "For the books" });
    const definition = join(folder, "field.json");
    writeFileSync(definition, output());
    expect(await fieldsCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await fieldsCommand.run(["create", "--from", definition, ...remote()])).toBe(0);
    expect(await fieldsCommand.run(["create", "--name", "Two Words", "--type", "code", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_PARAMETER");
    await expect(fieldsCommand.run(["create", ...remote()])).rejects.toThrow("--name is missing");
  });

  it("orders imports, lists, compares, closes and deletes orders", async () => {
    const lines = [{ description: "Paper", quantity: 10, unit_price: 4.5 }];
    const path = join(folder, "orders.jsonl");
    const rows = [
      { number: "CLI-1", currency: "EUR", vendor: { name: "Elsewhere AG" }, lines },
      { number: "CLI-2", currency: "XQZ", lines },
    ];
    writeFileSync(path, rows.map((row) => JSON.stringify(row)).join("\n"));
    expect(await ordersCommand.run(["import", path, ...remote()])).toBe(0);
    expect(output()).toMatch(/^1 created, 0 updated, 1 left out\n {2}line 2: currency must be an ISO 4217 code/);
    said.length = 0;
    await ordersCommand.run(["list", "--number", "CLI-1", ...remote()]);
    const id = /ord_\d+/.exec(output())?.[0] ?? "";
    expect(output()).toMatch(new RegExp(`^ORDER +NUMBER .*\\n${id} +CLI-1 +Elsewhere AG +45 EUR +0 +open$`));
    said.length = 0;
    await uploadCommand.run([fileThat("ordered.pdf"), ...remote()]);
    const invoice = /inv_\d+/.exec(output())?.[0] ?? "";
    await service.untilEnded(invoice);
    said.length = 0;
    await ordersCommand.run(["match", invoice, ...remote()]);
    expect(output()).toBe("no_order");
    said.length = 0;
    await ordersCommand.run(["show", id, ...remote()]);
    expect(output()).toContain("Paper: ");
    await ordersCommand.run(["close", id, ...remote()]);
    expect(output()).toMatch(/closed$/);
    expect(await ordersCommand.run(["delete", id, ...remote()])).toBe(0);
    writeFileSync(path, "{}\nno JSON");
    await expect(ordersCommand.run(["import", path, ...remote()])).rejects.toThrow("Line 2 is not JSON: see column ");
    await expect(ordersCommand.run(["list", "--status", "lost", ...remote()])).rejects.toThrow(UsageError);
  });

  it("rules tries, creates, moves, disables and deletes rules from files", async () => {
    const path = join(folder, "rule.json");
    writeFileSync(path, JSON.stringify({ name: "Paper", when: { currency: "EUR" }, then: { approvals: 2 } }));
    await uploadCommand.run([fileThat("ruled.pdf"), "--wait", ...remote()]);
    said.length = 0;
    expect(await rulesCommand.run(["try", path, "--last", "1", ...remote()])).toBe(0);
    expect(output()).toMatch(/^applies to 1 of the newest 1\n {2}inv_\d+ {2}Nordwind .* {2}101\.15 EUR/);
    said.length = 0;
    await rulesCommand.run(["create", path, ...remote()]);
    const id = /rul_\d+/.exec(output())?.[0] ?? "";
    expect(output()).toBe(`${id}  1. Paper\n  when  currency EUR\n  then  approvals 2`);
    await rulesCommand.run(["create", path, "--json", ...remote()]);
    said.length = 0;
    await rulesCommand.run(["move", id, "--position", "2", ...remote()]);
    await rulesCommand.run(["disable", id, ...remote()]);
    expect(output()).toContain(`${id}  2. Paper (off)`);
    said.length = 0;
    await rulesCommand.run(["list", ...remote()]);
    expect(output()).toMatch(
      new RegExp(`^POSITION +RULE .*\\n1 +rul_.*\\n2 +${id} +Paper +no +currency EUR +approvals 2$`),
    );
    writeFileSync(path, '{"then":{"tags":["paper"]}}');
    expect(await rulesCommand.run(["change", id, path, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["enable", id, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["show", id, ...remote()])).toBe(0);
    said.length = 0;
    await uploadCommand.run([fileThat("tagged.pdf", "complete tagged"), "--wait", ...remote()]);
    said.length = 0;
    await listCommand.run(["--tag", "paper", ...remote()]);
    expect(output()).toContain("tagged.pdf");
    const tagged = /inv_\d+/.exec(output())?.[0] ?? "";
    said.length = 0;
    await getCommand.run([tagged, ...remote()]);
    expect(output()).toMatch(/^approvals: 0 of 2$/m);
    expect(await rulesCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["show", id, ...remote()])).toBe(1);
    await expect(rulesCommand.run(["move", id, ...remote()])).rejects.toThrow("--position must be a whole number");
    writeFileSync(path, '{\n  "name": ?\n}');
    await expect(rulesCommand.run(["create", path, ...remote()])).rejects.toThrow(
      `${path} is not JSON: see line 2, column 11.`,
    );
  });

  it("postman prints a request for every operation of the API, with the key as a variable", async () => {
    expect(await postmanCommand.run(["--url", service.url])).toBe(0);
    type Item = { name: string; item?: Item[]; request?: { method: string; url: { raw: string } } };
    const collection = JSON.parse(output()) as { item: Item[]; auth: object };
    const requests = collection.item.flatMap(({ item = [] }) => item.flatMap(({ request }) => request ?? []));
    const named = requests.map(({ method, url }) => `${method} ${url.raw.replace("{{base_url}}", "")}`);
    expect(named.toSorted()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
    expect(JSON.stringify(collection.auth)).toContain("{{api_key}}");
    expect(await postmanCommand.run(["--url", "http://127.0.0.1:1"])).toBe(1);
  });

  it("listen forwards events with valid signatures, and resumes at a given event", async () => {
    const listening = listenCommand.run(["--forward-to", `${receiver.url}/ok/listen`, ...remote()]);
    await expect.poll(() => output()).toContain("Listening");
    await uploadCommand.run([fileThat("heard.pdf"), "--wait", ...remote()]);
    await expect.poll(() => receiver.requests.filter(({ path }) => path === "/ok/listen").length).toBe(1);
    await expect.poll(() => output()).toMatch(/invoice\.completed {2}evt_\d+ {2}→ 200/);
    process.emit("SIGINT");
    expect(await listening).toBe(0);
    const [request] = receiver.requests.filter(({ path }) => path === "/ok/listen");
    const secret = await revealWebhookSecret(service.running.services, service.accountId);
    expect(new Webhook(secret).verify(request?.body ?? "", request?.headers as Record<string, string>)).toMatchObject({
      type: "invoice.completed",
    });
  });

  it("webhooks creates, lists, tests and deletes endpoints, sets the default and rotates the secret", async () => {
    expect(
      await webhooksCommand.run(["create", "--to", `${receiver.url}/ok/cli`, "--description", "Books", ...remote()]),
    ).toBe(0);
    const id = /whk_\d+/.exec(output())?.[0] ?? "";
    await webhooksCommand.run(["list", ...remote()]);
    expect(output()).toContain("Books");
    await webhooksCommand.run(["test", id, ...remote()]);
    await expect.poll(() => receiver.requests.some(({ path }) => path === "/ok/cli")).toBe(true);
    await webhooksCommand.run(["default", `${receiver.url}/ok/default`, ...remote()]);
    expect(output()).toContain(`Default URL: ${receiver.url}/ok/default`);
    await webhooksCommand.run(["default", "none", ...remote()]);
    await webhooksCommand.run(["secret", "rotate", "--overlap-hours", "1", ...remote()]);
    expect(output()).toMatch(/whsec_\S+\n\nThe old secret goes on signing until/);
    expect(await webhooksCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await webhooksCommand.run(["create", "--to", "https://10.0.0.1/", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_WEBHOOK_URL");
  });

  it("events replay sends missed events again, once the receiver is back", async () => {
    let isUp = false;
    const flaky = await startReceiver({ mode: (response) => void response.writeHead(isUp ? 200 : 503).end() });
    await uploadCommand.run([fileThat("lost.pdf"), "--wait", "--webhook-url", `${flaky.url}/`, ...remote()]);
    await expect.poll(() => flaky.requests.length).toBeGreaterThan(0);
    isUp = true;
    expect(await eventsCommand.run(["replay", "--since", "10m", "--state", "pending", "--dry-run", ...remote()])).toBe(
      0,
    );
    said.length = 0;
    expect(await eventsCommand.run(["replay", "--since", "10m", ...remote()])).toBe(0);
    expect(output()).toMatch(/events are being sent again/);
    const eventId = JSON.parse(flaky.requests[0]?.body ?? "").id;
    await expect
      .poll(async () => {
        said.length = 0;
        await eventsCommand.run(["show", eventId, ...remote()]);
        return JSON.parse(output()).deliveries[0].state;
      })
      .toBe("delivered");
    await eventsCommand.run(["list", "--since", "10m", ...remote()]);
    expect(output()).toContain(eventId);
    await flaky.close();
  });
});
