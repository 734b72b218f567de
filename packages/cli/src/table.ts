/** Rows under headings, with columns as wide as their widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(table(headings, rows));
}

/** Entries as a table, or with --json one object per line. */
export function printEntries<Entry>(
  entries: readonly Entry[],
  { json, headings, row }: { json: boolean | undefined; headings: readonly string[]; row(entry: Entry): string[] },
): void {
  if (!json) printTable(headings, entries.map(row));
  else for (const entry of entries) console.log(JSON.stringify(entry));
}
