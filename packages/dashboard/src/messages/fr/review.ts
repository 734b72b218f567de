import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const review: Messages["review"] = {
  nothingToReview: "Rien à contrôler",
  nothingToReviewText: "Toutes les factures sont vérifiées. Les nouvelles apparaissent ici automatiquement.",
  waitingForOthers: (waiting) =>
    count(waiting, {
      one: "# facture attend l’approbation d’autres personnes.",
      other: "# factures attendent l’approbation d’autres personnes.",
    }),
  position: (position, total) => `${position} sur ${total}`,
  showQueue: "File d’attente",
  queueTitle: (waiting) => count(waiting, { one: "# document en attente", other: "# documents en attente" }),
  why: {
    failed: "N’a pas pu être lu",
    checks: (failing) => count(failing, { one: "# contrôle en échec", other: "# contrôles en échec" }),
    approvals: (given, required, people) => `${given} sur ${required} approbations : ${people}`,
    unsure: "Une valeur est absente ou incertaine",
    skipped: (reason) => `${reason} · passé`,
  },
  doubt: "À vérifier",
  wholeDocument: "Le document entier",
  doubtOf: (doubt, doubts) => `${doubt} sur ${doubts}`,
  itemsToCheck: (doubts) => count(doubts, { one: "# point à vérifier", other: "# points à vérifier" }),
  startReview: "Vérifier",
  allChecked: "Tous les points sont vérifiés.",
  skippedItems: (doubts) => count(doubts, { one: "# point ignoré.", other: "# points ignorés." }),
  checkedButFailing: "Tout est vérifié, mais les totaux ne concordent toujours pas.",
  checkedButCheckFails: (checks) => `Tout est vérifié, mais toujours : ${checks}.`,
  approve: "Approuver",
  approveAndNext: "Approuver et suivant",
  skip: "Passer",
  undo: "Annuler",
  saved: (field: string) => `${field} : enregistré.`,
  changedMeanwhile: (value, who) =>
    `${who ? `${who} a remplacé cette valeur` : "Cette valeur a été remplacée"} entre-temps par « ${value || "vide"} ». Enregistrez de nouveau pour la remplacer ou annulez pour la garder.`,
  useSuggestion: "Prendre la suggestion",
  decided: {
    approved: (name: string) => `${name} : approuvée.`,
    rejected: (name: string) => `${name} : refusée.`,
  },
  approvals: {
    needed: (missing) =>
      count(missing, {
        one: "# approbation nécessaire.",
        other: "# approbations par des personnes différentes nécessaires.",
      }),
    soFar: (people, missing) =>
      `Approuvée par ${people} ; ${count(missing, { one: "encore # approbation nécessaire.", other: "encore # approbations nécessaires." })}`,
    complete: (people) => `Approuvée par ${people}.`,
    byYou: "Approuvée par vous",
    othersMust: "Vous avez déjà approuvé : une autre personne doit approuver maintenant.",
    given: (name, missing) =>
      `${name} : votre approbation est enregistrée. ${count(missing, { one: "Encore # approbation nécessaire.", other: "Encore # approbations nécessaires." })}`,
  },
  reopening: {
    action: "Rouvrir",
    withdraw: "Retirer mon approbation",
    title: "Rouvrir cette facture ?",
    exported: "Elle a été exportée. La rouvrir ne change pas le fichier exporté.",
    approvalsVoid: (approvals) => count(approvals, { other: "Ses # approbations seront annulées." }),
    reopened: (name) => `${name} : rouverte.`,
    withdrawn: (name) => `${name} : votre approbation est retirée.`,
  },
  approveAnyway: {
    title: "Approuver quand même ?",
    newAccount: "Le compte bancaire est nouveau pour ce fournisseur. L’approbation le confirme pour les paiements.",
    missing: (field: string) => `${field} : obligatoire et absent.`,
    duplicate: (others: number) =>
      count(others, {
        one: "Peut-être un doublon d’une autre facture.",
        other: "Peut-être un doublon de # autres factures.",
      }),
    confirm: "Approuver quand même",
  },
  save: "Enregistrer",
  keepAsIs: "Garder tel quel",
  notOnDocument: "Absent du document",
  next: "Suivant",
  takeFromPage: "ou cliquez sur le bon mot de la page",
  suggestions: "Suggestions",
  makesTotalsFit: "fait concorder les totaux",
  makesTotalsFitAs: (field) => `fait concorder les totaux (${field})`,
  alsoOnPage: "figure aussi sur la page",
  alsoPossible: "également possible",
  readFrom: { page: "Page", code: "Code-barres", xml: "XML" },
  reasons: {
    missing: "Obligatoire, mais introuvable.",
    unsure: (percent) => `Confiance faible (${percent}).`,
    xmlDiffers: "La page et le XML diffèrent.",
    codeDiffers: "La page et son code-barres diffèrent.",
    allDiffer: "La page, le code-barres et le XML diffèrent.",
  },
  issues: {
    CODE_INVALID: "Un code-barres de la page n’est pas valide : il peut être abîmé ou falsifié.",
    SPLIT_DOUBTFUL: "La limite entre deux factures de ce fichier n’est pas certaine.",
    NOT_ADDRESSED_TO_US: "Aucune de vos sociétés n’est indiquée comme client.",
    BANK_ACCOUNT_NEW:
      "Ce compte bancaire est nouveau pour le fournisseur. Vérifiez-le auprès du fournisseur avant de payer.",
    BANK_ACCOUNT_BLOCKED: "Ce compte bancaire est bloqué. Ne payez pas.",
    VENDOR_NEW: "Ce fournisseur est nouveau.",
    ORDER_MISMATCH: "Cette facture diffère de sa commande. Comparez les deux avant de l’approuver.",
    XML_UNUSABLE: "Le XML de ce fichier était inutilisable ; la page a donc été lue à la place.",
    XML_PAGE_MISMATCH: "La page et le XML n’ont pas les mêmes lignes.",
  },
  faults: {
    product: (line, quantity, price, total) => `Ligne ${line} : ${quantity} × ${price} ne fait pas ${total}.`,
    lines: (sum, said) => `Les lignes font ${sum}, mais le document indique ${said}.`,
    total: (subtotal, tax, sum, total) => `${subtotal} plus ${tax} de taxe font ${sum}, mais le total est ${total}.`,
    rate: (rate, base, expected, amount) => `${rate} % de ${base} font ${expected}, et non ${amount}.`,
    taxes: (sum, said) => `Les taxes font ${sum}, mais le total des taxes est ${said}.`,
    due: (due, date) => `L’échéance ${due} précède la date de facture ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "Les lignes font le total HT",
      failed: "Les lignes ne font pas le total HT",
    },
    subtotal_and_tax_to_total: {
      passed: "Total HT plus TVA font le total TTC",
      failed: "Total HT plus TVA ne font pas le total TTC",
    },
    quantity_times_price: {
      passed: "Quantité × prix correspond au total de chaque ligne",
      failed: "Quantité × prix ne correspond pas au total de la ligne",
    },
    tax_by_rate: {
      passed: "Chaque taxe correspond à son taux",
      failed: "La taxe ne correspond pas à son taux",
    },
    taxes_to_total_tax: {
      passed: "Les taxes font le total des taxes",
      failed: "Les taxes ne font pas le total des taxes",
    },
    due_date_not_before_date: {
      passed: "L’échéance ne précède pas la date de facture",
      failed: "L’échéance précède la date de facture",
    },
    vendor_tax_id_check_digits: {
      passed: "Le numéro fiscal du fournisseur est valide",
      failed: "Le numéro fiscal du fournisseur a une clé de contrôle fausse",
    },
    customer_tax_id_check_digits: {
      passed: "Le numéro fiscal du client est valide",
      failed: "Le numéro fiscal du client a une clé de contrôle fausse",
    },
    iban_check_digits: { passed: "L’IBAN est valide", failed: "L’IBAN a une clé de contrôle fausse" },
    currency_beside_total: {
      passed: "La devise est imprimée à côté du total",
      failed: "La devise n’est pas imprimée à côté du total",
    },
  },
  assign: "Attribuer",
  assignedTo: (name) => `Attribuée à ${name}`,
  unassign: "Retirer l’attribution",
  reject: "Refuser",
  rejectTitle: "Refuser cette facture",
  rejectReason: "Motif",
  rejectHint: "Affiché dans l’enregistrement, l’historique et l’événement webhook.",
  rejectedBy: (who) => `Refusée par ${who}`,
  comment: "Commentaire",
  commentHint: "Pour la prochaine personne qui vérifie",
  postComment: "Publier",
  notes: {
    comment: (who) => `${who} a commenté`,
    assigned: (to, who) => `Attribuée à ${to} par ${who}`,
    assignedByRule: (to, rule) => `Attribuée à ${to} par la règle « ${rule} »`,
    unassigned: (who) => `Attribution retirée par ${who}`,
    approved: (who) => `Approuvée par ${who}`,
    approvedOf: (who, number) => `Approuvée par ${who} (${number})`,
    rejected: (who) => `Refusée par ${who}`,
    reopened: (who) => `Rouverte par ${who}`,
  },
  memory: {
    value: (field, vendor) => `${field} : mémorisé pour ${vendor}.`,
    place: (field, vendor) => `${field} : position mémorisée pour ${vendor}.`,
    beside: (field, vendor, anchor) => `${field} : mémorisé pour ${vendor}, à côté de « ${anchor} ».`,
    notLearned: (field, why) => `${field} : enregistré, mais non mémorisé. ${why}`,
    why: {
      vendor_unknown: "Le fournisseur est inconnu.",
      taken_away: "Une valeur retirée ne peut pas être mémorisée.",
      differs_each_time: "Elle change à chaque document et n’a pas de position fixe.",
      wrong_check_digits: "Ses chiffres de contrôle sont faux.",
      place_unknown:
        "Sa position sur la page est inconnue. Cliquez sur la valeur dans la page pour mémoriser sa position.",
      not_possible_now: "La page n’a pas pu être lue pour le moment.",
    },
  },
  sources: { rule: "d’une règle", vendor: "par défaut pour le fournisseur", xml: "du XML", code: "du code-barres" },
  origin: {
    xml: (name) => `D’après ${name}`,
    code: (names) => `Avec le code-barres de la page (${names})`,
  },
  failure: {
    title: "Ce document n’a pas pu être lu",
    noValuesGuessed: "Aucune valeur n’a été devinée.",
    replaced: "La nouvelle image est en cours de lecture. L’ancienne est dans la corbeille.",
    reject: "Refuser",
    ways: {
      "by-hand": "Saisir manuellement",
      "as-invoice": "Lire quand même comme une facture",
      reread: "Relire",
      replace: "Importer une meilleure image",
    },
    whatWasRead: "Ce qui a été lu",
    wordsOnPage: (words: number, page: number) =>
      `${count(words, { one: "# mot lu", other: "# mots lus" })} à la page ${page}`,
  },
};
