import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleSdk } from "../build/bundle.ts";
import * as source from "./index.ts";

const sdkFolder = join(import.meta.dirname, "..");
const names = Object.keys(source).sort();

async function namesUnderNode(url: string): Promise<string[]> {
  const program = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(url)})).sort()))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  return JSON.parse(stdout);
}

describe("the files that programs load", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(sdkFolder, "../../node_modules/.cache/sdk-"));
    await bundleSdk(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("export the same names: entry in the workspace, bundle, sources", async () => {
    expect(await namesUnderNode(pathToFileURL(join(sdkFolder, "entry.js")).href)).toEqual(names);
    expect(await namesUnderNode(pathToFileURL(join(folder, "index.mjs")).href)).toEqual(names);
  });

  it("keep the classes' names in the bundle", async () => {
    const bundle = await import(/* @vite-ignore */ pathToFileURL(join(folder, "index.mjs")).href);
    for (const name of names.filter((name) => name.endsWith("Error"))) expect(bundle[name].name).toBe(name);
  });

  it("refuse to create a client without a key", () => {
    for (const apiKey of [undefined, "", " "])
      expect(() => source.createClient({ apiKey })).toThrow(/needs an apiKey: create one/);
  });
});
