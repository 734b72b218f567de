import { lexiconOf } from "./lexicon.ts";

export const fr = lexiconOf({
  title:
    "Facture | FACTURE | Facture | Facture de vente | Facture acquittée | Facture n° | Facture pro forma | Facture client | Note d'honoraires | Votre facture | Facture d'acompte | Facture de solde | Relevé | Facture détaillée | Note de frais | Facture proforma | Décompte | Autofacturation | Autofacture | Facture fournisseur | Facture simplifiée | Facture de doit | Mémoire | Quittance",
  creditTitle: "Avoir | AVOIR | Note de crédit | Facture d'avoir | NOTE DE CRÉDIT | Avoir client",
  receiptTitle:
    "Ticket | Reçu | Ticket de caisse | REÇU | Facture | TICKET | Facturette | Note | Justificatif | Addition | FACTURE",
  copy: "Original | Copie | Duplicata | ORIGINAL | DUPLICATA | Payée | ACQUITTÉE | Exemplaire client | Brouillon",
  invoiceNumber:
    "Facture n° | N° de facture | Numéro de facture | Facture N° | N° facture | Facture | Numéro | N° | Facture no | Réf. facture | N° Facture | Numéro facture | Facture numéro | N° de pièce | Document n° | Référence facture | FACTURE N° : | No facture | Réf. | N° document | Pièce n° | Num. facture | Facture # | N° pièce",
  precedingInvoice:
    "Facture d'origine | Facture associée | N° de facture associée | Facture rectifiée | Sur facture n° | Facture précédente",
  creditNumber: "Avoir n° | N° d'avoir | Numéro d'avoir | Note de crédit n° | N° | Numéro",
  receiptNumber:
    "Ticket n° | N° ticket | Facture n° | Reçu n° | N° de ticket | Note n° | No | Ticket | Transaction | N° | Note | Facture",
  date: "Date de facture | Date | Date de facturation | Date d'émission | Émise le | Date facture | Facturé le | Date de la facture | En date du | Le | Date du document | Établie le | Date d'édition | DATE | Date fact.",
  dueDate:
    "Date d'échéance | Échéance | À payer avant le | Date limite de paiement | Échéance le | À régler avant le | Payable avant le | Date échéance | Paiement au plus tard le | Échéance de paiement | Prélèvement le | Date de règlement | Montant prélevé le | À régler le",
  orderNumber:
    "N° de commande | Commande n° | Numéro de commande | Bon de livraison | BL n° | N° BL | Contrat n° | N° de contrat | Devis n° | Dossier n° | Affaire | N° de dossier | N° de compte | Point de livraison | Réservation n° | N° de ligne | Référence client | Compteur n° | Identifiant | Commande | Commande de vente | Numéro de devis | N° de la prestation | N° dossier | Bon de commande",
  purchaseOrder:
    "Votre commande | Bon de commande | Votre référence commande | N° bon de commande | Réf. commande | Votre commande n° | Commande client | BC n° | N° d'engagement | Commande d'achat | Numéro de référence",
  customerNumber:
    "N° client | Code client | Numéro client | Client n° | Référence client | Compte client | Réf. client | N° de client | Code Client | N° de compte client | Identifiant client | Votre numéro client | Numéro de client | Numéro de compte | Numéro du client | Code tiers",
  otherDate:
    "Date de livraison | Date de commande | Date de prestation | Date d'exécution | Livré le | Date d'expédition | Date d'impression | Date de paiement | Commande du | Arrivée | Départ | Prochaine facture | Prochain relevé | Date de vente | Date de début",
  period: "Période | Période de facturation | Période du | Consommation du | Prestation du | Abonnement du",
  terms:
    "Conditions de paiement | Conditions de règlement | Modalités de paiement | Conditions | Délai de paiement | Règlement",
  termsValue:
    "{days} jours | {days} jours net | À réception | Paiement à {days} jours | {days} jours fin de mois | Comptant | À réception de facture | Paiement comptant | {days} jours date de facture | Net {days} jours | Payable à réception",
  method:
    "Mode de paiement | Mode de règlement | Moyen de paiement | Mode d'expédition | Transporteur | Incoterm | Paiement",
  methodValue:
    "Virement | Chèque | Carte bancaire | Prélèvement | Espèces | Virement bancaire | Prélèvement automatique | Chronopost | PayPal | CB | Traite",
  contact:
    "Contact | Votre contact | Interlocuteur | Suivi par | Commercial | Représentant | Dossier suivi par | Vendeur | Employé",
  otherReference:
    "Vos références | Nos références | Référence | Objet | Projet | Chantier | Affaire suivie par | Service | V/Réf | N/Réf | Véhicule | Immatriculation | Titulaire",
  currency: "Devise | Montants exprimés en | Monnaie",
  page: "Page | Page : | Folio | p.",
  amountShown:
    "Montant à payer | Total à payer | Net à payer | Montant total | Total TTC | Montant de la facture | Montant TTC | Somme à payer | Montant prélevé",
  billTo:
    "Facturé à | Client | Adresse de facturation | Destinataire | Facturer à | Adressé à | Acheteur | Doit | À l'attention de | Adresse du client | Pour | Facture à | Coordonnées client | Le client | Facturation | M. | Mme | Débiteur | Adresse du Client | Nom du client",
  shipTo:
    "Adresse de livraison | Livré à | Livraison | Lieu de livraison | Destinataire | Livrer à | Expédié à | Adresse d'expédition | Expédier à",
  serviceAt:
    "Lieu de consommation | Lieu d'intervention | Adresse du chantier | Site | Point de livraison | Adresse d'exécution | Lieu de prestation",
  from: "De | Émetteur | Vendeur | Fournisseur | Expéditeur | Prestataire | Société | Facturé par | Émis par | Vos coordonnées | Depuis",
  remitTo: "Règlement à | Payer à | À l'ordre de | Bénéficiaire | Adresse de paiement | Règlement à l'ordre de",
  taxId:
    "N° TVA | TVA intracommunautaire | N° TVA intracom | N° de TVA | Numéro de TVA | TVA | N° TVA intracommunautaire | Identifiant TVA | TVA Intra | TVA n° | Numéro TVA | N° T.V.A. | ID TVA | TVA intracom. | N° d'identification TVA | ICE | NIF | IF | Identifiant de taxe | Numéro de taxe",
  customerTaxId:
    "TVA client | N° TVA client | N° TVA intracommunautaire client | Votre n° TVA | TVA intracom client | N° de TVA",
  registration:
    "SIRET | RCS | SIREN | APE | Code NAF | Capital | R.C.S. | N° SIRET | RC | Code APE | Siège social | Capital social | RM | Patente",
  phone: "Tél. | Tél | Téléphone | T | Tel | Tél : | Mobile | Portable | Tel. | Service client",
  fax: "Fax | Télécopie | Fax : | F",
  mail: "E-mail | Email | Courriel | Mail | Mél",
  web: "Site | Site web | Web | www | Internet",
  attention: "À l'attention de | M. | Mme | A l'att. de | Att. | Monsieur | Madame",
  department:
    "Service comptabilité | Comptabilité fournisseurs | Service achats | Direction financière | Comptabilité | Siège social | Factures par e-mail uniquement",
  formName: "Nom | Raison sociale",
  formStreet: "Adresse | Rue",
  formCity: "Ville | Code postal",
  formCountry: "Pays",
  bankBlock:
    "Coordonnées bancaires | RIB | Informations bancaires | Règlement par virement | Références bancaires | Paiement",
  bankName: "Banque | Domiciliation | Nom de la banque | Établissement",
  account: "N° de compte | Compte | Compte n° | Numéro de compte",
  bankCode: "Code banque | Code guichet | Guichet",
  iban: "IBAN | Code IBAN | N° IBAN",
  bic: "BIC | SWIFT | BIC/SWIFT | Code BIC",
  paymentReference:
    "Référence de paiement | Communication | Référence à rappeler | Communication structurée | Référence virement | Réf. paiement",
  holder: "Titulaire | Titulaire du compte | Bénéficiaire | Intitulé du compte",
  subtotal:
    "Total HT | Sous-total | Montant HT | Total H.T. | Sous-total HT | Total hors taxes | Total net HT | HT | Net HT | Montant total HT | Total HT net | Base HT | Sous total | Total brut HT | Total Hors Taxe | TOTAL HT | Hors taxe | Prix net",
  discount: "Remise | Escompte | Rabais | Réduction | Remise commerciale | Remise globale | Avoir",
  shipping:
    "Frais de port | Port | Livraison | Transport | Frais d'expédition | Frais de livraison | Éco-participation | Frais de dossier | Frais de gestion | Emballage | Expédition",
  tax: "TVA | Total TVA | Montant TVA | T.V.A. | Dont TVA | Montant de la TVA | Taxes | Total des taxes | TPS | TVQ | Taxe | Impôts",
  total:
    "Total TTC | Net à payer | Total | Montant TTC | Total à payer | TOTAL TTC | Total T.T.C. | NET À PAYER | Montant total TTC | Montant total | Montant à payer | Net à payer TTC | TTC | Total général | TOTAL | À payer | Total facture | Montant de la facture | Total de la facture | Somme à payer | Total TTC à payer | Net à payer EUR | Montant net à payer | Total Facture TTC | Montant dû | TOTAL À PAYER | Total EUR | Montant Total | NET A PAYER | Total dû | Prix total | A payer | Total à régler | Montant à payer TTC",
  totalPlain:
    "Total TTC | Total | Montant TTC | Total facture | Montant total TTC | TOTAL TTC | Total général | Montant de la facture | Total de la facture TTC | Total de vos consommations",
  amountDue:
    "Net à payer | Reste à payer | Solde à payer | Montant dû | Solde dû | Solde | Montant restant dû | Total à payer | Reste dû | À payer | Total dû",
  paid: "Déjà payé | Acompte | Acompte versé | Payé | Règlement | Versements | Acomptes | Règlement reçu | Montant réglé | Paiement reçu | Prélevé | Paiement | Paiements | Payée | Total payé | Paiement, merci",
  previousBalance: "Solde antérieur | Ancien solde | Solde précédent | Report solde | Facture précédente | Arriéré",
  carried: "Report | À reporter | Sous-total à reporter | Total page | Report page précédente",
  rounding: "Arrondi | Arrondis | Différence d'arrondi",
  tip: "Pourboire | Service | Service 15%",
  withholding: "Retenue à la source | Retenue de garantie | Retenue",
  commission: "Commission | Commission d'agence | Commission agence",
  deposit: "Acompte | Dépôt | Arrhes | Caution",
  words: "Arrêtée la présente facture à la somme de | Montant en lettres | En toutes lettres",
  saving: "Vous économisez | Points fidélité | Avantage carte | Économie",
  taxSummary: "Détail TVA | Récapitulatif TVA | Ventilation de la TVA | Détail de la TVA | Récapitulatif | Bases TVA",
  taxBase: "Base HT | Base | Montant HT | HT | Total HT",
  taxRate: "Taux | Taux TVA | % TVA | % | TVA %",
  taxAmount: "TVA | Montant TVA | Montant | Taxe",
  grossSum: "TTC | Montant TTC | Total TTC",
  colPosition: "N° | Ligne | # | Pos. | Rang",
  colSku:
    "Référence | Réf. | Code | Code article | Article | Réf | N° article | Code produit | Numéro de marchandise | SKU",
  colDescription:
    "Désignation | Description | Libellé | Article | Produit | Prestation | Intitulé | Désignation des produits | Détail | Description des services | DÉSIGNATION | Nature des prestations | Désignation article | Rubrique | Service | Marchandise | Objet",
  colQuantity: "Quantité | Qté | Qte | QTE | Nombre | Qté. | Heures | Nb | Jours | Conso | QUANTITÉ | Nbre",
  colUnit: "Unité | Un. | U | Unit. | UM",
  colPrice:
    "Prix unitaire | P.U. | PU HT | Prix unitaire HT | Prix | P.U. HT | Prix U. | PU | Tarif | Prix Unit. | Prix HT | Taux horaire | Prix unit. HT | P.U | Prix public | Cours | Prix de vente | Taux",
  colDiscount: "Remise | Rem. | Remise % | % Rem | Rem % | % | Escompte",
  colTaxRate: "TVA | TVA % | Taux TVA | % TVA | Tx TVA | Taux",
  colTaxAmount: "TVA | Montant TVA | Taxe",
  colTotal:
    "Total HT | Montant HT | Montant | Total | Prix total | Total ligne | Montant H.T. | Total net | Prix total HT | MONTANT | Net HT | Montant net | Total H.T. | Montant total | Montant brut | Sous-total",
  colGross: "Total TTC | Montant TTC | TTC | Prix TTC",
  colDate: "Date | Jour | Date de prestation",
  groupTotal: "Sous-total | Sous-total lot | Total section | Sous total",
  cash: "Espèces | ESPECES | Espèce | Comptant | Reçu | Payé en espèces | Règlement espèces",
  change: "Rendu | Monnaie | Rendu monnaie | À rendre | RENDU",
  card: "CB | Carte bancaire | CARTE BLEUE | Visa | Sans contact | CARTE | Carte de crédit",
  itemCount: "Articles | Nombre d'articles | Nb articles | Qté articles | Nombre de lignes",
  cashier: "Caissier | Caissière | Vendeur | Serveur | Servi par | Hôtesse | Opérateur",
  till: "Caisse | Table | Magasin | Terminal | TPV | Couverts | Poste | Boutique",
  payBy:
    "Merci de régler {total} avant le {due}. | Paiement à {days} jours. | Merci d'indiquer le numéro de facture {number} lors du règlement. | Échéance le {due} pour un montant de {total} | Facture {number} du {date} | À régler au plus tard le {due}. | Cette somme de {total} sera prélevée le {due} sur votre compte. | Date limite de paiement : {due} | Le montant de {total} est payable avant le {due}. | Montant prélevé le {due} | Escompte de 2% pour paiement avant le {otherDate}, net au {due}. | Période du {otherDate} au {otherDate}, à régler le {due}. | Paiement au plus tard le {due}; escompte 1% jusqu'au {otherDate}.",
  refersTo:
    "Bon de livraison {otherNumber} du {otherDate} | Votre commande {otherNumber} du {otherDate} | Devis {otherNumber} du {otherDate} | Se rapporte à la facture {otherNumber} du {otherDate} | Contrat {otherNumber} du {otherDate} | Livraison du {otherDate} | Prestation effectuée le {otherDate}",
  thanks:
    "Merci de votre confiance. | Merci de votre visite | Merci et à bientôt | Nous vous remercions de votre confiance | Au revoir et à bientôt | Merci de votre achat | Cordialement | Dans l'attente de votre règlement, nous vous prions d'agréer nos salutations distinguées. | À conserver | Ni repris ni échangé | Valeur en votre aimable règlement",
  prose:
    "En cas de retard de paiement, une indemnité forfaitaire de 40 € sera exigible. | Pas d'escompte pour règlement anticipé. | Les marchandises restent notre propriété jusqu'au paiement intégral. | Tout retard de paiement entraîne des pénalités au taux de 12%. | Nos conditions générales de vente sont disponibles sur demande. | Pour toute question, contactez notre service client. | Tribunal compétent : celui du siège social. | Madame, Monsieur, veuillez trouver ci-dessous le détail de votre facture. | Membre d'une association agréée, le règlement par chèque est accepté. | Toute réclamation doit être faite dans les huit jours. | Votre prochain relevé aura lieu le mois prochain. | Cette facture est à conserver dix ans. | Vous pouvez payer en ligne sur votre espace client.",
  reverseCharge:
    "Autoliquidation de la TVA. | TVA non applicable, art. 293 B du CGI | Exonération de TVA, livraison intracommunautaire. | Autoliquidation",
  slogan:
    "La qualité depuis 1962 | Votre partenaire au quotidien | Artisan de père en fils | L'énergie est notre avenir | Toujours plus proche | Le goût du vrai",
  noise:
    "Confidentiel | À découper | Page suivante | Tournez SVP | Bon pour accord | Reçu le | Exemplaire à retourner | Talon à joindre à votre règlement | Copie comptabilité",
  units:
    "pcs | unité | h | heures | kg | jour | m² | m | lot | forfait | pièce | l | mois | u | U | boîte | kWh | jours | ens. | ml",
  industries:
    "Conseil | Services | Informatique | Transports | Bâtiment | Électronique | Énergie | Médias | Boulangerie | Imprimerie | Immobilier | Distribution | Garage | Hôtel | Restaurant | Systèmes | Ingénierie | Menuiserie | Télécom | Assurances | Plomberie | Fleurs | Librairie | Pharmacie | Relais | Jardin",
  months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  distractorTitles:
    "Échéancier | Relevé de compteur | Historique | Récapitulatif | Détail de vos consommations | Paiements reçus | Situation de compte | Vos abonnements | Exemple de facture | Frais et remises",
});
