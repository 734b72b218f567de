import { countIn } from "../plural.ts";

const count = countIn("en");

export const memory = {
  title: "Vendor memory",
  lead: "What your corrections taught about each vendor. It helps only where the next reading is missing or unsure, and is marked wherever it was used.",
  none: "Nothing remembered yet",
  noneText:
    "Correct a field on an invoice and leave “Remember for this vendor” ticked: the next invoice of that vendor profits.",
  rememberedFor: (vendor: string) => `Remembered for ${vendor}`,
  beside: (anchor: string) => `the words beside “${anchor}”`,
  atPlace: "the words at a remembered place",
  /** Who taught it, when, and how often it helped. */
  origin: (who: string, ago: string, used: string) => `${who}, ${ago} · ${used}`,
  used: (times: number) => {
    if (times === 0) return "not used yet";
    return times === 1 ? "used once" : count(times, { other: "used # times" });
  },
  change: "Change",
  forget: "Forget",
  forgetTitle: "Forget this?",
  forgetText: "Later invoices of this vendor are read without it. Invoices already read stay as they are.",
};
