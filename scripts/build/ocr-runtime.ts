import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readManifest, writeManifest } from "./npm-pack.ts";

/** Packed inside `inkvoice`: see docs/decisions/0090. */
export const ocrRuntime = ["onnxruntime-node", "onnxruntime-common"];

const [node, common] = ["onnxruntime-node", "onnxruntime-common"];
/** Supported systems. */
const systems = ["linux/x64", "linux/arm64"];

/**
 * Copies the runtime without its install script, which would download hundreds of megabytes for graphics cards, and
 * without builds for other systems.
 */
export function bundleOcrRuntime(root: string, stage: string): void {
  const from = join(root, "node_modules");
  const to = join(stage, "node_modules");
  rmSync(to, { recursive: true, force: true });
  copyPackage(join(from, common), join(to, common), ["dist/cjs", "dist/esm", "README.md"]);
  copyPackage(join(from, node), join(to, node), [
    "dist",
    ...systems.map((system) => `bin/napi-v6/${system}`),
    "README.md",
  ]);
}

function copyPackage(from: string, to: string, parts: readonly string[]): void {
  for (const part of parts)
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, filter: (path) => !path.endsWith(".map") });
  const { scripts, devDependencies, dependencies, ...kept } = readManifest(from) as Record<string, unknown>;
  writeManifest(to, kept);
}
