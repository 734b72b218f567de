import { service } from "./0001-service.ts";
import type { Migration } from "./migration.ts";

/** INDEX of migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [service];
