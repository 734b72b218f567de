import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../start-problem.ts";

/** For commands that must not create a database. PostgreSQL reports a missing one by itself. */
export function requireDatabase({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): void {
  if (databaseUrl || existsSync(join(dataDir, "inkvoice.db"))) return;
  throw new StartProblem(
    `There is no database in ${dataDir}. Start the service once to make it (inkvoice serve), or set INKVOICE_DATA_DIR to the folder it is in.`,
  );
}
