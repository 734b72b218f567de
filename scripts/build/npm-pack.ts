import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Packs a folder like `npm publish`; returns the tarball's path. */
export function npmPack(folder: string, destination: string): string {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["pack", folder, "--pack-destination", destination, "--ignore-scripts", "--json"],
    { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(destination, filename.replace("@", "").replace("/", "-"));
}

export function writeManifest(folder: string, manifest: object): void {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

export type Manifest = Readonly<{
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}>;

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
