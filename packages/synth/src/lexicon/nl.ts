import { lexiconOf } from "./lexicon.ts";

export const nl = lexiconOf({
  title:
    "Factuur | FACTUUR | Factuur | Verkoopfactuur | Verzamelfactuur | Kopie factuur | Proformafactuur | Nota | Rekening | Uw factuur | Termijnfactuur | Eindfactuur | Jaarafrekening | Declaratie | FACTUUR. | Eenvoudige factuur | Inkoopfactuur",
  creditTitle: "Creditnota | CREDITNOTA | Creditfactuur | Credit nota | Creditmemo | Kredietfactuur",
  receiptTitle:
    "Kassabon | Bon | Kwitantie | Kassaticket | Ticket | BON | Factuur | Betaalbewijs | Rekening | KASSABON",
  copy: "Origineel | Kopie | Duplicaat | KOPIE | Betaald | BETAALD | Klantbon | Concept",
  invoiceNumber:
    "Factuurnummer | Factuurnr. | Factuur nr. | Factuurnr | Factuur | Nummer | Nr. | Factuur nummer | Factuur-nr. | Notanummer | Documentnummer | Faktuurnummer | Ons factuurnummer | Factuur # | Fact.nr. | Rekeningnummer factuur | Factuurcode | Verkoopfactuurnummer",
  precedingInvoice: "Betreft factuur | Oorspronkelijke factuur | Vorige factuur",
  creditNumber: "Creditnotanummer | Creditnota nr. | Nummer | Creditfactuurnummer",
  receiptNumber:
    "Bonnummer | Bonnr. | Ticketnr. | Bon nr. | Transactie | Ticket | Nr. | Factuurnr | Rekening nr. | Bon",
  date: "Factuurdatum | Datum | Factuur datum | Datum factuur | Fact.datum | Opgemaakt op | Uitgiftedatum | Datum van uitgifte | Documentdatum | Notadatum | DATUM | Factuurdat.",
  dueDate:
    "Vervaldatum | Vervaldag | Te betalen voor | Betalen voor | Uiterste betaaldatum | Betaaldatum uiterlijk | Te voldoen voor | Betaal voor | Uiterlijk te betalen op | Vervalt op | Betaaltermijn tot | Incassodatum | Betalen uiterlijk | Verschuldigd op",
  orderNumber:
    "Ordernummer | Ordernr. | Bestelnummer | Opdrachtnummer | Pakbonnummer | Contractnummer | Offertenummer | Projectnummer | Bestelling | Werkbon | Dossiernummer | Boekingsnummer | EAN-code | Zendingnummer | Order | Polisnummer | Meternummer | Offertecode | Referentie | Verkooporder",
  purchaseOrder:
    "Uw bestelnummer | Uw ordernummer | Inkooporder | Uw inkoopnummer | Inkoopordernummer | PO-nummer | Bestelbon | Uw bestelbon",
  customerNumber:
    "Klantnummer | Klantnr. | Debiteurnummer | Debiteurennummer | Klant nr. | Relatienummer | Deb.nr. | Uw klantnummer | Klantcode | Debiteur | Klant | Klant Nummer | Rekeningnummer",
  otherDate:
    "Leverdatum | Orderdatum | Besteldatum | Leveringsdatum | Orderdatum | Datum levering | Verzenddatum | Aankomst | Vertrek | Printdatum | Afdrukdatum | Ingangsdatum | Datum opname | Betaaldatum | Uiterlijke leverdatum | Verzendingsdatum",
  period: "Periode | Factuurperiode | Leveringsperiode | Verbruiksperiode | Over periode",
  terms:
    "Betalingsvoorwaarden | Betalingsconditie | Betaaltermijn | Betalingstermijn | Betalingscondities | Betaling | Betaalcondities | Betalingstermijnen | Voorwaarden",
  termsValue:
    "{days} dagen | {days} dagen netto | Binnen {days} dagen | Netto {days} dagen | Direct | Contant | {days} dagen na factuurdatum | Vooruitbetaling | Automatische incasso | Per omgaande",
  method: "Betaalwijze | Betaalmethode | Verzendmethode | Leveringswijze | Levering | Betaling | Leveringsconditie",
  methodValue:
    "iDEAL | Overboeking | Automatische incasso | Creditcard | Contant | PostNL | Pin | Bankoverschrijving | PayPal | Bancontact | Afhalen",
  contact: "Contactpersoon | Contact | Behandeld door | Verkoper | Uw contactpersoon | Vertegenwoordiger | Werknemer",
  otherReference:
    "Uw referentie | Onze referentie | Referentie | Betreft | Project | Kenmerk | Omschrijving | Uw kenmerk | Afdeling | Kostenplaats | Kenteken | Ons kenmerk",
  currency: "Valuta | Munt | Bedragen in",
  page: "Pagina | Blad | Pag. | Blz.",
  amountShown: "Te betalen | Totaalbedrag | Factuurbedrag | Totaal te betalen | Bedrag | Openstaand bedrag | Totaal",
  billTo:
    "Factuuradres | Klant | Aan | Gefactureerd aan | Factuur aan | Klantgegevens | T.a.v. | Koper | Afnemer | Debiteur | Gegevens klant | Opdrachtgever | Bestemd voor | Ontvanger | De heer | Factureren aan | Factuur voor | Klantnaam",
  shipTo:
    "Afleveradres | Leveringsadres | Verzendadres | Leveren aan | Bezorgadres | Levering aan | Afleveren | Verzenden aan",
  serviceAt: "Leveringsadres | Werkadres | Verbruiksadres | Locatie | Objectadres",
  from: "Van | Verkoper | Leverancier | Afzender | Bedrijf | Onze gegevens | Crediteur | Uitgever",
  remitTo: "Te betalen aan | Betalen aan | Ten name van | Begunstigde",
  taxId:
    "BTW-nummer | BTW nr. | BTW-nr. | BTW | Btw-nummer | BTW nummer | btw-id | BTW-id | BTW-identificatienummer | VAT | B.T.W. nr. | BTW-Nr | Btw nr | Ondernemingsnummer | BTW BE | BTW# | Fiscaal nummer",
  customerTaxId: "Uw BTW-nummer | BTW-nummer klant | Uw btw-nr. | BTW-nr. klant | BTW nr. | Btw-nummer afnemer",
  registration:
    "KvK | KvK-nummer | KVK nr. | K.v.K. | Handelsregister | KvK nummer | RPR | KvK-nr. | Kamer van Koophandel",
  phone: "Telefoon | Tel. | Tel | T | Telefoonnummer | T: | Mobiel | Klantenservice",
  fax: "Fax | F",
  mail: "E-mail | Email | E | Mail | E:",
  web: "Website | Web | www | W | Internet",
  attention: "T.a.v. | t.a.v. | Dhr. | Mevr. | De heer",
  department:
    "Crediteurenadministratie | Administratie | Afdeling inkoop | Financiële administratie | Boekhouding | Hoofdkantoor",
  formName: "Naam | Bedrijfsnaam",
  formStreet: "Straat | Adres",
  formCity: "Plaats | Postcode",
  formCountry: "Land",
  bankBlock: "Bankgegevens | Betaalgegevens | Betalingsgegevens | Bankrelatie | Betaalinformatie",
  bankName: "Bank | Banknaam",
  account: "Rekeningnummer | Rekening | Bankrekening | Rek.nr. | Bankrekeningnummer",
  bankCode: "Bankcode | Clearing",
  iban: "IBAN | IBAN-nummer | IBAN nr.",
  bic: "BIC | SWIFT | BIC/SWIFT | BIC-code",
  paymentReference:
    "Betalingskenmerk | Onder vermelding van | Betaalreferentie | Mededeling | Gestructureerde mededeling | Kenmerk",
  holder: "Ten name van | T.n.v. | Rekeninghouder | Begunstigde",
  subtotal:
    "Subtotaal | Totaal excl. BTW | Netto | Totaal exclusief BTW | Nettobedrag | Totaal excl. | Bedrag excl. BTW | Excl. BTW | Totaal netto | Sub-totaal | Goederenbedrag | Subtotaal excl. btw | Grondslag | Totaal ex. BTW | Onbelast",
  discount: "Korting | Betalingskorting | Kredietbeperking | Klantkorting | Actiekorting",
  shipping:
    "Verzendkosten | Transportkosten | Bezorgkosten | Vracht | Portokosten | Administratiekosten | Orderkosten | Verpakking | Voorrijkosten",
  tax: "BTW | Btw | BTW bedrag | Totaal BTW | BTW-bedrag | B.T.W. | btw | Btw-bedrag | Totaal btw | BTW hoog | Belasting | Belastingbedrag",
  total:
    "Totaal | TOTAAL | Totaal incl. BTW | Te betalen | Totaalbedrag | Totaal te betalen | Factuurbedrag | Totaal inclusief BTW | Eindtotaal | Te voldoen | Totaal te voldoen | TE BETALEN | Totaal bedrag | Totaal inclusief btw | Totaal EUR | Factuurtotaal | Bedrag incl. BTW | Totaal factuur | Te betalen bedrag | Totaal incl. | Totaal Factuurbedrag | Bruto | Algemeen totaal | Totaal generaal | Verschuldigd bedrag | Totaal te betalen EUR",
  totalPlain:
    "Totaal | Totaal incl. BTW | Factuurbedrag | Totaalbedrag | Totaal inclusief BTW | Factuurtotaal | Eindtotaal",
  amountDue:
    "Te betalen | Openstaand | Nog te betalen | Openstaand bedrag | Restbedrag | Restant | Te voldoen | Saldo | Resteert te betalen | Nog te voldoen | Verschuldigd bedrag | Betalen",
  paid: "Betaald | Voldaan | Reeds betaald | Aanbetaling | Voorschot | Reeds voldaan | Ontvangen | Betalingen | Voorschotten | Betaling | Totaal betaald",
  previousBalance: "Vorig saldo | Openstaand saldo | Saldo vorige factuur | Achterstand",
  carried: "Transport | Transporteren | Subtotaal pagina | Per transport",
  rounding: "Afronding | Afrondingsverschil",
  tip: "Fooi | Service | Bediening",
  withholding: "G-rekening | Inhouding | Garantie-inhouding",
  commission: "Commissie | Bureaukorting",
  deposit: "Aanbetaling | Borg | Voorschot | Statiegeld",
  words: "In letters | Zegge",
  saving: "Uw voordeel | Gespaarde punten | Bespaard",
  taxSummary: "BTW-specificatie | BTW overzicht | Specificatie BTW | Btw-overzicht | BTW analyse",
  taxBase: "Grondslag | Netto | Excl. BTW | Over | Bedrag excl. | Maatstaf",
  taxRate: "BTW % | Tarief | BTW | % | Btw-tarief",
  taxAmount: "BTW bedrag | BTW | Bedrag | Btw",
  grossSum: "Incl. BTW | Totaal | Bruto",
  colPosition: "Nr. | # | Regel | Pos.",
  colSku: "Artikelnummer | Artikelnr. | Artikel | Code | Art.nr. | Artikelcode | Productcode | Artikel Nummer | SKU",
  colDescription:
    "Omschrijving | Beschrijving | Artikel | Product | Dienst | Specificatie | Artikelomschrijving | Werkzaamheden | OMSCHRIJVING | Product/dienst | Productomschrijving | Item | Regel",
  colQuantity: "Aantal | Hoeveelheid | Aant. | Uren | Stuks | AANTAL | Qty | Verbruik | Aantal/uren | Aant",
  colUnit: "Eenheid | Eenh. | Per | Ehd | Eenh",
  colPrice:
    "Prijs | Prijs per stuk | Stukprijs | Eenheidsprijs | Prijs per eenheid | Tarief | Per stuk | Uurtarief | Prijs excl. | Prijs p/st | Bedrag per stuk | Verkoopprijs",
  colDiscount: "Korting | Kort. % | Korting % | Krt.% | %",
  colTaxRate: "BTW | BTW % | BTW% | Btw | Btw-tarief",
  colTaxAmount: "BTW bedrag | BTW | BTW Prijs | Btw-bedrag",
  colTotal:
    "Totaal | Bedrag | Totaalprijs | Netto bedrag | Regeltotaal | Totaal excl. BTW | Netto | Prijs | TOTAAL | Bedrag excl. | Subtotaal | Totaalbedrag | Totaal regel",
  colGross: "Incl. BTW | Bedrag incl. | Totaal incl.",
  colDate: "Datum | Dag | Leverdatum",
  groupTotal: "Subtotaal | Totaal groep | Subtotaal order",
  cash: "Contant | CONTANT | Contant ontvangen | Ontvangen",
  change: "Wisselgeld | Terug | Retour | Teruggave",
  card: "PIN | Pinpas | Bancontact | Maestro | V PAY | Creditcard | BANKPAS",
  itemCount: "Aantal artikelen | Artikelen | Aantal stuks | Stuks",
  cashier: "Kassamedewerker | U werd geholpen door | Medewerker | Bediening | Verkoper | Kassier",
  till: "Kassa | Tafel | Filiaal | Terminal | Winkel | Tafelnr",
  payBy:
    "Gelieve {total} te betalen voor {due}. | Betaling binnen {days} dagen na factuurdatum. | Vermeld bij betaling het factuurnummer {number}. | Wij verzoeken u vriendelijk het bedrag van {total} voor {due} over te maken. | Factuur {number} d.d. {date} | Het bedrag wordt op {due} geïncasseerd. | Te betalen voor {due}: {total} | Uiterste betaaldatum {due} | Betaaltermijn {days} dagen. | Dit bedrag van {total} is reeds voldaan. | 2% korting bij betaling voor {otherDate}, netto voor {due}. | Periode {otherDate} t/m {otherDate}, te betalen voor {due}. | Kredietbeperking 2% na {otherDate}, vervaldatum {due}.",
  refersTo:
    "Pakbon {otherNumber} d.d. {otherDate} | Uw bestelling {otherNumber} van {otherDate} | Offerte {otherNumber} van {otherDate} | Betreft factuur {otherNumber} van {otherDate} | Contract {otherNumber} | Werkzaamheden tot {otherDate} | Uw order van {otherDate}",
  thanks:
    "Bedankt voor uw bestelling! | Dank u en tot ziens | Bedankt voor uw aankoop | Met vriendelijke groet | Bedankt en tot ziens | Ruilen met bon binnen 14 dagen | Hartelijk dank voor uw opdracht | Wij danken u voor het vertrouwen",
  prose:
    "Op al onze leveringen zijn onze algemene voorwaarden van toepassing. | Bij vragen over deze factuur kunt u contact opnemen met onze administratie. | Bij te late betaling wordt wettelijke rente in rekening gebracht. | Geleverde goederen blijven ons eigendom tot volledige betaling. | Reclames binnen 8 dagen na ontvangst. | Geachte heer, mevrouw, hierbij ontvangt u de factuur voor de verrichte werkzaamheden. | Onze voorwaarden zijn gedeponeerd bij de Kamer van Koophandel. | Wij verzoeken u het bedrag binnen de gestelde termijn over te maken. | Het verbruik is geschat op basis van uw vorige jaar. | U kunt uw facturen bekijken in uw klantomgeving. | Prijzen zijn onder voorbehoud van wijzigingen.",
  reverseCharge: "BTW verlegd. | Intracommunautaire levering, 0% BTW. | Vrijgesteld van BTW.",
  slogan: "Kwaliteit sinds 1968 | Uw partner in techniek | Vers van het land | Samen vooruit",
  noise:
    "Vertrouwelijk | Zie ommezijde | Hier afknippen | Vervolg op volgende pagina | Kopie administratie | Ontvangen | Gecontroleerd | Scan en betaal",
  units:
    "st. | stuk | stuks | uur | kg | m | m² | doos | dag | maand | liter | pak | set | p/st | st | kWh | paar | rol | km",
  industries:
    "Advies | Diensten | Automatisering | Transport | Bouw | Elektronica | Energie | Media | Bakkerij | Drukkerij | Vastgoed | Groothandel | Garage | Hotel | Restaurant | Systemen | Installatie | Techniek | Verzekeringen | Meubelen | Reizen | Tuincentrum | Apotheek | Slagerij",
  months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  distractorTitles:
    "Betalingsschema | Verbruik | Overzicht | Meterstanden | Openstaande posten | Betalingsoverzicht | Gespreksspecificatie | Toeslagen en kortingen",
});
