import { type RefObject, useEffect, useRef } from "react";

/** Focuses a field's button after its editor has closed, unless something else has taken the focus. */
export function useFocusAfterEditing(button: RefObject<HTMLElement | null>, isEditing: boolean): void {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [button, isEditing]);
}
