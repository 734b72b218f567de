import type { Messages } from "../en/index.ts";

export const terms: Messages["terms"] = {
  roles: { viewer: "Lecteur", member: "Membre", owner: "Propriétaire" },
  confidence: { sure: "Sûr", check: "À vérifier", unsure: "Incertain", corrected: "Corrigé" },
  states: {
    processing: "Lecture…",
    failed: "Échec",
    to_review: "À contrôler",
    ready: "Prête",
    approved: "Approuvée",
    exported: "Exportée",
    rejected: "Rejetée",
  },
  approvalsOf: (given, required) => `${given} sur ${required} approbations`,
  changedSinceExport: "Modifiée depuis l’export",
  changedSinceExportHint:
    "Des valeurs ont été modifiées après l’export : exportez-la à nouveau, ou modifiez-les aussi dans l’autre logiciel.",
  statuses: { processing: "Lecture…", completed: "Lue", failed: "Échec" },
  documentTypes: { invoice: "Facture", credit_note: "Avoir", receipt: "Reçu" },
  chargeKinds: { discount: "Remise", shipping: "Frais de port", charge: "Frais", rounding: "Arrondi" },
  deliveryStates: { pending: "En attente", delivered: "Livré", exhausted: "Échec", canceled: "Annulé" },
  deliveryFailures: {
    address_refused: "Aucun envoi n’est autorisé vers cette URL : elle doit utiliser https et une adresse publique.",
    dns_failed: "Le nom d’hôte n’a pas pu être résolu.",
    connect_timeout: "La connexion n’a pas pu être établie en 5 secondes.",
    connection_refused: "La connexion a été refusée.",
    connection_reset: "La connexion a été fermée avant la fin de la réponse.",
    tls_failed: "La connexion TLS n’a pas pu être établie : le certificat n’est pas valable pour cet hôte.",
    answer_timeout: "Le destinataire n’a pas répondu en 10 secondes.",
    invalid_answer: "La réponse du destinataire n’est pas du HTTP valide.",
  },
  failures: {
    UNREADABLE_TEXT: "Le texte du document est illisible.",
    PASSWORD_PROTECTED: "Le PDF est protégé par un mot de passe.",
    CORRUPT_FILE: "Le fichier est endommagé et ne peut pas être ouvert.",
    NO_INVOICE_FOUND: "Le document ne ressemble ni à une facture, ni à un avoir, ni à un reçu.",
    PROCESSING_TIMEOUT: "La lecture du document a pris trop de temps ou demandé trop de mémoire.",
    INTERNAL_ERROR: "Le document n’a pas pu être traité.",
  },
};
