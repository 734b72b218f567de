import { valueAt } from "@inkvoice/contract";
import type { CorrectionRow, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Text } from "@mantine/core";
import { usePermission } from "../../../api/session.ts";
import { formatAuthor } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { UndoIcon } from "../../../ui/icons.tsx";
import type { Field } from "../fields/field-model.ts";
import { displayValue } from "../fields/field-text.ts";
import type { RowSpec } from "../fields/row-model.ts";
import classes from "../viewer.module.css";
import { useRowRemoval } from "./use-row-removal.ts";

function textOf({ before }: CorrectionRow, { columns }: RowSpec): string {
  const values = columns.map(({ key, type }) =>
    displayValue({ type, value: valueAt(before, key) as Field["value"] }, null),
  );
  return values.filter(Boolean).join(" · ");
}

/** Removed rows, each with a button to restore it. */
export function RemovedRows({ detail, spec }: Readonly<{ detail: InvoiceDetail; spec: RowSpec }>) {
  const removal = useRowRemoval(detail);
  const mayEdit = usePermission("edit");
  const whole = new RegExp(`^${spec.list}\\.\\d+$`);
  const removed = detail.corrections.filter((correction) => whole.test(correction.field));
  return removed.map((correction) => (
    <Group key={correction.field} className={classes.removedRow} justify="space-between" wrap="nowrap" gap="xs">
      <div className={classes.removedText}>
        <Text size="sm" td="line-through" c="dimmed" truncate>
          {textOf(correction, spec) || messages.fields.emptyRow[spec.list]}
        </Text>
        <Text size="xs" c="dimmed">
          {messages.invoice.removedBy(formatAuthor(correction.who))}
        </Text>
      </div>
      {mayEdit && (
        <Button
          size="compact-xs"
          variant="subtle"
          flex="none"
          leftSection={<UndoIcon size={13} />}
          onClick={() => removal.putBack(correction.field)}
        >
          {messages.invoice.restore}
        </Button>
      )}
    </Group>
  ));
}
