import { bandOf, type ConfidenceBand } from "@inkvoice/contract/confidence-bands";

import { formatPercent } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { LazyTooltip } from "../lazy-tooltip.tsx";
import classes from "./confidence.module.css";

export type ConfidenceLevel = ConfidenceBand | "corrected";

/** The fill repeats the meaning of the colour, for people who cannot tell green from red. */
const fills: Readonly<Record<ConfidenceLevel, string | undefined>> = {
  sure: "M5 0.8a4.2 4.2 0 0 1 0 8.4a4.2 4.2 0 0 1 0-8.4z",
  check: "M5 0.8a4.2 4.2 0 0 0 0 8.4z",
  unsure: undefined,
  corrected: "M5 0.8a4.2 4.2 0 0 1 0 8.4a4.2 4.2 0 0 1 0-8.4z",
};

export function ConfidenceMark({ band, size = 9 }: Readonly<{ band: ConfidenceLevel; size?: number }>) {
  return (
    <svg viewBox="0 0 10 10" width={size} height={size} aria-hidden="true" className={classes.mark} data-band={band}>
      <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      {fills[band] && <path d={fills[band]} fill="currentColor" />}
    </svg>
  );
}

type LabelProps = Readonly<{ confidence: number; band?: ConfidenceLevel; quiet?: boolean }>;

/** `quiet` hides the text of high confidence, for long lists: only the symbol remains. */
export function ConfidenceLabel({ confidence, band, quiet }: LabelProps) {
  const name = band ?? bandOf(confidence);
  return (
    <LazyTooltip
      label={name === "corrected" ? messages.ui.enteredByPerson : messages.ui.confidence(formatPercent(confidence))}
    >
      <span className={classes.label} data-band={name}>
        <ConfidenceMark band={name} />
        <span className={quiet && name === "sure" ? "visually-hidden" : undefined}>
          {messages.terms.confidence[name]}
        </span>
      </span>
    </LazyTooltip>
  );
}
