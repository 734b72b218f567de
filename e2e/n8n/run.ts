import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { stageN8n } from "../../scripts/build/pack-n8n.ts";
import { readArguments } from "../../scripts/read-arguments.ts";
import { freshFolder, npmInstall } from "../shipped/packed.ts";

const usage = `Usage: npm run try-n8n

Loads the packed nodes in n8n's own loader, installed into an empty folder. Not a test, because n8n's 260 packages have
an incompatible licence. Needs the npm registry.`;

readArguments(usage);

const n8nCore = "n8n-core@2.41.1";
const expected = { nodes: ["inkvoice", "inkvoiceTrigger"], credentials: ["inkvoiceApi"] };

/** A separate program, so that n8n's packages stay out of this process. */
const load = (nodes: string) => `
const { PackageDirectoryLoader } = require("n8n-core/dist/nodes-loader/package-directory-loader.js");
const loader = new PackageDirectoryLoader(${JSON.stringify(nodes)});
loader.loadAll().then(() => {
  for (const { name, iconUrl } of loader.types.nodes) if (!iconUrl) throw new Error(name + " has no icon");
  console.log(JSON.stringify({ nodes: Object.keys(loader.known.nodes), credentials: Object.keys(loader.known.credentials) }));
});`;

const folder = freshFolder();
try {
  // Skips the install script of its expression sandbox, which the loader does not need.
  await npmInstall(folder.path, n8nCore, ["--ignore-scripts"]);
  const nodes = join(folder.path, "nodes/n8n-nodes-inkvoice");
  await stageN8n(join(import.meta.dirname, "../.."), nodes);
  const said = execFileSync(process.execPath, ["-e", load(nodes)], { cwd: folder.path, encoding: "utf8" }).trim();
  console.log(`${n8nCore} loads ${said}`);
  if (said !== JSON.stringify(expected)) throw new Error(`Expected were ${JSON.stringify(expected)}.`);
} finally {
  folder.remove();
}
