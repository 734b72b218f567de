import type { ChangeInvoiceBody, Scope } from "@inkvoice/contract";
import type { Principal, Program } from "../../packages/server/src/access/principal.ts";
import { announceChange, changeInvoice } from "../../packages/server/src/invoices/lifecycle/change-invoice.ts";
import { matchOpenInvoices } from "../../packages/server/src/invoices/lifecycle/matching/order-changes.ts";
import type { InvoiceServices } from "../../packages/server/src/invoices/services.ts";
import { changeOrder } from "../../packages/server/src/matching/order-store.ts";
import { updateProvisionedPerson } from "../../packages/server/src/provisioning/provision.ts";
import { changeRecord } from "../../packages/server/src/review/corrections/change-record.ts";
import { reviewerOf, reviewInvoice } from "../../packages/server/src/review/corrections/review.ts";
import type { Ledger, UploadEntry } from "./ledger.ts";
import { orderNumber, type ProvisionedPerson } from "./template-payables.ts";

/** Approvers of the simulation, more than a rule asks for. */
export const clerks = ["usr_1", "usr_2", "usr_3"] as const;
export type Clerk = (typeof clerks)[number];

const rights = { plan: "enterprise", apiAccess: true, scopes: new Set<Scope>(), addresses: undefined } as const;

function clerkOf(accountId: string, id: Clerk): Principal {
  const person = { id, name: `Clerk ${id}`, email: `${id}@example.com` };
  return { accountId, keyId: null, person, name: person.name, ...rights };
}

type Values = NonNullable<ChangeInvoiceBody["extracted_data"]>;

/** The operations on reviews, orders and people, as a client calls them. */
export function payablesRequestsTo(ledger: Ledger, { accountId, scimId }: ProvisionedPerson) {
  /** As by PATCH. Documents that could not be read are left as they are: entering their values would complete them. */
  async function change(services: InvoiceServices, entry: UploadEntry, values: Values): Promise<boolean> {
    entry.isDisputed = true;
    const target = { accountId: entry.accountId, invoiceId: entry.id ?? "" };
    const principal = clerkOf(entry.accountId, clerks[0]);
    const body = { extracted_data: values, remember: false };
    let isRead = false;
    await services.db.transaction().execute((tx) =>
      changeInvoice(services, tx, target, async (stored, now) => {
        isRead = stored.data !== null;
        if (!isRead) return false;
        return (await changeRecord({ services, tx, body, principal, now }, stored)).isChanged;
      }),
    );
    announceChange(services);
    return isRead;
  }

  async function approve(services: InvoiceServices, entry: UploadEntry, clerk: Clerk): Promise<void> {
    const done = await decide(services, entry, "approved", clerk);
    if (done) entry.approvedBy.add(clerk);
  }

  /** Rejects or reopens. */
  async function dispute(services: InvoiceServices, entry: UploadEntry, review: "rejected" | "open"): Promise<void> {
    entry.isDisputed = true;
    await decide(services, entry, review, clerks[0]);
  }

  async function decide(
    services: InvoiceServices,
    { accountId: account, id = "" }: UploadEntry,
    review: "approved" | "rejected" | "open",
    clerk: Clerk,
  ): Promise<boolean> {
    const by = reviewerOf(clerkOf(account, clerk));
    const target = { accountId: account, invoiceId: id };
    const record = await services.db
      .transaction()
      .execute((tx) => reviewInvoice(services, tx, target, { review, by, reason: "" }));
    announceChange(services);
    return record !== undefined;
  }

  async function changeTotal(services: InvoiceServices, total: number): Promise<void> {
    await services.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom("orders").selectAll().where("account_id", "=", accountId);
      const before = await query.where("number", "=", orderNumber).executeTakeFirstOrThrow();
      const after = await changeOrder(tx, before, { total });
      await matchOpenInvoices(services, tx, accountId, [before, after]);
    });
    announceChange(services);
  }

  /** Deactivates or activates the provisioned person. */
  async function provision(services: InvoiceServices, active: boolean): Promise<void> {
    const { person } = ledger;
    const principal: Program = { accountId, keyId: "key_1", person: null, name: "Provider", ...rights };
    const call = { principal, request: { ip: "" }, now: services.clock.now() };
    const { config } = services;
    await services.db
      .transaction()
      .execute((tx) => updateProvisionedPerson({ tx, call, config }, scimId, (current) => ({ ...current, active })));
    person.isCertain = true;
  }

  return { change, approve, dispute, changeTotal, provision };
}
