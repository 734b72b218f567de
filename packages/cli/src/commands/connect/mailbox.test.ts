import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentThat, startTestService, type TestService } from "../../../../server/src/testing/test-service.ts";
import { type ImapServer, mailPassword, startImap } from "../../testing/imap.ts";
import { inkvoice } from "../../testing/run-command.ts";

const program = fileURLToPath(new URL("../../../bin/inkvoice.js", import.meta.url));

type Attached = Readonly<{ name: string; content: Uint8Array | string; type?: string }>;

function mixed(boundary: string, parts: readonly string[]): string {
  return [
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    "",
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

const attachment = ({ name, content, type = "application/pdf" }: Attached) =>
  [
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(content).toString("base64"),
  ].join("\r\n");

function mail(subject: string, ...parts: readonly string[]): string {
  const headers = [
    "From: Ann Bell <ann@example.com>",
    `Subject: ${subject}`,
    `Message-ID: <${subject.replaceAll(" ", "-")}@example.com>`,
    "MIME-Version: 1.0",
  ];
  return `${headers.join("\r\n")}\r\n${mixed("outer", ["Content-Type: text/plain\r\n\r\nHello", ...parts])}`;
}

describe("inkvoice mailbox, on a real IMAP server", () => {
  let service: TestService;
  let server: ImapServer;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-mailbox-"));
  beforeAll(async () => {
    [service, server] = await Promise.all([startTestService("sqlite and a folder"), startImap()]);
  });
  afterAll(async () => {
    await service?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  const deliver = (user: string, mails: readonly string[]) =>
    server.as(user, async (client) => {
      for (const each of mails) await client.append("INBOX", each);
    });
  const subjectsIn = (user: string, path: string) =>
    server.as(user, async (client) => {
      if (!(await client.status(path, { messages: true }).catch(() => false))) return [];
      await client.mailboxOpen(path);
      const mails = await client.fetchAll("1:*", { envelope: true }).catch(() => []);
      return mails.map(({ envelope }) => envelope?.subject);
    });
  const uploads = async () =>
    await service.running.services.db.selectFrom("invoices").select(["id", "filename", "metadata"]).execute();
  const args = (user: string, port = server.port) => {
    const journal = ["--journal", join(folder, `${user}.jsonl`)];
    const trust = ["--ca", server.ca];
    return ["mailbox", `localhost:${port}`, "--user", user, ...trust, ...journal, "--url", service.url];
  };
  const variables = () => ({ INKVOICE_MAILBOX_PASSWORD: mailPassword, INKVOICE_API_KEY: service.apiKey });
  const once = (user: string) => inkvoice([...args(user), "--once"], variables());

  it("uploads every attached document with sender and subject, and moves the mail to done or, with a message for each failure, to failed", async () => {
    const good = mail("Invoice für May", attachment({ name: "März.pdf", content: documentThat() }));
    const forwarded = `Content-Type: message/rfc822\r\n\r\n${mail("Inner", attachment({ name: "inner.pdf", content: documentThat("complete inner") }))}`;
    const torn = mail(
      "Torn",
      attachment({ name: "torn.pdf", content: documentThat("fail UNREADABLE_TEXT") }),
      attachment({ name: "whole.pdf", content: documentThat("complete whole") }),
      attachment({ name: "fake.png", content: "not a picture", type: "image/png" }),
    );
    await deliver("books", [good, mail("Forward", forwarded), torn, mail("No document")]);
    const { code, out } = await once("books");
    expect(code).toBe(1);
    expect(out).toMatch(/^done {4}inv_\d+ {2}ann@example\.com: März\.pdf$/m);
    expect(out).toMatch(/^done {4}inv_\d+ {2}ann@example\.com: inner\.pdf$/m);
    expect(out).toMatch(/^failed {2}inv_\d+ {2}ann@example\.com: torn\.pdf {2}UNREADABLE_TEXT: /m);
    expect(out).toMatch(/^failed {4}ann@example\.com: fake\.png {2}INVALID_FILE_FORMAT: /m);
    expect(await subjectsIn("books", "INBOX")).toEqual(["No document"]);
    expect((await subjectsIn("books", "Inkvoice.done")).toSorted()).toEqual(["Forward", "Invoice für May"]);
    expect((await subjectsIn("books", "Inkvoice.failed")).toSorted()).toEqual([
      "Not read: fake.png",
      "Not read: torn.pdf",
      "Torn",
    ]);
    const [taken] = (await uploads()).filter(({ filename }) => filename === "März.pdf");
    expect(JSON.parse(taken?.metadata ?? "{}")).toMatchObject({
      source: "mailbox",
      sender: "ann@example.com",
      subject: "Invoice für May",
      message_id: "<Invoice-für-May@example.com>",
    });
  });

  it("uploads a mail without attachments as a whole if its text may be the invoice", async () => {
    await deliver("texts", [mail("Receipt 77")]);
    const { code, out } = await inkvoice([...args("texts"), "--once", "--texts"], variables());
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^done {4}inv_\d+ {2}ann@example\.com: mail\.eml$/m),
    });
    expect(await subjectsIn("texts", "Inkvoice.done")).toEqual(["Receipt 77"]);
  });

  it("reads no mail twice, and reports the same failure once", async () => {
    const same = mail("Same", attachment({ name: "same.pdf", content: documentThat("fail UNREADABLE_TEXT again") }));
    await deliver("twice", [same, same]);
    await once("twice");
    const before = (await uploads()).length;
    await deliver("twice", [same]);
    expect((await once("twice")).out).toMatch(/^failed {2}inv_\d+ {2}ann@example\.com: same\.pdf/m);
    expect((await uploads()).length).toBe(before);
    expect((await uploads()).filter(({ filename }) => filename === "same.pdf")).toHaveLength(1);
    expect(await subjectsIn("twice", "Inkvoice.failed")).toEqual(["Not read: same.pdf", "Same", "Same", "Same"]);
  });

  it("uploads each of many mails once although it is killed repeatedly, and new mails while it waits", async () => {
    const count = 30;
    const document = (n: number) => attachment({ name: `many-${n}.pdf`, content: documentThat(`complete many ${n}`) });
    await deliver(
      "many",
      Array.from({ length: count }, (_, n) => mail(`Many ${n}`, document(n))),
    );
    const passwordFile = join(folder, "password");
    writeFileSync(passwordFile, `${mailPassword}\n`);
    const command = [
      ...args("many", server.plainPort),
      "--starttls",
      "--every",
      "600",
      "--password-file",
      passwordFile,
    ];
    const env = { ...process.env, INKVOICE_API_KEY: service.apiKey };
    const start = () => {
      const child = spawn(process.execPath, [program, ...command], { stdio: "ignore", env });
      return { child, ended: new Promise((resolve) => child.once("exit", resolve)) };
    };
    const many = async () => (await uploads()).filter(({ filename }) => filename.startsWith("many-"));
    for (let kill = 1; kill <= 2; kill++) {
      const { child, ended } = start();
      await expect.poll(async () => (await many()).length, { interval: 5 }).toBeGreaterThanOrEqual(kill * 10);
      child.kill("SIGKILL");
      await ended;
    }
    const { child, ended } = start();
    const moved = async () => (await subjectsIn("many", "Inkvoice.done")).length;
    await expect.poll(moved, { interval: 500 }).toBe(count);
    await deliver("many", [mail("Late", document(count))]);
    await expect.poll(moved, { interval: 500 }).toBe(count + 1);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    const taken = await many();
    expect([taken.length, new Set(taken.map(({ filename }) => filename)).size]).toEqual([count + 1, count + 1]);
  });

  it("explains in a sentence a refused password, an untrusted certificate and an unreachable server", async () => {
    const wrong = await inkvoice([...args("wrong"), "--once"], { ...variables(), INKVOICE_MAILBOX_PASSWORD: "x" });
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^localhost does not let this user in: .+\n$/)]);
    const untrusted = args("wrong").filter((each) => each !== "--ca" && each !== server.ca);
    expect((await inkvoice(untrusted, variables())).err).toMatch(/^No safe connection to localhost: /);
    const nobody = await inkvoice(args("wrong", 1), variables());
    expect([nobody.code, nobody.err]).toEqual([
      1,
      expect.stringMatching(/^The mailbox at localhost cannot be reached: /),
    ]);
    const absent = await inkvoice([...args("wrong"), "--folder", "Absent"], variables());
    expect([absent.code, absent.err]).toEqual([1, expect.stringContaining("Absent")]);
  });

  it("sends no password unencrypted to another machine, and accepts none on the command line", async () => {
    const clear = await inkvoice(["mailbox", "mail.example.com", "--user", "ann", "--without-tls"], variables());
    expect([clear.code, clear.err]).toEqual([2, expect.stringContaining("only for a server on this machine")]);
    const none = await inkvoice(["mailbox", "mail.example.com", "--user", "ann"], { INKVOICE_API_KEY: "k" });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining("INKVOICE_MAILBOX_PASSWORD")]);
    expect((await inkvoice(["mailbox", "--user", "ann"], variables())).code).toBe(2);
  });
});
