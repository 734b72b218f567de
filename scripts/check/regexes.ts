import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, sep } from "node:path";
import { check, type Diagnostics } from "recheck";
import { parseAst } from "vite";

export type SlowPattern = Readonly<{ file: string; pattern: string; complexity: string }>;
type Pattern = Readonly<{ file: string; source: string; flags: string }>;

/** Quadratic patterns are harmless on lines of at most 2,000 characters; steeper ones could block a process. */
const steepestDegree = 2;

/** Patterns of shipped packages that hostile text could drive into exponential or steep polynomial time. */
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
 * Without nested repetition, the degree of an alternative is at most the number of its unbounded repetitions, plus one
 * if it is not anchored; the alternatives of a pattern are tried one after the other. Nine of ten patterns need no
 * further analysis.
 */
function mayBeSteep({ source, flags }: Pattern): boolean {
  const plain = source.replace(/\\[pPu]\{[^}]*\}|\\[^1-9k]/g, "c").replace(/\[[^\]]*\]/g, "c");
  const repeatsGroup = /\)(?:[*+]|\{)/.test(plain);
  const refersBack = /\\(?:[1-9]|k<)/.test(plain);
  if (repeatsGroup || refersBack) return true;
  return alternativesOf(plain).some((alternative) => {
    const beginsAtStart = alternative.startsWith("^") && !flags.includes("m");
    return unbounded(alternative) + (beginsAtStart ? 0 : 1) > steepestDegree;
  });
}

function unbounded(plain: string): number {
  return plain.match(/[*+]|\{\d+,\}|\{\d+,\d{2,}\}/g)?.length ?? 0;
}

/** Those outside of groups. */
function alternativesOf(plain: string): string[] {
  const alternatives = [""];
  let depth = 0;
  for (const sign of plain) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) alternatives.push("");
    else alternatives.push(alternatives.pop() + sign);
  }
  return alternatives;
}

/**
 * Uses the automaton only, whose result is a proof: the fuzzing mode ends by time, with different results on a busy
 * machine. A pattern that cannot be proved must be simplified.
 */
async function complexityOf({ source, flags }: Pattern): Promise<string | undefined> {
  const plainFlags = flags.replace("v", "u");
  let complexity: string | undefined = "more than can be proved";
  for (const form of isQuicklyJudged(source) ? [source, loosen(source)] : [loosen(source), source]) {
    const result = await check(form, plainFlags, proof);
    if (result.status !== "unknown") complexity = steepness(result);
    if (complexity === undefined) return undefined;
  }
  return complexity;
}

/**
 * Either form may prove a pattern harmless. Counted repetitions need a state per count, but without unbounded ones
 * there is nothing to prove.
 */
function isQuicklyJudged(source: string): boolean {
  return !/\{\d+(?:,\d+)?\}/.test(source) || !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ""));
}

/** The longest proof takes about a second; this only ends endless ones. */
const proof = { checker: "automaton", timeout: 600_000 } as const;
// The same program on every machine; starting Java or looking for a binary takes longer than the proofs.
process.env.RECHECK_BACKEND ??= "pure";

/**
 * An equally slow pattern with a smaller automaton: repetitions are unbounded (`{1,300}` is a loop instead of 300
 * states), assertions are dropped, and an impossible last character lets no match succeed.
 */
function loosen(source: string): string {
  const reading = source.replace(lastLookAhead, "$1").replace(shortAssertion, "");
  const endless = reading.replace(token, (whole, from?: string, exactly?: string) => {
    if (whole === "\\b" || whole === "\\B" || whole === "$") return "";
    const least = from ?? exactly;
    return least === undefined ? whole : least === "0" ? "*" : "+";
  });
  return `(?:${endless})\\uE000`;
}

const token = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\$|\{(\d+),\d+\}|\{(\d{2,})\}/g;
const lastLookAhead = /\(\?=((?:\\.|\[(?:\\.|[^\]\\])*\]|[^()[\]\\])*)\)$/;
const shortAssertion = /\(\?<?[=!](?:\\[a-zA-Z](?:\{[^}]+\})?|\[[^\]]+\]|[^()[\]\\])\)/g;

function steepness(result: Diagnostics): string | undefined {
  if (result.status !== "vulnerable") return undefined;
  const { complexity } = result;
  return complexity.type === "polynomial" && complexity.degree <= steepestDegree ? undefined : complexity.summary;
}

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
