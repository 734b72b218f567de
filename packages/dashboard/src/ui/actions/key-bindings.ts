import { useEffectEvent, useLayoutEffect } from "react";

/** Returns `false` if it did nothing: the key then keeps its default action. */
export type KeyAction = (event: KeyboardEvent) => unknown;
/** The character that a key types; `Mod+` before it stands for Ctrl or Command. */
export type KeyBindings = readonly (readonly [key: string, action: KeyAction])[];

type Pressed = Readonly<Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">>;

/** Keys that a focused link or button handles itself. */
const keysOfControls = ["Enter", " "];

/** Elements that handle typing and arrow keys themselves. */
const typedInto = "input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/**
 * The action bound to a pressed key; `isInside` tests the event's target. Bindings name the typed character ("+", "?",
 * "a"), not the physical key, so that they work on every keyboard layout; letters match with and without shift.
 * Combinations with Ctrl or Command work wherever the focus is.
 */
export function actionFor(
  bindings: KeyBindings,
  pressed: Pressed,
  isInside: (selector: string) => boolean,
): KeyAction | undefined {
  if (pressed.altKey || pressed.isComposing) return undefined;
  const signs = [pressed.key, pressed.key.toLowerCase()];
  const bound = (prefix: string) => bindings.find(([key]) => signs.some((sign) => key === prefix + sign))?.[1];
  if (pressed.ctrlKey || pressed.metaKey) return bound("Mod+");
  if (isInside(typedInto)) return undefined;
  if (keysOfControls.includes(pressed.key) && isInside("a, button, [role=button]")) return undefined;
  return bound("");
}

/**
 * Whether a key belongs to a dialog: it has the focus, or nothing has. A dialog that is still fading out has given the
 * focus back, so that keys pressed right after it count.
 */
function isForDialog({ target }: KeyboardEvent): boolean {
  const hasFocus = target instanceof Element && target !== document.body;
  return (hasFocus ? target.closest("[role=dialog]") : document.querySelector("[role=dialog]")) !== null;
}

/** Keyboard shortcuts of a page. They are off while a dialog is open. */
export function useKeyBindings(bindings: KeyBindings): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isForDialog(event)) return;
    const isInside = (selector: string) => event.target instanceof Element && event.target.closest(selector) !== null;
    const action = actionFor(bindings, event, isInside);
    if (action && action(event) !== false) event.preventDefault();
  });
  // A layout effect, as early as the focus is set: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
