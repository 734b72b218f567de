import type { Messages } from "../en/index.ts";

export const reviewSettings: Messages["reviewSettings"] = {
  title: "Réglages du contrôle",
  lead: "Choisissez ce qui est vérifié avant l’approbation. Les factures que personne n’a encore contrôlées sont réévaluées à l’enregistrement.",
  documentType: "Type de document",
  required: "Champs obligatoires",
  requiredHint: "Un document est à contrôler si l’un d’eux manque ou est incertain.",
  atLeastOne: "Choisissez au moins un champ.",
  stopAt: "À contrôler aussi",
  stopAtHint: "La file s’arrête aussi ici. Les doublons possibles sont toujours à contrôler.",
  restore: "Valeurs par défaut",
  save: "Enregistrer",
  ownersOnly: "Seuls les propriétaires peuvent modifier ces réglages.",
  saved: (type: string) => `Réglages du contrôle enregistrés : ${type}.`,
  topics: {
    failed_checks: {
      label: "Contrôles en échec",
      hint: "Totaux incohérents, clés de contrôle fausses, échéance antérieure à la date de facture",
    },
    code_differences: {
      label: "Code-barres différent",
      hint: "Un code-barres de la page est invalide ou diffère de la page",
    },
    xml_differences: { label: "XML différent", hint: "Le XML du fichier est inutilisable ou diffère de la page" },
    uncertain_split: { label: "Découpage incertain", hint: "On ne sait pas quelles pages d’un fichier vont ensemble" },
    other_fields: { label: "Autres champs incertains", hint: "Champs non obligatoires, comme l’échéance ou l’IBAN" },
    line_amounts: {
      label: "Montants de lignes incertains",
      hint: "Quantités, prix, montants et dates des lignes, taxes et frais",
    },
    line_texts: { label: "Textes de lignes incertains", hint: "Désignations, références d’articles et unités" },
  },
};
