import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { messages } from "../../messages/messages.ts";

/** Asks before a page with unsaved changes is left; the browser asks before its tab is closed. */
export function UnsavedChanges({ exist }: Readonly<{ exist: boolean }>) {
  const said = messages.ui.unsaved;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => exist,
    enableBeforeUnload: exist,
    withResolver: true,
  });
  const stay = () => reset?.();
  return (
    <Modal opened={status === "blocked"} onClose={stay} title={said.title}>
      <Stack>
        <Text size="sm">{said.text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={stay} data-autofocus>
            {said.stay}
          </Button>
          <Button color="red.8" onClick={() => proceed?.()}>
            {said.leave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
