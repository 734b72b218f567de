import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Loader, Tooltip } from "@mantine/core";
import { messages } from "../../messages/messages.ts";
import { ConfidenceLabel } from "../../ui/confidence.tsx";
import { CheckIcon, CrossIcon, WarningIcon } from "../../ui/icons.tsx";
import classes from "./invoices.module.css";

/** Status of an invoice: a person's decision takes precedence over the confidence. */
export function InvoiceState({ row }: Readonly<{ row: InvoiceRow }>) {
  const said = messages.invoices.state;
  if (row.status === "processing") {
    return (
      <span className={classes.inline}>
        <Loader size={14} aria-hidden="true" /> {said.reading}
      </span>
    );
  }
  if (row.status === "failed") {
    return (
      <Tooltip label={row.error ? messages.terms.failures[row.error.code] : said.failed} multiline maw={320}>
        <span className={classes.inline} data-tone="bad">
          <WarningIcon size={15} /> {said.failed}
        </span>
      </Tooltip>
    );
  }
  if (row.review === "approved") {
    return (
      <span className={classes.inline} data-tone="good">
        <CheckIcon size={15} /> {said.approved}
      </span>
    );
  }
  if (row.review === "rejected") {
    return (
      <span className={classes.inline} data-tone="bad">
        <CrossIcon size={15} /> {said.rejected}
      </span>
    );
  }
  if (row.failed_checks > 0) {
    return (
      <span className={classes.inline} data-tone="warn">
        <WarningIcon size={15} /> {said.checksFail(row.failed_checks)}
      </span>
    );
  }
  return <ConfidenceLabel confidence={row.confidence ?? 0} />;
}
