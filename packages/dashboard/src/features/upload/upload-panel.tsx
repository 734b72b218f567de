import { ActionIcon, Anchor, Button, Group, Paper, Progress, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { formatBytes, formatNumber } from "../../format/format.ts";
import { CheckIcon, CrossIcon } from "../../ui/icons.tsx";
import { words } from "../../words/words.ts";
import classes from "./upload.module.css";
import type { UploadItem, UploadQueue } from "./upload-queue.ts";

export function UploadPanel({ queue }: Readonly<{ queue: UploadQueue }>) {
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  if (items.length === 0) return null;
  const busy = items.some((item) => item.state === "waiting" || item.state === "sending");
  return (
    <Paper className={classes.panel} shadow="lg" component="section" aria-label={words.upload.panel}>
      <Group className={classes.panelHead} justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {headline(items)}
        </Text>
        <ActionIcon aria-label={words.upload.closePanel} disabled={busy} onClick={() => queue.clear()} size="md">
          <CrossIcon size={16} />
        </ActionIcon>
      </Group>
      <ul className={classes.list}>
        {items.map((item) => (
          <UploadLine key={item.key} item={item} onRetry={() => queue.retry(item.key)} />
        ))}
      </ul>
    </Paper>
  );
}

function headline(items: readonly UploadItem[]): string {
  const done = items.filter((item) => item.state === "done").length;
  const refused = items.filter((item) => item.state === "refused").length;
  const { sending, uploaded, refused: notAccepted, uploadedAndRefused } = words.upload;
  if (done + refused < items.length) return sending(formatNumber(done + refused + 1), formatNumber(items.length));
  if (refused === 0) return uploaded(done);
  return done === 0 ? notAccepted(refused) : uploadedAndRefused(uploaded(done), notAccepted(refused));
}

function UploadLine({ item, onRetry }: Readonly<{ item: UploadItem; onRetry: () => void }>) {
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
        {item.state === "done" && <CheckIcon size={16} color="var(--band-sure)" />}
        {item.state === "refused" && item.worthRetrying && (
          <Button size="compact-xs" variant="subtle" onClick={onRetry}>
            {words.ui.tryAgain}
          </Button>
        )}
        {(item.state === "sending" || item.state === "waiting") && (
          <Text size="xs" c="dimmed">
            {formatBytes(item.size)}
          </Text>
        )}
      </Group>
      {item.state === "sending" && (
        <Progress value={item.progress * 100} size={3} mt={6} aria-label={words.upload.uploadOf(item.name)} />
      )}
      {item.error && (
        <Text size="xs" c="var(--band-unsure-text)" mt={2}>
          {item.error}
        </Text>
      )}
    </li>
  );
}
