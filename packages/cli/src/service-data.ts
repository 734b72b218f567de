import {
  type AdminDatabase,
  type Config,
  type EmptyInstallation,
  explainStart,
  loadConfig,
  type Maintenance,
  openEmptyInstallation,
  openForAdministration,
  openForMaintenance,
  requireDatabase,
  StartProblem,
} from "@inkvoice/server";

type Open<Opened> = (config: Config) => Promise<Opened & { close(): Promise<void> }>;

/** What keeps the service's data from being opened is said in a sentence. */
export async function orSentence(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function openedWith<Opened>(open: Open<Opened>, config: Config): ReturnType<Open<Opened>> {
  try {
    return await open(config);
  } catch (error) {
    throw explainStart(error, config);
  }
}

/** Opens something of the service's for one command. */
function withOpened<Opened>(open: Open<Opened>, work: (opened: Opened) => Promise<number>): Promise<number> {
  return orSentence(async () => {
    const opened = await openedWith(open, loadConfig(process.env));
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  });
}

/** For commands that look at, or change, what is there: they never make the data folder. */
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

/** With the service's database, which is made where there is none. */
export function withNewDatabase(work: (database: AdminDatabase) => Promise<number>): Promise<number> {
  return withOpened(openForAdministration, work);
}

/** With the service's database and its stored files. */
export function withMaintenance(work: (maintenance: Maintenance) => Promise<number>): Promise<number> {
  return withOpened(existing(openForMaintenance), work);
}

/** With a database and a storage that have nothing in them. */
export function withEmptyInstallation(work: (target: EmptyInstallation) => Promise<number>): Promise<number> {
  return withOpened(openEmptyInstallation, work);
}

export function day(milliseconds: number | null): string {
  return milliseconds === null ? "never" : new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
