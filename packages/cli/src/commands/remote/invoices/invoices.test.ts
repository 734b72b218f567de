import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { zipOf } from "../../../../../server/src/catalogue/export/zip.ts";
import { freePort } from "../../../../../server/src/testing/servers/postgres.ts";
import { documentThat } from "../../../../../server/src/testing/test-service.ts";
import { UsageError } from "../../../command.ts";
import { setUpRemoteCommands } from "../../../testing/remote-commands.ts";
import { eventsCommand } from "../webhooks/events.ts";
import { analyticsCommand } from "./analytics.ts";
import { bulkCommand } from "./bulk.ts";
import { correctCommand } from "./correct.ts";
import { exportCommand } from "./export.ts";
import { getCommand } from "./get.ts";
import { approveCommand, deleteCommand, duplicatesCommand, rejectCommand, rereadCommand } from "./invoice-action.ts";
import { listCommand } from "./list.ts";
import { queryCommand } from "./query.ts";
import { uploadCommand } from "./upload.ts";

describe("commands for invoices of a running service", () => {
  const { folder, fileThat, jsonOf, lines, output, remote, service } = setUpRemoteCommands();

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
    expect(await eventsCommand.run(["list", "--url", service().url, "--key", "ink_live_wrong"])).toBe(1);
    expect(output()).toContain("UNAUTHORIZED");
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await eventsCommand.run(["list", "--url", nobody, "--key", "ink_live_wrong"])).toBe(1);
    expect(output()).toContain(`${nobody} could not be reached. Nothing listens there.`);
    await expect(eventsCommand.run(["list", "--key", "ink_live_…"])).rejects.toThrow("is not a whole API key");
  });

  it("get shows every value with its confidence and band, or the record as JSON", async () => {
    await uploadCommand.run([fileThat("shown.pdf"), "--wait", "--json", ...remote()]);
    const { id } = JSON.parse(lines.at(-1) ?? "");
    lines.length = 0;
    expect(await getCommand.run([id, ...remote()])).toBe(0);
    expect(output()).toMatch(/^FIELD +VALUE +CONFIDENCE +BAND$/m);
    expect(output()).toMatch(/^invoice_number +T-1 +0\.\d\d +(confident|check|uncertain)$/m);
    lines.length = 0;
    const copy = join(folder, "copy.pdf");
    expect(await getCommand.run([id, "--json", "--file", copy, ...remote()])).toBe(0);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id, status: "completed", revision: 1 });
    expect(readFileSync(copy)).toEqual(Buffer.from(documentThat()));
    expect(await getCommand.run(["inv_1", ...remote()])).toBe(1);
    expect(output()).toContain("NOT_FOUND");
    await expect(getCommand.run(remote())).rejects.toThrow(UsageError);
  });

  it("upload sends an external id, metadata, and the fields to extract", async () => {
    const own = ["--external-id", "order 7", "--metadata", "shop=north", "--metadata", "note=a=b"];
    const sent = await jsonOf(uploadCommand, fileThat("own.pdf"), ...own, "--split", "never", "--fields", "");
    expect(sent).toMatchObject({ external_id: "order 7", metadata: { shop: "north", note: "a=b" } });
    await expect(uploadCommand.run(["x", "--split", "some", ...remote()])).rejects.toThrow("--split must be one of");
    await expect(uploadCommand.run(["x", "--metadata", "shop", ...remote()])).rejects.toThrow("must be KEY=VALUE");
  });

  it("correct changes the named fields, and reports those it cannot change", async () => {
    const { id, revision } = await jsonOf(uploadCommand, fileThat("wrong.pdf"), "--wait");
    const linesFile = join(folder, "lines.json");
    writeFileSync(linesFile, JSON.stringify({ line_items: [{ description: "Oak desk", total: 12.5 }] }));
    const values = ["total_amount=12.50", "vendor.name=Nordwind = Co", "due_date=", "invoice_number=0017"];
    const record = await jsonOf(correctCommand, id, ...values, "--from", linesFile, "--if-revision", String(revision));
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
    await expect(bulkCommand.run(["start", "nowhere.zip", ...remote()])).rejects.toThrow(
      "There is no file nowhere.zip.",
    );
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
    lines.length = 0;
    expect(await exportCommand.run(["list", ...remote()])).toBe(0);
    expect(output()).toMatch(new RegExp(`${made.id} +undone +csv `));
    await expect(exportCommand.run(["create", "--format", "pdf", ...remote()])).rejects.toThrow("--format must be");
  });

  it("query and analytics print the response of the API", async () => {
    await uploadCommand.run([fileThat("summed.pdf"), "--wait", ...remote()]);
    lines.length = 0;
    expect(
      await queryCommand.run([
        "query($n: Int) { invoices(first: $n) { nodes { id } } }",
        "--variables",
        '{"n":1}',
        ...remote(),
      ]),
    ).toBe(0);
    expect(JSON.parse(output()).invoices.nodes).toHaveLength(1);
    lines.length = 0;
    const example = /'(.+)'/.exec(queryCommand.usage)?.[1] ?? "";
    expect(await queryCommand.run([example, ...remote()])).toBe(0);
    lines.length = 0;
    expect(await analyticsCommand.run(["--group-by", "currency", ...remote()])).toBe(0);
    expect(output()).toMatch(/^CURRENCY +CURRENCY +INVOICES +TOTAL +TAX +CORRECTED\n/);
    expect((await jsonOf(analyticsCommand)).groups.length).toBeGreaterThan(0);
    await expect(analyticsCommand.run(["--group-by", "year", ...remote()])).rejects.toThrow(UsageError);
  });

  it("list filters by extracted values, as a table or one object per line", async () => {
    await uploadCommand.run([fileThat("listed.pdf"), "--wait", ...remote()]);
    lines.length = 0;
    expect(await listCommand.run(["--number", "T-1", "--q", "listed", ...remote()])).toBe(0);
    expect(output()).toMatch(
      /^INVOICE +STATUS +DATE +VENDOR +NUMBER +TOTAL +FILE\ninv_\d+ +completed .*T-1 .*listed\.pdf$/,
    );
    lines.length = 0;
    expect(await listCommand.run(["--since", "1h", "--limit", "0", "--json", ...remote()])).toBe(0);
    expect(lines.map((line) => JSON.parse(line).filename)).toContain("listed.pdf");
    expect(await listCommand.run(["--currency", "euro", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_PARAMETER");
    await expect(listCommand.run(["--limit", "-1", ...remote()])).rejects.toThrow(UsageError);
  });
});
