import type { LanguagePack } from "./language-pack.ts";

/** Norwegian: bokmål, with nynorsk words among its captions as firms and municipalities of western Norway print them. */
export const no: LanguagePack = {
  captions: {
    title:
      "Faktura | FAKTURA | Faktura | Faktura nr. | Kontantfaktura | Samlefaktura | Avdragsnota | Sluttfaktura | Forskuddsfaktura | Rekning | REKNING | Regning | eFaktura | A-konto faktura",
    creditTitle: "Kreditnota | KREDITNOTA | Kreditnota nr. | Kreditfaktura | KREDITNOTA",
    receiptTitle:
      "Kvittering | KVITTERING | Salgskvittering | Kassakvittering | Kontantkvittering | Salskvittering | SALGSKVITTERING | Bong",
    copy: "Original | Kopi | KOPI | Gjenpart | Betalt | BETALT | Betalt med kort",
    invoiceNumber:
      "Fakturanummer | Fakturanr. | Fakturanr | Faktura nr. | Faktura nr | Fakturanummer: | Nummer | Nr. | Faktura | Dokumentnr. | Rekningsnummer | Rekning nr. | Bilagsnr.",
    precedingInvoice: "Gjelder faktura | Krediterer faktura | Opprinnelig faktura | Gjeld faktura",
    creditNumber: "Kreditnotanummer | Kreditnotanr. | Kreditnota nr. | Nummer | Dokumentnr.",
    receiptNumber: "Kvitteringsnr. | Kvittering nr. | Bongnr. | Kvitt.nr | Bilagsnr. | Transaksjon | Salgsnr.",
    date: "Fakturadato | Dato | Fakturadato: | Faktura dato | Utstedt | Dato for faktura | Utstedelsesdato | Rekningsdato | Dokumentdato | Fakt.dato",
    dueDate:
      "Forfallsdato | Forfall | Betalingsfrist | Forfallsdato: | Forfaller | Betales innen | Forfallsdag | Betalast innan | Frist for betaling | FORFALLSDATO | Forfall til betaling",
    orderNumber:
      "Ordrenummer | Ordrenr. | Ordre | Ordre nr. | Bestillingsnr. | Tilbudsnr. | Prosjektnr. | Pakkseddelnr. | Avtalenr. | Målepunkt-ID | Bestilling | Kontraktsnr. | Tingingsnummer",
    purchaseOrder:
      "Deres ordrenr. | Innkjøpsordre | Bestillingsnummer | Ditt ordrenr. | Kundens ordrenr. | Dykkar ordrenr.",
    customerNumber: "Kundenummer | Kundenr. | Kundenr | Kunde nr. | Kunde-ID | Kundenr.: | Medlemsnr. | Abonnementsnr.",
    otherDate:
      "Leveringsdato | Ordredato | Levert | Utført dato | Leveransedato | Ankomst | Avreise | Bestillingsdato | Avlest dato | Utskriftsdato | Betalingsdato | Lev.dato",
    period: "Periode | Fakturaperiode | Avregningsperiode | Tidsrom | Perioden",
    terms: "Betalingsbetingelser | Betalingsvilkår | Bet.bet. | Betalingsvilkår:",
    termsValue:
      "{days} dager | Netto {days} dager | Netto pr. {days} dager | {days} dagar | Kontant | Forskuddsbetaling | {days} dager netto",
    method: "Leveringsmåte | Betalingsmåte | Leveringsbetingelser | Sendt med | Betalingsmetode | Transport | Betaling",
    methodValue:
      "Henting | Bankgiro | Kort | Posten | Bring | Vipps | AvtaleGiro | Fritt levert | Kontant | Faktura | eFaktura",
    contact: "Kontakt | Kontaktperson | Selger | Saksbehandler | Vår kontakt | Seljar",
    otherReference:
      "Deres ref. | Vår ref. | Deres referanse | Vår referanse | Prosjekt | Merket | Vår ref | Dykkar ref. | Ressursnr. | Reg.nr. | Bestillers ref.",
    currency: "Valuta | Beløp i | Fakturavaluta",
    page: "Side | Side nr. | Ark",
    amountShown: "Å betale | Beløp | Sum | Til betaling | Beløp å betale | Å betala",
    billTo:
      "Kunde | Fakturaadresse | Faktura til | Kjøper | Fakturamottaker | Mottaker | Kunde: | Fakturert til | Mottakar | Kjøpar | Betaler",
    shipTo:
      "Leveringsadresse | Leveres til | Levert til | Vareadresse | Leveringssted | Mottaker av varen | Leveringsstad",
    serviceAt: "Anleggsadresse | Målepunkt | Anlegg | Arbeidssted | Adresse for anlegget",
    from: "Selger | Leverandør | Fra | Avsender | Utsteder | Seljar | Leverandør: | Firma",
    remitTo: "Betales til | Betalingsmottaker | Mottaker",
    taxId:
      "Org.nr. | Org.nr | Organisasjonsnummer | Org.nr.: | Orgnr | Foretaksregisteret | MVA-nr. | Org. nr. | Føretaksregisteret | Foretaksnr. | NO",
    customerTaxId: "Org.nr. | Kundens org.nr. | Organisasjonsnummer | Orgnr | Deres org.nr. | Org.nr. kunde",
    registration:
      "Foretaksregisteret | Org.nr. | Registrert i Foretaksregisteret | Føretaksregisteret | Reg.nr. | Autorisasjon",
    phone: "Tlf. | Telefon | Tlf | Mobil | Tlf.: | Kundeservice | Kundesenter",
    fax: "Faks | Fax | Telefaks",
    mail: "E-post | E-post: | Epost | E-mail",
    web: "Nettside | Internett | www | Heimeside",
    attention: "Att. | Att: | v/ | c/o",
    department: "Fakturamottak | Regnskap | Økonomiavdelingen | Innkjøp | Hovedkontor | Rekneskap",
    formName: "Navn | Firmanavn | Namn",
    formStreet: "Adresse | Gateadresse | Postadresse",
    formCity: "Poststed | Sted | Postnr. og sted | Poststad",
    formCountry: "Land",
    bankBlock:
      "Betalingsinformasjon | Bankforbindelse | Bankdetaljer | Betalingsopplysninger | GIRO | Betalingsopplysningar",
    bankName: "Bank | Banken",
    account: "Kontonummer | Kontonr. | Konto | Bankkonto | Til konto | Bankgiro | Betales til konto | Til kontonr.",
    bankCode: "Reg.nr. bank",
    iban: "IBAN | IBAN: | IBAN-nr.",
    bic: "SWIFT | BIC | BIC/SWIFT | SWIFT-kode | Swift",
    paymentReference:
      "KID | KID-nummer | KID: | KID-nr. | Kundeidentifikasjon (KID) | Betalingsreferanse | Merk betalingen | KID nummer",
    holder: "Kontohaver | Mottaker | Betalingsmottaker",
    subtotal:
      "Netto | Sum eks. mva | Sum ekskl. mva. | Nettobeløp | Beløp eks. mva | Sum | Sum netto | Delsum | Total eks. mva | Mva-grunnlag | Avgiftspliktig | Netto sum | Sum utan mva",
    discount: "Rabatt | Sum rabatt | Avslag | Kontantrabatt",
    shipping: "Frakt | Porto | Fraktkostnad | Gebyr | Fakturagebyr | Ekspedisjonsgebyr | Emballasje",
    tax: "Mva | MVA | Mva. | Merverdiavgift | Mva 25 % | MVA 25% | Sum mva | Mva-beløp | Herav mva | 25 % mva | Meirverdiavgift | Moms | Total mva",
    total:
      "Å betale | Sum å betale | Total | Totalt | Beløp å betale | Til betaling | SUM | TOTAL | Sum inkl. mva | Å BETALE | Totalt å betale | Total inkl. mva | Totalbeløp | Å betala | Sum å betala | Fakturabeløp | Sum NOK | Totalt inkl. mva | Total NOK | Sluttsum | Å betale NOK | SUM Å BETALE | Totalsum",
    totalPlain: "Total | Sum inkl. mva | Totalt | Fakturabeløp | Totalbeløp | Total inkl. mva | Brutto",
    amountDue: "Å betale | Restbeløp | Utestående | Gjenstår å betale | Rest å betale | Skyldig beløp | Saldo",
    paid: "Betalt | Innbetalt | Forskudd | Forskuddsbetalt | Tidligere fakturert | À konto | Innbetalinger | Tidlegare betalt",
    previousBalance: "Tidligere saldo | Forrige saldo | Utestående fra før | Inngående saldo",
    carried: "Overført | Transport | Overføres | Delsum side",
    rounding: "Øreavrunding | Avrunding | Øreavr. | Øresavrunding",
    tip: "Tips | Service | Drikkepenger",
    withholding: "Innestående | Tilbakeholdt | Skattetrekk",
    commission: "Provisjon | Formidlingsgebyr",
    deposit: "Depositum | Forskudd | Pant | Akonto",
    words: "Med bokstaver | Beløp i ord",
    saving: "Du sparte | Bonus | Kjøpeutbytte | Trumf",
    taxSummary: "Mva-spesifikasjon | MVA-oversikt | Spesifikasjon av mva | Mva-grunnlag | Avgiftsspesifikasjon",
    taxBase: "Grunnlag | Mva-grunnlag | Netto | Avgiftsgrunnlag",
    taxRate: "Sats | Mva % | Mva-sats | %",
    taxAmount: "Mva | Mva-beløp | Avgift | MVA",
    grossSum: "Brutto | Sum | Inkl. mva",
    colPosition: "# | Linje | Nr. | Pos.",
    colSku: "Varenr. | Varenummer | Art.nr. | Produktnr. | Vare nr. | Kode | Artikkel",
    colDescription:
      "Beskrivelse | Varetekst | Tekst | Produkt | Betegnelse | Varebeskrivelse | Spesifikasjon | Produkt/tjeneste | Vare | Skildring | Tjeneste",
    colQuantity: "Antall | Ant. | Ant | Timer | Mengde | Antal | Forbruk | Lev. ant.",
    colUnit: "Enhet | Enh. | Enh | Eining",
    colPrice:
      "Pris | Enhetspris | Pris eks. mva | À pris | Stk.pris | Pris/enh | Pris pr. enhet | Einingspris | Timepris | Nettopris",
    colDiscount: "Rabatt | Rab. % | Rabatt % | Rab",
    colTaxRate: "Mva | Mva % | MVA % | Mva-sats | % mva | Mva-%",
    colTaxAmount: "Mva | Mva-beløp | MVA kr | Mva kr",
    colTotal: "Beløp | Sum | Netto | Total | Beløp eks. mva | Sum eks. mva | Nettobeløp | Linjesum | Totalt | Sum NOK",
    colGross: "Inkl. mva | Sum inkl. mva | Brutto | Beløp inkl. mva",
    colDate: "Dato | Dag",
    groupTotal: "Delsum | Sum gruppe | Delsum gruppe",
    cash: "Kontant | KONTANT | Mottatt | Kontanter",
    change: "Tilbake | TILBAKE | Veksel | Vekslepenger",
    card: "Bankkort | BANKKORT | Kort | BankAxept | BANKAXEPT | VISA | Vipps",
    itemCount: "Antall varer | Varer | Ant. varer",
    cashier: "Kasserer | Betjent av | Du ble betjent av | Selger | Ekspeditør | Operatør",
    till: "Kasse | Bord | Butikk | Terminal | Kassenr.",
    payBy:
      "Vennligst betal {total} innen {due}. | Betalingsfrist {days} dager. | Ved betaling oppgis KID. | Faktura {number} av {date} | Forfallsdato {due} | Beløpet {total} trekkes fra din konto {due}. | Betales innen {due} | Ver venleg og betal innan {due}. | Perioden {otherDate} - {otherDate}, forfaller {due}.",
    refersTo:
      "Pakkseddel {otherNumber} av {otherDate} | Deres ordre {otherNumber} av {otherDate} | Gjelder faktura {otherNumber} / {otherDate} | Avtale {otherNumber} | Arbeid utført {otherDate}",
    thanks:
      "Takk for handelen! | Velkommen tilbake | Takk for besøket | Med vennlig hilsen | Ta vare på kvitteringen | Takk for at du valgte oss | Åpent kjøp 30 dager | Med venleg helsing | Takk for ordren",
    prose:
      "Ved forsinket betaling beregnes renter etter forsinkelsesrenteloven. | Reklamasjon må skje innen 8 dager. | Varene er selgers eiendom til de er betalt i sin helhet. | Purregebyr kr 35,- påløper ved for sein betaling. | Spørsmål om fakturaen: ta kontakt med kundeservice. | Våre salgsbetingelser finnes på nettsiden. | Forbruket er beregnet ut fra siste avlesning. | Du kan få fakturaen som eFaktura i nettbanken. | Ved forseinka betaling vert det rekna renter. | Arbeidet er utført etter avtale.",
    reverseCharge:
      "Omvendt avgiftsplikt. | Avgiftsfritt salg. | Unntatt fra merverdiavgift. | Merverdiavgift ikke beregnet. | Snudd avregning.",
    slogan: "Kvalitet siden 1962 | Din lokale leverandør | Alltid i nærheten | Kraft til hverdagen",
    noise: "Konfidensielt | Snu arket | Fortsetter på neste side | Mottatt | Kopi | Godkjent | Attestert",
    units: "stk | stk. | timer | t | kg | m | pk | dag | mnd | kWh | m2 | l | eske | par | km | sett | RS",
    industries:
      "Rådgivning | Tjenester | Transport | Bygg | Elektro | Energi | Handel | Bakeri | Trykkeri | Eiendom | Maling | Service | Hotell | Restaurant | Apotek | Møbler | Reiser | Teknikk | Rør | Regnskap | Mekaniske | Logistikk | Fisk | Sjømat",
    months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
    distractorTitles:
      "Nedbetalingsplan | Forbruk | Historikk | Målerstander | Samtaleoversikt | Tidligere fakturaer | Oversikt | Spesifikasjon",
  },
  forms: {
    name: "Navn | Firma | Foretaksnavn | Namn",
    street: "Adresse | Gate | Besøksadresse | Postadresse",
    number: "Nr. | Husnr.",
    quarter: "Bydel | C/o",
    city: "Poststed | By | Sted",
    region: "Fylke | Kommune | Land",
    postcode: "Postnummer | Postnr.",
    activity: "Bransje | Næringskode | Virksomhet",
    branch: "Avdeling | Butikk | Kontor | Filial",
    capital: "Aksjekapital",
    time: "Tid | Kl. | Klokkeslett",
    accessKey: "eFaktura-referanse | Kontrollnr. | Referansenr. | EHF-adresse",
    operation: "Leveringsbetingelser | Leveringsmåte",
    carrier: "Transportør | Speditør",
    freeText: "Merknader | Kommentar | Melding | Fritekst | Merknad",
    instalments: "Nedbetalingsplan | Terminer",
    zeroSums: "Avgiftsfritt | Rabatt | Frakt | Øreavrunding | Gebyr",
    salesperson: "Selger | Saksbehandler | Vår ref.",
    agency: "Formidler | Agent | På vegne av",
    soldTo: "Bestiller | Bestilt av | Varemottaker",
    soldBy: "Selges av | Selger | Solgt av",
    headOffice: "Hovedkontor | Forretningskontor",
    payee: "Mottaker | Betalingsmottaker | Factoringselskap",
    issuer: "Utsteder | Selger | Avsender",
    weight: "Bruttovekt | Kolli | Vekt",
    signature: "Underskrift | Mottatt av | Signatur",
  },
  goods: {
    office:
      'Kopipapir A4 | Toner svart | USB-kabel 2 m | Skjerm 24" | Trådløs mus | Kontorstol | Skrivebordslampe | Notatbok | Kulepenn | Stiftemaskin | Konvolutter C4 | Ringperm | Tastatur | Laserskriver | Hodetelefoner',
    services:
      "Konsulentbistand | Utvikling av nettside | Prosjektledelse | Kurs | Juridisk bistand | Regnskapsføring | Oversettelse | Serviceavtale | Utforming av logo | Fotografering | Kjøregodtgjørelse | Montørarbeid | Renhold kontor | Husleie | Honorar | Programmering | Reiseutgifter | Malerarbeid | Snøbrøyting | Arbeidstimar",
    software:
      "Webhotell | Domenenavn | Årslisens | Månedsavgift | Skylagring | Brukerstøtte | SSL-sertifikat | Ekstra bruker | Server | Sikkerhetskopi",
    grocery:
      "Bananer | Lettmelk 1 l | Kneippbrød | Egg 12 pk | Kyllingfilet | Appelsinjuice | Kaffe 500 g | Ris 1 kg | Olivenolje | Tomater | Norvegia | Farris | Melkesjokolade | Tørkerull | Vaskemiddel | Smør | Epler | Yoghurt | Bærepose | Pant | Brunost | Knekkebrød",
    restaurant:
      "Kaffe | Cappuccino | Dagens rett | Kjøttkaker | Fiskesuppe | Salat | Pils 0,5 l | Vin glass | Brus | Kanelbolle | Suppe | Pizza | Burger | Pommes frites | Te | Vaffel",
    hardware:
      "Treskruer 4x40 | Hammer | Veggmaling hvit 10 l | PVC-rør | Sandpapir | Strips | Tape | Hengsel | LED-pære | Skjøteledning 5 m | Silikon | Hengelås | Målebånd | Bor 6 mm | Mutter M8 | Hageslange | Arbeidshansker | Pensel | Sement 25 kg | Gipsplater",
    utility:
      "Strøm | Fastbeløp | Nettleie | Vannavgift | Avløpsgebyr | Energiledd | Forbruksavgift | Fjernvarme | Renovasjon | Feieavgift",
    telecom:
      "Mobilabonnement | Månedsavgift | Bredbånd 100 | Samtaler til utlandet | Roaming | Avdrag telefon | Leie av ruter | Datapakke",
    hotel: "Overnatting enkeltrom | Frokost | Parkering | Minibar | Dobbeltrom | Vask | Middag | Møterom",
    freight:
      "Frakt | Tollklarering | Drivstofftillegg | Henting | Lagring | Paller | Bompenger | Flyfrakt | Fergebillett",
    medical: "Konsultasjon | Røntgen | Blodprøve | Tannrens | Fysioterapi | Vaksine | Ultralyd | Paracet",
    media: "Annonse halvside | Banner | Radiospot | Plakat 14 dager | Sosiale medier | Produksjon",
    garage:
      "Oljeskift | Bremseklosser | Dekk 205/55 R16 | Luftfilter | Arbeid 1 t | Tennplugger | Batteri | EU-kontroll | Bensin 95 | Diesel",
  },
  sentences: {
    greeting: "Kjære kunde, | Hei, | Til vår kunde,",
    number:
      "Vedlagt følger faktura {number} datert {date}. | Nummeret på denne fakturaen er {number}. | Faktura {number} er datert {date}.",
    net: "Beløp uten merverdiavgift er {net}. | Sum eks. mva utgjør {net}.",
    tax: "Merverdiavgift utgjør {tax}. | I tillegg kommer mva {tax}.",
    total: "Totalt å betale {total}. | Fakturabeløpet er {total}. | Vi fakturerer for utført arbeid {total}.",
    due: "Forfaller til betaling {due}. | Vi ber om betaling innen {due}. | Forfallsdato er {due}.",
  },
  sellerSentences: {
    farewell: "Takk for handelen hos {vendor} | Takk for besøket hos {vendor} | Velkommen tilbake til {vendor}",
    issued:
      "Fakturaen er utstedt av {vendor}, {city}, {registration}. | Selger er {vendor}, {address}, org.nr. {taxId}. | Avtalepart er {vendor}, {city}.",
    claim: "{vendor} - alltid i nærheten | Velkommen til {vendor} | Din lokale {vendor} | {vendor} hjelper deg",
    payable: "Betales til {vendor} | Betaling kun til {vendor} | Mottaker {vendor}",
    maker:
      "Laget med {maker} | Program: {maker} | Trykk: {maker} | Betaling via {maker} | Medlem av {maker} | Kassesystem {maker}",
    signature: "For {vendor} | På vegne av {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Alle rettigheter reservert.",
    operator: "Drives av {vendor} | Eier: {vendor} | Innehaver: {vendor} | Driver: {vendor}",
    owner: "En del av {owner} | Et selskap i {owner}-konsernet | {owner}-gruppen",
    trade: "{trade} engros | Alt innen {trade} | {trade} og service | Restaurant & bar | Fagbutikk {trade}",
  },
  businesses: {
    kinds:
      "Bakeri | Konditori | Slakteri | Fiskehandel | Matbutikk | Kolonial | Kiosk | Bryggeri | Meieri | Restaurant | Kafé | Pizzeria | Gatekjøkken | Pub | Hotell | Gjestgiveri | Pensjonat | Fjellstue | Camping | Apotek | Optiker | Tannklinikk | Legesenter | Dyreklinikk | Frisør | Hudpleie | Gullsmed | Urmaker | Systue | Skobutikk | Klesbutikk | Renseri | Blomsterbutikk | Hagesenter | Dyrebutikk | Jernvare | Byggevare | Snekkerverksted | Låsesmed | Glassmester | Rørlegger | Elektriker | Malermester | Møbelhus | Bilverksted | Bildeler | Dekksenter | Trafikkskole | Bensinstasjon | Transport | Flyttebyrå | Regnskapskontor | Advokatfirma | Eiendomsmegler | Barnehage | Språkskole | Idrettslag | Bokhandel | Trykkeri | Forlag | Reisebyrå | Begravelsesbyrå | Gård | Renhold | Fotograf | Sagbruk | Mekanisk Verksted | Båtbyggeri | Fiskemottak | Kraftlag | Samvirkelag | Landhandel | Sportsbutikk | Treningssenter | Brenneri | Honninggård | Røykeri | Tobakk | Bruktbutikk | Antikk | Gavebutikk | Leketøy | Sykkelbutikk | Musikkhandel | Garnbutikk | Stoffbutikk | Vertshus | Vandrerhjem | Isbar | Selskapsmat | Laboratorium | Fysioterapi | Massasje | Svømmehall | Teater | Kino | Galleri | Museum | Vannverk | Fjernvarme | Renovasjon | Taktekker | Murmester | Graveservice | Sveiseverksted | Oversettelsesbyrå | Reklamebyrå | Arkitektkontor | Ingeniørkontor | Vaktselskap | Drosjesentral | Dataservice",
    signs:
      "{kind} {last} | {last} {kind} | {first} {last} {kind} | {word} {kind} | {city} {kind} | Restaurant {word} | Kafé {first} | {word} Hotell | {last} & Sønn | {last} & Sønner | Brødrene {last} | {last} & Co | {first} {last} | {last} {trade} | {word} {trade} | {city} {trade} | {trade} {last} | Byggmester {last} | Rørlegger {last} | Advokat {last} | {last} Bil | {last}s {kind} | Tømrer {last} | {city} Kraftlag | Malermester {first} {last} | {word} {city}",
  },
  institutions: {
    bodies:
      "{city} kommune | Universitetet i {city} | {city} sykehus | {city} fylkeskommune | {last} stiftelse | Borettslaget {word} | Sameiet {word} | {city} vidaregåande skule | Departementet {trade}",
    units: "Avdeling {trade} | Institutt {trade} | Fakultet {trade} | Senter {trade} | Seksjon {trade}",
  },
  streets:
    "{word}veien | {word}gata | {last}s vei | {last}s gate | {word}vegen | {word}bakken | {city}veien | {word}stien | {word}lia | {word}gaten | {word} allé | {word} plass | {word}svingen | {word}tunet | Industriveien | Storgata | Kirkegata | Strandgata | Karl Johans gate | Skolegata | Havnegata | {word}haugen | Fjordgata | Sjøgata",
  postBoxes: "Postboks | Pb. | Boks | Postboks",
  rooms: "Oppgang {letter} | {n}. etg. | Bygg {letter} | Leil. {n}0{n} | Inngang {letter}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}.{m}.{y} | {dd}.{mm}.{yy} | {d}. {M} {y} | {d}. {M} {y} | {y}-{mm}-{dd} | {dd}/{mm}-{y} | {d}/{m} {y}",
  fromTo: ["fra", "til"],
};
