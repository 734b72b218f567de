import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const guides = ["*.md", "docs/**/*.md", "training/**/*.md", ".github/**/*.md"];
const folders = "packages|scripts|eval|bench|e2e|training|deploy|examples|docs|sdk";
/** A path in backticks; patterns and placeholders (`<room>`, `*.ts`, `{a,b}`) are not paths. */
const path = new RegExp(String.raw`(?<=\x60)(?:${folders})/[\w./-]+(?=\x60)`, "g");
/** Exists after a build only: a new clone passes the checks before it. */
const builtPath = /^packages\/\w+\/dist(\/|$)/;
/**
 * TypeScript is run by the Node of node_modules, which `npm run` and `npx` find; a plain `node` may be too old for it.
 */
const plainNode = /(?<!npx )\bnode (?:--[\w=-]+ )*[\w./-]+\.ts\b/g;

/** Paths that do not exist, and commands that fail under Node 20, in everything written for people. */
export function findGuideProblems(root: string): string[] {
  const files = globSync(guides, { cwd: root, exclude: ["**/node_modules/**"] }).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => problemsIn(root, line).map((problem) => `${file}:${index + 1}: ${problem}`));
  });
}

function problemsIn(root: string, line: string): string[] {
  const paths = [...line.matchAll(path)].map(([each]) => each).filter((each) => !builtPath.test(each));
  const missing = paths.filter((each) => !existsSync(join(root, each)));
  return [
    ...missing.map((each) => `${each} does not exist`),
    ...[...line.matchAll(plainNode)].map(([each]) => `"${each}" needs Node 24: write "npx ${each}"`),
  ];
}
