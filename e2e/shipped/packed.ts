import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { installDebianPackages } from "../../packages/server/src/testing/debian-packages.ts";
import { packPython } from "../../scripts/build/pack-python.ts";
import { packSdk } from "../../scripts/build/pack-sdk.ts";
import { packService, stageService } from "../../scripts/build/pack-service.ts";

const repository = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** A user's folder without anything of the repository. */
export function freshFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "inkvoice-user-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const packers = { sdk: packSdk, inkvoice: packService, python: packPython };

/** Packs what would be published. */
export function pack(name: keyof typeof packers, folder: string): Promise<string> {
  const destination = join(folder, "packed", name);
  mkdirSync(destination, { recursive: true });
  return packers[name](repository, destination);
}

/**
 * Installs the service's package without npm, which would take most of a minute: the packed folder, and links to
 * exactly the dependencies in its shrinkwrap. `npm run try-packed` uses npm.
 */
export async function linkService(folder: string): Promise<string> {
  const installed = join(folder, "node_modules/inkvoice");
  await stageService(repository, installed);
  const { packages } = JSON.parse(readFileSync(join(installed, "npm-shrinkwrap.json"), "utf8"));
  for (const [path, { inBundle }] of Object.entries(packages as Record<string, { inBundle?: boolean }>)) {
    // Packages for other systems are not installed.
    const isHere = path !== "" && !inBundle && existsSync(join(repository, path));
    if (isHere) linkFolder(join(repository, path), join(installed, path));
  }
  // Found before one is fetched, as in a clone.
  const node = `node_modules/node-linux-${process.arch}`;
  linkFolder(join(repository, node), join(folder, node));
  return installed;
}

function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== "node_modules") linkFolder(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) link(join(from, entry.name), join(to, entry.name));
  }
}

/** Hard links, because there are hundreds of megabytes. */
function link(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder may be on another disk.
    cpSync(source, target);
  }
}

/** As a user installs it. */
export async function npmInstall(folder: string, tarball: string, more: readonly string[] = []): Promise<void> {
  if (!existsSync(join(folder, "package.json"))) writeFileSync(join(folder, "package.json"), "{}\n");
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  await run("npm", ["install", ...options, ...more, tarball], { cwd: folder, env: userEnvironment() });
}

/** The machine's Node, not the repository's. */
export function systemNode(): string {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  const found = folders.map((folder) => join(folder, "node")).find((path) => existsSync(path));
  if (!found) throw new Error("There is no Node on this machine's PATH besides the repository's own.");
  return found;
}

function userEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { HOME: process.env.HOME, PATH: path.join(delimiter) };
}

/** Runs a user's program and returns its JSON output. */
export async function outputOf(program: string, args: readonly string[], folder: string, more: object = {}) {
  return JSON.parse(await textOf(program, args, folder, more));
}

export async function textOf(program: string, args: readonly string[], folder: string, more: object = {}) {
  const { stdout } = await run(program, args, { cwd: folder, env: { ...userEnvironment(), ...more } });
  return stdout;
}

/** The first program of the SDK guide in a language, as a reader would copy it. */
export function programOfGuide(language: "ts" | "python", url: string): string {
  const guide = readFileSync(join(repository, "docs/sdk.md"), "utf8");
  const [, program = ""] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(guide) ?? [];
  return program.replace("http://localhost:3000", url);
}

/** TypeScript as users have it: without Node types and our settings. */
export async function typeCheck(folder: string, files: readonly string[]): Promise<string> {
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  const options = "--noEmit --strict --target es2022 --lib es2022,dom,esnext.disposable --types".split(" ");
  const resolution = ["--module", "nodenext"];
  return run(process.execPath, [compiler, ...options, "", ...resolution, ...files], { cwd: folder }).then(
    () => "no problems",
    ({ stdout }) => stdout as string,
  );
}

/** Debian's Python with both frameworks, installed if missing. */
export function debianPython(): string {
  const python = "/usr/bin/python3";
  const has = (module: string) => {
    try {
      execFileSync(python, ["-c", `import ${module}`], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  if (has("flask") && has("fastapi")) return python;
  installDebianPackages("Tests of the Python SDK", "python3", "python3-flask", "python3-fastapi");
  return python;
}

/** A wheel is a ZIP of a module folder; Debian's Python opens it without pip. */
export async function installWheel(python: string, wheel: string, folder: string): Promise<string> {
  const modules = join(folder, "modules");
  await run(python, ["-m", "zipfile", "-e", wheel, modules]);
  return modules;
}

/** Entries of a wheel's RECORD that do not match its files. */
export async function wheelProblems(modules: string): Promise<string[]> {
  const { createHash } = await import("node:crypto");
  const lines = readFileSync(join(modules, "inkvoice-0.1.0.dist-info/RECORD"), "utf8").trim().split("\n");
  return lines.filter((line) => {
    const [path = "", hash = "", size] = line.split(",");
    if (hash === "") return !path.endsWith("RECORD");
    const content = readFileSync(join(modules, path));
    return (
      hash !== `sha256=${createHash("sha256").update(content).digest("base64url")}` || size !== `${content.length}`
    );
  });
}
