import { spawn } from "node:child_process";
import { linkSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { createClient } from "../../packages/sdk/src/index.ts";
import { freshFolder, npmInstall, pack } from "./packed.ts";

/**
 * `npm run try-packed -- 20 22 24`: packs the service and, with each of these Node versions, runs `npx ./inkvoice-*.tgz`
 * in an empty folder, uploads the example and checks the response. Needs the npm registry.
 */
const wanted = process.argv.slice(2);
const versions = wanted.length > 0 ? wanted : ["20", "22", "24"];
const example = join(import.meta.dirname, "../../examples/invoice.pdf");
const apiKey = "ink_live_0123456789abcdefghijklmnopqrstuvwxyz";

/** A major version of Node, from npm. */
async function installNode(folder: string, version: string): Promise<string> {
  const name = `node-linux-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  await npmInstall(folder, `${name}@${version}`);
  return join(folder, "node_modules", name, "bin");
}

async function tryOn(version: string, tarball: string, folder: string): Promise<string> {
  const bin = await installNode(join(folder, `node-${version}`), version);
  const empty = join(folder, `empty-${version}`);
  mkdirSync(empty);
  // A relative path: npx takes an absolute one for a program.
  linkSync(tarball, join(empty, basename(tarball)));
  const env = {
    // Registry and certificates, without npm's own variables.
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"))),
    PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
    npm_config_yes: "true",
    // Versions are pinned; revalidating them would take most of the time.
    npm_config_prefer_offline: "true",
    npm_config_loglevel: "error",
    INKVOICE_PORT: "0",
    INKVOICE_BOOTSTRAP_API_KEY: apiKey,
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
  const client = createClient({ apiKey, baseUrl: `http://127.0.0.1:${port}` });
  const invoice = await client.invoices.extractAndWait(example);
  process.kill(-(service.pid ?? 0), "SIGTERM");
  await ended;
  return `Node ${version}: read ${invoice.extracted_data.invoice_number}, ${invoice.extracted_data.total_amount} ${invoice.extracted_data.currency}`;
}

const folder = freshFolder();
try {
  const tarball = await pack("inkvoice", folder.path);
  for (const version of versions) console.log(await tryOn(version, tarball, folder.path));
} finally {
  folder.remove();
}
