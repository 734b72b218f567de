import { lexiconOf } from "./lexicon.ts";

export const da = lexiconOf({
  title:
    "Faktura | FAKTURA | Faktura | Regning | Salgsfaktura | Samlefaktura | Slutfaktura | Acontofaktura | Din regning | Opgørelse | Nem faktura",
  creditTitle: "Kreditnota | KREDITNOTA | Kreditfaktura | Kreditorfaktura",
  receiptTitle: "Kvittering | Bon | KVITTERING | Kassebon | Faktura | Kontantsalg | Kvittering/Faktura",
  copy: "Original | Kopi | KOPI | Betalt | BETALT | Kundens kopi",
  invoiceNumber:
    "Fakturanummer | Fakturanr. | Faktura nr. | Fakturanr | Faktura | Nummer | Nr. | Faktura nr | Faktura ID | Faktura-nr. | Fakt.nr. | Faktura-id",
  precedingInvoice: "Vedr. faktura | Oprindelig faktura | Krediterer faktura",
  creditNumber: "Kreditnota nr. | Kreditnotanummer | Nummer | Kreditnr.",
  receiptNumber: "Bon nr. | Kvitteringsnr. | Bon | Bilag | Ekspedition | Bonnr. | Transaktion",
  date: "Fakturadato | Dato | Faktura dato | Udstedt | Dato for udstedelse | Fakt.dato | Udstedelsesdato | Bilagsdato",
  dueDate:
    "Forfaldsdato | Betales senest | Forfald | Forfalder | Betalingsfrist | Sidste rettidige betalingsdag | Sidste betalingsdato | Betal senest | Forfaldsdag | Seneste betalingsdato | Forf.dato | Forfalden",
  orderNumber:
    "Ordrenummer | Ordrenr. | Ordre nr. | Tilbudsnr. | Aftalenr. | Følgeseddel | Ordre | Sagsnr. | Projektnr. | Målernummer | Bookingnr. | Policenr. | Kontraktnr. | Jobnummer | Salgsordre | Salgsordrenummer | Tilbudsnummer",
  purchaseOrder:
    "Rekvisitionsnr. | Deres ordrenr. | Indkøbsordre | Rekvisition | Deres ordre | PO-nr. | Jeres ordrenr. | Indkøbsordrenummer",
  customerNumber:
    "Kundenummer | Kundenr. | Kunde nr. | Debitornr. | Kundenr | Medlemsnr. | Debitor | Kunde-nr. | Kunde-id | Kontonummer",
  otherDate:
    "Leveringsdato | Ordredato | Lev. dato | Bestillingsdato | Betalt den | Ankomst | Afrejse | Aflæsningsdato | Udskrevet | Afsendelsesdato",
  period: "Periode | Faktureringsperiode | Vedr. periode | For perioden",
  terms: "Betalingsbetingelser | Betaling | Vilkår | Bet.betingelser | Betingelser",
  termsValue:
    "{days} dage | Netto {days} dage | {days} dage netto | Kontant | Netto kontant | Løbende måned + {days} dage | {days} dage fra fakturadato | Forudbetaling | Straks",
  method: "Leveringsbetingelser | Betalingsmetode | Leveringsmåde | Betalingsform | Forsendelse",
  methodValue:
    "Bankoverførsel | Dankort | MobilePay | Ab lager | GLS | PostNord | Kontant | Betalingsservice | Afhentes",
  contact: "Kontaktperson | Kontakt | Ekspedient | Sælger | Sagsbehandler | Medarbejder",
  otherReference:
    "Deres reference | Vores reference | Deres ref. | Reference | Vor ref. | Projekt | EAN | Vedrørende | Sag | Reg.nr. | Afdeling",
  currency: "Valuta | Beløb i",
  page: "Side | Side nr.",
  amountShown: "At betale | Beløb | I alt | Total | Til betaling | Fakturabeløb",
  billTo:
    "Kunde | Faktureres til | Faktureringsadresse | Køber | Til | Modtager | Fakturaadresse | Kundeoplysninger | Debitor | Faktura til | Kundenavn",
  shipTo: "Leveringsadresse | Leveres til | Levering | Leveringssted | Send til",
  serviceAt: "Forbrugssted | Arbejdsadresse | Leveringssted | Ejendom",
  from: "Fra | Sælger | Leverandør | Afsender | Firma | Udsteder",
  remitTo: "Betales til | Betalingsmodtager | Kreditor",
  taxId:
    "CVR-nr. | CVR | CVR nr. | SE-nr. | Momsnr. | CVR-nummer | CVR/SE | VAT nr. | Moms nr. | Org.nr. | Cvr. nr. | CVR/VAT | CVR-nr | Skattenummer",
  customerTaxId: "CVR | CVR-nr. | Deres CVR | CVR nr. | Kundens CVR",
  registration: "Reg.nr. | P-nummer | Org.nr | Foretaksregisteret | Bank reg. | P-nr.",
  phone: "Telefon | Tlf. | Tlf | Tel. | Mobil | Kundeservice",
  fax: "Fax | Telefax",
  mail: "E-mail | Email | Mail",
  web: "Web | Hjemmeside | www",
  attention: "Att. | Att: | Att",
  department: "Bogholderi | Økonomiafdelingen | Indkøb | Kreditorbogholderi | Hovedkontor | Regnskab",
  formName: "Navn | Firmanavn",
  formStreet: "Adresse | Vej",
  formCity: "By | Postnr./by",
  formCountry: "Land",
  bankBlock: "Bankoplysninger | Betalingsoplysninger | Betaling kan ske til",
  bankName: "Bank | Pengeinstitut",
  account: "Kontonr. | Konto | Kontonummer | Konto nr.",
  bankCode: "Reg.nr. | Reg. nr. | Registreringsnr.",
  iban: "IBAN | IBAN-nr.",
  bic: "BIC | SWIFT | SWIFT/BIC",
  paymentReference: "Betalings-ID | FI-kreditornr. | Reference | Betalingsreference | KID | +71",
  holder: "Kontohaver | Modtager",
  subtotal:
    "Subtotal | Netto | Beløb ekskl. moms | Total ekskl. moms | I alt ekskl. moms | Momspligtigt beløb | Nettobeløb | Pris ekskl. moms | Subtotal ekskl. moms | Varebeløb | Sum eks. mva | Delsum | Nettopris",
  discount: "Rabat | Kontantrabat | Kampagnerabat | Rabatbeløb",
  shipping:
    "Fragt | Levering | Forsendelse | Gebyr | Porto | Ekspeditionsgebyr | Fakturagebyr | Miljøbidrag | Afsendelse",
  tax: "Moms | Momsbeløb | Heraf moms | Moms i alt | 25% moms | MVA | Moms udgør | Total moms | Moms/afgift | Skattebeløb",
  total:
    "I alt | Total | Total inkl. moms | At betale | Til betaling | I alt inkl. moms | TOTAL | I ALT | Beløb i alt | Fakturabeløb | I alt DKK | Total DKK | Samlet beløb | Å betale | Sum | Beløb til betaling | Totalbeløb | At betale DKK | I alt at betale | Total beløb | Forfaldent beløb | Hovedtotal | Samlet pris",
  totalPlain:
    "I alt | Total | Total inkl. moms | I alt inkl. moms | Fakturabeløb | Beløb i alt | Samlet beløb | Totalbeløb",
  amountDue:
    "Restbeløb | At betale | Saldo | Udestående | Til betaling | Skyldigt beløb | Rest til betaling | Forfaldent beløb",
  paid: "Betalt | Forudbetalt | Indbetalt | Acontobetaling | Modtaget betaling | Depositum | Betaling | Betalinger",
  previousBalance: "Tidligere saldo | Saldo overført | Forrige regning | Restance",
  carried: "Transport | Overført | At overføre",
  rounding: "Øreafrunding | Afrunding | Øredifference",
  tip: "Drikkepenge | Service",
  withholding: "Tilbageholdt | A-skat",
  commission: "Provision | Bureauprovision",
  deposit: "Depositum | Forudbetaling | Acontobetaling | Pant",
  words: "Skriver | Beløb med bogstaver",
  saving: "Du sparer | Point | Bonus",
  taxSummary: "Momsspecifikation | Momsopgørelse | Moms fordeling",
  taxBase: "Grundlag | Momsgrundlag | Netto",
  taxRate: "Moms % | Sats | Momssats",
  taxAmount: "Moms | Momsbeløb",
  grossSum: "I alt | Brutto",
  colPosition: "# | Nr. | Pos. | Linje",
  colSku: "Varenr. | Varenummer | Vare | Vare nr. | Kode | Artikelnr.",
  colDescription:
    "Beskrivelse | Tekst | Vare | Ydelse | Produkt | Varebeskrivelse | Specifikation | Betegnelse | Varetekst | Vedrører",
  colQuantity: "Antal | Stk. | Timer | Mængde | Antal stk. | Forbrug | Ant.",
  colUnit: "Enhed | Enh. | Stk",
  colPrice:
    "Pris | Enhedspris | Stk. pris | Pris pr. stk. | Stykpris | Pris pr. enhed | Á pris | Timepris | Salgspris | Sats",
  colDiscount: "Rabat | Rabat % | Rab.%",
  colTaxRate: "Moms | Moms % | MVA %",
  colTaxAmount: "Momsbeløb | Moms",
  colTotal:
    "Beløb | I alt | Total | Linjetotal | Pris i alt | Beløb DKK | Sum | Linjebeløb | Netto | Delsum | Subtotal",
  colGross: "Inkl. moms | Brutto",
  colDate: "Dato | Dag",
  groupTotal: "Subtotal | I alt gruppe | Delsum",
  cash: "Kontant | KONTANT | Modtaget | Kontanter",
  change: "Retur | Byttepenge | Tilbage | Veksel",
  card: "Dankort | DANKORT | VISA/Dankort | Kort | Mastercard | MobilePay",
  itemCount: "Antal varer | Varer | Antal",
  cashier: "Ekspedient | Kasserer | De blev betjent af | Betjent af | Tjener",
  till: "Kasse | Bord | Butik | Terminal | Kassenr.",
  payBy:
    "Venligst betal {total} senest {due}. | Betaling netto {days} dage. | Angiv fakturanummer {number} ved betaling. | Faktura {number} dateret {date} | Forfaldsdato {due} | Beløbet på {total} trækkes den {due}. | Sidste rettidige betaling {due} | 2% rabat ved betaling inden {otherDate}, netto {due}. | Periode {otherDate} - {otherDate}, betales senest {due}.",
  refersTo:
    "Følgeseddel {otherNumber} af {otherDate} | Deres ordre {otherNumber} af {otherDate} | Vedrører faktura {otherNumber} af {otherDate} | Aftale {otherNumber} | Arbejde udført til og med {otherDate}",
  thanks:
    "Tak for handlen! | Tak for din ordre | Velkommen igen | Med venlig hilsen | Tak for besøget | Gem bonen | Byttes inden 14 dage | Hav en god dag",
  prose:
    "Ved for sen betaling tilskrives renter med 2% pr. påbegyndt måned. | Varen forbliver sælgers ejendom indtil fuld betaling har fundet sted. | Ved spørgsmål kontakt venligst vores bogholderi. | Reklamation skal ske inden 8 dage efter modtagelsen. | Vores salgs- og leveringsbetingelser findes på vores hjemmeside. | Der pålægges rykkergebyr på 100 kr. | Forbruget er beregnet ud fra sidste aflæsning. | Du kan tilmelde regningen til Betalingsservice.",
  reverseCharge: "Omvendt betalingspligt. | Momsfrit salg til udlandet. | Køber er betalingspligtig for momsen.",
  slogan: "Kvalitet siden 1961 | Din lokale partner | Altid tæt på | Energi til fremtiden",
  noise: "Fortroligt | Vend | Klip her | Fortsættes på næste side | Kopi | Modtaget | Godkendt",
  units: "stk | stk. | timer | kg | m | pk | time | dag | sæt | kWh | m2 | l | måned | par | km",
  industries:
    "Rådgivning | Service | Data | Transport | Byg | Elektronik | Energi | Handel | Bageri | Trykkeri | Ejendomme | Maler | VVS | Hotel | Restaurant | Apotek | Møbler | Rejser | Teknik | El | Kloak",
  months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
  distractorTitles: "Betalingsplan | Forbrug | Historik | Måleraflæsninger | Samtaler | Tidligere fakturaer | Oversigt",
});
