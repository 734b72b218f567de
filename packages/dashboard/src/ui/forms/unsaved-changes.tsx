import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { messages } from "../../messages/messages.ts";

/** Asks before a page with unsaved changes is left; the browser asks before its tab is closed. */
export function UnsavedChanges({ exist }: Readonly<{ exist: boolean }>) {
  const { isAsked, onStay, onLeave } = useLeaveQuestion(exist);
  return <LossQuestion opened={isAsked} texts={messages.ui.unsaved} onStay={onStay} onLeave={onLeave} />;
}

/** The forms with unsaved changes: the first of them asks for all. */
const changedForms = new Set<object>();

/** Stops the page from being left while there are changes, until a person has decided. */
export function useLeaveQuestion(exist: boolean) {
  const [form] = useState(() => ({}));
  useEffect(() => {
    if (exist) changedForms.add(form);
    return () => void changedForms.delete(form);
  }, [exist, form]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => exist && changedForms.values().next().value === form,
    enableBeforeUnload: exist,
    disabled: !exist,
    withResolver: true,
  });
  return { isAsked: status === "blocked", onStay: () => reset?.(), onLeave: () => proceed?.() };
}

type Question = Readonly<{
  opened: boolean;
  texts: Readonly<Record<"title" | "text" | "stay" | "leave", string>>;
  onStay: () => void;
  onLeave: () => void;
}>;

/** Asks whether what was entered may be lost. */
export function LossQuestion({ opened, texts, onStay, onLeave }: Question) {
  return (
    <Modal opened={opened} onClose={onStay} title={texts.title} zIndex={300}>
      <Stack>
        <Text size="sm">{texts.text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onStay} data-autofocus>
            {texts.stay}
          </Button>
          <Button color="red.8" onClick={onLeave}>
            {texts.leave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
