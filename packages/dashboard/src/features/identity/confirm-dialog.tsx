import { Modal, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { confirmation } from "../../api/confirmation.ts";
import { Splash } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";

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
    <Modal opened={answer !== undefined} onClose={() => close(false)} title={words.identity.isItYou} zIndex={400}>
      <Suspense fallback={<Splash />}>
        <FactorForm
          path="/session/confirm"
          submit={words.identity.goOn}
          onProven={() => close(true)}
          onCancel={() => close(false)}
        >
          <Text size="sm">{words.identity.why}</Text>
        </FactorForm>
      </Suspense>
    </Modal>
  );
}
