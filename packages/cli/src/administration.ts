import { type AdminDatabase, ConfigError, loadConfig, openForAdministration } from "@inkvoice/server";

/** Opens the service's database for one command. */
export async function withDatabase(work: (database: AdminDatabase) => Promise<number>): Promise<number> {
  let database: AdminDatabase;
  try {
    database = await openForAdministration(loadConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Rows under their headings, each column as wide as its widest cell. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [headings, ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

export function day(milliseconds: number | null): string {
  return milliseconds === null ? "never" : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
