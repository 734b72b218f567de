import type { FilePart, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import { SplitIcon } from "../../../ui/icons.tsx";
import { opensInNewTab, useReviewQueue } from "../review/review-queue.ts";
import { useViewer } from "../viewer-state.tsx";
import classes from "./file-tabs.module.css";
import { pagesText } from "./page-ranges.ts";
import { SplitModal } from "./split-modal.tsx";
import { useMaySplit } from "./use-may-split.ts";

/** One tab for each invoice of the file, and the button to split or merge them. */
export function FileTabs({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const queue = useReviewQueue();
  const { file, row } = detail;
  const viewer = useViewer();
  const navigate = useNavigate();
  const mayDivide = useMaySplit(detail);
  const step = (by: number) => {
    const next = file[file.findIndex((part) => part.row.id === row.id) + by];
    if (!next) return false;
    queue?.show(next.row.id);
    void navigate(addressOf(next.row.id, queue !== undefined));
    return true;
  };
  useKeyBindings([
    ["[", () => step(-1)],
    ["]", () => step(1)],
    ["s", () => mayDivide && viewer.divide(true)],
  ]);
  const isDoubtful = detail.data?.issues.some(({ code }) => code === "SPLIT_DOUBTFUL") ?? false;
  const dialog = viewer.dividing && <SplitModal detail={detail} onClose={() => viewer.divide(false)} />;
  if (file.length < 2 && !isDoubtful) return dialog;
  return (
    <div className={classes.strip}>
      <nav className={classes.tabs} aria-label={messages.invoice.invoicesInFile}>
        {file.map((part, index) => (
          <Link
            key={part.row.id}
            {...addressOf(part.row.id, queue !== undefined)}
            onClick={(event) => opensInNewTab(event) || queue?.show(part.row.id)}
            className={classes.tab}
            aria-current={part.row.id === row.id ? "page" : undefined}
          >
            <span className={classes.name}>{nameOf(part, index)}</span>
            <span className={classes.about}>{aboutOf(part)}</span>
          </Link>
        ))}
      </nav>
      {mayDivide && (
        <Button size="xs" variant="default" leftSection={<SplitIcon size={16} />} onClick={() => viewer.divide(true)}>
          {messages.invoice.divide.action}
        </Button>
      )}
      {dialog}
    </div>
  );
}

/** In the review queue, other invoices of the file open within the review page. */
function addressOf(id: string, isQueue: boolean) {
  return isQueue
    ? ({ to: "/review", search: { at: id }, replace: true } as const)
    : ({ to: "/invoices/$id", params: { id }, search: {} } as const);
}

function nameOf({ row }: FilePart, index: number): string {
  return row.invoice_number ?? row.vendor_name ?? messages.invoice.invoiceNumber(index + 1);
}

function aboutOf({ row, pages }: FilePart): string {
  if (row.status === "processing") return `${pagesText(pages)} · ${messages.terms.statuses.processing}`;
  if (row.status === "failed") return `${pagesText(pages)} · ${messages.invoice.notFound}`;
  const amount = row.total_amount === null ? "" : ` · ${formatMoney(row.total_amount, row.currency)}`;
  return `${pagesText(pages)}${amount}`;
}
