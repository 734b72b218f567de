import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";

export function leaveInput(discard: () => void): void {
  discard();
  (document.activeElement as HTMLElement | null)?.blur();
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Enter in an input, without a modifier. */
export const isSubmitting = (event: KeyboardEvent) =>
  event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey && isTyping(event);

/** Ctrl or Cmd with Backspace or Delete. */
export const isEmptying = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && ["Backspace", "Delete"].includes(key);

/** Focuses the value under review; false if there is none. */
export function focusDoubt(): boolean {
  const value = document.querySelector<HTMLElement>(`[data-doubt] :is(${valueOrButton})`);
  value?.focus({ preventScroll: true });
  return value !== null;
}

const valueOrButton = "input, textarea, select, [data-role=accept]";

const typedInto = "[role=dialog], textarea, select, [contenteditable=true], input:not([type=checkbox])";

/**
 * Focuses the control of the current doubt, unless somebody types elsewhere: a typed value is stored after its input is
 * left, and only then is the next control drawn.
 */
export function takeFocus(control: HTMLElement | null | undefined): void {
  if (!document.activeElement?.closest(typedInto)) control?.focus({ preventScroll: true });
}

/** Focuses the input, except on touch screens, where the keyboard would cover the page. */
export function useFocusOnMount(box: RefObject<HTMLDivElement | null>): void {
  // Before the page is drawn: a key that is pressed at once must not be lost.
  useLayoutEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const target = box.current?.querySelector<HTMLElement>(valueOrButton);
    takeFocus(target);
  }, [box]);
}

/** Arrow keys move between the input and the suggestions. */
export function moveBetweenSuggestions(box: HTMLDivElement | null, event: KeyboardEvent): void {
  if (!box || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement) return;
  const stops = [...box.querySelectorAll<HTMLElement>("input, [data-role=suggestion]")];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (stops.length < 2 || (at < 0 && !next)) return;
  // Also at either end, where the key would otherwise select another field.
  event.preventDefault();
  next?.focus();
}
