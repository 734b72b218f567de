import { join } from "node:path";
import { rolldown } from "rolldown";

const sdkFolder = join(import.meta.dirname, "..");

const keepNames = { class: true, function: false };
const minify = { compress: { keepNames }, mangle: { keepNames }, codegen: true };

/** The SDK as one ESM and one CommonJS file. Class names are kept: users see them in logs and stack traces. */
export async function bundleSdk(folder: string): Promise<void> {
  const build = await rolldown({ input: join(sdkFolder, "src/index.ts"), platform: "neutral", cwd: sdkFolder });
  await build.write({ file: join(folder, "index.mjs"), format: "esm", minify });
  await build.write({ file: join(folder, "index.js"), format: "cjs", minify });
  await build.close();
}
