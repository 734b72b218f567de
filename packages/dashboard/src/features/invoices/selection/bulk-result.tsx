import type { BulkAction, BulkAnswer } from "@inkvoice/contract/dashboard";
import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { errorMessage } from "../../../api/refusal.ts";
import { messages } from "../../../messages/messages.ts";

/** The result in a few sentences: number of changed invoices, and the reason for the first that was left out. */
export function bulkResultText(action: BulkAction, { done, waiting, unchanged, left }: BulkAnswer): string {
  const said = messages.invoices.bulk;
  const changed = done.length - waiting.length;
  const [first] = left;
  const sentences = [
    waiting.length > 0 && (changed > 0 ? said.didAndWait(changed, waiting.length) : said.wait(waiting.length)),
    waiting.length === 0 && changed > 0 && said.did[action](changed),
    unchanged.length > 0 && said.approvedBefore(unchanged.length),
    first && said.left(left.length, errorMessage(first.error)),
  ];
  return sentences.filter(Boolean).join(" ");
}

type Result = Readonly<{
  action: BulkAction;
  answer: BulkAnswer;
  /** Undefined where the action cannot be undone. */
  undo: (() => void) | undefined;
}>;

let shown = "";

/** Reports the result in place of the one before, with an undo button where undoing is possible. */
export function notifyOfResult({ action, answer, undo }: Result): void {
  notifications.hide(shown);
  // A new id each time: one that is still shown would keep its text.
  shown = notifications.show({
    autoClose: 10_000,
    color: answer.left.length > 0 ? "yellow" : "ink",
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">{bulkResultText(action, answer)}</Text>
        {undo && answer.done.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={undoOnce(undo)}>
            {messages.invoices.bulk.undo}
          </Button>
        )}
      </Group>
    ),
  });
}

const undoOnce = (undo: () => void) => () => {
  notifications.hide(shown);
  undo();
};
