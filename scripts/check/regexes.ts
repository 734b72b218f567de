import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, sep } from "node:path";
import { check, type Diagnostics } from "recheck";
import { parseAst } from "vite";

export type SlowPattern = Readonly<{ file: string; pattern: string; complexity: string }>;
type Pattern = Readonly<{ file: string; source: string; flags: string }>;

/** Quadratic patterns are harmless on lines of at most 2,000 characters; anything steeper is a way to stop a process. */
const steepestDegree = 2;

/** Patterns of the shipped packages that hostile text could drive into exponential or steep polynomial time. */
export async function findSlowPatterns(root: string): Promise<SlowPattern[]> {
  const slow: SlowPattern[] = [];
  const known = new Map<string, Promise<string | undefined>>();
  for await (const path of glob("packages/{contract,engine,server,sdk,cli}/src/**/*.ts", { cwd: root })) {
    if (path.includes(".test.")) continue;
    const file = path.split(sep).join("/");
    for (const each of patternsIn(file, readFileSync(join(root, path), "utf8")).filter(mayBeSteep)) {
      const pattern = `/${each.source}/${each.flags}`;
      const judging = known.get(pattern) ?? complexityOf(each);
      known.set(pattern, judging);
      const complexity = await judging;
      if (complexity) slow.push({ file, pattern, complexity });
    }
  }
  return slow;
}

/**
 * A pattern that repeats one character or class without end, and nothing else, takes linear time from any one place of the text, and
 * so quadratic time at most: nine of ten need no further judging.
 */
function mayBeSteep({ source }: Pattern): boolean {
  const plain = source.replace(/\\[pPu]\{[^}]*\}|\\./g, "c").replace(/\[[^\]]*\]/g, "c");
  const repeatsGroup = /\)(?:[*+]|\{)/.test(plain);
  const refersBack = /\\(?:[1-9]|k<)/.test(source);
  const endless = plain.match(/[*+]|\{\d+,\}|\{\d+,\d{2,}\}|\{\d{2,}\}/g) ?? [];
  return repeatsGroup || refersBack || endless.length > 1;
}

/**
 * The automaton proves most patterns harmless in their loosened form. Where it cannot, the pattern is tried out, which takes seconds and may
 * be mistaken: the automaton then has the last word where it can take it.
 */
async function complexityOf({ source, flags }: Pattern): Promise<string | undefined> {
  const plainFlags = flags.replace("v", "u");
  // The automaton knows no assertions: those of a single character are left out, which asks no less of the rest.
  const bare = source.replace(shortAssertion, "");
  const loosened = await check(loosen(bare), plainFlags, { checker: "automaton", timeout: 5_000 });
  if (loosened.status !== "unknown" && steepness(loosened) === undefined) return undefined;
  const tried = steepness(await check(source, plainFlags, { timeout: 5_000, randomSeed: 1 }));
  if (tried === undefined) return undefined;
  const exact = await check(bare, plainFlags, { checker: "automaton", timeout: 30_000 });
  return exact.status === "unknown" ? tried : steepness(exact);
}

/**
 * The pattern without upper limits of its repetitions and without word boundaries: it takes at least as long as the pattern itself, and its
 * automaton is small, as `{1,300}` is a loop instead of 300 states.
 */
function loosen(source: string): string {
  return source.replace(token, (whole, from?: string, exactly?: string) => {
    if (whole === "\\b" || whole === "\\B") return "";
    const least = from ?? exactly;
    return least === undefined ? whole : least === "0" ? "*" : "+";
  });
}

const token = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+),\d+\}|\{(\d{2,})\}/g;

function steepness(result: Diagnostics): string | undefined {
  if (result.status !== "vulnerable") return undefined;
  const { complexity } = result;
  return complexity.type === "polynomial" && complexity.degree <= steepestDegree ? undefined : complexity.summary;
}

const shortAssertion = /\(\?<?[=!](?:\\[a-zA-Z](?:\{[^}]+\})?|\[[^\]]+\]|[^()[\]\\])\)/g;

function patternsIn(file: string, source: string): Pattern[] {
  const patterns: Pattern[] = [];
  visit(parseAst(source, { lang: "ts" }), (node) => {
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === "Literal" && regex) patterns.push({ file, source: regex.pattern, flags: regex.flags });
  });
  return patterns;
}

function visit(node: unknown, look: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, look);
  else if (typeof node === "object" && node !== null) {
    look(node as Record<string, unknown>);
    for (const child of Object.values(node)) visit(child, look);
  }
}
