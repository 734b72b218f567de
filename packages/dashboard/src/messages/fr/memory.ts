import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const memory: Messages["memory"] = {
  title: "Mémoire fournisseurs",
  lead: "Ce que vos corrections ont appris sur chaque fournisseur. Elle n’aide que là où la lecture suivante manque ou hésite, et son emploi est toujours signalé.",
  none: "Rien de mémorisé pour l’instant",
  noneText:
    "Corrigez un champ d’une facture en laissant « Mémoriser pour ce fournisseur » coché : la prochaine facture de ce fournisseur en profitera.",
  rememberedFor: (vendor) => `Mémorisé pour ${vendor}`,
  beside: (anchor) => `les mots à côté de « ${anchor} »`,
  atPlace: "les mots à un endroit mémorisé",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "pas encore utilisé" : count(times, { other: "utilisé # fois" })),
  change: "Modifier",
  forget: "Oublier",
  forgetTitle: "Oublier ceci ?",
  forgetText:
    "Les prochaines factures de ce fournisseur seront lues sans cette aide. Les factures déjà lues restent inchangées.",
};
