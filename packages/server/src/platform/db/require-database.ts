import { statSync } from "node:fs";
import { join } from "node:path";
import { ownerOf, runAsOwner } from "../data-owner.ts";
import { StartProblem } from "../start-problem.ts";

/** For commands that must not create a database. PostgreSQL reports a missing one by itself. */
export function requireDatabase({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): void {
  if (databaseUrl) return;
  const path = join(dataDir, "inkvoice.db");
  try {
    statSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EACCES" && code !== "EPERM")
      throw new StartProblem(
        `There is no database in ${dataDir}. Start the service once to make it (inkvoice serve), or set INKVOICE_DATA_DIR to the folder it is in.`,
      );
    throw new StartProblem(`This user may not read ${path}. ${runAsOwner(ownerOf(dataDir))}`);
  }
}
