import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const shell: Messages["shell"] = {
  skip: "Aller au contenu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  foldMenu: "Replier le menu",
  unfoldMenu: "Déplier le menu",
  goTo: "Rechercher ou ouvrir…",
  goToTip: "Rechercher ou ouvrir… (Ctrl+K)",
  lightTheme: "Passer au thème clair",
  darkTheme: "Passer au thème sombre",
  navigation: "Navigation principale",
  invoices: "Factures",
  toReview: "À contrôler",
  invoicesToReview: (text) => `${text} factures à contrôler`,
  memory: "Mémoire fournisseurs",
  vendors: "Fournisseurs",
  orders: "Commandes",
  exports: "Exports",
  trash: "Corbeille",
  developers: "Développeurs",
  keys: "Clés d’API",
  webhooks: "Webhooks",
  deliveries: "Envois",
  usage: "Utilisation",
  documentation: "Documentation de l’API",
  account: "Compte",
  rules: "Règles",
  reviewSettings: "Réglages du contrôle",
  members: "Membres",
  companies: "Sociétés",
  audit: "Journal d’audit",
  profile: "Profil et sécurité",
  allAccounts: "Tous les comptes",
  jobs: "Tâches",
  yourAccount: (initials) => `${initials} : votre compte`,
  language: "Langue",
  signOut: "Se déconnecter",
  connection: {
    offline:
      "Cet appareil est hors ligne. L’affichage peut être ancien ; la mise à jour reprend dès que la connexion revient.",
    unreachable: "Le serveur est injoignable. Nouvelle tentative…",
  },
  factorRequired: "Ce compte exige un second facteur",
  factorRequiredText: "Configurez-en un pour continuer : une application d’authentification ou une clé d’accès.",
  openSettings: "Ouvrir les paramètres",
  notices: {
    keysCreated: (keys) => count(keys, { one: "Une nouvelle clé d’API", other: "# nouvelles clés d’API" }),
    keyCreatedBy: (who, name, at) => `${who} a créé la clé « ${name} » (${at}). Révoquez-la si ce n’était pas voulu.`,
    keyCreatedByOperator: (name, at) => `L’exploitant de ce service a créé la clé « ${name} » (${at}).`,
    seeKeys: "Voir les clés d’API",
    signInNew: (devices) =>
      count(devices, {
        one: "Une connexion depuis un nouvel appareil",
        other: "Des connexions depuis # nouveaux appareils",
      }),
    signedInFrom: (address, at) =>
      `Quelqu’un s’est connecté avec votre accès depuis ${address} (${at}). Si ce n’était pas vous, changez de mot de passe.`,
    signInStopped: "Une connexion avec votre mot de passe s’est arrêtée au second facteur",
    stoppedFrom: (address: string, at: string) =>
      `Quelqu’un qui connaît votre mot de passe a saisi un code erroné, en dernier depuis ${address} (${at}). Si ce n’était pas vous, changez de mot de passe.`,
    changePassword: "Changer le mot de passe",
    dismiss: (title) => `Masquer : ${title}`,
    seeDeliveries: "Voir les envois",
    endpointsOff: (endpoints) =>
      count(endpoints, {
        one: "Un point de terminaison webhook a été désactivé",
        other: "# points de terminaison webhook ont été désactivés",
      }),
    undelivered: (events) =>
      count(events, {
        one: "# événement n’a pas pu être livré",
        other: "# événements n’ont pas pu être livrés",
      }),
    exhausted: (url, reason) =>
      `${url} n’a accepté aucun des envois, malgré toutes les tentatives prévues (dernière erreur : ${reason}). Vous pouvez relancer l’envoi manuellement.`,
    answered: (status) => `réponse avec le statut ${status}`,
    gone: (url) =>
      `${url} indique ne plus exister. Les envois en attente ont été annulés ; réactivez le point de terminaison dès qu’il sera de retour.`,
    failing: (url) =>
      `${url} a échoué à chaque tentative pendant cinq jours. Les envois en attente ont été annulés ; réactivez le point de terminaison dès qu’il répondra.`,
  },
};
