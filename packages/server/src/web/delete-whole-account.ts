import { type Account, setApiAccess } from "../access/accounts.ts";
import type { AuditEntry } from "../audit/record-audit.ts";
import { deleteAccountRows } from "../erasure/delete-account.ts";
import { removeInvoice } from "../invoices/removal/remove-invoice.ts";
import { emptyTrashOf } from "../invoices/removal/scheduled-removal.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { WebServices } from "./services.ts";

type About = Readonly<{ accountId?: string } & Pick<AuditEntry, "subject" | "details">>;
type Deletion = Readonly<{
  now: number;
  audit(tx: Tx, action: "account.access" | "account.deleted", about: About): Promise<void>;
}>;

const deletionChunk = 200;

/** No entry for each invoice: the account's deletion has one, and the account's own log goes with it. */
const withTheAccount = async () => undefined;

/** Deletes an account: first its invoices and files, then everything else in one transaction. */
export async function deleteWholeAccount(
  services: WebServices,
  account: Pick<Account, "id" | "name">,
  { now, audit }: Deletion,
): Promise<void> {
  const { db } = services;
  await db.transaction().execute(async (tx) => {
    await setApiAccess(tx, account.id, false);
    // Stays in the log if the deletion stops half-way.
    const details = { api: "off", for: "deletion" };
    await audit(tx, "account.access", { accountId: account.id, subject: account.id, details });
  });
  services.apiKeys.forget();
  const some = db.selectFrom("invoices").select("id").where("account_id", "=", account.id).limit(deletionChunk);
  for (let rows = await some.execute(); rows.length > 0; rows = await some.execute())
    for (const { id } of rows) await removeInvoice(services, account.id, id, { forGood: true, audit: withTheAccount });
  await emptyTrashOf(services, account.id, withTheAccount);
  await db.transaction().execute(async (tx) => {
    const log = await deleteAccountRows(tx, account.id, now);
    await audit(tx, "account.deleted", { subject: account.id, details: { name: account.name, ...log } });
  });
}
