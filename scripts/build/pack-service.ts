import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { bundleDependencies, installedByNpm } from "./bundle-dependencies.ts";
import { npmPack, readManifest, writeManifest } from "./npm-pack.ts";
import { lockedFor, nodeRelease } from "./shrinkwrap.ts";

/** The packages of a running service. */
const served = ["contract", "engine", "sdk", "server", "cli"];
/** Entry points: the command, and the child processes. */
const entries = ["cli/src/main.ts", "engine/src/pool/extraction-child.ts", "engine/src/pool/opening-child.ts"];
/** Files opened at run time, at the same path as in a clone. */
const resources = [
  "packages/engine/src/weights/*.{onnx,json}",
  "packages/engine/src/pool/confine/confine-{x64,arm64}",
  "packages/dashboard/dist/site/**/*",
  "examples/invoice.pdf",
  "LICENSE",
];

/** `inkvoice` as published: the command with everything a service needs, in the folders of a clone. */
export async function packService(root: string, destination: string): Promise<string> {
  const stage = join(destination, "stage/inkvoice");
  await stageService(root, stage);
  return npmPack(stage, destination);
}

/** The folder to pack. */
export async function stageService(root: string, stage: string): Promise<void> {
  rmSync(stage, { recursive: true, force: true });
  await compile(root, stage);
  for (const pattern of resources) copyResources(root, stage, pattern);
  writeLauncher(root, stage);
  copyFileSync(join(root, "packages/cli/README.md"), join(stage, "README.md"));
  refuseTypeScript(stage);
  const manifest = serviceManifest(root);
  const locked = lockedFor(root, manifest);
  bundleDependencies(root, stage, locked.bundled);
  writeManifest(stage, manifest);
  writeFileSync(join(stage, "npm-shrinkwrap.json"), JSON.stringify(locked.shrinkwrap, null, 2));
}

function serviceManifest(root: string): Parameters<typeof lockedFor>[1] {
  const { version } = readManifest(root);
  const dependencies = served.flatMap((name) =>
    Object.entries(readManifest(join(root, "packages", name)).dependencies ?? {}),
  );
  const external = Object.fromEntries(
    [...dependencies.filter(([name]) => !name.startsWith("@inkvoice/")), ocrCommon(root)].sort(),
  );
  const description =
    "Self-hosted invoice reading: upload a PDF or a picture, get every field back with its confidence.";
  const about = { description, license: "Apache-2.0", type: "module", engines: { node: ">=20" } };
  return {
    name: "inkvoice",
    version,
    ...about,
    ...{ bin: { inkvoice: "packages/cli/bin/inkvoice.js" }, files: ["packages", "examples", "npm-shrinkwrap.json"] },
    dependencies: external,
    // Bundled packages are also listed as dependencies.
    bundleDependencies: Object.keys(external).filter((name) => !installedByNpm.has(name)),
  };
}

/** File by file, so that relative paths stay valid. Node does not strip types in node_modules. */
async function compile(root: string, stage: string): Promise<void> {
  const packages = join(root, "packages");
  const build = await rolldown({
    input: entries.map((entry) => join(packages, entry)),
    cwd: root,
    platform: "node",
    external: (id) => !id.startsWith(".") && !isAbsolute(id) && !id.startsWith("@inkvoice/"),
    treeshake: false,
  });
  await build.write({
    dir: join(stage, "packages"),
    format: "esm",
    preserveModules: true,
    preserveModulesRoot: packages,
    entryFileNames: "[name].js",
  });
  await build.close();
}

function copyResources(root: string, stage: string, pattern: string): void {
  const paths = globSync(pattern, { cwd: root, exclude: ["**/.fingerprint"] });
  if (paths.length === 0)
    throw new Error(`There is no file ${pattern} to pack; npm run build builds the dashboard first.`);
  for (const path of paths) copyInto(root, stage, path);
}

function copyInto(root: string, stage: string, path: string): void {
  mkdirSync(dirname(join(stage, path)), { recursive: true });
  cpSync(join(root, path), join(stage, path), { recursive: true });
}

function writeLauncher(root: string, stage: string): void {
  const path = "packages/cli/bin/inkvoice.js";
  const source = readFileSync(join(root, path), "utf8");
  copyInto(root, stage, "packages/cli/bin/fetch-node.js");
  writeFileSync(join(stage, path), source.replace("../src/main.ts", "../src/main.js"), { mode: 0o755 });
  writeFileSync(join(stage, "packages/cli/bin/node.json"), JSON.stringify(nodeRelease(root)));
}

/** A file opened by name as .ts would only fail after installation. */
function refuseTypeScript(stage: string): void {
  const named = globSync("packages/**/*.js", { cwd: stage, exclude: ["packages/dashboard/**"] }).filter((path) =>
    /new URL\([^)]*\.ts["'`]/.test(readFileSync(join(stage, path), "utf8")),
  );
  if (named.length > 0)
    throw new Error(`These files name a .ts file at run time: ${relative(stage, named.join(", "))}`);
}

function ocrCommon(root: string): [string, string] {
  return ["onnxruntime-common", readManifest(join(root, "node_modules/onnxruntime-common")).version];
}
