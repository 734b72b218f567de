import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const invoices: Messages["invoices"] = {
  title: "Factures",
  upload: "Importer",
  search: "Rechercher des factures",
  searchFor: "Fournisseur, numéro, montant, fichier…",
  loading: "Chargement des factures",
  shownOf: (shown, all) => `${shown} sur ${all}`,
  nothingYet: "Aucune facture pour l’instant",
  nothingYetText:
    "Déposez des PDF ou des photos de factures n’importe où dans cette fenêtre, même plusieurs à la fois. Elles sont lues en quelques secondes, sur ce serveur.",
  first: {
    trySample: "Essayer une facture d’exemple",
    label: "Premiers pas",
    upload: "Déposez une facture ici, ou prenez l’exemple : elle est lue en quelques secondes.",
    check:
      "Ouvrez-la : chaque valeur montre sa position sur la page et sa confiance. Cliquez sur une valeur pour la corriger.",
    connect: "Connectez vos programmes : créez une clé d’API et recevez un webhook quand une facture est lue.",
  },
  chooseFiles: "Choisir des fichiers",
  nothingMatches: "Aucune facture correspondante",
  nothingMatchesText: "Aucune facture ne correspond à tous ces filtres. Retirez-en, ou essayez une autre recherche.",
  clearAll: "Effacer tous les filtres",
  columns: {
    vendor: "Fournisseur",
    number: "Numéro",
    dated: "Date",
    total: "Total",
    reading: "État",
    checks: "Contrôles",
    confidence: "Confiance",
    uploaded: "Importée",
  },
  vendorNotFound: "Fournisseur introuvable",
  notReadYet: "Pas encore lue",
  notFound: "introuvable",
  duplicate: "Doublon ?",
  similarTo: (documents) =>
    count(documents, { one: "Semblable à un autre document", other: "Semblable à # autres documents" }),
  choose: (name) => `Sélectionner ${name}`,
  chooseShown: "Sélectionner toutes les lignes affichées",
  tabs: {
    label: "Vues par état",
    names: {
      all: "Toutes",
      to_review: "À contrôler",
      waiting: "En attente des autres",
      ready: "Prêtes",
      approved: "Approuvées",
      rejected: "Rejetées",
      exported: "Exportées",
      failed: "En échec",
    },
  },
  checks: { passed: "Réussis", failed: (checks: number) => count(checks, { one: "# en échec", other: "# en échec" }) },
  sort: {
    label: "Tri",
    orders: {
      "-created_at": "Les plus récentes d’abord",
      created_at: "Les plus anciennes d’abord",
      vendor: "Par fournisseur",
      "-date": "Date la plus tardive d’abord",
      date: "Date la plus ancienne d’abord",
      "-total_amount": "Total le plus élevé d’abord",
      total_amount: "Total le plus faible d’abord",
    },
  },
  filters: {
    title: "Filtres",
    dated: { from: "Date de facture du", to: "au" },
    uploaded: { from: "Importée du", to: "au" },
    total: { from: "Total de", to: "à" },
    any: "Tous",
    confidence: "Confiance la plus faible",
    duplicates: "Doublons possibles seulement",
    clear: "Effacer ces filtres",
  },
  views: {
    title: "Vues",
    none: "Filtrez et triez la liste, puis enregistrez-la ici pour y revenir.",
    save: "Enregistrer cette liste",
    name: "Nom de la vue",
    explain: "La recherche, les filtres et le tri sont enregistrés. Une vue du même nom est remplacée.",
    remove: (name) => `Supprimer la vue ${name}`,
  },
  bulk: {
    label: "Factures sélectionnées",
    clear: "Annuler la sélection",
    chosen: (invoices, number) => (invoices < 2 ? `${number} sélectionnée` : `${number} sélectionnées`),
    chooseAll: (number) => `Sélectionner les ${number} qui correspondent`,
    approve: "Approuver",
    reread: "Relire",
    rereadTitle: (invoices, number) => (invoices < 2 ? `Relire ${number} facture ?` : `Relire ${number} factures ?`),
    rereadText:
      "Les corrections et les approbations sont abandonnées, et chaque facture est lue comme si elle venait d’être importée.",
    delete: "Supprimer",
    deleteTitle: (invoices, number) =>
      invoices < 2 ? `Supprimer ${number} facture ?` : `Supprimer ${number} factures ?`,
    deleteText: "Elles sont placées dans la corbeille et peuvent être restaurées pendant quelques jours.",
    progress: (done, all) => `${done} sur ${all}`,
    stop: "Arrêter",
    undo: "Annuler",
    did: {
      approve: (n) => count(n, { one: "# facture approuvée.", other: "# factures approuvées." }),
      reopen: (n) => count(n, { one: "# facture rouverte.", other: "# factures rouvertes." }),
      delete: (n) =>
        count(n, { one: "# facture placée dans la corbeille.", other: "# factures placées dans la corbeille." }),
      restore: (n) => count(n, { one: "# facture restaurée.", other: "# factures restaurées." }),
      reread: (n) => count(n, { one: "# facture est relue.", other: "# factures sont relues." }),
    },
    approvedBefore: (n) => count(n, { one: "# était déjà approuvée.", other: "# étaient déjà approuvées." }),
    didAndWait: (approved, waiting) =>
      `${count(approved, { one: "# approuvée", other: "# approuvées" })}, ${count(waiting, { one: "# attend une autre approbation.", other: "# attendent une autre approbation." })}`,
    wait: (n) =>
      count(n, {
        one: "# facture attend une autre approbation.",
        other: "# factures attendent une autre approbation.",
      }),
    question: {
      title: (approved, questioned) => {
        if (approved === 0) return count(questioned, { one: "# facture à contrôler", other: "# factures à contrôler" });
        const needs = count(questioned, { one: "# à contrôler", other: "# à contrôler" });
        return `${count(approved, { one: "# approuvée", other: "# approuvées" })}, ${needs}`;
      },
      text: (questioned) =>
        count(questioned, {
          one: "Cette facture n’est pas encore approuvée. Ouvrez-la, ou approuvez-la quand même.",
          other: "Elles ne sont pas encore approuvées. Ouvrez-les une à une, ou approuvez-les toutes quand même.",
        }),
      list: "Factures à contrôler",
      more: (n) => count(n, { one: "et # autre", other: "et # autres" }),
    },
    left: (n, reason) =>
      count(n, {
        one: `# inchangée : ${reason}`,
        other: `# inchangées, la première car : ${reason}`,
      }),
  },
};
