import type { SecretView } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { formatMoment } from "../../format/format.ts";
import { Dialog, Form } from "../../ui/form.tsx";
import { FormAlert } from "../../ui/form-alert.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SecretBox } from "../../ui/secret-box.tsx";

export function SecretCard({ previousUntil }: Readonly<{ previousUntil: string | null }>) {
  const [secret, setSecret] = useState<string>();
  const [rotating, modal] = useDisclosure(false);
  const reveal = useMutation({
    mutationFn: () => api.post<SecretView>("/webhooks/secret/reveal"),
    onSuccess: (view) => setSecret(view.secret),
  });
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>Signing secret</Title>
          <Text size="sm" c="dimmed" maw={520}>
            Your receiver computes HMAC-SHA-256 over the raw body with it and compares with X-Service-Signature.
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() => (secret ? setSecret(undefined) : reveal.mutate())}
            loading={reveal.isPending}
          >
            {secret ? "Hide" : "Reveal"}
          </Button>
          <Button variant="default" leftSection={<RefreshIcon />} onClick={modal.open}>
            Rotate
          </Button>
        </Group>
      </Group>
      <FormAlert error={reveal.error} />
      {secret && <SecretBox secret={secret} label="signing secret" />}
      {previousUntil && (
        <Notice p="sm">
          The secret from before the last rotation goes on signing until {formatMoment(previousUntil)}.
        </Notice>
      )}
      <RotateModal opened={rotating} onClose={modal.close} onRotated={setSecret} />
    </Stack>
  );
}

const overlaps = [
  { value: "0", label: "At once" },
  { value: "1", label: "After 1 hour" },
  { value: "12", label: "After 12 hours" },
  { value: "24", label: "After 24 hours" },
];

function RotateModal(props: Readonly<{ opened: boolean; onClose: () => void; onRotated: (secret: string) => void }>) {
  const client = useQueryClient();
  const [hours, setHours] = useState("24");
  const rotate = useMutation({
    mutationFn: () => api.post<SecretView>("/webhooks/secret/rotate", { overlap_hours: Number(hours) }),
    onSuccess: (view) => {
      props.onRotated(view.secret);
      props.onClose();
      void client.invalidateQueries({ queryKey: ["endpoints"] });
    },
  });
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Rotate the signing secret">
      <Form sending={rotate} submit="Make a new secret" onCancel={props.onClose}>
        <Text size="sm">
          A new secret is made. Until the change, the old one goes on signing, so that you can bring the new one to your
          receivers first.
        </Text>
        <NativeSelect
          label="The new secret signs"
          data={overlaps}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
