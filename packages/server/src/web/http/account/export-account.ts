import { listAccounts } from "../../../access/accounts.ts";
import { zipOf } from "../../../catalogue/export/zip.ts";
import { type Call, defineRoute, responseSent } from "../../../http/route.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { confirmed, type SignedIn } from "../../../sessions/session-auth.ts";
import { exportAccount } from "../../account-export/export-account.ts";
import type { WebServices } from "../../services.ts";
import { accountParams } from "../operator/manage-accounts.ts";

type ExportCall = Pick<Call<unknown, unknown, unknown>, "now" | "reply"> & Pick<SignedIn, "audit">;

async function sendArchive(services: WebServices, accountId: string, { now, reply, audit }: ExportCall) {
  services.openDownloads.take(accountId, reply);
  await services.db.transaction().execute((tx) => audit(tx, "account.exported", { accountId, subject: accountId }));
  const day = new Date(now).toISOString().slice(0, 10);
  reply.header("content-type", "application/zip");
  reply.header("content-disposition", `attachment; filename="inkvoice-${accountId}-${day}.zip"`);
  reply.header("cache-control", "private, no-store");
  await reply.send(zipOf(exportAccount(services, accountId)));
  return responseSent;
}

/** The account's complete data, for its owner. */
export const exportOwnAccount = defineRoute({
  method: "GET",
  path: "/api/account/export",
  auth: confirmed("owner"),
  handle: (services: WebServices, call) => sendArchive(services, call.session.accountId, call),
});

export const exportAnyAccount = defineRoute({
  method: "GET",
  path: "/api/operator/accounts/:id/export",
  auth: confirmed("operator"),
  params: accountParams,
  handle: async (services: WebServices, call) => {
    const account = (await listAccounts(services.db)).find(({ id }) => id === call.params.id);
    if (!account) throw new ApiError("NOT_FOUND");
    return await sendArchive(services, account.id, call);
  },
});
