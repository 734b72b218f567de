import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../forms/form-alert.tsx";

type Props = Readonly<{ label: string; title: string; text: string; onConfirm: () => Promise<unknown> }>;

/** For actions that cannot be undone: explains the effect and asks for confirmation. */
export function ConfirmButton({ label, title, text, onConfirm }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: close });
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title}>
        <Stack>
          <Text size="sm">{text}</Text>
          <FormAlert error={confirm.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {messages.ui.cancel}
            </Button>
            <Button color="red.8" onClick={() => confirm.mutate()} loading={confirm.isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
