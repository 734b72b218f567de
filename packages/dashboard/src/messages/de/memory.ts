import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const memory: Messages["memory"] = {
  title: "Gelernte Lieferanten",
  lead: "Was Ihre Korrekturen über jeden Lieferanten gelehrt haben. Es hilft nur, wo beim nächsten Lesen etwas fehlt oder unsicher ist, und ist überall gekennzeichnet, wo es verwendet wurde.",
  none: "Noch nichts gelernt",
  noneText:
    "Korrigieren Sie ein Feld einer Rechnung und lassen Sie „Für diesen Lieferanten merken“ angekreuzt: Die nächste Rechnung dieses Lieferanten profitiert davon.",
  rememberedFor: (vendor) => `Gelernt für ${vendor}`,
  beside: (anchor) => `die Wörter neben „${anchor}“`,
  atPlace: "die Wörter an einer gemerkten Stelle",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "noch nicht verwendet" : count(times, { other: "#-mal verwendet" })),
  change: "Ändern",
  forget: "Vergessen",
  forgetTitle: "Das vergessen?",
  forgetText:
    "Spätere Rechnungen dieses Lieferanten werden ohne dieses Wissen gelesen. Bereits gelesene Rechnungen bleiben, wie sie sind.",
};
