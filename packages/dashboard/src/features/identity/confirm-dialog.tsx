import { Modal, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { confirmation } from "../../api/confirmation.ts";
import { loadPage } from "../../api/load-page.ts";
import { messages } from "../../messages/messages.ts";
import { LoadingState } from "../../ui/states.tsx";

/** Loaded on demand: most visits never need it. */
const FactorForm = lazy(async () => {
  const { FactorForm: form } = await loadPage(() => import("./factor-form.tsx"));
  return { default: form };
});

/** Asks for identity confirmation when the server requires it; the interrupted request is then repeated. */
export function ConfirmDialog() {
  const [answer, setAnswer] = useState<((proven: boolean) => void) | undefined>();
  useEffect(() => confirmation.askWith(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  const close = (proven: boolean) => {
    answer?.(proven);
    setAnswer(undefined);
  };
  return (
    <Modal
      opened={answer !== undefined}
      onClose={() => close(false)}
      title={messages.identity.confirmIdentity}
      zIndex={400}
    >
      <Suspense fallback={<LoadingState />}>
        <FactorForm
          path="/session/confirm"
          submit={messages.identity.goOn}
          onProven={() => close(true)}
          onCancel={() => close(false)}
        >
          <Text size="sm">{messages.identity.why}</Text>
        </FactorForm>
      </Suspense>
    </Modal>
  );
}
