import { type RefObject, useEffect, useRef, useState } from "react";

/** Problems of a form as its inputs show them. */
export type FormProblems<Problem extends string> = Readonly<{
  /** For an element around the inputs, of which those that can have a problem name it as `data-problem`. */
  root: RefObject<HTMLDivElement | null>;
  isShown(problem: Problem): boolean;
  /** The person has left the input of the problem. */
  leave(problem: Problem): void;
  /** Saves; if there are problems, shows them instead and moves the focus to the first. */
  attempt(save: () => void): void;
}>;

/** Shows a problem once its input was left, and all once saving was tried. `problems`: in the order of the inputs. */
export function useFormProblems<Problem extends string>(problems: readonly Problem[]): FormProblems<Problem> {
  const root = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<Problem>>(new Set());
  const isPressed = usePressed();
  return {
    root,
    isShown: (problem) => problems.includes(problem) && (isTried || left.has(problem)),
    leave(problem) {
      const show = () => setLeft((before) => new Set([...before, problem]));
      // A press on a button takes the focus before its click: a text that appears between them moves the button away.
      if (isPressed.current) document.addEventListener("pointerup", () => setTimeout(show), { once: true });
      else show();
    },
    attempt(save) {
      const [first] = problems;
      if (first === undefined) return save();
      setTried(true);
      focusInput(root.current?.querySelector<HTMLElement>(`[data-problem="${first}"]`));
    },
  };
}

/** Input properties that show this problem and record when the input was left. */
export const problemInput = <Problem extends string>(
  problems: FormProblems<Problem>,
  problem: Problem,
  text: string,
) => ({
  "data-problem": problem,
  error: problems.isShown(problem) ? text : undefined,
  onBlur: () => problems.leave(problem),
});

/** Whether a mouse button or finger is down. */
function usePressed(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const listen = new AbortController();
    const note = (event: Event) => {
      isPressed.current = event.type === "pointerdown";
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"])
      document.addEventListener(type, note, { capture: true, signal: listen.signal });
    return () => listen.abort();
  }, []);
  return isPressed;
}

/** Focuses an input, or the first one in an element; opens the folded section around it. */
function focusInput(element: HTMLElement | null | undefined): void {
  const folded = element?.closest("details");
  if (folded) folded.open = true;
  const isInput = element?.matches("input, select, textarea");
  const input = isInput ? element : element?.querySelector<HTMLElement>("input, select, textarea");
  input?.focus();
  // Once the texts of the problems are there: the header of a dialog covers an input at its upper edge.
  requestAnimationFrame(() => input?.scrollIntoView({ block: "center" }));
}
