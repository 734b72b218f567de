import type { ChangeInvoiceBody, ExtractedData } from "@inkvoice/contract";
import { type Principal, principalId } from "../../access/principal.ts";
import { withOtherInvoices } from "../../invoices/lifecycle/matching/order-changes.ts";
import { openForManualEntry } from "../../invoices/lifecycle/replace-data.ts";
import { replaceExternalIdAndMetadata, replaceReview } from "../../invoices/lifecycle/replace-review.ts";
import { addNote } from "../../invoices/record/review-notes.ts";
import { requireStored, type StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { refused } from "../../platform/api-error.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { Change } from "./apply-change.ts";
import { applyChanges } from "./correct-invoice.ts";
import { requestedChanges } from "./requested-changes.ts";
import { approve, reviewerOf } from "./review.ts";

export type ChangeContext = Readonly<{
  services: InvoiceServices;
  tx: Tx;
  body: ChangeInvoiceBody;
  principal: Principal;
  now: number;
}>;
type Corrected = Readonly<{ changes: readonly Change[]; stored: StoredRecord; opened: boolean }>;

/** Corrects values. A document that could not be read becomes one whose values are entered. */
async function correct({ tx, body, principal, now }: ChangeContext, before: StoredRecord): Promise<Corrected> {
  if (!body.extracted_data && !body.changes) return { changes: [], stored: before, opened: false };
  const opened = before.status === "failed";
  if (opened) {
    await lock(tx, "orders", before.accountId);
    await openForManualEntry(tx, before, now);
  }
  const stored = opened ? await requireStored(tx, before.accountId, before.id) : before;
  if (!stored.data) throw refused("not_read_correct");
  const changes = await requestedChanges(tx, stored, body);
  if (changes.length === 0) return { changes, stored, opened };
  const person = { id: principalId(principal), name: principal.name };
  await applyChanges(tx, { stored, person, now }, changes);
  return { changes, stored: await requireStored(tx, before.accountId, before.id), opened };
}

/** The approved values, without confidence. Custom fields are the coding of the invoice, not part of the claim. */
function valuesOf(data: ExtractedData | null, { withCoding }: Readonly<{ withCoding: boolean }>): string {
  const {
    confidence: _c,
    locations: _l,
    source: _s,
    checks: _k,
    issues: _i,
    ...values
  } = data ?? ({} as ExtractedData);
  return JSON.stringify(values, (name, value) => (name === "custom_fields" && !withCoding ? undefined : value));
}

/**
 * An approval applies to the approved values. A change withdraws it, unless the caller approves the result. The first of
 * several approvals survives a change of custom fields: others code the invoice after it.
 */
async function settleReview(changing: ChangeContext, before: StoredRecord, after: StoredRecord) {
  const { services, tx, body, principal, now } = changing;
  const isApproved = before.review === "approved" && before.status === "completed";
  const differs = (withCoding: boolean) =>
    valuesOf(before.data, { withCoding }) !== valuesOf(after.data, { withCoding });
  const hasChanged = differs(isApproved);
  const isVoid = hasChanged && (isApproved || before.approvals.length > 0);
  if (body.review === undefined && !isVoid) return false;
  if (body.review === "approved" && isApproved && !hasChanged) return false;
  const by = reviewerOf(principal);
  if (body.review === "approved") {
    await approve(services, tx, after, { by, at: now, approvals: isVoid ? [] : before.approvals });
    return true;
  }
  await replaceReview(tx, after, { review: "open", reason: null, approvals: [], who: principal.name, at: now });
  const target = { accountId: after.accountId, invoiceId: after.id };
  await addNote(tx, target, { kind: "reopened", text: "", by: by.author, at: now });
  return true;
}

async function changeCallerData({ tx, body }: ChangeContext, stored: StoredRecord): Promise<boolean> {
  const { externalId: oldId, metadata: oldData } = stored;
  const { external_id: externalId = oldId, metadata = oldData } = body;
  if (externalId === oldId && JSON.stringify(metadata) === JSON.stringify(oldData)) return false;
  await replaceExternalIdAndMetadata(tx, stored, { externalId, metadata });
  return true;
}

export type RecordChanges = Readonly<{ isChanged: boolean; corrections: readonly Change[] }>;

/** Applies a request's changes in its transaction; returns the changed values, for vendor memory. */
export async function changeRecord(changing: ChangeContext, before: StoredRecord): Promise<RecordChanges> {
  // An approval may create a vendor: the lock of vendors comes before those of a correction.
  if (changing.body.review === "approved") await lock(changing.tx, "vendors", before.accountId);
  const target = { accountId: before.accountId, invoiceId: before.id };
  return await withOtherInvoices(changing.services, changing.tx, target, () => applyRequest(changing, before));
}

async function applyRequest(changing: ChangeContext, before: StoredRecord): Promise<RecordChanges> {
  const { changes, stored, opened } = await correct(changing, before);
  const isSettled = await settleReview(changing, before, stored);
  const isReplaced = await changeCallerData(changing, before);
  return { isChanged: opened || changes.length > 0 || isSettled || isReplaced, corrections: changes };
}
