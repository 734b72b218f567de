import { countIn } from "../plural.ts";

const count = countIn("en");

export const memory = {
  title: "Vendor memory",
  lead: "Values and positions remembered from your corrections, by vendor. They are used only where a value is missing or uncertain, and are marked wherever they were used.",
  none: "Nothing remembered yet",
  noneText:
    "Correct a field on an invoice and leave “Remember for this vendor” ticked: the vendor's next invoice will be read better.",
  rememberedFor: (vendor: string) => `Remembered for ${vendor}`,
  beside: (anchor: string) => `the words next to “${anchor}”`,
  atPosition: "the words at a remembered position",
  /** Who made the correction, when, and how often it was used. */
  origin: (who: string, ago: string, used: string) => `${who}, ${ago} · ${used}`,
  used: (times: number) => {
    if (times === 0) return "not used yet";
    return times === 1 ? "used once" : count(times, { other: "used # times" });
  },
  change: "Edit",
  forget: "Forget",
  forgetTitle: "Forget this?",
  forgetText: "Later invoices from this vendor are read without it. Invoices already read do not change.",
};
