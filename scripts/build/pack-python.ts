import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./npm-pack.ts";

/** The Python SDK as wheel and source archive, built with Python's standard library only. */
export async function packPython(root: string, destination: string): Promise<string> {
  const folder = join(root, "sdk/python");
  const { version } = readManifest(root);
  if (!readFileSync(join(folder, "pyproject.toml"), "utf8").includes(`version = "${version}"`))
    throw new Error(`sdk/python/pyproject.toml does not say version = "${version}".`);
  const { status, stdout, stderr, error } = spawnSync("python3", [join(folder, "build_backend.py"), destination], {
    encoding: "utf8",
  });
  if (error) throw new Error("The Python SDK is built by python3 (3.10 or later), which is not installed here.");
  if (status !== 0) throw new Error(`The Python SDK could not be built: ${stderr}`);
  return join(destination, stdout.split("\n")[0] ?? "");
}
