import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const vendors: Messages["vendors"] = {
  title: "Fournisseurs",
  lead: "Qui vous envoie des factures et quels comptes bancaires sont justes. Un nouveau compte bancaire sur une facture est signalé avant le paiement.",
  search: "Rechercher",
  onlyNew: "Seulement avec un nouveau compte bancaire",
  none: "Aucun fournisseur",
  noneText: "Approuvez une facture ou importez une liste : ses fournisseurs apparaissent ici.",
  notFound: "Aucun fournisseur trouvé",
  notFoundText: "Cherchez une partie du nom, le numéro fiscal ou votre propre numéro.",
  name: "Fournisseur",
  taxIds: "Numéros fiscaux",
  invoices: "Factures",
  lastInvoice: "Dernière facture",
  import: "Importer",
  imported: (created, updated, failed) => `${created} créés, ${updated} mis à jour, ${failed} ignorés.`,
  wrongRow: (row, problem) => `Ligne ${row} : ${problem}`,
  moreRows: (rows) => count(rows, { one: "et # autre ligne", other: "et # autres lignes" }),
  alsoCalled: (names) => `Aussi appelé : ${names}`,
  openVendor: "Ouvrir le fournisseur",
  bankAccounts: "Comptes bancaires",
  noAccounts: "Aucun compte bancaire n’est connu.",
  firstInvoice: "première facture",
  newAccount: "Nouveau compte bancaire",
  confirm: "Confirmer",
  confirmTitle: "Confirmer ce compte bancaire ?",
  confirmText:
    "Demandez au fournisseur à un numéro de téléphone que vous connaissez déjà, jamais à celui de la facture. Les factures avec ce compte n’ont plus à être vérifiées pour cela.",
  block: "Bloquer",
  defaults: "Valeurs par défaut",
  defaultsText:
    "Inscrites sur les factures de ce fournisseur là où rien n’a été lu. Elles valent pour les factures lues désormais ; les règles et les valeurs saisies l’emportent.",
  defaultCurrency: "Devise",
  defaultsSaved: "Valeurs par défaut enregistrées.",
  memory: "Appris des corrections",
  statuses: { confirmed: "Confirmé", seen: "Nouveau", blocked: "Bloqué" },
};
