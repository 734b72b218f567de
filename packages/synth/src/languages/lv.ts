import type { LanguagePack } from "./language-pack.ts";

export const lv: LanguagePack = {
  captions: {
    title:
      "Rēķins | RĒĶINS | Rēķins | Pavadzīme | PAVADZĪME | Pavadzīme-rēķins | Rēķins-faktūra | Avansa rēķins | Priekšapmaksas rēķins | Preču pavadzīme | PREČU PAVADZĪME - RĒĶINS | Rēķins Nr. | Faktūrrēķins",
    creditTitle: "Kredītrēķins | KREDĪTRĒĶINS | Kredītrēķins Nr. | Kredīta rēķins",
    receiptTitle: "Čeks | Kases čeks | ČEKS | Kvīts | KVĪTS | Pirkuma čeks | Dienesta kvīts | Rēķins",
    copy: "Oriģināls | Kopija | KOPIJA | Apmaksāts | APMAKSĀTS | Eksemplārs klientam",
    invoiceNumber:
      "Rēķina numurs | Rēķins Nr. | Rēķina Nr. | Rēķins Nr | Nr. | Numurs | Rēķins | Pavadzīmes Nr. | Pavadzīme Nr. | Sērija un numurs | Dokumenta Nr. | Rēķina nr",
    precedingInvoice: "Par rēķinu Nr. | Sākotnējais rēķins | Attiecas uz rēķinu | Pie rēķina Nr.",
    creditNumber: "Kredītrēķina Nr. | Kredītrēķins Nr. | Numurs | Nr.",
    receiptNumber: "Čeka Nr. | Čeks Nr. | Čeka numurs | Kvīts Nr. | Dokuments | Dok. Nr. | Čeks | Darījums",
    date: "Rēķina datums | Datums | Izrakstīts | Izrakstīšanas datums | Dokumenta datums | Datums: | Rēķins izrakstīts | Sagatavots",
    dueDate:
      "Apmaksas termiņš | Samaksas termiņš | Apmaksāt līdz | Apmaksas datums | Termiņš | Maksājuma termiņš | Samaksāt līdz | Apmaksas termiņš: | Apmaksa līdz",
    orderNumber:
      "Pasūtījuma numurs | Pasūtījuma Nr. | Pasūtījums | Līguma Nr. | Līgums Nr. | Piedāvājuma Nr. | Līguma numurs | Projekta Nr. | Objekta Nr. | Rezervācijas Nr. | Polises Nr. | Pasūtījums Nr.",
    purchaseOrder:
      "Jūsu pasūtījums | Klienta pasūtījums | Pirkuma pasūtījums | Pircēja pasūtījuma Nr. | Jūsu pasūtījuma Nr.",
    customerNumber:
      "Klienta numurs | Klienta Nr. | Klienta kods | Klients Nr. | Abonenta numurs | Klienta ID | Abonenta Nr.",
    otherDate:
      "Piegādes datums | Pasūtījuma datums | Izsniegšanas datums | Pakalpojuma sniegšanas datums | Ierašanās | Izbraukšana | Rādījuma datums | Darījuma datums | Izdrukāts | Preču izsniegšanas datums",
    period: "Periods | Norēķinu periods | Par periodu | Rēķina periods",
    terms: "Apmaksas nosacījumi | Maksāšanas noteikumi | Nosacījumi | Norēķinu kārtība | Apmaksas kārtība",
    termsValue:
      "{days} dienas | {days} dienu laikā | Pārskaitījums {days} dienas | Skaidra nauda | Nekavējoties | Priekšapmaksa | Pēcapmaksa {days} dienas | {days} kalendārās dienas",
    method: "Apmaksas veids | Samaksas veids | Piegādes veids | Norēķinu veids | Piegādes nosacījumi | Maksājuma veids",
    methodValue:
      "Pārskaitījums | Skaidra nauda | Bankas karte | Kurjers | Omniva | Pašizvešana | pārskaitījums | Maksājumu karte | Bezskaidra nauda",
    contact: "Kontaktpersona | Kontakts | Pārdevējs | Sagatavoja | Izrakstīja | Atbildīgā persona",
    otherReference:
      "Atsauce | Jūsu atsauce | Mūsu atsauce | Projekts | Objekts | Piezīmes | Pamatojums | Auto Nr. | Darījuma apraksts",
    currency: "Valūta | Summas",
    page: "Lapa | Lpp.",
    amountShown: "Summa apmaksai | Apmaksai | Kopā | Kopā apmaksai | Summa",
    billTo:
      "Pircējs | Klients | Maksātājs | Saņēmējs | Preču saņēmējs | Pasūtītājs | PIRCĒJS | Rēķina saņēmējs | Klienta dati | Pakalpojuma saņēmējs | Preču/pakalpojumu saņēmējs",
    shipTo:
      "Piegādes adrese | Preču saņēmējs | Saņemšanas vieta | Izkraušanas vieta | Piegādāt | Preču izkraušanas vieta",
    serviceAt: "Objekta adrese | Objekts | Pakalpojuma sniegšanas vieta | Pieslēguma adrese | Īpašuma adrese",
    from: "Pārdevējs | Piegādātājs | Preču piegādātājs | Nosūtītājs | Preču nosūtītājs | PIEGĀDĀTĀJS | Izpildītājs | Pakalpojuma sniedzējs | Rēķina izrakstītājs",
    remitTo: "Maksājuma saņēmējs | Saņēmējs | Naudas saņēmējs",
    taxId:
      "PVN reģ. Nr. | PVN Nr. | PVN reģistrācijas numurs | PVN maksātāja Nr. | PVN reģ.nr. | PVN reģ. Nr | PVN numurs | PVN maks. reģ. Nr. | PVN | VAT Nr. | Nodokļu maksātāja reģ. Nr.",
    customerTaxId: "PVN reģ. Nr. | PVN Nr. | Pircēja PVN Nr. | PVN maksātāja Nr. | PVN",
    registration:
      "Reģ. Nr. | Reģistrācijas Nr. | Reģistrācijas numurs | Vienotais reģ. Nr. | Reģ.nr. | Reģ. Nr | Juridiskā adrese",
    phone: "Tālrunis | Tālr. | Tel. | Mob. | Klientu serviss | Tālr",
    fax: "Fakss | Fax",
    mail: "E-pasts | E-mail | Epasts | e-pasts",
    web: "Mājaslapa | www | Tīmekļa vietne | Mājas lapa",
    attention: "Kontaktpersona | God. | c/o",
    department: "Grāmatvedība | Iepirkumu daļa | Finanšu daļa | Birojs | Administrācija",
    formName: "Nosaukums | Uzņēmums | Nosaukums / vārds, uzvārds",
    formStreet: "Adrese | Juridiskā adrese | Iela",
    formCity: "Pilsēta | Pilsēta/novads | Vieta",
    formCountry: "Valsts",
    bankBlock: "Bankas rekvizīti | Maksājuma rekvizīti | Norēķinu rekvizīti | Banka",
    bankName: "Banka | Bankas nosaukums | Kredītiestāde",
    account: "Konts | Konta Nr. | Norēķinu konts | Konta numurs | N/K | Bankas konts | Konts Nr.",
    bankCode: "Kods | Bankas kods",
    iban: "IBAN | Konts (IBAN) | IBAN konts",
    bic: "SWIFT | BIC | SWIFT kods | SWIFT/BIC | Bankas kods",
    paymentReference:
      "Maksājuma mērķis | Atsauces numurs | Maksājuma uzdevumā norādīt | Norādīt maksājumā | Maksājuma atsauce",
    holder: "Saņēmējs | Konta īpašnieks",
    subtotal:
      "Summa bez PVN | Kopā bez PVN | Bez PVN | Neto | Starpsumma | Summa kopā bez PVN | Apliekamā summa | Ar PVN apliekamā summa | KOPĀ bez PVN | Neto summa | Kopējā vērtība bez PVN",
    discount: "Atlaide | Atlaides | Atlaide kopā | Kopējā atlaide",
    shipping:
      "Piegāde | Transports | Piegādes izmaksas | Pasta izdevumi | Iepakojums | Transporta izdevumi | Apkalpošanas maksa",
    tax: "PVN | PVN 21% | PVN summa | Pievienotās vērtības nodoklis | PVN kopā | Nodoklis | PVN (21%) | Tajā skaitā PVN | t.sk. PVN | PVN 21 %",
    total:
      "Kopā | Kopā apmaksai | Summa apmaksai | Pavisam kopā | KOPĀ | Kopā ar PVN | Kopsumma | Summa ar PVN | Apmaksai | Kopējā summa | Rēķina summa | Kopā EUR | Pavisam apmaksai | KOPĀ APMAKSAI | Summa kopā | Summa EUR | Kopā apmaksai EUR | KOPĀ EUR | Samaksai | Bruto | Kopsumma apmaksai",
    totalPlain: "Kopā | Kopsumma | Kopā ar PVN | Kopējā summa | Summa ar PVN | Rēķina summa | Pavisam | Bruto",
    amountDue:
      "Apmaksai | Atlikums | Atlikusī summa | Parāds | Jāmaksā | Vēl jāmaksā | Kopā apmaksai | Atlikums apmaksai | Neapmaksātā summa",
    paid: "Apmaksāts | Samaksāts | Avanss | Priekšapmaksa | Saņemts | Maksājumi | Iepriekš samaksāts | Saņemtie maksājumi",
    previousBalance: "Iepriekšējais atlikums | Parāds uz perioda sākumu | Sākuma atlikums | Iepriekšējais parāds",
    carried: "Pārnesums | Starpsumma | Kopā lapā",
    rounding: "Noapaļošana | Noapaļojums",
    tip: "Dzeramnauda | Apkalpošana",
    withholding: "Ieturēts | Ieturējums",
    commission: "Komisija | Komisijas maksa",
    deposit: "Avanss | Drošības nauda | Depozīts | Ķīla",
    words: "Summa vārdiem | Vārdiem | Summa vārdiem:",
    saving: "Jūs ietaupījāt | Ietaupījums | Punkti | Bonuss",
    taxSummary: "PVN kopsavilkums | PVN sadalījums | Nodokļu kopsavilkums | PVN atšifrējums",
    taxBase: "Apliekamā summa | Summa bez PVN | Neto | Ar PVN apliekamā vērtība",
    taxRate: "PVN % | PVN likme | Likme | PVN likme %",
    taxAmount: "PVN | PVN summa | Nodoklis",
    grossSum: "Kopā | Summa ar PVN | Bruto",
    colPosition: "Nr. | Nr.p.k. | # | N.p.k. | Nr",
    colSku: "Kods | Artikuls | Preces kods | Art. Nr.",
    colDescription:
      "Nosaukums | Apraksts | Preces nosaukums | Pakalpojums | Prece | Preces/pakalpojuma nosaukums | Preču, pakalpojumu nosaukums | Pakalpojuma nosaukums | Saturs",
    colQuantity: "Daudzums | Daudz. | Skaits | Stundas | Patēriņš | Daudzums, gab.",
    colUnit: "Mērvienība | Mērv. | Vienība | M/v | Mērvien. | Vien.",
    colPrice: "Cena | Cena bez PVN | Vienības cena | Cena EUR | Cena par vienību | Cena, EUR | Cena (EUR)",
    colDiscount: "Atlaide | Atl. % | Atlaide % | Atl.",
    colTaxRate: "PVN % | PVN | PVN likme | PVN, %",
    colTaxAmount: "PVN | PVN summa | PVN EUR",
    colTotal: "Summa | Kopā | Summa bez PVN | Summa EUR | Summa, EUR | Vērtība | Kopā EUR | Neto | Kopā bez PVN",
    colGross: "Summa ar PVN | Ar PVN | Bruto",
    colDate: "Datums | Diena",
    groupTotal: "Starpsumma | Kopā grupā",
    cash: "Skaidra nauda | SKAIDRA NAUDA | Saņemts | Skaidrā naudā | Samaksāts skaidrā naudā",
    change: "Atlikums | ATLIKUMS | Izdots | Izdota nauda",
    card: "Bankas karte | Karte | KARTE | Maksājumu karte | VISA | Mastercard | Norēķinu karte",
    itemCount: "Preču skaits | Preces | Pozīcijas",
    cashier: "Kasieris | Pārdevējs | Jūs apkalpoja | Viesmīlis | Kases operators",
    till: "Kase | Galds | Veikals | Terminālis | Kase Nr.",
    payBy:
      "Lūdzam apmaksāt {total} līdz {due}. | Apmaksas termiņš {days} dienas. | Veicot maksājumu, lūdzam norādīt rēķina numuru {number}. | Rēķins {number}, {date} | Apmaksas termiņš: {due} | Summa {total} tiks ieturēta no Jūsu konta {due}. | Apmaksāt līdz {due} | 2% atlaide, apmaksājot līdz {otherDate}, termiņš {due}. | Periods {otherDate} - {otherDate}, apmaksāt līdz {due}.",
    refersTo:
      "Pavadzīme {otherNumber} no {otherDate} | Jūsu pasūtījums {otherNumber} no {otherDate} | Par rēķinu {otherNumber} no {otherDate} | Līgums {otherNumber} | Darbi veikti {otherDate}",
    thanks:
      "Paldies par pirkumu! | Paldies, ka izvēlējāties mūs | Gaidīsim Jūs atkal | Ar cieņu | Saglabājiet čeku | Jauku dienu! | Rēķins ir sagatavots elektroniski un ir derīgs bez paraksta",
    prose:
      "Par maksājuma kavējumu tiek aprēķināts līgumsods 0,1% dienā. | Prece ir pārdevēja īpašums līdz pilnīgai apmaksai. | Jautājumu gadījumā lūdzam sazināties ar grāmatvedību. | Pretenzijas pieņemam 5 darba dienu laikā. | Rēķins sagatavots elektroniski un ir derīgs bez paraksta. | Pakalpojumu noteikumi pieejami mūsu mājaslapā. | Patēriņš aprēķināts pēc iepriekšējā rādījuma. | Lūdzam savlaicīgi apmaksāt rēķinu. | Nodokļa maksāšana saskaņā ar PVN likumu.",
    reverseCharge:
      "Nodokļa apgrieztā maksāšana. | PVN 0%, PVN likuma 43. pants. | Reversā maksāšanas kārtība. | Ar PVN neapliekams.",
    slogan: "Kvalitāte kopš 1992. gada | Jūsu uzticamais partneris | Vienmēr tuvumā | Enerģija Jūsu mājām",
    noise: "Konfidenciāli | Turpinājums nākamajā lapā | Saņemts | Kopija | Paraksts | Z.v.",
    units: "gab. | gab | st. | kg | m | iepak. | diena | mēn. | kWh | m2 | l | kompl. | pāris | km | h | stunda",
    industries:
      "Konsultācijas | Pakalpojumi | Transports | Būve | Elektronika | Enerģija | Tirdzniecība | Maiznīca | Tipogrāfija | Nekustamie īpašumi | Serviss | Viesnīca | Restorāns | Aptieka | Mēbeles | Ceļojumi | Tehnika | Sistēmas | Elektro | Loģistika | Koks | Metāls",
    months: "janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris",
    distractorTitles:
      "Maksājumu grafiks | Patēriņš | Vēsture | Skaitītāju rādījumi | Sarunu izdruka | Iepriekšējie rēķini | Kopsavilkums",
  },
  goods: {
    office:
      'Papīrs A4 | Toneris melns | USB kabelis 2 m | Monitors 24" | Bezvadu pele | Biroja krēsls | Galda lampa | Piezīmju bloks | Lodīšu pildspalva | Skavotājs | Aploksne C4 | Mape | Klaviatūra | Lāzerprinteris | Austiņas',
    services:
      "Konsultācijas | Mājaslapas izstrāde | Projekta vadība | Apmācība | Juridiskie pakalpojumi | Grāmatvedības pakalpojumi | Tulkošana | Apkopes līgums | Logo dizains | Fotografēšana | Ceļa izdevumi | Montāžas darbi | Biroja uzkopšana | Noma | Honorārs | Programmēšana | Izsaukums | Krāsošana | Sniega tīrīšana",
    software:
      "Hostings | Domēns | Gada licence | Mēneša maksa | Mākoņa krātuve | Atbalsts | SSL sertifikāts | Papildu lietotājs | Serveris | Rezerves kopijas",
    grocery:
      "Banāni | Piens 2% 1 l | Rupjmaize | Olas 10 gab. | Vistas fileja | Apelsīnu sula | Kafija 500 g | Rīsi 1 kg | Olīveļļa | Tomāti | Siers | Minerālūdens | Šokolāde | Papīra dvieļi | Veļas pulveris | Sviests | Āboli | Jogurts | Maisiņš | Depozīts | Kefīrs",
    restaurant:
      "Kafija | Kapučīno | Dienas piedāvājums | Karbonāde | Zupa | Salāti | Alus 0,5 l | Vīns glāze | Limonāde | Pīrāgs | Soļanka | Pica | Burgers | Kartupeļi frī | Tēja",
    hardware:
      "Kokskrūve 4x40 | Āmurs | Sienu krāsa balta 10 l | PVC caurule | Smilšpapīrs | Kabeļu savilcējs | Līmlente | Eņģe | LED spuldze | Pagarinātājs 5 m | Silikons | Piekaramā slēdzene | Mērlente | Urbis 6 mm | Uzgrieznis M8 | Dārza šļūtene | Darba cimdi | Ota | Cements 25 kg",
    utility:
      "Elektroenerģija | Abonēšanas maksa | Dabasgāze | Aukstais ūdens | Kanalizācija | Sadales pakalpojumi | OIK | Siltumenerģija | Apsaimniekošana | Atkritumu izvešana",
    telecom:
      "Mobilais tarifs | Abonēšanas maksa | Internets 100 Mb/s | Starptautiskie zvani | Viesabonēšana | Ierīces nomaksa | Maršrutētājs | Dati",
    hotel:
      "Nakšņošana vienvietīgs numurs | Brokastis | Autostāvvieta | Minibārs | Divvietīgs numurs | Veļas mazgāšana | Vakariņas | Konferenču zāle",
    freight:
      "Kravas pārvadājums | Muitas noformēšana | Degvielas piemaksa | Savākšana | Uzglabāšana | Paletes | Ceļa nodoklis | Aviopārvadājums",
    medical:
      "Ārsta konsultācija | Rentgens | Asins analīze | Zobu higiēna | Fizioterapija | Vakcinācija | Ultrasonogrāfija | Pretsāpju zāles",
    media: "Sludinājums 1/2 lpp. | Reklāmkarogs | Radio reklāma | Plakāts 14 dienas | Sociālie tīkli | Ražošana",
    garage:
      "Eļļas maiņa | Bremžu kluči | Riepas 205/55 R16 | Gaisa filtrs | Darbs 1 st. | Aizdedzes svece | Akumulators | Tehniskā apskate | Benzīns 95 | Dīzeļdegviela",
  },
  forms: {
    name: "Nosaukums | Uzņēmums | Vārds, uzvārds | Firmas nosaukums",
    street: "Adrese | Iela | Juridiskā adrese | Faktiskā adrese",
    number: "Nr. | Mājas Nr.",
    quarter: "Pagasts | Mikrorajons",
    city: "Pilsēta | Novads | Pilsēta/novads",
    region: "Novads | Valsts",
    postcode: "Pasta indekss | Indekss",
    activity: "Darbības veids | Nozare",
    branch: "Filiāle | Veikals | Struktūrvienība | Nodaļa",
    capital: "Pamatkapitāls",
    time: "Laiks | Plkst.",
    accessKey: "Kontroles kods | Dokumenta ID | Autorizācijas kods",
    operation: "Darījuma veids | Piegādes nosacījumi | Speciālas atzīmes",
    carrier: "Pārvadātājs | Kravas pārvadātājs",
    freeText: "Piezīmes | Papildinformācija | Komentāri | Īpašas atzīmes",
    instalments: "Maksājumu grafiks | Maksājumu daļas",
    zeroSums: "Neapliekams | Atlaide | Transports | Noapaļošana | Avanss",
    salesperson: "Pārdevējs | Izrakstīja | Menedžeris",
    agency: "Starpnieks | Pārstāvis | Vārdā",
    soldTo: "Pasūtītājs | Pasūtīja | Preču saņēmējs",
    soldBy: "Pārdod | Pārdevējs | Pārdeva",
    headOffice: "Galvenais birojs | Juridiskā adrese",
    payee: "Maksājuma saņēmējs | Saņēmējs | Faktorings",
    issuer: "Izsniedzējs | Piegādātājs | Pārdevējs",
    weight: "Bruto svars | Vietu skaits | Svars",
    signature: "Paraksts | Izsniedza | Saņēma | Preces pieņēma",
  },
  sentences: {
    greeting: "Cienījamais klient, | Labdien, | Godātais klient,",
    number:
      "Nosūtām Jums rēķinu {number}, datums {date}. | Šī rēķina numurs ir {number}. | Rēķins {number} izrakstīts {date}.",
    net: "Summa bez PVN ir {net}. | Bez PVN kopā {net}.",
    tax: "PVN ir {tax}. | Tam pieskaitāms PVN {tax}.",
    total: "Kopā apmaksai {total}. | Rēķina summa ir {total}. | Par paveikto darbu lūdzam samaksāt {total}.",
    due: "Lūdzam apmaksāt līdz {due}. | Apmaksas termiņš ir {due}. | Apmaksājams līdz {due}.",
  },
  sellerSentences: {
    farewell: "Paldies par pirkumu, {vendor} | Paldies par apmeklējumu, {vendor} | Gaidīsim Jūs atkal, {vendor}",
    issued:
      "Rēķinu izrakstīja {vendor}, {city}, reģ. Nr. {registration}. | Pakalpojuma sniedzējs ir {vendor}, {address}, PVN {taxId}. | Jūsu līguma partneris ir {vendor}, {city}.",
    claim: "{vendor} - vienmēr tuvumā | Laipni lūdzam, {vendor} | Pārstāvniecība {vendor} | {vendor} rūpējas par Jums",
    payable: "Maksājuma saņēmējs {vendor} | Maksājumi tikai {vendor} | Saņēmējs {vendor}",
    maker:
      "Sagatavots programmā {maker} | Programma: {maker} | Druka: {maker} | Maksājumus nodrošina {maker} | Biedrs: {maker} | Kases sistēma {maker}",
    signature: "{vendor} vārdā | {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Visas tiesības aizsargātas.",
    operator: "Īpašnieks: {vendor} | Uztur {vendor} | Apsaimniekotājs: {vendor}",
    owner: "Ietilpst grupā {owner} | {owner} grupa | {owner} zīmols",
    trade: "{trade} vairumtirdzniecība | Viss {trade} | Restorāns un bārs | Veikals {trade}",
  },
  businesses: {
    kinds:
      "Maiznīca | Konditoreja | Gaļas veikals | Zivju veikals | Pārtikas veikals | Veikals | Kiosks | Alus darītava | Pienotava | Restorāns | Kafejnīca | Picērija | Ēdnīca | Krogs | Viesnīca | Viesu nams | Kempings | Aptieka | Optika | Zobārstniecība | Klīnika | Veterinārā klīnika | Frizētava | Skaistumkopšanas salons | Juvelieris | Pulksteņu darbnīca | Šūšanas salons | Apavu veikals | Apģērbu veikals | Ķīmiskā tīrītava | Ziedu salons | Stādaudzētava | Zooveikals | Būvmateriāli | Būvfirma | Galdniecība | Atslēdznieks | Stikla darbnīca | Santehnika | Elektromontāža | Mēbeļu salons | Autoserviss | Autodaļas | Riepu serviss | Autoskola | Degvielas uzpildes stacija | Kravu pārvadājumi | Grāmatvedības birojs | Advokātu birojs | Nekustamo īpašumu aģentūra | Bērnudārzs | Valodu skola | Sporta klubs | Grāmatnīca | Tipogrāfija | Izdevniecība | Tūrisma aģentūra | Zemnieku saimniecība | Kokzāģētava | Gaļas kombināts | Vīna darītava | Tirgus | Universālveikals | Vairumtirdzniecība | Antikvariāts | Dāvanu veikals | Sadzīves tehnika | Rotaļlietas | Sporta preces | Velosipēdi | Mūzikas veikals | Audumi | Lauku māja | Hostelis | Motelis | Grilbārs | Ātrā ēdināšana | Saldējuma kafejnīca | Ēdināšana | Laboratorija | Fizioterapija | Masāžas salons | Sporta zāle | Peldbaseins | Teātris | Kino | Galerija | Muzejs | Ūdens | Elektrotīkli | Siltums | Atkritumi | Jumti | Mūrnieki | Zemes darbi | Metālapstrāde | Metināšana | Namu pārvalde | Apsardze | Tulkošanas birojs | Reklāmas aģentūra | Programmatūra | Inženieru birojs | Arhitektu birojs | Notārs | Taksometrs | Foto studija | Logi un durvis | Granīts | Apbedīšanas birojs",
    signs:
      '{kind} {word} | {kind} "{word}" | SIA "{word}" | SIA "{last}" | SIA {word} {trade} | SIA "{city} {trade}" | AS "{word}" | IK "{last}" | IK {first} {last} | ZS "{word}" | {word} {trade} | {last} {trade} | {city} {kind} | Viesnīca "{word}" | Restorāns "{word}" | Aptieka {word} | {last} un dēli | {first} {last} | {word} Grupa | {word} un Ko',
  },
  institutions: {
    bodies:
      "{city} pilsētas dome | {city} novada pašvaldība | {city} Universitāte | {city} slimnīca | {last} fonds | Dzīvokļu īpašnieku biedrība {word} | {city} vidusskola | Biedrība {word}",
    units: "{trade} institūts | {trade} nodaļa | {trade} fakultāte | {trade} centrs | {trade} departaments",
  },
  streets:
    "{word} iela | {last}a iela | {word}s iela | {city} iela | {word} bulvāris | {word} prospekts | {city} šoseja | {word} gatve | {word} ceļš | {word}u iela | Brīvības iela | Rīgas iela | Skolas iela | Dzirnavu iela | Krišjāņa {last}a iela | {first}a {last}a iela | {word} laukums | Raiņa bulvāris | Stacijas iela",
  postBoxes: "a/k | Abonenta kastīte | p.k.",
  rooms: "{n}. stāvs | korpuss {letter} | dz. {n} | biroja Nr. {n}0{n} | ēka {letter} | k-{n}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y}. | {dd}.{mm}.{y}. | {y}. gada {d}. {M} | {y}. gada {d}. {M} | {d}.{m}.{y}. | {d}. {M} {y} | {dd}/{mm}/{y} | {y}-{mm}-{dd}",
  fromTo: ["no", "līdz"],
};
