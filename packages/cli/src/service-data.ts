import { resolve } from "node:path";
import {
  type Account,
  type AdminDatabase,
  type Config,
  type EmptyInstallation,
  explainStart,
  findDemoAccount,
  listAccounts,
  loadConfig,
  type Maintenance,
  openEmptyInstallation,
  openForAdministration,
  openForMaintenance,
  requireDatabase,
  requireDataOwner,
  StartProblem,
} from "@inkvoice/server";

type Open<Opened> = (config: Config) => Promise<Opened & { close(): Promise<void> }>;

/** Reports why the data cannot be opened in one sentence. */
export async function reportingProblems(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function worked<Opened>(
  open: Open<Opened>,
  config: Config,
  work: (opened: Opened) => Promise<number>,
): Promise<number> {
  const opened = await open(config);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Opens a resource for one command. */
function withOpened<Opened>(open: Open<Opened>, work: (opened: Opened) => Promise<number>): Promise<number> {
  return reportingProblems(async () => {
    const config = loadConfig(process.env);
    requireDataOwner(config.dataDir);
    try {
      return await worked(open, config, work);
    } catch (error) {
      throw explainData(error, config);
    }
  });
}

/** A file or folder that the command itself reads or writes is not the service's. */
function explainData(error: unknown, config: Config): unknown {
  const path = error instanceof Error && "path" in error ? error.path : undefined;
  const isForeign = typeof path === "string" && !resolve(path).startsWith(resolve(config.dataDir));
  return isForeign ? error : explainStart(error, config);
}

/** For commands that must not create the data folder. */
function existing<Opened>(open: Open<Opened>): Open<Opened> {
  return async (config) => {
    requireDatabase(config);
    return await open(config);
  };
}

/** With the service's database. */
export function withDatabase(work: (database: AdminDatabase) => Promise<number>): Promise<number> {
  return withOpened(existing(openForAdministration), work);
}

/** With the service's database, which is created if missing. */
export function withNewDatabase(work: (database: AdminDatabase) => Promise<number>): Promise<number> {
  return withOpened(openForAdministration, work);
}

/** With the service's database and stored files. */
export function withMaintenance(work: (maintenance: Maintenance) => Promise<number>): Promise<number> {
  return withOpened(existing(openForMaintenance), work);
}

/** With an empty database and storage. */
export function withEmptyInstallation(work: (target: EmptyInstallation) => Promise<number>): Promise<number> {
  return withOpened(openEmptyInstallation, work);
}

export function day(milliseconds: number | null): string {
  return milliseconds === null ? "never" : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}

/** The account with this id; it may be left out while there is only one beside the demo's. */
export async function chooseAccount(db: AdminDatabase["db"], wanted: string | undefined): Promise<Account | undefined> {
  const accounts = await listAccounts(db);
  if (wanted !== undefined) return accounts.find(({ id }) => id === wanted);
  const demo = await findDemoAccount(db);
  const [only, ...others] = accounts.filter(({ id }) => id !== demo?.id);
  return others.length === 0 ? (only ?? demo) : undefined;
}
