import type { Words } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const review: Words["review"] = {
  allClear: "Tout est en ordre",
  nothingWaits: "Rien n'est à vérifier. Les nouveaux doutes apparaissent ici d'eux-mêmes.",
  place: (position, total) => `${position} sur ${total}`,
  showQueue: "Ce qui attend",
  queueTitle: (waiting) => count(waiting, { one: "Un document attend", other: "# documents attendent" }),
  why: {
    failed: "N'a pas pu être lu",
    checks: (failing) => count(failing, { one: "Un contrôle échoue", other: "# contrôles échouent" }),
    unsure: "Une valeur manque ou est incertaine",
    skipped: (reason) => `${reason} · passé`,
  },
  doubt: "À vérifier",
  wholeDocument: "Le document entier",
  doubtOf: (doubt, doubts) => `${doubt} sur ${doubts}`,
  doubtsAhead: (doubts) => count(doubts, { one: "Un point est à vérifier.", other: "# points sont à vérifier." }),
  goThrough: "Les parcourir",
  allSeen: "Tous les doutes ont été vérifiés.",
  seenThoughFailing: "Tous les doutes ont été vérifiés. Les sommes ne concordent toujours pas.",
  looksRight: "C'est bon",
  looksRightNext: "C'est bon, suivant",
  skip: "Passer",
  undo: "Un pas en arrière",
  save: "Enregistrer",
  rightAsItIs: "Correct tel quel",
  notOnDocument: "Absent du document",
  later: "Suivant",
  takeFromPage: "ou cliquez sur le bon mot de la page",
  suggestions: "Valeurs possibles",
  wouldFit: "conviendrait",
  otherWouldFit: (field) => `conviendrait pour : ${field}`,
  alsoRead: "figure aussi sur la page",
  witness: { page: "Page", code: "Code", xml: "XML" },
  reasons: {
    missing: "Obligatoire, mais non lu sur ce document.",
    unsure: (percent) => `Lu, mais incertain (${percent}).`,
    xmlDiffers: "La page et le XML se contredisent.",
    codeDiffers: "La page et son code se contredisent.",
    allDiffer: "La page, le code et le XML se contredisent.",
  },
  issues: {
    CODE_INVALID: "Un code de la page enfreint les règles de son type : il peut être abîmé ou falsifié.",
    SPLIT_DOUBTFUL: "Il n'est pas certain où finit une facture et où commence la suivante dans ce fichier.",
    XML_UNUSABLE: "Le XML de ce fichier était inutilisable ; la page a donc été lue à la place.",
    XML_PAGE_MISMATCH: "La page et le XML n'ont pas les mêmes lignes.",
  },
  faults: {
    product: (line, quantity, price, total) => `Ligne ${line} : ${quantity} × ${price} ne fait pas ${total}.`,
    lines: (sum, said) => `Les lignes font ${sum}, le document indique ${said}.`,
    total: (subtotal, tax, sum, total) => `${subtotal} et ${tax} de taxe font ${sum}, le total indique ${total}.`,
    rate: (rate, base, expected, amount) => `${rate} % de ${base} font ${expected}, et non ${amount}.`,
    taxes: (sum, said) => `Les taxes font ${sum}, la taxe indique ${said}.`,
    due: (due, date) => `L'échéance ${due} précède la date ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "Les lignes font le sous-total",
      failed: "Les lignes ne font pas le sous-total",
    },
    subtotal_and_tax_to_total: {
      passed: "Sous-total et taxe font le total",
      failed: "Sous-total et taxe ne font pas le total",
    },
    quantity_times_price: {
      passed: "Quantité fois prix fait le total de chaque ligne",
      failed: "Quantité fois prix ne fait pas le total de chaque ligne",
    },
    tax_by_rate: {
      passed: "Chaque taxe est son taux de sa base",
      failed: "Une taxe n'est pas son taux de sa base",
    },
    taxes_to_total_tax: { passed: "Les taxes concordent", failed: "Les taxes ne concordent pas" },
    due_date_not_before_date: {
      passed: "L'échéance suit la date",
      failed: "L'échéance précède la date",
    },
    vendor_tax_id_check_digits: {
      passed: "Le numéro fiscal du fournisseur est bien formé",
      failed: "Le numéro fiscal du fournisseur a une clé de contrôle fausse",
    },
    customer_tax_id_check_digits: {
      passed: "Le numéro fiscal du client est bien formé",
      failed: "Le numéro fiscal du client a une clé de contrôle fausse",
    },
    iban_check_digits: { passed: "L'IBAN est bien formé", failed: "L'IBAN a une clé de contrôle fausse" },
    currency_beside_total: {
      passed: "La devise figure à côté du total",
      failed: "La devise ne figure pas à côté du total",
    },
  },
  memory: {
    value: (field, vendor) => `${field} : mémorisé pour ${vendor}.`,
    place: (field, vendor) => `${field} : emplacement mémorisé pour ${vendor}.`,
    beside: (field, vendor, anchor) => `${field} : mémorisé pour ${vendor}, à côté de « ${anchor} ».`,
    notLearned: (field, why) => `${field} : corrigé, mais non mémorisé. ${why}`,
    why: {
      vendor_unknown: "Le fournisseur n'est pas connu.",
      taken_away: "Une valeur absente n'apprend rien.",
      differs_each_time: "Elle change à chaque document et n'a pas d'emplacement fixe.",
      place_unknown: "On ne sait pas où elle se trouve. Cliquez dessus sur la page et son emplacement sera mémorisé.",
      not_possible_now: "La page n'a pas pu être lue pour le moment.",
    },
  },
  sources: { xml: "du XML", code: "du code" },
  origin: {
    xml: "Repris du XML du fichier",
    code: (kind) => `Repris du code de la page (${kind})`,
    mixed: (kind) => `Lu sur la page, avec son code (${kind})`,
  },
  failure: {
    title: "Ce document n'a pas pu être lu",
    nothingGuessed: "Rien n'a été deviné.",
    readAgain: "Relire",
    betterPicture: "Importer une meilleure image",
    replaced: "La nouvelle image est en cours de lecture. L'ancienne est dans la corbeille.",
    byHand: "Saisir à la main",
    leave: "Laisser non lu",
  },
};
