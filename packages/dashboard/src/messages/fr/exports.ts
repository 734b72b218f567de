import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const exports: Messages["exports"] = {
  title: "Exporter",
  titleAll: "Exporter toutes les factures correspondantes",
  titleSome: (invoices) => count(invoices, { one: "Exporter # facture", other: "Exporter # factures" }),
  format: "Format",
  groups: { tables: "Tableaux", booking: "Pour la comptabilité", programs: "Pour les programmes" },
  formats: {
    xlsx: "Classeur Excel (XLSX)",
    csv: "CSV avec virgules",
    "csv-semicolon": "CSV avec points-virgules et virgules décimales",
    datev: "DATEV Buchungsstapel (EXTF)",
    lexware: "Lexware buchhaltung",
    xero: "Factures d’achat Xero",
    quickbooks: "Factures d’achat QuickBooks Online",
    jsonl: "JSON Lines, enregistrements entiers",
    ubl: "Ébauches UBL 2.1 (ZIP)",
    cii: "Ébauches CII (ZIP)",
  },
  explained: {
    xlsx: "Trois feuilles : les factures, leurs lignes, leurs taxes.",
    csv: "Une ligne par facture, pour la plupart des logiciels.",
    "csv-semicolon": "Une ligne par facture, comme l’attendent les tableurs en France.",
    datev: "Un ZIP avec un fichier par mois : chaque taux est une écriture distincte.",
    lexware: "Un ZIP avec un fichier par an, pour l’import ASCII d’écritures.",
    xero: "Un ZIP avec un fichier aux colonnes du modèle Xero pour les achats.",
    quickbooks: "Un ZIP avec un fichier dont QuickBooks fait associer les colonnes.",
    jsonl: "Un enregistrement par ligne, avec confiance et positions, comme dans l’API.",
    ubl: "Un fichier XML par facture lue.",
    cii: "Un fichier XML par facture lue.",
  },
  columns: "Colonnes",
  columnsText: "Dans l’ordre où vous les choisissez.",
  allColumns: "Toutes les colonnes",
  leftOut:
    "Les factures sans fournisseur, numéro, date ou total ne peuvent être comptabilisées : le ZIP les liste avec la raison.",
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
  },
  dayOrders: { day_first: "31/12/2026", month_first: "12/31/2026", year_first: "2026-12-31" },
};
