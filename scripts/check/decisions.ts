import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const mostRecords = 40;
const mostLines = 59;
const headings = ["Context", "Decision", "Alternatives", "Cost"];
const recordName = /^(\d{4})-[a-z0-9-]+\.md$/;

type DecisionRecord = Readonly<{ file: string; number: string; title: string; lines: readonly string[] }>;

/**
 * Deviations of docs/decisions from the form that its README.md describes, and references to records that do not exist.
 */
export function findDecisionProblems(root: string): string[] {
  const folder = join(root, "docs/decisions");
  const files = readdirSync(folder).filter((file) => file !== "README.md");
  const records = files.filter((file) => recordName.test(file)).map((file) => readRecord(folder, file));
  const numbers = new Set(records.map(({ number }) => number));
  return [
    ...files.filter((file) => !recordName.test(file)).map((file) => `${file}: is not named NNNN-subject.md`),
    ...(numbers.size < records.length ? ["two records have the same number"] : []),
    ...(records.length > mostRecords ? [`${records.length} records; at most ${mostRecords}: merge some`] : []),
    ...records.flatMap((record) => formProblems(record, numbers)),
    ...indexProblems(readFileSync(join(folder, "README.md"), "utf8"), records),
    ...referenceProblems(root, numbers),
  ].map((problem) => `docs/decisions: ${problem}`);
}

function readRecord(folder: string, file: string): DecisionRecord {
  const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  return { file, number: file.slice(0, 4), title: (lines[0] ?? "").slice(2), lines };
}

function formProblems({ file, number, title, lines }: DecisionRecord, numbers: ReadonlySet<string>): string[] {
  const status = lines[2] ?? "";
  const found = lines.filter((line) => line.startsWith("## ")).map((line) => line.slice(3));
  const superseding = /superseded by (\d{4})/.exec(status)?.[1];
  return [
    ...(new RegExp(`^${number}: \\S`).test(title) ? [] : [`${file}: begins with "# ${number}: Subject"`]),
    ...(/^Status: (?:accepted|superseded by \d{4})\b/.test(status) ? [] : [`${file}: line 3 is its status`]),
    ...(superseding && !numbers.has(superseding) ? [`${file}: superseded by ${superseding}, which is missing`] : []),
    ...(found.join() === headings.join() ? [] : [`${file}: has the headings ${headings.join(", ")}`]),
    ...(lines.length > mostLines ? [`${file}: has ${lines.length} lines; at most ${mostLines}`] : []),
  ];
}

function indexProblems(index: string, records: readonly DecisionRecord[]): string[] {
  const entries = index.split("\n").filter((line) => line.startsWith("- ["));
  const expected = records.map(({ title, file }) => `- [${title}](${file})`);
  return [
    ...expected.filter((entry) => !entries.includes(entry)).map((entry) => `README.md lacks "${entry}"`),
    ...entries.filter((entry) => !expected.includes(entry)).map((entry) => `README.md lists "${entry}" in vain`),
  ];
}

/**
 * `decision 0012` and `decisions/0012` anywhere in the tree; a renamed file is found by the check of the guides' links.
 */
function referenceProblems(root: string, numbers: ReadonlySet<string>): string[] {
  const lines = grep(root, "[Dd]ecisions?[ /][0-9]{4}");
  return lines.flatMap((line) =>
    [...line.matchAll(/decisions?[ /](\d{4})/gi)]
      .filter(([, number]) => !numbers.has(number ?? ""))
      .map(([reference]) => `${line.split(":", 2).join(":")} names ${reference}, which is missing`),
  );
}

function grep(root: string, pattern: string): string[] {
  try {
    const args = ["grep", "-nE", "--untracked", pattern, "--", ".", ":!*.json", ":!scripts/check/decisions*"];
    return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trimEnd().split("\n");
  } catch (error) {
    // grep's exit status 1 means that nothing matched.
    if (error instanceof Error && "status" in error && error.status === 1) return [];
    throw error;
  }
}
