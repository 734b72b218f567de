import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocs } from "../../packages/dashboard/build/docs/build-docs.ts";
import { guideGroups } from "../../packages/dashboard/build/docs/pages.ts";
import { freePort } from "../../packages/server/src/testing/servers/postgres.ts";
import { axeFindings } from "../dashboard/support/axe.ts";
import { openSite, type Site } from "../dashboard/support/site.ts";
import { type CommandServer, serveCommands } from "./command-server.ts";
import { fileOf, isProgram, programCommand, receiverCommand } from "./languages.ts";
import { allSnippets, readmeCommands, readmeExtraction, repository, type Snippet, strictShell } from "./snippets.ts";

const snippets = allSnippets();
/** In reading order: the quick start creates data for the others. */
const pagesOf = (language: RegExp) =>
  Object.values(guideGroups)
    .flat()
    .filter((page) => snippets.some((each) => each.page === page && each.role === "" && language.test(each.language)));

/** Everything in one service, in a folder as a new user has it: the examples, and the commands by npx. */
describe("the documentation", () => {
  let site: Site;
  let commands: CommandServer;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-docs-"));
  const environment = () => ({
    PATH: `${join(folder, ".bin")}:${process.env.PATH}`,
    HOME: folder,
    INKVOICE_URL: site.service.url,
    INKVOICE_API_KEY: site.service.apiKey,
    INKVOICE_PORT: "0",
    ...site.service.fixture.environment,
  });
  /** Exit code and output; error output after a failure. */
  const run = async (program: string, args: readonly string[]): Promise<[number, string]> => {
    const child = spawn(program, args, { cwd: folder, env: environment() });
    const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    return [status, status === 0 ? out : `${out.slice(-2000)}\n${err.slice(-2000)}`];
  };
  const local = (source: string) => source.replaceAll("http://localhost:3000", site.service.url);

  beforeAll(async () => {
    site = await openSite();
    cpSync(join(repository, "examples"), join(folder, "examples"), { recursive: true });
    symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    mkdirSync(join(folder, ".bin"));
    commands = await serveCommands(folder, environment);
  });
  afterAll(async () => {
    commands?.close();
    await site?.stop();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it("has no broken links", async () => {
    expect(await buildDocs(join(folder, "site"))).toEqual([]);
  });

  // Before the guides, some of which make a second account.
  it("README: every command runs as pasted, and prints what is shown", async () => {
    const commands = readmeCommands();
    expect(commands.match(/^(curl|npx|export)/gm)?.toSorted()).toEqual(["curl", "export", "npx", "npx"]);
    const [code, said] = await run("bash", ["-c", strictShell(local(commands))]);
    expect([code, said]).toEqual([0, expect.stringMatching(/"id":"inv_\d+"[\s\S]*^invoice_number +LO-2026-0417 /m)]);
    const authorization = `Bearer ${site.service.apiKey}`;
    const list = await fetch(`${site.service.url}/v1/invoices?invoice_number=LO-2026-0417`, {
      headers: { authorization },
    });
    const { id } = (await list.json()).data.invoices[0];
    const record = await fetch(`${site.service.url}/v1/invoices/${id}`, { headers: { authorization } });
    const { extracted_data: read } = (await record.json()).data;
    const { invoice_number, date, total_amount, currency, vendor, line_items } = readmeExtraction();
    const { name, tax_id } = vendor;
    expect(read).toMatchObject({ invoice_number, date, total_amount, currency, vendor: { name, tax_id } });
    expect(read.line_items[0]).toMatchObject(line_items[0] ?? {});
  });

  it.each(pagesOf(/^(sh|bash)$/))("%s: every command runs", async (page) => {
    const blocks = snippets.filter(
      (each) => each.page === page && each.role === "" && /^(sh|bash)$/.test(each.language),
    );
    const script = blocks.map(({ line, text }) => `echo "line ${line}" >&2\n${local(text)}`).join("\n");
    expect(await run("bash", ["-c", strictShell(script)])).toEqual([0, expect.anything()]);
  });

  it.each(snippets.filter(({ role, language }) => role === "example" && language === "sh"))(
    "$page, line $line: the example is a command that exists",
    ({ text }) => {
      expect(spawnSync("bash", ["-n"], { input: text, encoding: "utf8" }).stderr).toBe("");
    },
  );

  it.each(snippets.filter(({ role, language }) => role === "" && isProgram(language)))(
    "$page, line $line: the $language program runs",
    async ({ language, text: source }) => {
      const file = fileOf("program", language);
      writeFileSync(join(folder, file), local(source));
      const command = programCommand(language, file);
      if (!command) return;
      const [interpreter = "", ...args] = command;
      const printed = expect.stringMatching(/^LO-2026-0417 2392.35 EUR( 0\.\d+| 1)?\n$/);
      expect(await run(interpreter, args)).toEqual([0, printed]);
    },
  );

  it.each(snippets.filter(({ role }) => role === "receiver"))(
    "$page, line $line: the $language receiver accepts genuine deliveries only",
    async (snippet) => {
      const port = await freePort();
      const receiver = startReceiver(snippet, port);
      if (!receiver) return;
      try {
        const genuine = delivery();
        await expect.poll(async () => (await statusOf(port, genuine)) || receiver.exitCode).not.toBeNull();
        expect([receiver.exitCode, await statusOf(port, genuine)]).toEqual([null, 204]);
        expect(await statusOf(port, { ...genuine, body: genuine.body.replace("evt_1", "evt_2") })).toBe(401);
        expect(await statusOf(port, { ...genuine, headers: {} })).toBe(401);
      } finally {
        if (receiver.pid && receiver.exitCode === null) process.kill(-receiver.pid, "SIGKILL");
      }
    },
  );

  const secret = `whsec_${Buffer.from("a secret of thirty-two bytes, so").toString("base64")}`;

  function delivery(): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({ id: "evt_1", type: "invoice.completed", data: { id: "inv_1" } });
    const now = new Date();
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", now, body),
      "x-service-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    };
    return { body, headers };
  }

  async function statusOf(port: number, { body, headers }: ReturnType<typeof delivery>): Promise<number> {
    const answer = await fetch(`http://localhost:${port}/`, { method: "POST", body, headers }).catch(() => undefined);
    return answer?.status ?? 0;
  }

  function startReceiver({ language, text: source }: Snippet, port: number): ChildProcess | undefined {
    const file = fileOf("receiver", language);
    writeFileSync(join(folder, file), source);
    const command = receiverCommand(language, file, port);
    if (!command) return undefined;
    const [program = "", ...args] = command;
    const env = { ...environment(), INKVOICE_WEBHOOK_SECRET: secret, PORT: String(port) };
    // As a process group, because `go run` starts a child.
    return spawn(program, args, { cwd: folder, env, stdio: "ignore", detached: true });
  }

  it("is rendered as pages that fit any width in both colour schemes without axe findings", async () => {
    for (const [width, scheme] of [
      [390, "light"],
      [1440, "dark"],
    ] as const) {
      const page = await site.visit({ width, scheme });
      for (const path of ["/docs/", "/docs/settings", "/docs/webhooks"]) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, overflow <= 0]).toEqual([path, width, true]);
        expect([path, scheme, await axeFindings(page)]).toEqual([path, scheme, []]);
      }
      await page.context().close();
    }
    expect(site.pageProblems()).toEqual([]);
  });

  it("fills in the address of the installation, and the key that the reader enters, for this tab", async () => {
    const page = await site.visit();
    await page.goto("/docs/quick-start");
    const snippet = page.locator(".code", { hasText: "/v1/invoices/extract" }).first();
    await expect.poll(() => snippet.innerText()).toContain(`curl ${new URL(page.url()).origin}/v1/`);
    await page.getByLabel("API key for the snippets").fill("ink_live_0123456789abcdef");
    await expect.poll(() => snippet.innerText()).toContain("Bearer ink_live_0123456789abcdef");
    await page.goto("/docs/uploading");
    await page.getByText("Bearer ink_live_0123456789abcdef").first().waitFor();
    expect(site.pageProblems()).toEqual([]);
    await page.context().close();
  });

  it("is searched by words, with the keyboard", async () => {
    const page = await site.visit();
    await page.goto("/docs/");
    await page.keyboard.press("/");
    await page.keyboard.type("answers retries");
    await page.getByRole("option", { name: /^Webhooks: Answers and retries/, selected: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/webhooks#answers-and-retries$/);
    await page.getByRole("combobox").fill("qqqqqqqq");
    await page.getByText("Nothing was found.").waitFor();
    expect(site.pageProblems()).toEqual([]);
    await page.context().close();
  });

  it("can be read by programs: as Markdown, by llms.txt, and with the reference beside it", async () => {
    const { url } = site.service;
    const llms = await (await fetch(`${url}/llms.txt`)).text();
    const [link] = /\/docs\/webhooks\.md/.exec(llms) ?? [];
    const markdown = await fetch(`${url}${link}`);
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toMatch(/^# Webhooks/);
    const page = await fetch(`${url}/docs`);
    expect([page.url, page.headers.get("content-security-policy")]).toEqual([
      `${url}/docs/`,
      expect.stringContaining("script-src 'self';"),
    ]);
    expect((await fetch(`${url}/docs/reference/`)).status).toBe(200);
    expect((await fetch(`${url}/docs/nothing`)).status).toBe(404);
  });
});
