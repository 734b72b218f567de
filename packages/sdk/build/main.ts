import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Second part of `npm start`: writes `dist/`, which programs in this folder import under a Node that cannot load
 * TypeScript. The service starts without it, also where the build tools are not installed (`npm ci --omit=dev`).
 */
const sdkFolder = join(import.meta.dirname, "..");
const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = globSync(["src/**/*.ts", "../contract/src/values/signature.ts"], { cwd: sdkFolder });
const newest = Math.max(...sources.map((path) => changedAt(join(sdkFolder, path))));
if (changedAt(join(sdkFolder, "dist/index.mjs")) < newest) {
  try {
    const { bundleSdk } = await import("./bundle.ts");
    await bundleSdk(join(sdkFolder, "dist"));
  } catch (error) {
    console.error(`The SDK could not be built: ${error instanceof Error ? error.message : error}`);
  }
}
