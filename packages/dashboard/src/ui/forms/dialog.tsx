import { Modal } from "@mantine/core";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { messages } from "../../messages/messages.ts";
import { LossQuestion, useLeaveQuestion } from "./unsaved-changes.tsx";

export type DialogProps = Readonly<{ opened: boolean; onClose: () => void }>;

/** What the content of a dialog reports to it: `sending` while changes are being saved, `shown-once` for a secret. */
type FormState = "unchanged" | "changed" | "sending" | "shown-once";

const ReportContext = createContext<(state: FormState) => void>(() => undefined);

type Props = DialogProps & Readonly<{ title: string; size?: "lg" | "70rem"; children: ReactNode }>;

/**
 * A dialog whose content starts afresh each time it is opened. Escape and a click beside it ask before changes in its
 * form are dropped, and do not close what is shown only once.
 */
export function Dialog({ title, children, opened, onClose, ...modal }: Props) {
  const [form, setForm] = useState<FormState>("unchanged");
  const [isClosing, setClosing] = useState(false);
  const leaving = useLeaveQuestion(opened && form === "changed");
  const isAsking = isClosing || leaving.isAsked;
  const close = () => {
    if (form === "unchanged" || form === "shown-once") onClose();
    // Not at once: the same press of Escape would close the question.
    else if (form === "changed") setTimeout(() => setClosing(true));
  };
  const discard = () => {
    setClosing(false);
    onClose();
  };
  const { unsaved } = messages.ui;
  return (
    <>
      <Modal
        title={title}
        opened={opened}
        onClose={close}
        closeOnEscape={!isAsking && form !== "shown-once"}
        closeOnClickOutside={form !== "shown-once"}
        {...modal}
      >
        <ReportContext value={setForm}>{children}</ReportContext>
      </Modal>
      <LossQuestion opened={isClosing} texts={unsaved.discarding} onStay={() => setClosing(false)} onLeave={discard} />
      <LossQuestion opened={leaving.isAsked} texts={unsaved} onStay={leaving.onStay} onLeave={leaving.onLeave} />
    </>
  );
}

/** Properties for the element around a form's inputs: with them a dialog knows whether what they hold was changed. */
export function useFormState<Element extends HTMLElement>(isSending: boolean) {
  const report = useContext(ReportContext);
  const root = useRef<Element>(null);
  const first = useRef("");
  const [isChanged, setChanged] = useState(false);
  // Before anybody can type.
  useLayoutEffect(() => {
    first.current = enteredIn(root);
  }, []);
  useEffect(() => {
    report(stateOf(isChanged, isSending));
    return () => report("unchanged");
  }, [report, isChanged, isSending]);
  const onChange = (_event: FormEvent<Element>) => {
    const isDifferent = enteredIn(root) !== first.current;
    setChanged(isDifferent);
    // Not only by the effect: Escape may be pressed right after the key.
    report(stateOf(isDifferent, isSending));
  };
  return { ref: root, onChange };
}

/** For content that a dialog shows once. */
export function useShownOnce(): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    report("shown-once");
    return () => report("unchanged");
  }, [report]);
}

function stateOf(isChanged: boolean, isSending: boolean): FormState {
  if (!isChanged) return "unchanged";
  return isSending ? "sending" : "changed";
}

/** The values of all inputs, as text to compare. */
function enteredIn(root: RefObject<HTMLElement | null>): string {
  const inputs = root.current?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [];
  return JSON.stringify([...inputs].map(({ value, checked }) => [value, checked]));
}
