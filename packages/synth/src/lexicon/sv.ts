import { lexiconOf } from "./lexicon.ts";

export const sv = lexiconOf({
  title:
    "Faktura | FAKTURA | Faktura | Räkning | Kundfaktura | Samlingsfaktura | Slutfaktura | Delfaktura | Din faktura | Fakturaspecifikation | Enkel faktura | Fraktfaktura | Handelsfaktura | Kontantfaktura",
  creditTitle: "Kreditfaktura | KREDITFAKTURA | Kreditnota | Kreditnotering",
  receiptTitle: "Kvitto | KVITTO | Kassakvitto | Faktura | Kontantnota | Köpkvitto",
  copy: "Original | Kopia | KOPIA | Betald | BETALD | Kundens exemplar",
  invoiceNumber:
    "Fakturanummer | Fakturanr | Faktura nr | Fakturanr. | Faktura | Nummer | Nr | Faktura nr. | Fakt.nr | Fakturans nummer | Faktura-nr | Faktura-ID",
  precedingInvoice: "Avser faktura | Krediterar faktura | Ursprunglig faktura",
  creditNumber: "Kreditfaktura nr | Kreditnr | Nummer | Kreditnota nr",
  receiptNumber: "Kvittonr | Kvittonummer | Kvitto nr | Nota | Köp | Kvitto | Transaktion | Org.kvitto",
  date: "Fakturadatum | Datum | Fakt.datum | Utfärdad | Faktura datum | Utskriven | Dokumentdatum",
  dueDate:
    "Förfallodatum | Förfallodag | Förfaller | Betalas senast | Oss tillhanda senast | Förf.datum | Förfallodat. | Sista betalningsdag | Betala senast | Att betala senast",
  orderNumber:
    "Ordernummer | Ordernr | Order nr | Offertnr | Avtalsnummer | Beställningsnr | Följesedel | Projektnr | Anläggnings-id | Bokningsnr | Försäkringsnr | Vårt ordernr | Jobbnummer | Offert nummer | Order | Säljorder",
  purchaseOrder:
    "Ert ordernummer | Ert ordernr | Er beställning | Inköpsorder | Rekvisition | Er order | Inköpsorder nr",
  customerNumber:
    "Kundnummer | Kundnr | Kund nr | Kundnr. | Kund-nr | Ert kundnummer | Kund-id | Kund ID | Kontonummer",
  otherDate:
    "Leveransdatum | Orderdatum | Lev.datum | Betaldatum | Utskriftsdatum | Ankomst | Avresa | Avläsningsdatum | Beställningsdatum | Skickat datum",
  period: "Period | Avser period | Fakturaperiod | Avser | Mätperiod",
  terms: "Betalningsvillkor | Villkor | Bet.villkor",
  termsValue:
    "{days} dagar | {days} dagar netto | Netto {days} dagar | Kontant | Omgående | {days} dgr netto | {days} dagar från fakturadatum | Förskott | Autogiro",
  method: "Leveransvillkor | Betalningssätt | Leveranssätt | Dröjsmålsränta | Betalsätt",
  methodValue:
    "Fritt vårt lager | Autogiro | Bankgiro | Kort | Schenker | 8% | 10,5 % | Swish | PostNord | Hämtas | Kontant",
  contact: "Kontaktperson | Kontakt | Handläggare | Säljare | Vår referens | Anställd | Försäljare",
  otherReference:
    "Er referens | Vår referens | Er ref | Referens | Märkning | Vår ref | Projekt | Godsmärke | Objekt | Reg.nr",
  currency: "Valuta | Belopp i",
  page: "Sida | Sid",
  amountShown: "Att betala | Belopp | Totalt | Summa att betala | Fakturabelopp",
  billTo:
    "Kund | Fakturaadress | Faktureras | Mottagare | Till | Köpare | Betalare | Kunduppgifter | Faktura till | Fakturamottagare | Kundnamn",
  shipTo: "Leveransadress | Levereras till | Leverans | Godsmottagare | Skicka till",
  serviceAt: "Anläggningsadress | Arbetsplats | Uttagsadress | Objekt",
  from: "Från | Säljare | Leverantör | Avsändare | Företag",
  remitTo: "Betalningsmottagare | Betala till | Mottagare",
  taxId:
    "Momsreg.nr | VAT-nr | Momsregistreringsnummer | VAT nr | Momsreg. nr. | VAT | Momsnr | Momsreg nr | VAT-nummer | Moms/VAT nr | Skattenummer | Org nr",
  customerTaxId: "Ert VAT-nr | Ert momsreg.nr | VAT-nr | Köparens momsreg.nr | Kundens VAT-nr",
  registration:
    "Org.nr | Organisationsnummer | Org nr | Orgnr | Org.nr. | Godkänd för F-skatt | Styrelsens säte | Säte",
  phone: "Telefon | Tel | Tel. | Tfn | Mobil | Kundtjänst",
  fax: "Fax | Telefax",
  mail: "E-post | Email | E-mail | Epost",
  web: "Hemsida | Webb | www | Internet",
  attention: "Att | Att: | Att.",
  department: "Ekonomiavdelningen | Leverantörsreskontra | Inköp | Fakturaavdelningen | Huvudkontor",
  formName: "Namn | Företagsnamn",
  formStreet: "Adress | Gatuadress",
  formCity: "Ort | Postort",
  formCountry: "Land",
  bankBlock: "Betalningsinformation | Bankuppgifter | Betalning",
  bankName: "Bank | Banknamn",
  account: "Bankgiro | Plusgiro | Kontonr | BG | PG | Bankkonto",
  bankCode: "Clearingnr | Clearing",
  iban: "IBAN | IBAN-nr",
  bic: "BIC | SWIFT | BIC/SWIFT",
  paymentReference: "OCR | OCR-nummer | Ange vid betalning | Betalningsreferens | OCR-nr",
  holder: "Kontohavare | Mottagare",
  subtotal:
    "Netto | Summa exkl. moms | Delsumma | Belopp exkl. moms | Summa netto | Nettobelopp | Exkl. moms | Totalt exkl. moms | Summa | Varuvärde | Netto exkl. moms | Nettopris",
  discount: "Rabatt | Avdrag | ROT-avdrag | Rabattbelopp",
  shipping: "Frakt | Fraktavgift | Expeditionsavgift | Fakturaavgift | Porto | Emballage | Miljöavgift",
  tax: "Moms | Momsbelopp | Varav moms | MOMS | Moms kr | Total moms | Summa moms | Skatt | Skattebelopp",
  total:
    "Att betala | Totalt | Summa att betala | Totalsumma | Summa | ATT BETALA | Totalt att betala | Belopp att betala | Summa inkl. moms | Fakturabelopp | Total | Att betala SEK | Totalbelopp | Totalt inkl. moms | Summa SEK | Slutsumma | Brutto | TOTALT | Att betala kr | Totalt pris | Köp",
  totalPlain: "Totalt | Totalsumma | Summa inkl. moms | Fakturabelopp | Total | Totalt inkl. moms | Summa | Brutto",
  amountDue:
    "Återstår | Kvar att betala | Att betala | Saldo | Återstår att betala | Restbelopp | Belopp att betala | Summa att betala",
  paid: "Betalt | Förskott | Erlagt | Inbetalt | A conto | Tidigare betalt | Betald | Betalning | Betalningar",
  previousBalance: "Tidigare saldo | Ingående saldo | Föregående faktura | Restskuld",
  carried: "Transport | Delsumma | Att transportera",
  rounding: "Öresavrundning | Avrundning | Öresutjämning | Öresutj.",
  tip: "Dricks | Serviceavgift",
  withholding: "Innehållet belopp | Avgår skatt",
  commission: "Provision | Byråprovision",
  deposit: "Förskott | Deposition | Handpenning",
  words: "Med bokstäver",
  saving: "Du sparar | Bonus | Poäng",
  taxSummary: "Momsspecifikation | Momsunderlag | Moms översikt",
  taxBase: "Underlag | Netto | Momspliktigt",
  taxRate: "Moms % | Sats | Momssats | Moms%",
  taxAmount: "Moms | Momsbelopp",
  grossSum: "Brutto | Totalt",
  colPosition: "# | Rad | Pos | Nr",
  colSku: "Artikelnr | Art.nr | Artikel | Artnr | Art nr | Artikel nr | Kod",
  colDescription:
    "Beskrivning | Benämning | Artikel | Tjänst | Produkt | Specifikation | Text | Produkt / tjänst | Artikel/tjänst | Avser",
  colQuantity: "Antal | Kvantitet | Timmar | Lev. antal | Ant. | Lev ant | Förbrukning | Kvt",
  colUnit: "Enhet | Enh | Enh.",
  colPrice:
    "À-pris | Pris | á-pris | Enhetspris | A-pris | Pris/enhet | Styckpris | Pris per enhet | Timpris | Försäljningspris",
  colDiscount: "Rabatt | Rab % | Rab",
  colTaxRate: "Moms | Moms % | Moms%",
  colTaxAmount: "Momsbelopp | Moms",
  colTotal: "Belopp | Summa | Totalt | Radsumma | Netto | Nettobelopp | Pris | Belopp SEK | Delsumma | Total",
  colGross: "Inkl. moms | Brutto",
  colDate: "Datum | Dag",
  groupTotal: "Delsumma | Summa grupp",
  cash: "Kontant | KONTANT | Mottaget | Kontanter",
  change: "Tillbaka | Växel | Åter",
  card: "Kort | KORT | Bankkort | VISA | Kontokort | Mastercard",
  itemCount: "Antal varor | Varor | Antal artiklar",
  cashier: "Kassör | Expedit | Betjänad av | Kassa/Säljare | Servitör",
  till: "Kassa | Bord | Butik | Terminal | Term",
  payBy:
    "Vänligen betala {total} senast {due}. | Betalningsvillkor {days} dagar netto. | Ange fakturanummer {number} vid betalning. | Faktura {number} daterad {date} | Förfallodatum {due} | Beloppet {total} dras från ditt konto {due}. | Betalas senast {due} | 2% rabatt vid betalning före {otherDate}, netto {due}. | Period {otherDate} - {otherDate}, betalas senast {due}.",
  refersTo:
    "Följesedel {otherNumber} {otherDate} | Er order {otherNumber} av {otherDate} | Avser faktura {otherNumber} av {otherDate} | Avtal {otherNumber} | Arbete utfört t.o.m. {otherDate}",
  thanks:
    "Tack för ditt köp! | Tack för din beställning | Välkommen åter | Med vänlig hälsning | Spara kvittot | Öppet köp 30 dagar | Tack för besöket",
  prose:
    "Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen. | Varorna förblir säljarens egendom till dess full betalning skett. | Vid frågor kontakta vår ekonomiavdelning. | Anmärkningar mot fakturan skall göras inom 8 dagar. | Företaget innehar F-skattebevis. | Våra allmänna villkor finns på vår hemsida. | Påminnelseavgift tas ut med 60 kr. | Din förbrukning är beräknad på tidigare avläsning. | Nu kan du få fakturan som e-faktura.",
  reverseCharge: "Omvänd betalningsskyldighet. | Omvänd skattskyldighet gäller. | Undantag från moms.",
  slogan: "Kvalitet sedan 1952 | Din lokala partner | Alltid nära | Kraft för framtiden",
  noise: "Konfidentiellt | Vänd | Riv här | Fortsättning på nästa sida | Kopia | Attesteras | Mottagen",
  units: "st | tim | kg | h | m | förp | dag | paket | månad | kWh | m2 | l | mån | par | km",
  industries:
    "Konsult | Tjänster | Data | Transport | Bygg | Elektronik | Energi | Handel | Bageri | Tryckeri | Fastigheter | Måleri | Service | Hotell | Restaurang | Apotek | Möbler | Resor | Teknik | System | El",
  months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
  distractorTitles:
    "Betalningsplan | Förbrukning | Historik | Mätarställningar | Samtalsspecifikation | Tidigare fakturor | Översikt",
});
