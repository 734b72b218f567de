import type { ReplayAnswer } from "@inkvoice/contract/dashboard";
import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import { Dialog } from "../../ui/forms/dialog.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { problemInput, useFormProblems } from "../../ui/forms/form-problems.ts";
import { RefreshIcon } from "../../ui/icons.tsx";

type Props = Readonly<{ endpoint?: string | undefined }>;

/** Resends failed deliveries since a chosen time. */
export function ReplayButton({ endpoint }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const said = messages.webhooks.deliveries;
  return (
    <>
      <Button variant="default" leftSection={<RefreshIcon size={16} />} onClick={open}>
        {said.replay}
      </Button>
      <Dialog title={said.replay} opened={opened} onClose={close}>
        <ReplayForm endpoint={endpoint} onClose={close} />
      </Dialog>
    </>
  );
}

/** Yesterday at this time, in local time as the input expects it. */
function yesterday(): string {
  const moment = new Date(Date.now() - 86_400_000);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function ReplayForm({ endpoint, onClose }: Props & Readonly<{ onClose: () => void }>) {
  const client = useQueryClient();
  const said = messages.webhooks.deliveries;
  const [since, setSince] = useState(yesterday);
  const problems = useFormProblems(since === "" ? ["since"] : []);
  const replay = useMutation({
    mutationFn: () =>
      api.post<ReplayAnswer>("/deliveries/replay", {
        since: new Date(since).toISOString(),
        ...(endpoint && { endpoint }),
      }),
    onSuccess: ({ sent, left, more }) => {
      const sentences = [
        said.replayed(sent),
        ...(left > 0 ? [said.replayLeft(left)] : []),
        ...(more ? [said.replayMore] : []),
      ];
      notifications.show({ message: sentences.join(" ") });
      void client.invalidateQueries({ queryKey: ["deliveries"] });
      onClose();
    },
  });
  return (
    <Form sending={replay} problems={problems} submit={said.sendAgain} onCancel={onClose}>
      <div ref={problems.root}>
        <TextInput
          type="datetime-local"
          label={said.since}
          description={said.replayText}
          required
          data-autofocus
          value={since}
          {...problemInput(problems, "since", messages.ui.missing.moment)}
          onChange={(event) => setSince(event.currentTarget.value)}
        />
      </div>
    </Form>
  );
}
