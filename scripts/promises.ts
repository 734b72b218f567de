import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPromiseProblems, readCodes, withTests } from "./check/promises.ts";

/** Fills the column of tests in docs/promises.md, and reports problems to fix by hand. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const path = join(root, "docs/promises.md");
writeFileSync(path, withTests(readFileSync(path, "utf8"), readCodes(root)));
for (const problem of findPromiseProblems(root)) console.error(problem);
