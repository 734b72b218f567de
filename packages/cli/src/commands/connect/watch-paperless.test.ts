import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../../../server/src/testing/servers/postgres.ts";
import { documentThat, startTestService, type TestService } from "../../../../server/src/testing/test-service.ts";
import { type PaperlessServer, paperlessToken, startPaperless } from "../../testing/paperless.ts";
import { inkvoice } from "../../testing/run-command.ts";

const program = join(import.meta.dirname, "../../main.ts");

describe("inkvoice watch --paperless, on a server that answers as paperless-ngx does", () => {
  let service: TestService;
  let paperless: PaperlessServer;
  let folder: string;

  beforeAll(async () => {
    service = await startTestService("sqlite and a folder");
  });
  afterAll(() => service?.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "inkvoice-paperless-"));
    paperless = await startPaperless();
    return () => {
      paperless.close();
      rmSync(folder, { recursive: true });
    };
  });

  const command = (args: readonly string[] = []) => {
    const remote = ["--url", service.url, "--key", service.apiKey, "--journal", join(folder, "journal.jsonl")];
    return ["watch", "--paperless", paperless.url, "--once", ...args, ...remote];
  };
  const watch = (args: readonly string[] = [], token = paperlessToken) =>
    inkvoice(command(args), { INKVOICE_PAPERLESS_TOKEN: token });
  const records = async () => (await service.api<{ invoices: { id: string }[] }>("/v1/invoices")).body.data.invoices;
  const tagAgain = (id: number) => paperless.documents.get(id)?.tags.push(1);

  it("writes fields, date and correspondent back, replaces the tag, and keeps other values", async () => {
    const kept = { field: 99, value: "mine" };
    const first = paperless.add(documentThat("complete first"), "inkvoice", { custom_fields: [kept] });
    const second = paperless.add(documentThat("complete second"), "inkvoice", { correspondent: 7 });
    const untagged = paperless.add(documentThat("complete third"), "other");
    const { code, out } = await watch();
    expect([code, out.match(/^done {4}inv_\d+ {2}[12] scan\.pdf$/gm)?.length]).toEqual([0, 2]);
    expect(paperless.tagsOf(first)).toEqual(["inkvoice-done"]);
    expect(paperless.documents.get(first)?.custom_fields).toContain(kept);
    expect(paperless.valuesOf(first)).toMatchObject({ "Invoice number": "T-1", "Total amount": "EUR101.15" });
    expect(paperless.valuesOf(first)).not.toHaveProperty("Due date");
    expect(paperless.documents.get(first)).toMatchObject({ created: "2026-10-02", correspondent: 1 });
    expect(paperless.correspondents).toEqual([{ id: 1, name: "Nordwind Trading GmbH" }]);
    expect(paperless.documents.get(second)?.correspondent).toBe(7);
    expect(paperless.tagsOf(untagged)).toEqual(["other"]);
  });

  it.each([/bulk_edit/, /PATCH/])("repeats a run that ended at %s without a second upload", async (step) => {
    const id = paperless.add(documentThat(`complete ${step.source}`), "inkvoice");
    const before = (await records()).length;
    const recover = paperless.refuse(step, 503);
    const broken = await watch();
    expect([broken.code, broken.err]).toEqual([1, "paperless-ngx answers with 503.\n"]);
    expect(paperless.tagsOf(id)).toEqual(["inkvoice"]);
    recover();
    expect((await watch()).code).toBe(0);
    expect(paperless.tagsOf(id)).toEqual(["inkvoice-done"]);
    expect(paperless.valuesOf(id)).toMatchObject({ "Invoice number": "T-1" });
    expect((await records()).length).toBe(before + 1);
  });

  it.each([
    ["POST /api/documents/bulk_edit/", "not done"],
    ["POST /api/documents/bulk_edit/", "done"],
    ["POST /api/correspondents/", "done"],
    ["PATCH /api/documents/", "done"],
    ["POST /api/documents/\\d+/notes/", "done"],
  ] as const)("loses nothing and does nothing twice when it is killed at %s, %s", async (step, effect) => {
    const [first, second] = ["a", "b"].map((each) =>
      paperless.add(documentThat(`complete killed ${each} ${step} ${effect}`), "inkvoice"),
    ) as [number, number];
    const failing = paperless.add(documentThat(`fail UNREADABLE_TEXT ${step} ${effect}`), "inkvoice");
    const before = (await records()).length;
    const hold = paperless.hold(new RegExp(step), effect);
    const env = { ...process.env, INKVOICE_PAPERLESS_TOKEN: paperlessToken };
    const watcher = spawn(process.execPath, [program, ...command()], { stdio: "ignore", env });
    const ended = new Promise((resolve) => watcher.once("exit", (_code, signal) => resolve(signal)));
    await hold.arrived;
    watcher.kill("SIGKILL");
    expect(await ended).toBe("SIGKILL");
    hold.release();
    // The failing document may have got its tag before the kill: documents are processed at the same time.
    const again = await watch();
    expect([again.code, again.err]).toEqual([/^failed/m.test(again.out) ? 1 : 0, ""]);
    expect([first, second, failing].map(paperless.tagsOf)).toEqual([
      ["inkvoice-done"],
      ["inkvoice-done"],
      ["inkvoice-failed"],
    ]);
    for (const id of [first, second])
      expect(paperless.valuesOf(id)).toEqual({ "Invoice number": "T-1", "Total amount": "EUR101.15" });
    expect(paperless.correspondents).toEqual([{ id: 1, name: "Nordwind Trading GmbH" }]);
    expect(paperless.documents.get(failing)?.notes).toHaveLength(1);
    expect((await records()).length).toBe(before + 3);
  });

  it("gives a document that is tagged again the corrected values of its record", async () => {
    const id = paperless.add(documentThat("complete corrected"), "inkvoice");
    await watch();
    const [newest] = await records();
    const body = JSON.stringify({ extracted_data: { total_amount: 77 } });
    await service.api(`/v1/invoices/${newest?.id}`, {
      method: "PATCH",
      body,
      headers: { "content-type": "application/json" },
    });
    tagAgain(id);
    expect((await watch()).out).toMatch(/^known {3}inv_\d+ {2}1 scan\.pdf$/m);
    expect(paperless.valuesOf(id)).toMatchObject({ "Total amount": "EUR77.00" });
    expect((await records())[0]?.id).toBe(newest?.id);
  });

  it("tags a document that has no values to write, with one note that says why, however often", async () => {
    const unread = paperless.add(documentThat("fail UNREADABLE_TEXT"), "inkvoice");
    const several = paperless.add(documentThat("several 2"), "inkvoice");
    for (const _again of [1, 2]) {
      expect((await watch()).code).toBe(1);
      expect(paperless.tagsOf(unread)).toEqual(["inkvoice-failed"]);
      expect(paperless.tagsOf(several)).toEqual(["inkvoice-failed"]);
      tagAgain(unread);
      tagAgain(several);
    }
    const notes = [unread, several].map((id) => paperless.documents.get(id)?.notes);
    expect(notes).toEqual([
      [{ note: "Inkvoice: The document says so. (UNREADABLE_TEXT)" }],
      [{ note: expect.stringMatching(/^Inkvoice: The file holds 2 invoices\..+\(SEVERAL_INVOICES\)$/) }],
    ]);
  });

  it("continues with the other documents where one may not be changed or its value is refused", async () => {
    const refused = paperless.add(documentThat('data {"invoice_number":"odd"}'), "inkvoice");
    paperless.fields.push(
      { id: 50, name: "Number", data_type: "string" },
      { id: 51, name: "Total", data_type: "date" },
    );
    const foreign = paperless.add(documentThat("complete foreign"), "inkvoice");
    const fine = paperless.add(documentThat("complete fine"), "inkvoice");
    paperless.refuse(new RegExp(`PATCH /api/documents/${refused}/`), 400);
    paperless.refuse(new RegExp(`PATCH /api/documents/${foreign}/`), 403);
    const { code, out } = await watch(["--field", "invoice_number=number"]);
    expect([code, out]).toEqual([1, expect.stringContaining("VALUES_REFUSED")]);
    expect(out).toContain("PAPERLESS_FORBIDDEN");
    expect([refused, foreign, fine].map(paperless.tagsOf)).toEqual([
      ["inkvoice-failed"],
      ["inkvoice"],
      ["inkvoice-done"],
    ]);
    expect(paperless.valuesOf(fine)).toEqual({ Number: "T-1" });
    const { err } = await watch(["--field", "total_amount=Total"]);
    expect(err).toBe(
      'The custom field "Total" has the type date; total_amount needs one of monetary, float, string, longtext.\n',
    );
  });

  it("reads all pages of a long list, and sends the token nowhere else", async () => {
    const ids = Array.from({ length: 101 }, () => paperless.add(documentThat("complete long list"), "inkvoice"));
    expect((await watch()).code).toBe(0);
    expect(new Set(ids.flatMap(paperless.tagsOf))).toEqual(new Set(["inkvoice-done"]));
  });

  it("says what is wrong with the address, the token or the command", async () => {
    expect((await watch([], "wrong")).err).toMatch(/does not accept the token/);
    const elsewhere = ["watch", "--once", "--url", service.url, "--key", service.apiKey];
    const token = { INKVOICE_PAPERLESS_TOKEN: paperlessToken };
    const nobody = await inkvoice([...elsewhere, "--paperless", `http://127.0.0.1:${await freePort()}`], token);
    expect(nobody.err).toMatch(/^paperless-ngx at http:.+ could not be reached\.\n$/);
    const other = await inkvoice([...elsewhere, "--paperless", service.url], token);
    expect(other.err).toMatch(/^There is no paperless-ngx at /);
    paperless.refuse(/GET \/api\/tags/, 406);
    expect((await watch()).err).toMatch(/does not know version 9/);
    expect((await watch(["--field", "total=Total"])).err).toMatch(/^There is no extracted field total\./);
    expect((await watch([], "")).err).toMatch(/^A token of paperless-ngx is needed/);
    expect((await inkvoice([...elsewhere, "--paperless", "paperless"], token)).code).toBe(2);
  });
});
