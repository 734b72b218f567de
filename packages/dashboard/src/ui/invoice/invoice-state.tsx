import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import type { InvoiceState } from "@inkvoice/contract/invoice-state";
import { Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { formatAuthor } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import * as icons from "../icons.tsx";
import { LazyTooltip } from "../lazy-tooltip.tsx";
import classes from "./invoice-state.module.css";

type Look = Readonly<{ tone?: "good" | "warn" | "bad"; icon: ReactNode }>;

const looks: Readonly<Record<InvoiceState, Look>> = {
  processing: { icon: <Loader size={14} aria-hidden="true" /> },
  failed: { tone: "bad", icon: <icons.WarningIcon size={15} /> },
  to_review: { tone: "warn", icon: <icons.EyeIcon size={15} /> },
  ready: { icon: <icons.CheckIcon size={15} /> },
  approved: { tone: "good", icon: <icons.CheckIcon size={15} /> },
  exported: { tone: "good", icon: <icons.DownloadIcon size={15} /> },
  rejected: { tone: "bad", icon: <icons.CrossIcon size={15} /> },
};

/** The state of an invoice, with the same term in lists, on its page and in the upload panel. */
export function InvoiceStateLabel({ row }: Readonly<{ row: InvoiceRow }>) {
  const { tone, icon } = looks[row.state];
  const label = (
    <span className={classes.state} data-tone={tone} data-state={row.state}>
      {icon} {messages.terms.states[row.state]}
    </span>
  );
  if (!row.error) return label;
  return <LazyTooltip label={messages.terms.failures[row.error.code]}>{label}</LazyTooltip>;
}

/** "1 of 2 approvals" and the names, where rules ask for several and some are missing. */
export function ApprovalCount({ row }: Readonly<{ row: InvoiceRow }>) {
  const { status, review, approvals = [], approvals_required: required = 1 } = row;
  if (required < 2 || review !== "open" || status !== "completed") return null;
  return (
    <span className={classes.approvals}>
      {messages.terms.approvalsOf(approvals.length, required)}
      {approvals.length > 0 && (
        <span className={classes.approvers}>{approvals.map(({ by }) => formatAuthor(by)).join(", ")}</span>
      )}
    </span>
  );
}

/** Marks an exported invoice whose values changed afterwards: the accounting program has the old ones. */
export function ChangedSinceExport({ row }: Readonly<{ row: InvoiceRow }>) {
  if (!row.changed_since_export) return null;
  return (
    <LazyTooltip label={messages.terms.changedSinceExportHint}>
      <span className={classes.state} data-tone="warn" data-small>
        <icons.WarningIcon size={13} /> {messages.terms.changedSinceExport}
      </span>
    </LazyTooltip>
  );
}
