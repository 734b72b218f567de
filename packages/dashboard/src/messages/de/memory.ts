import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const memory: Messages["memory"] = {
  title: "Gemerktes je Lieferant",
  lead: "Werte und Positionen aus Ihren Korrekturen, je Lieferant. Sie werden nur verwendet, wo ein Wert fehlt oder unsicher ist, und sind dort gekennzeichnet.",
  none: "Noch nichts gemerkt",
  noneText:
    "Korrigieren Sie ein Feld einer Rechnung und lassen Sie „Für diesen Lieferanten merken“ angekreuzt: Die nächste Rechnung dieses Lieferanten wird besser gelesen.",
  rememberedFor: (vendor) => `Gemerkt für ${vendor}`,
  beside: (anchor) => `die Wörter neben „${anchor}“`,
  atPosition: "die Wörter an einer gemerkten Position",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "noch nicht verwendet" : count(times, { other: "#-mal verwendet" })),
  change: "Bearbeiten",
  forget: "Vergessen",
  forgetTitle: "Das vergessen?",
  forgetText:
    "Spätere Rechnungen dieses Lieferanten werden ohne dies gelesen. Bereits gelesene Rechnungen ändern sich nicht.",
};
