import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const log = read("./report-log.md");

type LogRow = Readonly<{ date: string; commit: string; set: string; documents: string; figures: readonly string[] }>;

/** The newest rows of one section of the log: those that share the last row's date and commit. */
function newestOf(section: string): readonly LogRow[] {
  const [, text = ""] = log.split(`## ${section}\n`);
  const rows = (text.split("\n## ", 1)[0] ?? "")
    .split("\n")
    .filter((line) => /^\| \d{4}-/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([date = "", commit = "", set = "", documents = "", ...figures]) => ({
      date,
      commit,
      set,
      documents,
      figures,
    }));
  const last = rows.at(-1);
  return rows.filter(({ date, commit }) => date === last?.date && commit === last.commit);
}

/** The table row a guide must contain: fields right, right among those given, line items F1, calibration error. */
function publishedRow({ set, documents, figures }: LogRow): string {
  return `| ${[set, documents, ...figures.slice(0, 4)].join(" | ")} |`;
}

describe.each(["README.md", "docs/accuracy.md"])("%s", (path) => {
  const guide = read(`../${path}`);

  test("shows externally measured figures before the project's own", () => {
    const outside = newestOf("Measured from outside");
    expect(outside).toHaveLength(3);
    for (const row of outside) expect(guide).toContain(publishedRow(row));
  });

  test("shows the newest figures of the report part", () => {
    const report = newestOf("The report part");
    expect(report.map(({ set }) => set)).toEqual(["all", "digital", "photos and scans"]);
    const places = report.map((row) => guide.indexOf(publishedRow(row)));
    const outside = guide.indexOf(publishedRow(newestOf("Measured from outside")[0] as LogRow));
    for (const place of places) expect(place).toBeGreaterThan(outside);
  });
});
