import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "./actions/keep-focus.ts";

/** Focuses a control after an editor, a dialog or a request has ended, unless something else has taken the focus. */
export function useFocusAfter(control: RefObject<HTMLElement | null>, isActive: boolean): void {
  const wasActive = useRef(false);
  useEffect(() => {
    if (wasActive.current && !isActive && isFocusLost()) control.current?.focus({ preventScroll: true });
    wasActive.current = isActive;
  }, [control, isActive]);
}
