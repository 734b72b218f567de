import { bandOf, type ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import { Tooltip } from "@mantine/core";
import { formatPercent } from "../format/format.ts";
import classes from "./band.module.css";

export type Band = ConfidenceBand | "corrected";

export const bandNames: Readonly<Record<Band, string>> = {
  sure: "Sure",
  check: "Check",
  unsure: "Unsure",
  corrected: "Corrected",
};

/** How full the mark is says the same as its colour: nobody has to tell green from red. */
const fills: Readonly<Record<Band, number>> = { sure: 1, check: 0.5, unsure: 0.12, corrected: 1 };

export function BandMark({ band, size = 9 }: Readonly<{ band: Band; size?: number }>) {
  return (
    <svg viewBox="0 0 10 10" width={size} height={size} aria-hidden="true" className={classes.mark} data-band={band}>
      <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <rect
        x="0"
        y={10 - 10 * fills[band]}
        width="10"
        height="10"
        clipPath="circle(4.2px at 5px 5px)"
        fill="currentColor"
      />
    </svg>
  );
}

export function BandLabel({ confidence, band }: Readonly<{ confidence: number; band?: Band }>) {
  const name = band ?? bandOf(confidence);
  return (
    <Tooltip label={name === "corrected" ? "Set by a person" : `Confidence ${formatPercent(confidence)}`}>
      <span className={classes.label} data-band={name}>
        <BandMark band={name} />
        {bandNames[name]}
      </span>
    </Tooltip>
  );
}
