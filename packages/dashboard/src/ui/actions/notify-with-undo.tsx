import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { messages } from "../../messages/messages.ts";

type Undoable = Readonly<{
  /** A notification with the same id is replaced. */
  id: string;
  message: string;
  undo: () => Promise<unknown>;
}>;

const shownMs = 8_000;

/** Shows a notification about an action with an undo button. */
export function notifyWithUndo({ id, message, undo }: Undoable): void {
  const takeBack = () => {
    notifications.hide(id);
    undo().catch((error: Error) => notifications.show({ message: error.message, color: "red" }));
  };
  notifications.hide(id);
  notifications.show({
    id,
    autoClose: shownMs,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" miw={0} style={{ overflowWrap: "anywhere" }}>
          {message}
        </Text>
        <Button size="compact-sm" variant="subtle" flex="none" onClick={takeBack}>
          {messages.ui.undo}
        </Button>
      </Group>
    ),
  });
}
