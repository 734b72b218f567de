import { reassignVendor } from "../invoices/lifecycle/matching/vendor-changes.ts";
import { reassignOrders } from "../matching/order-store.ts";
import {
  bankAccountsOf,
  changeVendor,
  defaultsOf,
  deleteVendorRows,
  joinedDefaults,
  listIn,
  putBankAccount,
  requireVendor,
  type VendorRow,
} from "../parties/vendor-store.ts";
import { refused } from "../platform/api-error.ts";
import { lock } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";
import { reassignRules } from "../rules/rule-store.ts";

type Merge = Readonly<{ accountId: string; from: string; into: string; now: number }>;

/** Precedence of statuses if both vendors have the same bank account. */
const weight = { seen: 0, confirmed: 1, blocked: 2 } as const;

/**
 * Moves names, tax numbers, bank accounts and invoices of one vendor to another, and deletes it. Requires lock(tx,
 * "vendors").
 */
export async function mergeVendors(tx: Tx, { accountId, from, into, now }: Merge): Promise<VendorRow> {
  if (from === into) throw refused("vendor_merged_into_itself");
  const [gone, kept] = [await requireVendor(tx, accountId, from), await requireVendor(tx, accountId, into)];
  const present = new Map((await bankAccountsOf(tx, [into])).map((account) => [account.number, account]));
  for (const { number, bic, status, invoice_id, first_seen_at } of await bankAccountsOf(tx, [from])) {
    const known = present.get(number);
    if (known && weight[known.status] >= weight[status]) continue;
    await putBankAccount(tx, kept, { number, bic, status, invoiceId: invoice_id }, first_seen_at);
  }
  await reassignVendor(tx, accountId, from, into);
  await lock(tx, "orders", accountId);
  await reassignOrders(tx, accountId, gone, into);
  await lock(tx, "rules", accountId);
  await reassignRules(tx, accountId, from, into);
  await deleteVendorRows(tx, from);
  return await changeVendor(tx, kept, { ...unionOf(kept, gone), ...inherited(kept, gone) }, now);
}

function unionOf(kept: VendorRow, gone: VendorRow) {
  const aliases = [...listIn(kept.aliases), gone.name, ...listIn(gone.aliases)].filter((name) => name !== kept.name);
  const taxIds = [...listIn(kept.tax_ids), ...listIn(gone.tax_ids)];
  return { aliases: [...new Set(aliases)], tax_ids: [...new Set(taxIds)] };
}

/** Values that the remaining vendor lacks. */
function inherited(kept: VendorRow, gone: VendorRow) {
  return {
    ...(kept.country === null && { country: gone.country }),
    ...(kept.address === null && { address: gone.address }),
    ...(kept.external_id === null && { external_id: gone.external_id }),
    defaults: joinedDefaults(gone, defaultsOf(kept)),
  };
}
