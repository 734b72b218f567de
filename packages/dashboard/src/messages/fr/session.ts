import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const session: Messages["session"] = {
  signIn: "Se connecter",
  password: "Mot de passe",
  secondFactor: "Second facteur",
  or: "ou",
  signInWith: (provider) => `Se connecter avec ${provider}`,
  forgotten:
    "Mot de passe oublié ? Un propriétaire de votre compte peut vous créer, sous « Membres », un lien pour en définir un nouveau.",
  notClaimed: {
    title: "Cet Inkvoice n’a pas encore de propriétaire",
    text: "À son démarrage, il a affiché un lien à usage unique. Ouvrez ce lien pour créer le propriétaire : sans lui, personne ne le peut.",
    lost: "Lien perdu ? Redémarrez Inkvoice et un nouveau lien s’affichera.",
  },
  claim: {
    title: "Bienvenue",
    text: "Créez le propriétaire de cet Inkvoice. Vous pourrez ensuite inviter d’autres personnes.",
    submit: "Créer le propriétaire",
    company: "Entreprise",
    companyHint: "Facultatif ; le nom du compte",
  },
  yourName: "Votre nom",
  yourPassword: "Votre mot de passe",
  newPassword: "Nouveau mot de passe",
  link: {
    dead: "Ce lien ne fonctionne plus",
    askForNew: (reason) => `${reason} Demandez-en un nouveau à un propriétaire du compte.`,
    toSignIn: "Vers la page de connexion",
    join: "Rejoindre",
    joinAccount: (account) => `Rejoindre ${account}`,
    setPassword: "Définir un nouveau mot de passe",
    saveAndSignIn: "Enregistrer et se connecter",
    invitedAs: (role) => `invité en tant que ${role}`,
    known: "Vous avez déjà un accès ici",
    joinWith: (provider) => `Rejoindre avec ${provider}`,
  },
  settings: {
    title: "Connexion",
    lead: "Votre mot de passe, votre second facteur et les appareils où vous êtes connecté.",
    changePassword: "Changer le mot de passe",
    currentPassword: "Mot de passe actuel",
    changed: "Le mot de passe est changé. Vous êtes déconnecté partout ailleurs.",
    signedInHere: "Vos connexions",
    signOutElsewhere: "Se déconnecter partout ailleurs",
    sessions: "Sessions",
    thisOne: "Celle-ci",
    seen: (address, ago) => `${address}, vu ${ago}`,
    signOut: "Déconnecter",
    browser: "Un navigateur",
    browserOn: (browser, system) => `${browser} sous ${system}`,
    leaveText: "Supprime votre accès à tous les comptes. Vos corrections restent, sans votre nom.",
    leave: "Supprimer mon accès",
    leaveTitle: "Supprimer votre accès ?",
    leaveWarning: "Vous serez déconnecté partout et ne pourrez revenir qu’avec une nouvelle invitation.",
  },
  provider: {
    connected: "Vous pouvez vous connecter avec ce service.",
    notConnected:
      "Associez ce service pour vous connecter sans mot de passe. Il doit vous connaître sous la même adresse.",
    connect: "Associer",
    disconnect: "Dissocier",
    disconnectTitle: (provider) => `Dissocier ${provider} ?`,
    disconnectText: "Vous vous connecterez ensuite avec votre mot de passe.",
    problems: {
      lost: "La connexion a pris trop de temps ou a été commencée dans un autre navigateur. Réessayez.",
      denied: "Le fournisseur d’identité a refusé votre connexion.",
      unavailable:
        "Le fournisseur d’identité est injoignable pour le moment. Réessayez, ou connectez-vous avec un mot de passe.",
      refused: "La réponse du fournisseur d’identité n’était pas fiable : personne n’a été connecté.",
      unverified:
        "Le fournisseur d’identité ne garantit pas votre adresse. Demandez à son administrateur de la confirmer.",
      taken:
        "Un accès existe déjà avec cette adresse. Connectez-vous avec son mot de passe, puis associez le service sous « Connexion ».",
      not_invited:
        "Vous n’êtes pas encore invité. Demandez une invitation à un propriétaire du compte, puis ouvrez son lien.",
      other_address: "Le fournisseur d’identité vous connaît sous une autre adresse que celle attendue ici.",
      other_person: "Une autre personne est associée à cet accès du fournisseur d’identité.",
      no_account: "Vous n’appartenez plus à aucun compte ici.",
    },
  },
  factors: {
    off: "Désactivé",
    codesLeft: (left) => count(left, { one: "# code de secours restant", other: "# codes de secours restants" }),
    addApp: "Ajouter une application d’authentification",
    addPasskey: "Ajouter une clé d’accès",
    why: "Avec un second facteur, connaître votre mot de passe ne suffit plus pour se connecter. Il est redemandé avant toute modification des secrets, des clés et des rôles.",
    list: "Seconds facteurs",
    kinds: { totp: "Application d’authentification", passkey: "Clé d’accès" },
    added: (kind, ago) => `${kind}, ajoutée ${ago}`,
    addedAndUsed: (kind, ago, used) => `${kind}, ajoutée ${ago}, utilisée ${used}`,
    remove: "Retirer",
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText: "Il ne servira plus à se connecter. Sans aucun second facteur, le mot de passe suffit.",
    phone: "Téléphone",
    thisDevice: "Cet appareil",
    turnOn: "Activer",
    scan: "Scannez ce code avec une application d’authentification, ou saisissez-y la clé.",
    qr: "Code pour l’application d’authentification",
    key: "clé",
    codeNow: "Le code affiché maintenant par l’application",
    goOn: "Continuer",
    passkeyText:
      "Votre navigateur demande une empreinte, un visage, un code PIN ou une clé de sécurité, et conserve la clé d’accès.",
    nameHint: "Sert uniquement à les distinguer",
    isOn: "Le second facteur est activé. Vous êtes déconnecté ailleurs.",
    printCodes:
      "Imprimez ces codes de secours ou gardez-les en lieu sûr. Chacun vous connecte une fois sans le téléphone ; ils ne seront plus affichés.",
    codes: "Codes de secours",
  },
};
