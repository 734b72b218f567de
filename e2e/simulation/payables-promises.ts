import { defaultOrderTolerance } from "@inkvoice/contract";
import { type Observed, type Row, rowsOf } from "./observed.ts";
import { requiredApprovals } from "./template-payables.ts";

/** Invariants of orders, rules, approvals and provisioned people after every step. Returns the broken ones. */
export function brokenPayables(observed: Observed): string[] {
  return [...wrongShares(observed), ...wrongReviews(observed), ...wrongAccess(observed)];
}

type Share = Readonly<{ order_id: string; invoice_id: string; amount: number; review: string }>;

/**
 * A completed invoice that prints the number of an order has one share in it, of its whole amount. An open one has an
 * issue exactly if it exceeds the order together with those that retention removed and those that came before it and
 * were not rejected: no part of an order is paid twice without a warning.
 */
function wrongShares(observed: Observed): string[] {
  const shares = rowsOf(
    observed,
    `select s.order_id, s.invoice_id, cast(s.amount as real) as amount, i.review
     from order_invoices s join invoices i on i.id = s.invoice_id order by s.linked_at, s.invoice_id`,
  ) as unknown as Share[];
  const invoices = rowsOf(
    observed,
    `select i.id, i.review, json_extract(i.extracted_data, '$.total_amount') as amount, o.id as order_id,
            cast(o.total as real) as total, coalesce(json_extract(o.removed_shares, '$.amount'), 0) as removed,
            i.extracted_data like '%"ORDER_MISMATCH"%' as flagged
     from invoices i left join orders o
       on o.account_id = i.account_id and o.number = json_extract(i.extracted_data, '$.purchase_order')
     where i.status = 'completed'`,
  );
  return invoices.flatMap((invoice) => [...wrongShare(invoice, shares)]);
}

function* wrongShare(invoice: Row, shares: readonly Share[]) {
  const { id, review, amount, order_id: orderId, total, removed, flagged } = invoice;
  const own = shares.filter((share) => share.invoice_id === id);
  const expected = orderId === null ? [] : [`${orderId} ${amount}`];
  const stored = own.map((share) => `${share.order_id} ${share.amount}`);
  if (stored.join() !== expected.join()) yield `${id} has the shares "${stored}" instead of "${expected}"`;
  if (review !== "open" || orderId === null) return;
  const inOrder = shares.filter((share) => share.order_id === orderId);
  const earlier = inOrder.slice(
    0,
    inOrder.findIndex((share) => share.invoice_id === id),
  );
  const counted = earlier.filter((share) => share.review !== "rejected");
  const before = counted.reduce((sum, share) => sum + share.amount, Number(removed));
  const isOver = before + Number(amount) > Number(total) + defaultOrderTolerance.amount;
  if (isOver !== (flagged === 1))
    yield `${id} of ${amount} after ${before} of ${total} in ${orderId} is ${isOver ? "not " : ""}marked as too much`;
}

/**
 * A completed invoice of an account with a rule has it. It is approved exactly if as many different people approved it
 * as the rule asks for, and the history names each.
 */
function wrongReviews(observed: Observed): string[] {
  const rows = rowsOf(
    observed,
    `select i.id, i.review, coalesce(i.approvals, '[]') as approvals, i.rules is not null as has_rule,
            (select count(*) from review_notes n where n.invoice_id = i.id and n.kind = 'approved') as notes
     from invoices i where i.status = 'completed' and i.account_id in (select account_id from rules)`,
  );
  return rows.flatMap(({ id, review, approvals, has_rule: hasRule, notes }) => {
    const given = (JSON.parse(String(approvals)) as { approver_id: string }[]).map((each) => each.approver_id);
    const problems: string[] = [];
    if (hasRule !== 1) problems.push(`${id} was completed without the rule of its account`);
    if (new Set(given).size !== given.length) problems.push(`${id} has two approvals by one person`);
    if ((review === "approved") !== given.length >= requiredApprovals)
      problems.push(`${id} is ${review} with ${given.length} approvals`);
    if (Number(notes) < given.length) problems.push(`${id} has ${given.length} approvals and ${notes} notes of them`);
    return problems;
  });
}

/** An approval that was answered is in the record, unless the invoice was corrected or rejected. */
export function lostApprovals(observed: Observed): string[] {
  return observed.ledger.uploads.flatMap(({ id, removal, isDisputed, approvedBy }) => {
    if (id === undefined || removal !== "none" || isDisputed || approvedBy.size === 0) return [];
    const [row] = rowsOf(observed, `select approvals from invoices where id = '${id}'`);
    const lost = [...approvedBy].filter((approver) => !String(row?.approvals).includes(`"${approver}"`));
    return lost.map((approver) => `the approval of ${id} by ${approver} was answered and is lost`);
  });
}

/**
 * A person whom the identity provider deactivated is no member and has neither a session nor a valid key; every change
 * of access has its audit entry.
 */
function wrongAccess(observed: Observed): string[] {
  const { id, active, isCertain } = observed.ledger.person;
  const [row] = rowsOf(
    observed,
    `select (select count(*) from memberships where user_id = '${id}') as member,
            (select count(*) from sessions where user_id = '${id}') as sessions,
            (select count(*) from api_keys where created_by = '${id}' and revoked_at is null) as keys,
            (select coalesce(sum(case action when 'member.removed' then 1 else -1 end), 0) from audit_log
              where subject = '${id}' and action in ('member.removed', 'member.restored')) as removals`,
  );
  if (!row) return [];
  const isMember = row.member === 1;
  const problems: string[] = [];
  if (isCertain && isMember !== active)
    problems.push(`${id} is ${isMember ? "" : "no "}member, ${active ? "activated" : "deactivated"} by the provider`);
  if (!isMember && (row.sessions !== 0 || row.keys !== 0)) problems.push(`${id} is no member and has a session or key`);
  if (row.removals !== (isMember ? 0 : 1)) problems.push(`the audit log has ${row.removals} open removals of ${id}`);
  return problems;
}
