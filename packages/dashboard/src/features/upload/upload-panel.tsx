import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { ActionIcon, Anchor, Button, Group, Loader, Paper, Progress, Text, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { formatBytes } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { ChevronRightIcon, CrossIcon } from "../../ui/icons.tsx";
import { InvoiceStateLabel } from "../../ui/invoice/invoice-state.tsx";
import classes from "./upload.module.css";
import type { UploadItem, UploadQueue } from "./upload-queue.ts";
import { failuresFirst, uploadHeadline, uploadOutcome } from "./upload-summary.ts";
import { useUploadedInvoices } from "./use-uploaded-invoices.ts";

export function UploadPanel({ queue }: Readonly<{ queue: UploadQueue }>) {
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [open, { toggle }] = useDisclosure(true);
  const readings = useUploadedInvoices(items);
  if (items.length === 0) return null;
  const busy = items.some((item) => item.state === "waiting" || item.state === "sending");
  return (
    <Paper className={classes.panel} component="section" aria-label={messages.upload.panel}>
      <Group className={classes.panelHead} justify="space-between" wrap="nowrap">
        <UnstyledButton onClick={toggle} aria-expanded={open} flex={1}>
          <Group gap="xs" wrap="nowrap">
            <ChevronRightIcon size={14} className={classes.chevron} data-open={open || undefined} />
            <div role="status">
              <Text size="sm" fw={600} span>
                {uploadHeadline(items)}
              </Text>{" "}
              <Text size="sm" c="dimmed" span>
                {uploadOutcome(readings)}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
        <ActionIcon aria-label={messages.upload.closePanel} disabled={busy} onClick={() => queue.clear()} size="md">
          <CrossIcon size={16} />
        </ActionIcon>
      </Group>
      {open && (
        <ul className={classes.list}>
          {failuresFirst(items, readings).map((item) => (
            <UploadLine
              key={item.key}
              item={item}
              reading={readings.get(item.invoiceId ?? "")}
              onRetry={() => queue.retry(item.key)}
            />
          ))}
        </ul>
      )}
    </Paper>
  );
}

type LineProps = Readonly<{ item: UploadItem; reading: InvoiceRow | undefined; onRetry: () => void }>;

function UploadLine({ item, reading, onRetry }: LineProps) {
  return (
    <li className={classes.item}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate flex={1}>
          {item.invoiceId ? (
            <Anchor
              renderRoot={(props) => <Link to="/invoices/$id" params={{ id: item.invoiceId ?? "" }} {...props} />}
              inherit
            >
              {item.name}
            </Anchor>
          ) : (
            item.name
          )}
        </Text>
        {item.state === "done" && <Outcome reading={reading} />}
        {item.state === "refused" && item.worthRetrying && (
          <Button size="compact-xs" variant="subtle" onClick={onRetry}>
            {messages.ui.tryAgain}
          </Button>
        )}
        {(item.state === "sending" || item.state === "waiting") && (
          <Text size="xs" c="dimmed">
            {formatBytes(item.size)}
          </Text>
        )}
      </Group>
      {item.state === "sending" && (
        <Progress value={item.progress * 100} size={3} mt={6} aria-label={messages.upload.uploadOf(item.name)} />
      )}
      {reading?.error && (
        <Text size="xs" c="var(--band-unsure-text)" mt={2}>
          {messages.terms.failures[reading.error.code]}
        </Text>
      )}
      {item.error && (
        <Text size="xs" c="var(--band-unsure-text)" mt={2}>
          {item.error}
        </Text>
      )}
    </li>
  );
}

/** State of an accepted file's extraction. */
function Outcome({ reading }: Readonly<{ reading: InvoiceRow | undefined }>) {
  return reading ? <InvoiceStateLabel row={reading} /> : <Loader size={14} aria-hidden="true" />;
}
