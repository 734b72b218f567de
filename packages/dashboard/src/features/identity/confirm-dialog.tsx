import { Modal, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { confirmation } from "../../api/confirmation.ts";
import { messages } from "../../messages/messages.ts";
import { LoadingState } from "../../ui/states.tsx";

/** Loaded when it is needed: most visits never are asked. */
const FactorForm = lazy(() => import("./factor-form.tsx").then((module) => ({ default: module.FactorForm })));

/** Asks who is there when the server wants to know; what was being done goes on by itself afterwards. */
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
