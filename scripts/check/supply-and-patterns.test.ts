import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLockfileProblems, findLooseVersions } from "./lockfile.ts";
import { findSlowPatterns } from "./regexes.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-check-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a pattern that hostile text can block is reported, a linear one is not (A11)", async () => {
  const folder = join(root, "packages/engine/src");
  mkdirSync(folder, { recursive: true });
  const slow = [
    "/^(a+)+$/u",
    "/^(?:a|a)*$/",
    "/x(\\w|b){2,}y/",
    "/a*b?a*b?a*c/",
    "/x|a*b?a*b?a*d/",
    "/^(?:x|a*b?a*b?a*e)/",
    // An assertion at the end does not make a pattern safe, and a pattern that cannot be proved safe is reported.
    "/^(?:a|b|ab)+(?=c)/",
    "/^(?:a|b|ab)+\\b/",
    "/^(?=(?:a|a)*b)a/",
  ];
  const harmless = [
    "/^\\d+$/",
    "/x?\\s*[*+]{1,3}$/",
    "/^\\s*\\w+:/",
    "/a*b|b*c|c*d/",
    "/^(?:\\d{1,4}-){2}(?=\\d{4})/",
    "/^<[^>]*?\\bid=(\\w{1,40});/",
  ];
  writeFileSync(join(folder, "read.ts"), `export const patterns = [${slow.join()}, ${harmless.join()}];\n`);
  const found = await findSlowPatterns(root);
  expect(found).toMatchObject(slow.map((pattern) => ({ file: "packages/engine/src/read.ts", pattern })));
});

test("a new install script, a recorded download address, a missing hash and a missing build are refused (A12)", () => {
  const integrity = "sha512-AAAA";
  const packages = {
    "node_modules/fine": { version: "1.0.0", integrity },
    "node_modules/builds": { version: "1.0.0", integrity, hasInstallScript: true },
    "node_modules/fetched": { version: "1.0.0", integrity, resolved: "https://example.com/fetched.tgz" },
    "node_modules/unchecked": { version: "1.0.0" },
    "node_modules/native": { version: "1.0.0", integrity, optionalDependencies: { "native-x64": "1.0.0" } },
    "node_modules/@inkvoice/cli": { resolved: "packages/cli", link: true },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  expect(findLockfileProblems(root)).toEqual([
    "builds wants to run an install script",
    "fetched records a download address",
    "unchecked has no hash",
    "native lacks native-x64: choose a version that has them all",
  ]);
});

test("a version range is refused (A12)", () => {
  writeFileSync(join(root, "package.json"), JSON.stringify({ dependencies: { pinned: "1.2.3", loose: "^1.2.3" } }));
  expect(findLooseVersions(root, ["package.json"])).toEqual(["package.json asks for loose ^1.2.3"]);
});
