import { spawn } from "node:child_process";
import { cpSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readArguments } from "../../scripts/read-arguments.ts";
import { freshFolder, npmInstall, pack, programOfGuide, textOf } from "./packed.ts";
import { runSnippets } from "./run-snippets.ts";

const usage = `Usage: npm run try-packed -- [VERSION …]

Packs the service and the SDK. With each of these Node versions (20 22 24), in an empty folder: runs npx
./inkvoice-*.tgz, installs both packages, compares what the quick start's commands and the SDK guide's program print,
and runs every snippet of README and guides. Needs the npm registry.`;

const { positionals: wanted } = readArguments(usage, { allowPositionals: true });
const versions = wanted.length > 0 ? wanted : ["20", "22", "24"];
const examples = join(import.meta.dirname, "../../examples");
const apiKey = "ink_live_0123456789abcdefghijklmnopqrstuvwxyz";

/** Registry and certificates, without npm's own variables. */
function userVariables(): Record<string, string> {
  const given = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  return Object.fromEntries(given) as Record<string, string>;
}

/** A major version of Node, from npm. */
async function installNode(folder: string, version: string): Promise<string> {
  const name = `node-linux-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  await npmInstall(folder, `${name}@${version}`);
  return join(folder, "node_modules", name, "bin");
}

type Packed = Readonly<{ service: string; sdk: string }>;

/** The page for claiming the dashboard and its program, which a package without the built dashboard lacks. */
async function requireDashboard(url: string): Promise<void> {
  const answer = await fetch(`${url}/claim`);
  const page = await answer.text();
  const program = /<script[^>]+src="([^"]+)"/.exec(page)?.[1];
  const found = program === undefined ? undefined : await fetch(new URL(program, url));
  if (!answer.ok || !found?.ok) throw new Error(`/claim answered ${answer.status} without the dashboard: ${page}`);
}

/** The example as the quick start uploads it, and the program of the SDK guide; both in the user's folder. */
async function useService(empty: string, bin: string, url: string, { service, sdk }: Packed): Promise<string> {
  const environment = { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, INKVOICE_API_KEY: apiKey, INKVOICE_URL: url };
  await requireDashboard(url);
  cpSync(examples, join(empty, "examples"), { recursive: true });
  await npmInstall(empty, `./${basename(service)}`);
  const own = {
    ...userVariables(),
    HOME: empty,
    INKVOICE_PORT: "0",
    npm_config_prefer_offline: "true",
    ...environment,
  };
  const command = (...args: readonly string[]) => textOf("npx", ["inkvoice", ...args], empty, own);
  const uploaded = JSON.parse(await command("upload", "examples/invoice.pdf", "--wait", "--json"));
  const listed = await command("list", "--limit", "1", "--json");
  if (JSON.parse(listed).id !== uploaded.id) throw new Error(`The list does not begin with ${uploaded.id}: ${listed}`);
  await npmInstall(empty, sdk);
  writeFileSync(join(empty, "guide.mjs"), programOfGuide("ts", url));
  const printed = await textOf(join(bin, "node"), ["guide.mjs"], empty, environment);
  if (printed !== "2392.35 EUR\n") throw new Error(`The program of the SDK guide printed ${printed}`);
  const { invoice_number: number, total_amount: total, currency } = uploaded.extracted_data;
  const ran = await runSnippets({ folder: empty, node: join(bin, "node"), url, environment: own });
  return `read ${number}, ${total} ${currency}; commands and SDK agree; ${ran}`;
}

async function tryOn(version: string, packed: Packed, folder: string): Promise<string> {
  const tarball = packed.service;
  const bin = await installNode(join(folder, `node-${version}`), version);
  const empty = join(folder, `empty-${version}`);
  mkdirSync(empty);
  // A relative path: npx takes an absolute one for a program.
  linkSync(tarball, join(empty, basename(tarball)));
  const env = {
    ...userVariables(),
    PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
    npm_config_yes: "true",
    // Versions are pinned; revalidating them would take most of the time.
    npm_config_prefer_offline: "true",
    npm_config_loglevel: "error",
    INKVOICE_PORT: "0",
    INKVOICE_BOOTSTRAP_API_KEY: apiKey,
    INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8",
  };
  const service = spawn("npx", [`./${basename(tarball)}`], {
    cwd: empty,
    env,
    stdio: ["ignore", "pipe", "inherit"],
    // Its own process group, as from a terminal: npx does not forward signals.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => service.once("exit", resolve));
  let output = "";
  const port = await new Promise<string>((resolve, reject) => {
    service.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"port":(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`serve ended with ${code}: ${output}`)));
  });
  try {
    return `Node ${version}: ${await useService(empty, bin, `http://127.0.0.1:${port}`, packed)}`;
  } finally {
    process.kill(-(service.pid ?? 0), "SIGTERM");
    await ended;
  }
}

const folder = freshFolder();
try {
  const packed = { service: await pack("inkvoice", folder.path), sdk: await pack("sdk", folder.path) };
  for (const version of versions) console.log(await tryOn(version, packed, folder.path));
} finally {
  folder.remove();
}
