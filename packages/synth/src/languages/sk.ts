import type { LanguagePack } from "./language-pack.ts";

export const sk: LanguagePack = {
  captions: {
    title:
      "Faktúra | FAKTÚRA | Faktúra - daňový doklad | FAKTÚRA - DAŇOVÝ DOKLAD | Faktúra č. | Odberateľská faktúra | Zálohová faktúra | Vyúčtovacia faktúra | Proforma faktúra | Faktúra číslo | Zúčtovacia faktúra",
    creditTitle: "Dobropis | DOBROPIS | Opravná faktúra | OPRAVNÁ FAKTÚRA | Dobropis č. | Faktúra - dobropis",
    receiptTitle:
      "Pokladničný doklad | POKLADNIČNÝ DOKLAD | Bloček | Paragón | Pokladničný blok | Doklad | Príjmový pokladničný doklad | Zjednodušená faktúra | DOKLAD",
    copy: "Originál | Kópia | Duplikát | ORIGINÁL | Zaplatené | Uhradené | NEUHRÁDZAJTE",
    invoiceNumber:
      "Číslo faktúry | Faktúra č. | Faktúra číslo | Č. faktúry | Číslo dokladu | Doklad č. | Číslo | Faktúra | Poradové číslo faktúry | Evidenčné číslo | Číslo daňového dokladu | Por. č. faktúry",
    precedingInvoice: "K faktúre č. | Pôvodná faktúra | Opravovaná faktúra | Číslo pôvodnej faktúry",
    creditNumber: "Dobropis č. | Číslo dobropisu | Opravná faktúra č. | Číslo dokladu | Číslo",
    receiptNumber: "Doklad č. | Číslo dokladu | Poradové číslo | Blok č. | Č. dokladu | Paragón č. | Číslo",
    date: "Dátum vystavenia | Dátum vyhotovenia | Vystavené dňa | Dátum vystavenia faktúry | Vystavené | Dátum | Dňa | Vyhotovené dňa | Dátum vyst. | Dátum dokladu",
    dueDate:
      "Dátum splatnosti | Splatnosť | Splatné do | Deň splatnosti | Splatné dňa | Uhraďte do | Zaplaťte do | Splatnosť faktúry | Termín splatnosti",
    orderNumber:
      "Číslo objednávky | Objednávka č. | Objednávka | Č. objednávky | Zákazka č. | Číslo zákazky | Dodací list č. | Číslo zmluvy | Zmluva č. | Rezervácia | Ponuka č. | Zákazka",
    purchaseOrder: "Vaša objednávka | Objednávka odberateľa | Vaša obj. č. | Objednávka zákazníka",
    customerNumber:
      "Číslo zákazníka | Zákaznícke číslo | Kód odberateľa | Č. zákazníka | ID zákazníka | Číslo odberateľa",
    otherDate:
      "Dátum dodania | Dátum dodania tovaru/služby | Dátum zdaniteľného plnenia | Dátum daňovej povinnosti | Deň dodania | Dátum objednávky | Dátum vzniku daňovej povinnosti | Dátum odpočtu | Dátum expedície | Dátum prijatia platby | Príchod | Odchod",
    period: "Obdobie | Zúčtovacie obdobie | Fakturačné obdobie | Za obdobie",
    terms: "Platobné podmienky | Podmienky | Splatnosť",
    termsValue:
      "{days} dní | Splatnosť {days} dní | Prevodom do {days} dní | Ihneď | Vopred | {days} dní od vystavenia",
    method: "Forma úhrady | Spôsob úhrady | Spôsob platby | Úhrada | Spôsob dopravy | Forma platby | Platba",
    methodValue:
      "Prevodom | Bankovým prevodom | Prevodný príkaz | Hotovosť | V hotovosti | Kartou | Dobierka | Platobnou kartou | Osobný odber | Inkaso",
    contact: "Kontakt | Kontaktná osoba | Vystavil | Vybavuje | Referent | Vyhotovil | Faktúru vystavil",
    otherReference: "Referencia | Vaša značka | Naša značka | Projekt | Poznámka | Predmet | Vec | EČV | Stavba",
    currency: "Mena | Sumy v | Mena faktúry",
    page: "Strana | Str. | List",
    amountShown: "K úhrade | Suma | Spolu | Suma na úhradu | Celkom k úhrade",
    billTo:
      "Odberateľ | ODBERATEĽ | Odberateľ: | Zákazník | Fakturačná adresa | Platiteľ | Kupujúci | Objednávateľ | Príjemca faktúry",
    shipTo:
      "Konečný príjemca | Dodacia adresa | Miesto určenia | Príjemca | Miesto dodania | Doručovacia adresa | Poštová adresa",
    serviceAt: "Odberné miesto | Adresa odberného miesta | Miesto plnenia | Miesto spotreby",
    from: "Dodávateľ | DODÁVATEĽ | Dodávateľ: | Predávajúci | Zhotoviteľ | Vystavil | Predajca | Poskytovateľ",
    remitTo: "Príjemca platby | Platbu zašlite na | V prospech",
    taxId: "IČ DPH | IČ DPH: | IČDPH | IČ pre DPH | IČ DPH dodávateľa | DIČ | DIČ:",
    customerTaxId: "IČ DPH | IČ DPH: | IČDPH | IČ DPH odberateľa | DIČ",
    registration: "IČO | IČO: | DIČ | OR OS | Zapísaná v OR | Vložka č. | Obchodný register | Živnostenský register",
    phone: "Tel. | Telefón | tel. | Mobil | Tel.: | Infolinka | Tel. č.",
    fax: "Fax | fax",
    mail: "E-mail | Email | e-mail",
    web: "www | Web | Internet",
    attention: "Do rúk | k rukám | Vážený pán | Pani | Pán",
    department: "Účtáreň | Ekonomické oddelenie | Finančné oddelenie | Nákup | Sekretariát | Fakturácia",
    formName: "Názov | Meno | Meno / Firma",
    formStreet: "Ulica | Adresa | Sídlo",
    formCity: "Mesto | PSČ a mesto | Obec",
    formCountry: "Krajina | Štát",
    bankBlock: "Bankové spojenie | Platobné údaje | Údaje pre platbu | Platba na účet | Informácie k platbe",
    bankName: "Banka | Peňažný ústav | Názov banky",
    account: "Číslo účtu | Č. účtu | Účet | Bankový účet | Č. ú.",
    bankCode: "Kód banky",
    iban: "IBAN | IBAN: | Číslo účtu IBAN | Účet IBAN",
    bic: "SWIFT | BIC | BIC/SWIFT | SWIFT kód | SWIFT:",
    paymentReference:
      "Variabilný symbol | VS | Var. symbol | VS: | Variabilný s. | Správa pre príjemcu | Konštantný symbol",
    holder: "Majiteľ účtu | Príjemca | Názov účtu",
    subtotal:
      "Základ dane | Spolu bez DPH | Celkom bez DPH | Cena bez DPH | Medzisúčet | Základ | Suma bez DPH | Základ DPH | Súčet položiek | Celkom základ",
    discount: "Zľava | Zľava spolu | Rabat | Skonto | Poskytnutá zľava",
    shipping: "Doprava | Poštovné | Dopravné | Balné | Poštovné a balné | Doručenie",
    tax: "DPH | DPH spolu | Výška DPH | Celkom DPH | Suma DPH | Daň | Výška dane | DPH 20 % | DPH 23 % | Daň spolu",
    total:
      "Celkom k úhrade | K úhrade | Spolu k úhrade | Spolu s DPH | Spolu | SPOLU | Suma na úhradu | Celková suma | CELKOM K ÚHRADE | Celkom s DPH | Cena celkom | Celkom | Spolu na úhradu | Cena s DPH | Suma k úhrade | Celkom EUR | Fakturovaná suma | Na úhradu | SUMA NA ÚHRADU",
    totalPlain:
      "Spolu s DPH | Celkom s DPH | Spolu | Celková suma s DPH | Cena celkom | Fakturovaná suma | Súčet s DPH",
    amountDue: "Zostáva uhradiť | K úhrade | Ostáva k úhrade | Nedoplatok | Doplatok | Zostatok | Zostáva na úhradu",
    paid: "Uhradené | Zaplatené | Uhradené preddavkom | Uhradené zálohami | Prijatá záloha | Už uhradené | Platby | Odpočet zálohy",
    previousBalance: "Predchádzajúci zostatok | Nedoplatok z minulého obdobia | Počiatočný stav",
    carried: "Prenos | Z prenosu | Na prenos | Medzisúčet strany",
    rounding: "Zaokrúhlenie | Centové vyrovnanie | Zaokr.",
    tip: "Prepitné | Obsluha",
    withholding: "Zádržné | Zrážková daň | Pozastávka",
    commission: "Provízia | Provízia agentúry",
    deposit: "Záloha | Vratná záloha | Kaucia | Preddavok",
    words: "Slovom | Suma slovom | slovom",
    saving: "Ušetrili ste | Body | Vernostná zľava",
    taxSummary: "Rekapitulácia DPH | Rozpis DPH | Prehľad DPH | Sadzby DPH | Rekapitulácia",
    taxBase: "Základ | Základ dane | Bez DPH | Základ DPH",
    taxRate: "Sadzba | Sadzba DPH | DPH % | %DPH",
    taxAmount: "DPH | Výška DPH | Daň | Suma DPH",
    grossSum: "Spolu | S DPH | Celkom s DPH",
    colPosition: "Pol. | Č. | Por. | # | P.č.",
    colSku: "Kód | Katalógové číslo | Kód tovaru | Označenie | Obj. č. | Číslo tovaru | PLU",
    colDescription:
      "Popis | Označenie dodávky | Názov | Predmet | Položka | Názov tovaru | Popis položky | Tovar / služba | Názov položky | Text | Predmet fakturácie",
    colQuantity: "Množstvo | Počet | Mn. | Ks | Počet m.j. | Množ. | Spotreba | Hodiny",
    colUnit: "MJ | J. | Jedn. | Jednotka | m.j. | M.j.",
    colPrice:
      "Cena za MJ | Cena/MJ | Jedn. cena | Jednotková cena | Cena bez DPH | J.cena | Cena | Cena za jednotku | Sadzba",
    colDiscount: "Zľava | Zľava % | % | Rabat",
    colTaxRate: "DPH | % DPH | Sadzba DPH | DPH % | %DPH | Sadzba",
    colTaxAmount: "DPH | Výška DPH | DPH EUR",
    colTotal: "Spolu bez DPH | Cena celkom | Spolu | Celkom | Suma | Základ | Bez DPH | Cena spolu | Celkom EUR",
    colGross: "Spolu s DPH | S DPH | Cena s DPH | Celkom s DPH",
    colDate: "Dátum | Deň",
    groupTotal: "Medzisúčet | Súčet | Spolu skupina",
    cash: "Hotovosť | HOTOVOSŤ | V hotovosti | Prijaté | Platené v hotovosti",
    change: "Výdavok | VÝDAVOK | Vrátené | Vydať",
    card: "Karta | KARTA | Platobná karta | Kartou | VISA",
    itemCount: "Počet položiek | Položiek | Počet kusov",
    cashier: "Pokladník | Obsluha | Čašník | Obsluhoval | Predavač",
    till: "Pokladnica | Stôl | Predajňa | Terminál | Prevádzka",
    payBy:
      "Prosíme o úhradu sumy {total} do {due}. | Splatnosť faktúry je {days} dní. | Pri platbe uvádzajte variabilný symbol {number}. | Faktúra {number} zo dňa {date} | Dátum splatnosti: {due} | Sumu {total} uhraďte do {due} | Splatné do {days} dní | Obdobie od {otherDate} do {otherDate}, splatné {due}.",
    refersTo:
      "Dodací list {otherNumber} zo dňa {otherDate} | Objednávka {otherNumber} zo dňa {otherDate} | Zmluva {otherNumber} zo dňa {otherDate} | K faktúre {otherNumber} zo dňa {otherDate} | Plnenie uskutočnené {otherDate}",
    thanks:
      "Ďakujeme za nákup | Ďakujeme za Váš nákup | Ďakujeme za spoluprácu | Dovidenia | Tešíme sa na Vašu ďalšiu návštevu | S pozdravom | Pečiatka a podpis | Prevzal | Ďakujeme, príďte zas",
    prose:
      "Tovar zostáva až do úplného zaplatenia majetkom dodávateľa. | V prípade otázok kontaktujte našu účtáreň. | Pri omeškaní s platbou účtujeme zákonný úrok z omeškania. | Reklamácie uplatnite do 14 dní. | Faktúra bola vystavená elektronicky a je platná bez podpisu. | Spoločnosť je zapísaná v Obchodnom registri Okresného súdu. | Obchodné podmienky nájdete na našej webovej stránke. | Fakturujeme Vám dodaný tovar a služby. | Nie sme platiteľmi DPH.",
    reverseCharge:
      "Prenesenie daňovej povinnosti. | Oslobodené od dane. | Dodanie je oslobodené od DPH. | Dodávateľ nie je platiteľom DPH.",
    slogan: "Kvalita od roku 1991 | Váš spoľahlivý partner | Vždy nablízku | Energia pre váš domov",
    noise: "Dôverné | Obráťte | Pokračovanie na ďalšej strane | Došlo | Kópia | Podpis",
    units: "ks | ks | hod. | hod | kg | m | bal. | l | m2 | kWh | mes. | deň | km | sada | kpl.",
    industries:
      "Služby | Informatika | Doprava | Stavebníctvo | Elektro | Energia | Obchod | Pekáreň | Tlačiareň | Reality | Veľkoobchod | Servis | Lekáreň | Nábytok | Hotel | Reštaurácia | Kancelária | Systémy | Médiá",
    months: "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra",
    distractorTitles: "Splátkový kalendár | Spotreba | História | Odpočty | Prehľad | Platby | Podrobný výpis",
  },
  forms: {
    name: "Názov | Firma | Meno a priezvisko | Obchodné meno",
    street: "Adresa | Ulica | Sídlo | Ulica a číslo",
    number: "Súp. č. | Číslo",
    quarter: "Časť obce | Pošta",
    city: "Mesto | Obec",
    region: "Kraj | Okres | Štát",
    postcode: "PSČ",
    activity: "Predmet podnikania | Činnosť | SK NACE",
    branch: "Pobočka | Prevádzka | Predajňa | Stredisko",
    capital: "Základné imanie",
    time: "Čas | Hodina",
    accessKey: "UID | OKP | Kontrolný kód | Identifikátor",
    operation: "Spôsob dopravy | Druh dodávky | Dodacie podmienky",
    carrier: "Dopravca | Prepravca",
    freeText: "Poznámka | Poznámky | Doplňujúce údaje | Text",
    instalments: "Splátky | Platobný kalendár",
    zeroSums: "Oslobodené | Zľava | Záloha | Poplatok | Balné",
    salesperson: "Vystavil | Obchodník | Predajca | Vybavuje",
    agency: "Sprostredkovateľ | Agentúra | V mene | Platiteľ | Správca",
    soldTo: "Objednávateľ | Objednal | Príjemca tovaru",
    soldBy: "Predáva | Predávajúci | Predaj a zaslanie zabezpečuje",
    headOffice: "Sídlo | Centrála | Sídlo spoločnosti",
    payee: "Príjemca platby | V prospech | Faktor",
    issuer: "Dodávateľ | Vystaviteľ | Zhotoviteľ",
    weight: "Hmotnosť brutto | Počet balíkov | Hmotnosť",
    signature: "Podpis | Pečiatka a podpis | Prevzal | Vystavil",
  },
  goods: {
    office:
      "Papier A4 80 g | Toner čierny | Kábel USB 2 m | Monitor 24 palcov | Bezdrôtová myš | Kancelárska stolička | Lampa LED | Zošit linajkový | Guľôčkové pero modré | Zošívačka | Obálky C4 | Zakladač | Klávesnica | Laserová tlačiareň | Slúchadlá",
    services:
      "Poradenské služby | Tvorba webových stránok | Vedenie projektu | Školenie | Právne poradenstvo | Vedenie účtovníctva | Preklad | Servisná zmluva | Návrh loga | Fotografické práce | Cestovné náklady | Práca technika | Upratovanie kancelárií | Montáž | Nájomné | Honorár | Oprava | Prepravné služby",
    software:
      "Hosting | Doména | Ročná licencia | Mesačné predplatné | Cloudové úložisko | Technická podpora | Certifikát SSL | Ďalší používatelia | Server | Zálohovanie",
    grocery:
      "Banány | Mlieko 1,5% 1L | Chlieb konzumný | Vajcia 10 ks | Kuracie prsia | Pomarančový džús | Mletá káva | Ryža 1kg | Olivový olej | Paradajky | Eidam 30% | Minerálna voda | Čokoláda | Papierové utierky | Prací prášok | Maslo | Jablká | Jogurt | Taška | Múka hladká | Rožok | Bryndza",
    restaurant:
      "Espresso | Cappuccino | Bryndzové halušky | Guláš s knedľou | Vyprážaný rezeň | Hranolky | Šalát | Pivo 0,5 l | Sýtená voda | Štrúdľa | Polievka dňa | Palacinky | Čaj | Obedové menu | Pizza | Kofola 0,3",
    hardware:
      "Skrutky 4x40 | Kladivo | Farba biela 10L | Rúrka PVC | Brúsny papier | Sťahovacie pásky | Lepiaca páska | Pánt | Žiarovka LED | Predlžovací kábel 5m | Silikón | Visiaci zámok | Meter | Vrták 6mm | Matica M8 | Hadica | Rukavice | Štetec | Hmoždinky | Cement 25kg",
    utility:
      "Elektrina | Stála platba | Spotreba plynu | Vodné | Stočné | Distribúcia elektriny | Spotrebná daň | Paušál | Mesačná platba za OM",
    telecom:
      "Mobilný paušál | Pevná linka | Internet 100 Mb | Medzinárodné hovory | Roaming | Splátka zariadenia | Prenájom modemu | Dátový balík",
    hotel:
      "Jednolôžková izba | Raňajky | Daň za ubytovanie | Parkovanie | Minibar | Dvojlôžková izba | Pranie | Večera",
    freight:
      "Preprava | Colné odbavenie | Palivový príplatok | Vyzdvihnutie | Skladovanie | Palety | Mýto | Letecká preprava",
    medical: "Konzultácia | Röntgen | Rozbor krvi | Dentálna hygiena | Fyzioterapia | Očkovanie | Ultrazvuk | Paralen",
    media: "Inzerát pol strany | Banner | Rozhlasový spot | Billboard | Správa profilu | Výroba spotu",
    garage:
      "Výmena oleja | Brzdové platničky | Pneumatika 205/55 R16 | Vzduchový filter | Práca 1h | Sviečky | Autobatéria | Technická kontrola | Natural 95 | Motorová nafta",
  },
  sentences: {
    greeting: "Vážení obchodní priatelia, | Dobrý deň, | Vážený zákazník,",
    number:
      "Zasielame Vám faktúru {number} zo dňa {date}. | Číslo tejto faktúry je {number}. | Faktúra {number} bola vystavená dňa {date}.",
    net: "Suma bez DPH je {net}. | Základ dane je {net}.",
    tax: "DPH predstavuje {tax}. | K tomu pripočítavame {tax} DPH.",
    total: "Celkom k úhrade {total}. | Celková suma je {total}. | Fakturujeme Vám spolu {total}.",
    due: "Splatné do {due}. | Prosíme o úhradu do {due}. | Dátum splatnosti je {due}.",
  },
  sellerSentences: {
    farewell: "Ďakujeme za nákup v {vendor} | Ďakujeme za návštevu {vendor} | Príďte zas do {vendor}",
    issued:
      "Faktúru vystavuje {vendor}, zapísaná v {city} pod číslom {registration}. | Dodávateľom je {vendor}, {address}, IČ DPH {taxId}. | Zmluvnou stranou je {vendor} so sídlom v {city}.",
    claim: "{vendor} - vždy nablízku | Vitajte v {vendor} | Zastúpenie {vendor} | {vendor} sa o vás stará",
    payable: "Plaťte v prospech {vendor} | Platby iba na {vendor} | Príjemca platby {vendor}",
    maker:
      "Vystavené v programe {maker} | Program: {maker} | Tlač: {maker} | Platby zabezpečuje {maker} | Člen {maker} | Pokladničný systém {maker}",
    signature: "Za {vendor} | V mene {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Všetky práva vyhradené.",
    operator: "Prevádzkovateľ: {vendor} | Prevádzkuje {vendor} | Majiteľ: {vendor} | Franšízant: {vendor}",
    owner: "Spoločnosť skupiny {owner} | Značka {owner} | Skupina {owner}",
    trade: "Veľkoobchod {trade} | Predaj: {trade} | Obchod a služby {trade} | Slovenská kuchyňa | Reštaurácia a bar",
  },
  businesses: {
    kinds:
      "Potraviny | Pekáreň | Cukráreň | Mäsiarstvo | Údeniny | Ovocie a zelenina | Lahôdky | Večierka | Vinotéka | Pivovar | Mliekareň | Reštaurácia | Krčma | Hostinec | Pizzeria | Kaviareň | Čajovňa | Bistro | Jedáleň | Penzión | Hotel | Chata | Ubytovňa | Kemping | Lekáreň | Optika | Zubná ambulancia | Veterinárna klinika | Kaderníctvo | Kozmetický salón | Drogéria | Zlatníctvo | Hodinárstvo | Krajčírstvo | Obuv | Textil | Čistiareň | Kvetinárstvo | Záhradníctvo | Chovateľské potreby | Stavebniny | Železiarstvo | Stolárstvo | Zámočníctvo | Sklenárstvo | Inštalatérstvo | Elektroinštalácie | Stavebná firma | Kamenárstvo | Nábytok | Autoservis | Autodiely | Pneuservis | Autoškola | Čerpacia stanica | Autodoprava | Sťahovanie | Účtovná kancelária | Advokátska kancelária | Realitná kancelária | Materská škola | Jazyková škola | Športový klub | Kníhkupectvo | Papiernictvo | Tlačiareň | Vydavateľstvo | Cestovná kancelária | Pohrebná služba | Poľnohospodárske družstvo | Pálenica | Včelárstvo | Rybárstvo | Tabak | Bazár | Starožitnosti | Darčeky | Hračky | Šport | Cyklošport | Hudobné nástroje | Galantéria | Bytový textil | Hostel | Zmrzlina | Catering | Laboratórium | Fyzioterapia | Masáže | Fitness | Kúpalisko | Divadlo | Kino | Galéria | Múzeum | Vodárne | Tepláreň | Technické služby | Pokrývačstvo | Murárstvo | Zemné práce | Píla | Kovovýroba | Zváračstvo | Preklady | Reklamná agentúra | Projekčná kancelária | Fotoateliér | Upratovacia firma | Strážna služba",
    signs:
      "{kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} U {last} | {kind} {city} | Krčma U {word} | Reštaurácia U {last} | Reštaurácia {word} | Penzión {first} | Hotel {word} | Lekáreň U {word} | Lekáreň {last} | {last} a syn | {last} a synovia | Bratia {last} | {last} & spol. | {first} {last} | {first} {last} - {trade} | {last} {trade} | {word} {trade} | Auto {last} | Kaviareň {word} | Pekáreň {last} | Stolárstvo {last} | Skupina {last} | Stavby {last} | {word} {city}",
  },
  institutions: {
    bodies:
      "Univerzita {city} | Mesto {city} | Obec {city} | Nemocnica {city} | Mestský úrad {city} | Nadácia {last} | Základná škola {city} | Ministerstvo {trade}",
    units: "Ústav {trade} | Fakulta {trade} | Katedra {trade} | Odbor {trade} | Centrum {trade}",
  },
  streets:
    "{last}ova | {word}ská | {word}ova | Na {word} | Pri {word} | {city}ská | Nad {word} | Pod {word} | Nám. {last}a | Námestie {word} | {first}a {last}a | Ul. {last}a | K {word} | Za {word} | {word}ná | Priemyselná | Železničná | Hlavná | ul. {word}ská | Štefánikova | Hviezdoslavovo námestie | Dlhá | Trieda SNP | Námestie SNP | Mierová",
  postBoxes: "P.O. Box | P. O. BOX | Poštový priečinok",
  rooms: "budova {letter} | {n}. poschodie | hala {letter} | kancelária {n}0{n} | areál {letter} | vchod {letter}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}.{m}.{y} | {d}.{m}.{y} | {d}. {m}. {y} | {dd}. {mm}. {y} | {d}. {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd} | {dd}/{mm}/{y}",
  fromTo: ["od", "do"],
};
