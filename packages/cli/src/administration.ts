import {
  type AdminDatabase,
  type Config,
  type EmptyInstallation,
  loadConfig,
  type Maintenance,
  openEmptyInstallation,
  openForAdministration,
  openForMaintenance,
  StartProblem,
} from "@inkvoice/server";

type Open<Opened> = (config: Config) => Promise<Opened & { close(): Promise<void> }>;

/** Opens something of the service's for one command; what keeps it from opening is said in a sentence. */
async function withOpened<Opened>(open: Open<Opened>, work: (opened: Opened) => Promise<number>): Promise<number> {
  let opened: Opened & { close(): Promise<void> };
  try {
    opened = await open(loadConfig(process.env));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    return 1;
  }
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** With the service's database. */
export function withDatabase(work: (database: AdminDatabase) => Promise<number>): Promise<number> {
  return withOpened(openForAdministration, work);
}

/** With the service's database and its stored files. */
export function withMaintenance(work: (maintenance: Maintenance) => Promise<number>): Promise<number> {
  return withOpened(openForMaintenance, work);
}

/** With a database and a storage that have nothing in them. */
export function withEmptyInstallation(work: (target: EmptyInstallation) => Promise<number>): Promise<number> {
  return withOpened(openEmptyInstallation, work);
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
