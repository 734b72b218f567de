import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const exports: Messages["exports"] = {
  title: "Exporter",
  titleAll: "Exporter toutes les factures correspondantes",
  titleSome: (invoices) => count(invoices, { one: "Exporter # facture", other: "Exporter # factures" }),
  format: "Format",
  groups: {
    tables: "Tableaux",
    booking: "Pour la comptabilité",
    programs: "Pour les programmes",
    payments: "Paiements",
  },
  formats: {
    xlsx: "Classeur Excel (XLSX)",
    csv: "CSV avec virgules",
    "csv-semicolon": "CSV avec points-virgules et virgules décimales",
    "csv-lines": "CSV des lignes",
    datev: "DATEV Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Factures d’achat Xero",
    quickbooks: "Factures d’achat QuickBooks Online",
    odoo: "Factures fournisseurs Odoo",
    erpnext: "Factures d’achat ERPNext",
    sage: "Factures d’achat Sage 50",
    sepa: "Virements SEPA (pain.001)",
    jsonl: "JSON Lines, enregistrements entiers",
    "ubl-zip": "Ébauches UBL 2.1 (ZIP)",
    "cii-zip": "Ébauches CII (ZIP)",
  },
  explained: {
    xlsx: "Trois feuilles : les factures, leurs lignes, leurs taxes.",
    csv: "Une ligne par facture, pour la plupart des logiciels.",
    "csv-semicolon": "Une ligne par facture, comme l’attendent les tableurs en France.",
    "csv-lines": "Une ligne par ligne de facture, avec sa facture.",
    datev: "Un ZIP avec un fichier par mois : chaque taux est une écriture distincte.",
    lexware: "Un ZIP avec un fichier par an, pour l’import ASCII d’écritures.",
    xero: "Un ZIP avec un fichier aux colonnes du modèle Xero pour les achats.",
    quickbooks: "Un ZIP avec un fichier dont QuickBooks fait associer les colonnes.",
    odoo: "Un ZIP avec un fichier pour l’import de factures fournisseurs.",
    erpnext: "Un ZIP avec un fichier pour l’import de factures d’achat.",
    sage: "Un ZIP avec un fichier pour l’import « Audit Trail Transactions ».",
    sepa: "Paie les factures approuvées en EUR vers des comptes confirmés. Déposez le fichier auprès de votre banque.",
    jsonl: "Un enregistrement par ligne, avec confiance et positions, comme dans l’API.",
    "ubl-zip": "Un fichier XML par facture lue.",
    "cii-zip": "Un fichier XML par facture lue.",
  },
  columns: "Colonnes",
  columnsText: "Dans l’ordre où vous les choisissez.",
  allColumns: "Toutes les colonnes",
  which: "Factures",
  include: {
    approved_not_exported: "Approuvées et pas encore exportées",
    approved: "Approuvées, y compris déjà exportées",
    all: "Toutes, y compris non approuvées",
  },
  missing: (settings) => `Il manque des réglages obligatoires : ${settings}.`,
  included: (invoices) => count(invoices, { one: "# facture sera exportée.", other: "# factures seront exportées." }),
  leftOut: {
    duplicate: (invoices) =>
      count(invoices, { one: "# écartée : doublon possible", other: "# écartées : doublons possibles" }),
    not_approved: (invoices) =>
      count(invoices, { one: "# écartée : non approuvée", other: "# écartées : non approuvées" }),
    exported_before: (invoices) =>
      count(invoices, { one: "# écartée : déjà exportée", other: "# écartées : déjà exportées" }),
    incomplete: (invoices) =>
      count(invoices, {
        one: "# écartée : fournisseur, numéro, date ou total absent",
        other: "# écartées : fournisseur, numéro, date ou total absent",
      }),
    bank_account_new: (invoices) =>
      count(invoices, {
        one: "# écartée : compte bancaire non confirmé",
        other: "# écartées : compte bancaire non confirmé",
      }),
    bank_account_blocked: (invoices) =>
      count(invoices, { one: "# écartée : compte bancaire bloqué", other: "# écartées : compte bancaire bloqué" }),
    credit_note: (invoices) => count(invoices, { one: "# écartée : avoir", other: "# écartées : avoirs" }),
    paid: (invoices) =>
      count(invoices, { one: "# écartée : plus rien à payer", other: "# écartées : plus rien à payer" }),
    sale: (invoices) =>
      count(invoices, {
        one: "# écartée : émise par votre entreprise",
        other: "# écartées : émises par votre entreprise",
      }),
    not_sepa: (invoices) =>
      count(invoices, {
        one: "# écartée : pas en EUR ou hors de la zone SEPA",
        other: "# écartées : pas en EUR ou hors de la zone SEPA",
      }),
  },
  list: {
    title: "Exports",
    lead: "Chaque export avec son fichier. Annulez-en un pour exporter à nouveau ses factures.",
    none: "Aucun export",
    noneText: "Approuvez des factures, puis exportez-les ici ou depuis la liste des factures.",
    invoices: "Factures",
    made: "Créé",
    undone: "Annulé",
    undoTitle: "Annuler cet export ?",
    undoText:
      "Les factures comptent à nouveau comme non exportées, sauf si un autre export les contient aussi comme approuvées. Si vous avez importé le fichier, supprimez-les aussi là-bas.",
  },
  download: "Télécharger",
  booking: {
    consultant: "Numéro du conseiller (Beraternummer)",
    client: "Numéro du client (Mandantennummer)",
    expense_account: "Compte de charges",
    creditor_account: "Compte fournisseurs",
    fiscal_year_month: "L’exercice commence au mois",
    tax_name: "Nom de la taxe, avec {rate} pour son taux",
    no_tax_name: "Nom de la taxe en l’absence de taxe",
    day_order: "Format des dates",
    debtor_name: "Nom du payeur",
    debtor_iban: "IBAN du compte à débiter",
    debtor_bic: "BIC de votre banque",
    execution_date: "Date d’exécution",
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
