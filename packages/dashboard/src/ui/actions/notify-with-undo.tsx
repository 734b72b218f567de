import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { messages } from "../../messages/messages.ts";
import { focusHeading, isFocusLost } from "./keep-focus.ts";

type Undoable = Readonly<{
  message: string;
  undo: () => Promise<unknown>;
  /** What to focus once it is undone, instead of the heading of the page. */
  place?: () => HTMLElement | null;
}>;

const shownMs = 8_000;

let shown = "";

/** For an action that was undone elsewhere. */
export function hideUndoNotification(): void {
  notifications.hide(shown);
}

/**
 * Shows a notification about an action with an undo button, in place of the one before: several would cover the fields
 * of somebody who corrects many values in a row.
 */
export function notifyWithUndo({ message, undo, place }: Undoable): void {
  const takeBack = () => {
    hideUndoNotification();
    focusHeading();
    undo()
      .then(() => place && focusOnceDrawn(place))
      .catch((error: Error) => notifications.show({ message: error.message, color: "red" }));
  };
  hideUndoNotification();
  // A new id each time, which starts the time until it closes anew.
  shown = notifications.show({
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

/** Unless a person has moved the focus meanwhile. */
function focusOnceDrawn(place: () => HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) place()?.focus({ preventScroll: true });
  });
}
