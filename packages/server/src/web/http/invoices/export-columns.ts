import type { ExportColumn } from "@inkvoice/contract/dashboard";
import { describeColumns, listColumns } from "../../../catalogue/export/columns.ts";
import { listFields } from "../../../fields/custom-fields.ts";
import { defineRoute } from "../../../http/route.ts";
import { session } from "../../../sessions/session-auth.ts";
import type { WebServices } from "../../services.ts";

/** The columns that an export can have. */
export const listExportColumns = defineRoute({
  method: "GET",
  path: "/api/exports/columns",
  auth: session("viewer"),
  async handle({ db }: WebServices, { session }): Promise<{ columns: ExportColumn[] }> {
    const fields = await listFields(db, session.accountId);
    return { columns: describeColumns(listColumns(fields.map(({ name }) => name))) };
  },
});
