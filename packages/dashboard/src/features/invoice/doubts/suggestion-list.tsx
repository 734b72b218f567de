import { messages } from "../../../messages/messages.ts";
import classes from "./doubt.module.css";
import type { Suggestion } from "./suggestions.ts";

type Props = Readonly<{ all: readonly Suggestion[]; onTake: (one: Suggestion) => void }>;

/** Values that can be taken with one click. */
export function SuggestionList({ all, onTake }: Props) {
  if (all.length === 0) return null;
  return (
    <ul className={classes.suggestions} aria-label={messages.review.suggestions}>
      {all.map((one) => (
        <li key={`${one.path} ${one.value}`}>
          <button
            type="button"
            className={classes.suggestion}
            data-role="suggestion"
            data-path={one.path}
            onClick={() => onTake(one)}
          >
            <strong className="numbers">{one.text}</strong> <span>{one.why}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
