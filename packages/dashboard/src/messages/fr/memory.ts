import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const memory: Messages["memory"] = {
  title: "Mémoire fournisseurs",
  lead: "Valeurs et positions mémorisées d’après vos corrections, par fournisseur. Elles ne servent que si une valeur est absente ou incertaine, et leur emploi est toujours signalé.",
  none: "Rien de mémorisé pour l’instant",
  noneText:
    "Corrigez un champ d’une facture en laissant « Mémoriser pour ce fournisseur » coché : la prochaine facture de ce fournisseur sera mieux lue.",
  rememberedFor: (vendor) => `Mémorisé pour ${vendor}`,
  beside: (anchor) => `les mots à côté de « ${anchor} »`,
  atPosition: "les mots à une position mémorisée",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "pas encore utilisé" : count(times, { other: "utilisé # fois" })),
  change: "Modifier",
  forget: "Oublier",
  forgetTitle: "Oublier ceci ?",
  forgetText:
    "Les prochaines factures de ce fournisseur seront lues sans cela. Les factures déjà lues restent inchangées.",
};
