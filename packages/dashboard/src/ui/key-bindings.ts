import { useEffectEvent, useLayoutEffect } from "react";

/** What a key does. `false` says that it did nothing: the key then keeps its usual meaning. */
export type KeyAction = (event: KeyboardEvent) => unknown;
/** The sign that a key types, or `Mod+` and a sign for Ctrl or Command with it. */
export type KeyBindings = readonly (readonly [key: string, action: KeyAction])[];

type Pressed = Readonly<Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing">>;

/** Keys that a focused link or button answers itself. */
const keysOfControls = ["Enter", " "];

/** Where typing or arrows belong to the element itself. */
const typedInto = "input, textarea, select, [contenteditable=true], [role=menu], [role=listbox]";

/**
 * The action that belongs to a key pressed inside the elements that `isInside` tells of. Bindings name the sign that is typed ("+", "?", "a"), not
 * the place of the key, so that they hold on every keyboard; a letter is meant with and without shift. With Ctrl or Command a key acts
 * wherever the focus is.
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

/** Keys of a whole page. A dialog that is open has the keyboard to itself. */
export function useKeyBindings(bindings: KeyBindings): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("[role=dialog]")) return;
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
