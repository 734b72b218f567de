import type { Operation } from "../sessions/operation.ts";
import { sessionOperations } from "../sessions/operations.ts";
import { exportOperations } from "./http/export-invoices.ts";
import { listInvoices } from "./http/list-invoices.ts";

/** INDEX of everything the dashboard's pages ask the server. */
export const dashboardOperations: readonly Operation[] = [...sessionOperations, listInvoices, ...exportOperations];
