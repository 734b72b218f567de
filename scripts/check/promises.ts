import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Codes in test titles: "… (F1, I3)" and "X1: …". Formulas such as "@SUM(A1)" are not codes. */
const inBrackets = /(?<![\w@])\(((?:[ADFIUWX]\d{1,2})(?:, [ADFIUWX]\d{1,2})*)\)/g;
const inFront = /["`]((?:[ADFIUWX]\d{1,2})(?:, [ADFIUWX]\d{1,2})*): /g;
const row = /^\| ([ADFIUWX]\d{1,2}) \| (.+?) \| (.*?) ?\|$/;

const testFiles = ["packages/**/*.test.{ts,tsx}", "{scripts,bench,eval,e2e,training}/**/*.test.ts"];

/** Which test files name which code, sorted by path. */
export function readCodes(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync(testFiles, { cwd: root, exclude: ["**/node_modules/**", "scripts/check/promises.test.ts"] });
  const codes = new Map<string, string[]>();
  for (const file of files.sort()) {
    const text = readFileSync(join(root, file), "utf8");
    const found = [...text.matchAll(inBrackets), ...text.matchAll(inFront)].flatMap(
      ([, list]) => list?.split(", ") ?? [],
    );
    for (const code of new Set(found)) codes.set(code, [...(codes.get(code) ?? []), file]);
  }
  return codes;
}

/** The document with its last column filled from the tests. */
export function withTests(document: string, codes: ReadonlyMap<string, readonly string[]>): string {
  const lines = document.split("\n").map((line) => {
    const [, code = "", promise] = row.exec(line) ?? [];
    return promise ? `| ${code} | ${promise} | ${(codes.get(code) ?? []).map(asLink).join(", ")} |` : line;
  });
  return lines.join("\n");
}

export function findPromiseProblems(root: string): string[] {
  const document = readFileSync(join(root, "docs/promises.md"), "utf8");
  const codes = readCodes(root);
  const promised = document.split("\n").flatMap((line) => row.exec(line)?.[1] ?? []);
  return [
    ...[...codes]
      .filter(([code]) => !promised.includes(code))
      .map(([code, files]) => `${code}: used in ${files[0]}, not defined`),
    ...promised.filter((code) => !codes.has(code)).map((code) => `${code}: promised, and no test names it`),
    ...promised.filter((code, index) => promised.indexOf(code) !== index).map((code) => `${code}: defined twice`),
    ...(withTests(document, codes) === document
      ? []
      : ["the column of tests is out of date: npx node scripts/promises.ts"]),
  ].map((problem) => `docs/promises.md: ${problem}`);
}

function asLink(file: string): string {
  return `[${file.slice(file.lastIndexOf("/") + 1).replace(/\.test\.tsx?$/, "")}](../${file})`;
}
