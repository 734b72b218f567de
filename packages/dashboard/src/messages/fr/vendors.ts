import type { Messages } from "../en/index.ts";

export const vendors: Messages["vendors"] = {
  title: "Fournisseurs",
  lead: "Qui vous envoie des factures et quels comptes bancaires sont justes. Un nouveau compte bancaire sur une facture est signalé avant le paiement.",
  search: "Rechercher",
  onlyNew: "Seulement avec un nouveau compte bancaire",
  none: "Aucun fournisseur",
  noneText: "Approuvez une facture ou importez une liste : ses fournisseurs apparaissent ici.",
  name: "Fournisseur",
  taxIds: "Numéros fiscaux",
  invoices: "Factures",
  lastInvoice: "Dernière facture",
  import: "Importer",
  imported: (created, updated, failed) => `${created} créés, ${updated} mis à jour, ${failed} ignorés.`,
  wrongRow: (row, problem) => `Ligne ${row} : ${problem}`,
  alsoCalled: (names) => `Aussi appelé : ${names}`,
  bankAccounts: "Comptes bancaires",
  noAccounts: "Aucun compte bancaire n’est connu.",
  firstInvoice: "première facture",
  confirm: "Confirmer",
  confirmTitle: "Confirmer ce compte bancaire ?",
  confirmText:
    "Demandez au fournisseur à un numéro de téléphone que vous connaissez déjà, jamais à celui de la facture. Les factures avec ce compte n’ont plus à être vérifiées pour cela.",
  block: "Bloquer",
  memory: "Appris des corrections",
  statuses: { confirmed: "Confirmé", seen: "Nouveau", blocked: "Bloqué" },
};
