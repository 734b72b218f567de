import type { Messages } from "../en/index.ts";

export const errors: Messages["errors"] = {
  codes: {
    INVALID_REQUEST: "La demande n’a pas pu être comprise.",
    INVALID_PARAMETER: "Une valeur n’est pas autorisée.",
    MISSING_FILE: "Aucun fichier n’a été envoyé.",
    INVALID_FILE_FORMAT:
      "Ce format de fichier n’est pas pris en charge. Importez un fichier PDF, JPG, PNG, WEBP, TIFF ou HEIC, une facture électronique en XML, un e-mail (.eml) ou un fichier Word ou Excel (.docx, .xlsx).",
    EMPTY_FILE: "Le fichier est vide.",
    FILE_TOO_LARGE: "Le fichier dépasse 10 Mo.",
    TOO_MANY_PAGES: "Le fichier compte plus de 50 pages.",
    TOO_MANY_FILES: "On peut envoyer au plus 25 fichiers à la fois.",
    INVALID_ARCHIVE: "L’archive ne peut pas être ouverte. Envoyez une archive ZIP.",
    FILE_NOT_FETCHED: "Le fichier n’a pas pu être téléchargé depuis son URL.",
    INVALID_QUERY: "La requête n’est pas valide.",
    INVALID_WEBHOOK_URL:
      "L’URL du webhook n’est pas autorisée. Utilisez une adresse https publique, sans identifiants.",
    WEBHOOK_LIMIT_REACHED: "Le compte a déjà 20 points de terminaison webhook.",
    REVISION_MISMATCH:
      "La facture a été modifiée entre-temps par quelqu’un d’autre. Les nouvelles valeurs sont affichées : vérifiez-les et réessayez.",
    FIELD_LIMIT_REACHED: "Le compte a déjà 50 champs personnalisés.",
    UNSUPPORTED_VERSION: "La version demandée n’est pas prise en charge.",
    IDEMPOTENCY_KEY_REUSED: "Cette demande a déjà été envoyée avec un autre contenu.",
    UNAUTHORIZED: "Connectez-vous pour continuer.",
    FORBIDDEN: "Vous n’avez pas l’autorisation.",
    NOT_FOUND: "Cet élément n’existe plus.",
    RATE_LIMIT_EXCEEDED: "Trop de demandes. Patientez un instant, puis réessayez.",
    INTERNAL_ERROR: "Une erreur s’est produite sur le serveur.",
    SERVICE_UNAVAILABLE: "Le serveur ne peut pas accepter cette demande pour le moment. Réessayez bientôt.",
  },
  withDetail: (sentence, detail) => `${sentence} (${detail})`,
  sessionEnded: "La session est terminée.",
  unreachable: "Le serveur est injoignable. Vérifiez qu’il fonctionne.",
  interrupted: "L’envoi a été interrompu. Réessayez.",
  unavailable: "Le serveur ne peut pas répondre pour le moment. Réessayez bientôt.",
  status: (status) => `Le serveur a répondu avec le statut ${status}.`,
};
