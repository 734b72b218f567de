import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Drawer, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatAuthor, formatList, formatMoney } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { opensInNewTab } from "../invoice/review/review-queue.ts";
import classes from "./queue.module.css";
import { type QueueOrder, remaining } from "./queue-order.ts";

type Props = Readonly<{
  queue: QueueOrder;
  rows: readonly InvoiceRow[];
  current: string;
  opened: boolean;
  /** Called at once; the address bar follows a moment later. */
  onChoose: (id: string) => void;
  onClose: () => void;
}>;

/** The remaining documents in their order. */
export function QueueDrawer({ queue, rows, current, opened, onChoose, onClose }: Props) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const waiting = remaining(queue).flatMap((id) => byId.get(id) ?? []);
  return (
    <Drawer opened={opened} onClose={onClose} title={messages.review.queueTitle(waiting.length)} position="right">
      <ol className={classes.queue}>
        {waiting.map((row) => (
          <li key={row.id}>
            <Link
              to="/review"
              search={{ at: row.id }}
              replace
              onClick={(event) => {
                if (!opensInNewTab(event)) onChoose(row.id);
                onClose();
              }}
              className={classes.entry}
              aria-current={row.id === current ? "true" : undefined}
            >
              <span className={classes.name}>{row.vendor_name ?? row.filename ?? row.id}</span>
              <span className="numbers">
                {row.total_amount === null ? "" : formatMoney(row.total_amount, row.currency)}
              </span>
              <Text size="xs" c="dimmed" className={classes.why}>
                {whyOf(row, queue.skipped.includes(row.id))}
              </Text>
            </Link>
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function whyOf(row: InvoiceRow, isSkipped: boolean): string {
  const why = messages.review.why;
  const reason = reasonOf(row);
  return isSkipped ? why.skipped(reason) : reason;
}

function reasonOf({ status, duplicates, failed_checks: failing, ...row }: InvoiceRow): string {
  const { why } = messages.review;
  const { approvals = [], approvals_required: required = 1 } = row;
  if (status === "failed") return why.failed;
  if (duplicates > 0) return messages.invoice.duplicate.title;
  if (approvals.length > 0) return why.approvals(approvals.length, required, formatList(namesOf(approvals), "and"));
  return failing > 0 ? why.checks(failing) : why.unsure;
}

const namesOf = (approvals: NonNullable<InvoiceRow["approvals"]>) => approvals.map(({ by }) => formatAuthor(by));
