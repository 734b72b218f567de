import { Button, Modal, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { messages } from "../../messages/messages.ts";
import { Form } from "../forms/form.tsx";

type Props = Readonly<{
  label: string;
  title: string;
  text: string;
  /** The word to be typed for confirmation. */
  word: string;
  onConfirm: (typed: string) => Promise<unknown>;
}>;

/** For permanent deletion: the name has to be typed first. */
export function TypedConfirmButton({ label, title, text, word, onConfirm }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const [typed, setTyped] = useState("");
  const confirm = useMutation({ mutationFn: () => onConfirm(typed), onSuccess: close });
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        {label}
      </Button>
      <Modal opened={opened} onClose={close} title={title}>
        <Form sending={confirm} submit={label} onCancel={close} disabled={typed !== word}>
          <Text size="sm">{text}</Text>
          <TextInput
            label={messages.ui.typeWord(word)}
            required
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Form>
      </Modal>
    </>
  );
}
