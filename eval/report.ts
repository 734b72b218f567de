/** `npm run eval -- DIR --report`: scores the report part and appends the figures to report-log.md. */
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LabelledDocument } from "../packages/engine/src/scoring/labelled-folder.ts";
import { type Score, score } from "../packages/engine/src/scoring/score.ts";
import { summarize } from "../packages/engine/src/scoring/tally.ts";
import { partOf } from "./parts.ts";
import { readDocuments } from "./scoring/read-documents.ts";

export const reportLog = fileURLToPath(new URL("./report-log.md", import.meta.url));

/** Groups of documents in the report: photos and scans are both read by OCR. */
const groups: Readonly<Record<string, readonly string[] | undefined>> = {
  all: undefined,
  digital: ["digital"],
  "photos and scans": ["photo", "scan"],
};

/** Why the report cannot run now: its figures must belong to one commit, and a commit is reported once. */
export function refusalToReport(): string | undefined {
  if (git("status", "--porcelain") !== "")
    return "Commit your changes first: the log names the commit that was measured.";
  return readFileSync(reportLog, "utf8").includes(commit())
    ? `The log has figures for ${commit()} already.`
    : undefined;
}

/** Reads the report part with the program as it ships, from pages only, and logs figures. No error is ever listed. */
export async function runReport(
  all: readonly LabelledDocument[],
  jobs: string | undefined,
): Promise<readonly string[]> {
  const documents = all.filter((document) => partOf(document) === "report");
  if (documents.length === 0) throw new Error("None of these documents belongs to the report part (eval/parts.json).");
  const { predictions } = await readDocuments(documents, { ignoreXml: true, jobs, out: undefined });
  if ([...predictions.values()].every((prediction) => Object.keys(prediction).length === 0))
    throw new Error("None of the documents could be read: this says nothing of accuracy, and nothing was logged.");
  const rows = Object.entries(groups).flatMap(([name, kinds]) => {
    const members = documents.filter(({ label }) => kinds?.includes(label._meta?.kind ?? "") ?? true);
    return members.length === 0 ? [] : [logRow(name, score(members, predictions))];
  });
  appendFileSync(reportLog, `${rows.join("\n")}\n`);
  return rows;
}

/** One row of the log's last table; eval/published-figures.test.ts reads it by its columns. */
export function logRow(name: string, { all, calibration }: Score): string {
  const { accuracy, precision, lines } = summarize(all);
  const date = new Date().toISOString().slice(0, 10);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const sure = calibration?.nearlyCertain ?? { n: 0, wrong: 0 };
  const figures = [percent(accuracy), percent(precision), percent(lines?.meanF1 ?? 0)];
  const confidence = [(calibration?.error ?? 0).toFixed(3), `${sure.wrong} of ${sure.n}`];
  return `| ${[date, commit(), name, all.documents, ...figures, ...confidence].join(" | ")} |`;
}

function commit(): string {
  return git("rev-parse", "--short=7", "HEAD");
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: fileURLToPath(new URL(".", import.meta.url)), encoding: "utf8" }).trim();
}
