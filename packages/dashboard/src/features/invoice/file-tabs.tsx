import type { FilePart, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { formatMoney } from "../../format/format.ts";
import { SplitIcon } from "../../ui/icons.tsx";
import { usePageKeys } from "../../ui/keys.ts";
import { DivideModal } from "./divide-modal.tsx";
import { pagesText } from "./division.ts";
import classes from "./file-tabs.module.css";
import { useMayDivide } from "./use-may-divide.ts";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail; queue: boolean }>;

/** The invoices of one file, a tab each, and the way to split and join them by hand. */
export function FileTabs({ detail, queue }: Props) {
  const { file, row } = detail;
  const viewer = useViewer();
  const navigate = useNavigate();
  const mayDivide = useMayDivide(detail);
  const step = (by: number) => {
    const next = file[file.findIndex((part) => part.row.id === row.id) + by];
    if (!next || viewer.editing) return false;
    void navigate({ to: "/invoices/$id", params: { id: next.row.id }, search: queue ? { queue } : {} });
    return true;
  };
  usePageKeys([
    ["[", () => step(-1)],
    ["]", () => step(1)],
    ["s", () => mayDivide && !viewer.editing && viewer.divide(true)],
  ]);
  const isDoubtful = detail.data?.issues.some(({ code }) => code === "SPLIT_DOUBTFUL") ?? false;
  const dialog = viewer.dividing && <DivideModal detail={detail} onClose={() => viewer.divide(false)} />;
  if (file.length < 2 && !isDoubtful) return dialog;
  return (
    <div className={classes.strip}>
      <nav className={classes.tabs} aria-label="Invoices in this file">
        {file.map((part, index) => (
          <Link
            key={part.row.id}
            to="/invoices/$id"
            params={{ id: part.row.id }}
            search={queue ? { queue } : {}}
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
          Split or join
        </Button>
      )}
      {dialog}
    </div>
  );
}

function nameOf({ row }: FilePart, index: number): string {
  return row.invoice_number ?? row.vendor_name ?? `Invoice ${index + 1}`;
}

function aboutOf({ row, pages }: FilePart): string {
  if (row.status === "processing") return `${pagesText(pages)} · reading`;
  if (row.status === "failed") return `${pagesText(pages)} · not read`;
  const amount = row.total_amount === null ? "" : ` · ${formatMoney(row.total_amount, row.currency)}`;
  return `${pagesText(pages)}${amount}`;
}
