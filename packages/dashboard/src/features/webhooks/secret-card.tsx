import type { SecretView } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, v1 } from "../../api/client.ts";
import { formatMoment } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog } from "../../ui/forms/dialog.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { SecretBox } from "../../ui/forms/secret-box.tsx";
import { RefreshIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";

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
          <Title order={2}>{messages.webhooks.secret.title}</Title>
          <Text size="sm" c="dimmed" maw={520}>
            {messages.webhooks.secret.text}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() => (secret ? setSecret(undefined) : reveal.mutate())}
            loading={reveal.isPending}
          >
            {secret ? messages.webhooks.secret.hide : messages.webhooks.secret.reveal}
          </Button>
          <Button variant="default" leftSection={<RefreshIcon />} onClick={modal.open}>
            {messages.webhooks.secret.rotate}
          </Button>
        </Group>
      </Group>
      <FormAlert error={reveal.error} />
      {secret && <SecretBox secret={secret} label={messages.webhooks.secret.name} />}
      {previousUntil && <Notice p="sm">{messages.webhooks.secret.previousUntil(formatMoment(previousUntil))}</Notice>}
      <RotateModal opened={rotating} onClose={modal.close} onRotated={setSecret} />
    </Stack>
  );
}

const overlapHours = [0, 1, 12, 24];

const overlaps = () =>
  overlapHours.map((hours) => ({
    value: String(hours),
    label: hours === 0 ? messages.webhooks.secret.atOnce : messages.webhooks.secret.after(hours),
  }));

function RotateModal(props: Readonly<{ opened: boolean; onClose: () => void; onRotated: (secret: string) => void }>) {
  const client = useQueryClient();
  const [hours, setHours] = useState("24");
  const rotate = useMutation({
    mutationFn: () => v1.post<SecretView>("/account/webhooks/rotate-secret", { overlap_hours: Number(hours) }),
    onSuccess: (view) => {
      props.onRotated(view.secret);
      props.onClose();
      void client.invalidateQueries({ queryKey: ["endpoints"] });
    },
  });
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={messages.webhooks.secret.rotateTitle}>
      <Form sending={rotate} submit={messages.webhooks.secret.submit} onCancel={props.onClose}>
        <Text size="sm">{messages.webhooks.secret.rotateText}</Text>
        <NativeSelect
          label={messages.webhooks.secret.newSigns}
          data={overlaps()}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
