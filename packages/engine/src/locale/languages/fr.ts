import type { Language } from "../language-data.ts";

export const french: Language = {
  code: "fr",
  months: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  monthForms: { juil: 7 },
  words:
    "facture montant total paiement client règlement numéro tva votre livraison net par prestation référence compte date payer réf service adresse de note prix taxe ttc vente code commande détail du escompte expédition jours ligne prélevé reçu relevé somme sous taux vos acompte au avoir bon carte coordonnées crédit des doit dossier facturation frais identifiant intracommunautaire le lieu merci nom nos payable pour précédente régler siège social solde sur vendeur virement vous achat acquittée affaire article attention avant bancaire base bénéficiaire brut caisse cette chantier chèque comptant compteur conditions conserver consommation consommations contact contrat dans destinataire devis document échéance en espèces",
  attachmentTitles: [
    "bon de livraison",
    "bordereau de livraison",
    "liste de colisage",
    "feuille de temps",
    "feuille d'heures",
    "relevé d'heures",
    "conditions générales",
  ],
  creditTitles: ["avoir", "note de crédit"],
  beginWithL: ["lt", "ltr", "ltrs"],
};
