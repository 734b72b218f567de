import type { LanguagePack } from "./language-pack.ts";

export const cs: LanguagePack = {
  captions: {
    title:
      "Faktura | FAKTURA | Faktura - daňový doklad | FAKTURA - DAŇOVÝ DOKLAD | Daňový doklad | Faktura č. | Faktura vydaná | Zálohová faktura | Vyúčtování | Proforma faktura | Faktura – daňový doklad č.",
    creditTitle: "Dobropis | DOBROPIS | Opravný daňový doklad | OPRAVNÝ DAŇOVÝ DOKLAD | Oprava základu daně",
    receiptTitle:
      "Účtenka | ÚČTENKA | Paragon | Zjednodušený daňový doklad | ZJEDNODUŠENÝ DAŇOVÝ DOKLAD | Pokladní doklad | Příjmový doklad | Doklad",
    copy: "Originál | Kopie | Duplikát | ORIGINÁL | Zaplaceno | Uhrazeno | NEPLAŤTE",
    invoiceNumber:
      "Číslo faktury | Faktura č. | Faktura číslo | Č. faktury | Číslo dokladu | Doklad č. | Evidenční číslo | Číslo | Daňový doklad č. | Faktura | Číslo daňového dokladu | Ev. č. dokladu",
    precedingInvoice: "K faktuře č. | Původní doklad | Opravovaný doklad | K původnímu daňovému dokladu",
    creditNumber: "Dobropis č. | Číslo dobropisu | Opravný doklad č. | Číslo dokladu | Číslo",
    receiptNumber: "Účtenka č. | Číslo účtenky | Doklad č. | Paragon č. | Číslo dokladu | Číslo | Č. dokladu",
    date: "Datum vystavení | Vystaveno dne | Datum vystavení faktury | Vystaveno | Datum | Dne | Datum vyst. | Datum dokladu | Den vystavení",
    dueDate:
      "Datum splatnosti | Splatnost | Splatné do | Den splatnosti | Splatno dne | Datum splat. | Zaplaťte do | Uhraďte do | Splatnost faktury",
    orderNumber:
      "Číslo objednávky | Objednávka č. | Objednávka | Č. objednávky | Zakázka č. | Číslo zakázky | Dodací list č. | Číslo smlouvy | Smlouva č. | Rezervace | Nabídka č. | Zakázka",
    purchaseOrder: "Vaše objednávka | Objednávka odběratele | Vaše obj. č. | Objednávka zákazníka",
    customerNumber:
      "Číslo zákazníka | Zákaznické číslo | Kód odběratele | Č. zákazníka | ID zákazníka | Číslo odběratele",
    otherDate:
      "Datum uskutečnění zdanitelného plnění | Datum zdanit. plnění | DUZP | Datum uskut. zdan. plnění | Datum dodání | Datum objednávky | Datum plnění | Datum odečtu | Datum expedice | Den uskutečnění plnění | Příjezd | Odjezd",
    period: "Období | Zúčtovací období | Fakturované období | Za období",
    terms: "Platební podmínky | Podmínky | Splatnost",
    termsValue: "{days} dnů | {days} dní | Splatnost {days} dnů | Převodem do {days} dnů | Ihned | Předem",
    method: "Způsob úhrady | Forma úhrady | Způsob platby | Úhrada | Způsob dopravy | Forma platby | Platba",
    methodValue:
      "Převodem | Bankovním převodem | Příkazem | Hotově | Kartou | Dobírka | převodní příkaz | Platební kartou | Osobní odběr | Inkaso",
    contact: "Kontakt | Kontaktní osoba | Vystavil | Vyřizuje | Referent | Fakturoval",
    otherReference: "Reference | Vaše značka | Naše značka | Projekt | Poznámka | Předmět | Věc | SPZ | Stavba",
    currency: "Měna | Částky v | Fakturovaná měna",
    page: "Strana | Str. | List",
    amountShown: "K úhradě | Částka | Celkem | Částka k úhradě | Celkem k úhradě",
    billTo:
      "Odběratel | ODBĚRATEL | Odběratel: | Zákazník | Fakturační adresa | Plátce | Kupující | Objednatel | Příjemce faktury | Fakturovat na",
    shipTo:
      "Konečný příjemce | Dodací adresa | Místo určení | Příjemce | Místo dodání | Doručovací adresa | Odběrné místo",
    serviceAt: "Místo plnění | Odběrné místo | Adresa odběrného místa | Místo provedení",
    from: "Dodavatel | DODAVATEL | Dodavatel: | Prodávající | Zhotovitel | Vystavil | Prodejce | Poskytovatel",
    remitTo: "Příjemce platby | Platbu zašlete na | Ve prospěch",
    taxId: "DIČ | DIČ: | DIČ dodavatele | Daňové identifikační číslo | DIČ CZ | D.I.Č.",
    customerTaxId: "DIČ | DIČ: | DIČ odběratele | D.I.Č.",
    registration: "IČ | IČO | IČ: | IČO: | Zapsán v OR | Spisová značka | C 12345 vedená | Obchodní rejstřík",
    phone: "Tel. | Telefon | tel. | Mobil | Tel.: | Infolinka",
    fax: "Fax | fax",
    mail: "E-mail | Email | e-mail",
    web: "www | Web | Internet",
    attention: "K rukám | k rukám | Vážený pan | Paní | Pan",
    department: "Účtárna | Ekonomické oddělení | Finanční oddělení | Nákup | Sekretariát | Fakturace",
    formName: "Název | Jméno | Jméno / Firma",
    formStreet: "Ulice | Adresa | Sídlo",
    formCity: "Město | PSČ a město | Obec",
    formCountry: "Země | Stát",
    bankBlock: "Bankovní spojení | Platební údaje | Údaje pro platbu | Platba na účet | Informace k platbě",
    bankName: "Banka | Peněžní ústav | Název banky",
    account: "Číslo účtu | Č. účtu | Účet | Bankovní účet | Č. ú.",
    bankCode: "Kód banky",
    iban: "IBAN | IBAN: | Číslo účtu IBAN",
    bic: "SWIFT | BIC | BIC/SWIFT | Kód SWIFT | SWIFT:",
    paymentReference: "Variabilní symbol | VS | Var. symbol | Variabilní s. | VS: | Zpráva pro příjemce",
    holder: "Majitel účtu | Příjemce | Název účtu",
    subtotal:
      "Základ daně | Celkem bez DPH | Cena bez DPH | Součet bez DPH | Mezisoučet | Základ | Celkem základ DPH | Částka bez DPH | Základ DPH | Součet položek",
    discount: "Sleva | Sleva celkem | Rabat | Skonto | Poskytnutá sleva",
    shipping: "Doprava | Poštovné | Dopravné | Balné | Poštovné a balné | Doručení",
    tax: "DPH | DPH celkem | Výše DPH | Celkem DPH | Částka DPH | Daň | Daň celkem | DPH 21 % | Výše daně",
    total:
      "Celkem k úhradě | K úhradě | Celkem s DPH | Celkem | CELKEM | Částka k úhradě | Celková částka | CELKEM K ÚHRADĚ | Celkem vč. DPH | Cena celkem | K úhradě celkem | Celková cena | Zaplaťte | Celkem Kč | Cena s DPH | Součet | Celkem k zaplacení",
    totalPlain: "Celkem s DPH | Celkem | Celkem včetně DPH | Cena celkem | Celková částka | Součet s DPH",
    amountDue: "Zbývá uhradit | K úhradě | Zbývá k úhradě | Nedoplatek | Doplatek | Zůstatek | Celkem k doplacení",
    paid: "Uhrazeno | Zaplaceno | Uhrazená záloha | Uhrazeno zálohami | Již uhrazeno | Platby | Zaplaceno zálohou | Odečet záloh",
    previousBalance: "Předchozí zůstatek | Nedoplatek z minulého období | Počáteční stav",
    carried: "Převod | Z převodu | K převodu | Mezisoučet strany",
    rounding: "Zaokrouhlení | Haléřové vyrovnání | Zaokr.",
    tip: "Spropitné | Obsluha",
    withholding: "Zádržné | Srážková daň | Pozastávka",
    commission: "Provize | Provize agentury",
    deposit: "Záloha | Vratná záloha | Kauce | Jistina",
    words: "Slovy | Částka slovy | slovy",
    saving: "Ušetřili jste | Body | Věrnostní sleva",
    taxSummary: "Rekapitulace DPH | Rozpis DPH | Přehled DPH | Sazby DPH | Rekapitulace",
    taxBase: "Základ | Základ daně | Bez DPH | Základ DPH",
    taxRate: "Sazba | Sazba DPH | DPH % | %DPH",
    taxAmount: "DPH | Výše DPH | Daň | Částka DPH",
    grossSum: "Celkem | S DPH | Celkem s DPH",
    colPosition: "Pol. | Č. | Poř. | # | P.č.",
    colSku: "Kód | Katalogové číslo | Kód zboží | Označení | Obj. č. | Číslo zboží",
    colDescription:
      "Popis | Označení dodávky | Název | Předmět | Položka | Název zboží | Popis položky | Zboží / služba | Název položky | Text | Předmět plnění",
    colQuantity: "Množství | Počet | Mn. | Ks | Počet m.j. | Množ. | Spotřeba | Hodiny",
    colUnit: "MJ | J. | Jedn. | Jednotka | m.j. | M.j.",
    colPrice:
      "Cena za MJ | Cena/MJ | Jedn. cena | Jednotková cena | Cena bez DPH | J.cena | Cena | Cena za jednotku | Sazba",
    colDiscount: "Sleva | Sleva % | % | Rabat",
    colTaxRate: "DPH | % DPH | Sazba DPH | DPH % | %DPH | Sazba",
    colTaxAmount: "DPH | Výše DPH | DPH Kč",
    colTotal: "Celkem bez DPH | Cena celkem | Celkem | Částka | Základ | Bez DPH | Cena | Celkem Kč",
    colGross: "Celkem s DPH | S DPH | Cena s DPH | Kč celkem",
    colDate: "Datum | Den",
    groupTotal: "Mezisoučet | Součet | Celkem skupina",
    cash: "Hotovost | HOTOVOST | Hotově | Přijato | Placeno hotově",
    change: "Vráceno | VRÁCENO | K vrácení | Zpět",
    card: "Karta | KARTA | Platební karta | Kartou | VISA",
    itemCount: "Počet položek | Položek | Počet kusů",
    cashier: "Pokladní | Obsluha | Číšník | Obsluhoval | Prodavač",
    till: "Pokladna | Stůl | Prodejna | Terminál | Provozovna",
    payBy:
      "Prosíme o úhradu částky {total} do {due}. | Splatnost faktury je {days} dnů. | Při platbě uvádějte variabilní symbol {number}. | Faktura {number} ze dne {date} | Datum splatnosti: {due} | Částku {total} uhraďte do {due} | Splatné do {days} dnů | Období od {otherDate} do {otherDate}, splatné {due}.",
    refersTo:
      "Dodací list {otherNumber} ze dne {otherDate} | Objednávka {otherNumber} ze dne {otherDate} | Smlouva {otherNumber} ze dne {otherDate} | K faktuře {otherNumber} ze dne {otherDate} | Plnění provedeno {otherDate}",
    thanks:
      "Děkujeme za nákup | Děkujeme za Váš nákup | Děkujeme za spolupráci | Na shledanou | Těšíme se na Vaši další návštěvu | S pozdravem | Razítko a podpis | Převzal | Děkujeme, přijďte zas",
    prose:
      "Zboží zůstává až do úplného zaplacení majetkem dodavatele. | V případě dotazů kontaktujte naši účtárnu. | Při prodlení s platbou účtujeme zákonný úrok z prodlení. | Reklamace uplatňujte do 14 dnů. | Faktura byla vystavena elektronicky a je platná bez podpisu. | Společnost je zapsána v obchodním rejstříku vedeném krajským soudem. | Obchodní podmínky naleznete na našich webových stránkách. | Dovolujeme si Vám vyfakturovat dodané zboží a služby. | Nejsme plátci DPH.",
    reverseCharge:
      "Daň odvede zákazník. | Osvobozeno od DPH. | Přenesená daňová povinnost. | Dodavatel není plátce DPH.",
    slogan: "Kvalita od roku 1990 | Váš spolehlivý partner | Vždy nablízku | Energie pro váš domov",
    noise: "Důvěrné | Obraťte | Pokračování na další straně | Došlo | Kopie | Podpis",
    units: "ks | ks | hod. | hod | kg | m | bal. | l | m2 | kWh | měs. | den | km | sada | kpl.",
    industries:
      "Služby | Informatika | Doprava | Stavebnictví | Elektro | Energie | Obchod | Pekařství | Tiskárna | Reality | Velkoobchod | Servis | Lékárna | Nábytek | Hotel | Restaurace | Kancelář | Systémy | Média",
    months: "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince",
    distractorTitles: "Splátkový kalendář | Spotřeba | Historie | Odečty | Přehled | Platby | Podrobný výpis",
  },
  forms: {
    name: "Název | Firma | Jméno a příjmení | Obchodní firma",
    street: "Adresa | Ulice | Sídlo | Ulice a č.p.",
    number: "Č.p. | Číslo",
    quarter: "Část obce | Pošta",
    city: "Město | Obec",
    region: "Kraj | Okres | Stát",
    postcode: "PSČ",
    activity: "Předmět podnikání | Činnost | CZ-NACE",
    branch: "Pobočka | Provozovna | Prodejna | Středisko",
    capital: "Základní kapitál",
    time: "Čas | Hodina",
    accessKey: "FIK | BKP | Kontrolní kód | Identifikátor",
    operation: "Způsob dopravy | Druh dodávky | Dodací podmínky",
    carrier: "Dopravce | Přepravce",
    freeText: "Poznámka | Poznámky | Doplňující údaje | Text",
    instalments: "Splátky | Platební kalendář",
    zeroSums: "Osvobozeno | Sleva | Záloha | Poplatek | Balné",
    salesperson: "Vystavil | Obchodník | Prodejce | Vyřizuje",
    agency: "Zprostředkovatel | Agentura | Jménem | Plátce | Správce",
    soldTo: "Objednatel | Objednal | Příjemce zboží",
    soldBy: "Prodává | Prodávající | Prodej a zaslání zajišťuje",
    headOffice: "Sídlo | Centrála | Sídlo společnosti",
    payee: "Příjemce platby | Ve prospěch | Faktor",
    issuer: "Dodavatel | Vystavitel | Zhotovitel",
    weight: "Hmotnost brutto | Počet balíků | Hmotnost",
    signature: "Podpis | Razítko a podpis | Převzal | Vystavil",
  },
  goods: {
    office:
      "Papír A4 80 g | Toner černý | Kabel USB 2 m | Monitor 24 palců | Bezdrátová myš | Kancelářská židle | Lampa LED | Sešit linkovaný | Kuličkové pero modré | Sešívačka | Obálky C4 | Šanon | Klávesnice | Laserová tiskárna | Sluchátka",
    services:
      "Poradenské služby | Tvorba webových stránek | Vedení projektu | Školení | Právní poradenství | Vedení účetnictví | Překlad | Servisní smlouva | Návrh loga | Fotografické práce | Cestovní náklady | Práce technika | Úklid kanceláří | Montáž | Nájemné | Honorář | Oprava | Přepravní služby",
    software:
      "Hosting | Doména | Roční licence | Měsíční předplatné | Cloudové úložiště | Technická podpora | Certifikát SSL | Další uživatelé | Server | Zálohování",
    grocery:
      "Banány | Mléko 1,5% 1L | Chléb konzumní | Vejce 10 ks | Kuřecí prsa | Pomerančový džus | Mletá káva | Rýže 1kg | Olivový olej | Rajčata | Eidam 30% | Minerální voda | Čokoláda | Papírové utěrky | Prací prášek | Máslo | Jablka | Jogurt | Taška | Mouka hladká | Rohlík",
    restaurant:
      "Espresso | Cappuccino | Svíčková na smetaně | Guláš s knedlíkem | Vepřový řízek | Hranolky | Salát | Pivo 0,5 l | Perlivá voda | Štrúdl | Polévka dne | Palačinky | Čaj | Polední menu | Pizza | Kofola 0,3",
    hardware:
      "Vruty 4x40 | Kladivo | Barva bílá 10L | Trubka PVC | Brusný papír | Stahovací pásky | Lepicí páska | Pant | Žárovka LED | Prodlužovací kabel 5m | Silikon | Visací zámek | Metr | Vrták 6mm | Matice M8 | Hadice | Rukavice | Štětec | Hmoždinky | Cement 25kg",
    utility:
      "Elektřina | Stálý plat | Spotřeba plynu | Vodné | Stočné | Distribuce elektřiny | Daň z elektřiny | Paušál | Rezervovaný příkon",
    telecom:
      "Mobilní tarif | Pevná linka | Internet 100 Mb | Mezinárodní hovory | Roaming | Splátka zařízení | Pronájem modemu | Datový balíček",
    hotel:
      "Jednolůžkový pokoj | Snídaně | Poplatek z pobytu | Parkování | Minibar | Dvoulůžkový pokoj | Praní | Večeře",
    freight:
      "Přeprava | Celní odbavení | Palivový příplatek | Vyzvednutí | Skladování | Palety | Mýtné | Letecká přeprava",
    medical: "Konzultace | Rentgen | Rozbor krve | Dentální hygiena | Fyzioterapie | Očkování | Ultrazvuk | Paralen",
    media: "Inzerát půl strany | Banner | Rozhlasový spot | Billboard | Správa profilu | Výroba spotu",
    garage:
      "Výměna oleje | Brzdové destičky | Pneumatika 205/55 R16 | Vzduchový filtr | Práce 1h | Svíčky | Autobaterie | Technická kontrola | Natural 95 | Motorová nafta",
  },
  sentences: {
    greeting: "Vážení obchodní přátelé, | Dobrý den, | Vážený zákazníku,",
    number:
      "Zasíláme Vám fakturu {number} ze dne {date}. | Číslo této faktury je {number}. | Faktura {number} byla vystavena dne {date}.",
    net: "Částka bez DPH činí {net}. | Základ daně je {net}.",
    tax: "DPH činí {tax}. | K tomu připočítáváme {tax} DPH.",
    total: "Celkem k úhradě {total}. | Celková částka činí {total}. | Fakturujeme Vám celkem {total}.",
    due: "Splatné do {due}. | Prosíme o úhradu do {due}. | Datum splatnosti je {due}.",
  },
  sellerSentences: {
    farewell: "Děkujeme za nákup v {vendor} | Děkujeme za návštěvu {vendor} | Přijďte zas do {vendor}",
    issued:
      "Fakturu vystavuje {vendor}, zapsaná v {city} pod číslem {registration}. | Dodavatelem je {vendor}, {address}, DIČ {taxId}. | Smluvní stranou je {vendor} se sídlem v {city}.",
    claim: "{vendor} - vždy nablízku | Vítejte v {vendor} | Zastoupení {vendor} | {vendor} pečuje o vás",
    payable: "Plaťte ve prospěch {vendor} | Platby pouze na {vendor} | Příjemce platby {vendor}",
    maker:
      "Vystaveno v programu {maker} | Program: {maker} | Tisk: {maker} | Platby zajišťuje {maker} | Člen {maker} | Pokladní systém {maker}",
    signature: "Za {vendor} | Jménem {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Všechna práva vyhrazena.",
    operator: "Provozovatel: {vendor} | Provozuje {vendor} | Majitel: {vendor} | Franšízant: {vendor}",
    owner: "Společnost skupiny {owner} | Značka {owner} | Skupina {owner}",
    trade: "Velkoobchod {trade} | Prodej: {trade} | Obchod a služby {trade} | Česká kuchyně | Restaurace a bar",
  },
  businesses: {
    kinds:
      "Potraviny | Pekařství | Cukrárna | Řeznictví | Uzenářství | Zelenina | Lahůdky | Večerka | Vinotéka | Pivovar | Mlékárna | Restaurace | Hospoda | Hostinec | Pizzerie | Kavárna | Čajovna | Bistro | Jídelna | Penzion | Hotel | Chata | Ubytovna | Kemp | Lékárna | Optika | Zubní ordinace | Veterinární klinika | Kadeřnictví | Kosmetický salon | Drogerie | Zlatnictví | Hodinářství | Krejčovství | Obuv | Textil | Čistírna | Květinářství | Zahradnictví | Chovatelské potřeby | Stavebniny | Železářství | Truhlářství | Zámečnictví | Sklenářství | Instalatérství | Elektroinstalace | Stavební firma | Kamenictví | Nábytek | Autoservis | Autodíly | Pneuservis | Autoškola | Čerpací stanice | Autodoprava | Stěhování | Účetní kancelář | Advokátní kancelář | Realitní kancelář | Mateřská škola | Jazyková škola | Sportovní klub | Knihkupectví | Papírnictví | Tiskárna | Nakladatelství | Cestovní kancelář | Pohřební služba | Zemědělské družstvo | Palírna | Včelařství | Rybářství | Tabák | Bazar | Starožitnosti | Dárky | Hračky | Sport | Cyklosport | Hudební nástroje | Galanterie | Bytový textil | Hostel | Zmrzlina | Catering | Laboratoř | Fyzioterapie | Masáže | Fitness | Koupaliště | Divadlo | Kino | Galerie | Muzeum | Vodárna | Teplárna | Technické služby | Pokrývačství | Zednictví | Zemní práce | Pila | Kovovýroba | Svařovna | Překlady | Reklamní agentura | Projekční kancelář | Fotoateliér | Úklidová firma | Bezpečnostní agentura",
    signs:
      "{kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} U {last} | {kind} {city} | Hospoda U {word} | Restaurace U {last} | Restaurace {word} | Penzion {first} | Hotel {word} | Lékárna U {word} | Lékárna {last} | {last} a syn | {last} a synové | Bratři {last} | {last} & spol. | {first} {last} | {first} {last} - {trade} | {last} {trade} | {word} {trade} | Auto {last} | Kavárna {word} | Pekárna {last} | Truhlářství {last} | Skupina {last} | Stavby {last} | {word} {city}",
  },
  institutions: {
    bodies:
      "Univerzita {city} | Město {city} | Obec {city} | Nemocnice {city} | Městský úřad {city} | Nadace {last} | Základní škola {city} | Ministerstvo {trade}",
    units: "Ústav {trade} | Fakulta {trade} | Katedra {trade} | Odbor {trade} | Centrum {trade}",
  },
  streets:
    "{last}ova | {word}ská | {word}ova | Na {word} | U {word} | {city}ská | Nad {word} | Pod {word} | nám. {last}a | náměstí {word} | třída {first}a {last}a | {first}a {last}a | K {word} | Za {word} | {word}ní | Průmyslová | Nádražní | Hlavní | ul. {word}ská | Husova | {last}ovo náměstí | Dlouhá | V {word}",
  postBoxes: "P.O. Box | Poštovní přihrádka | P. O. BOX",
  rooms: "budova {letter} | {n}. patro | hala {letter} | kancelář {n}0{n} | areál {letter} | vchod {letter}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}.{m}.{y} | {d}.{m}.{y} | {d}. {m}. {y} | {d}. {m}. {y} | {dd}. {mm}. {y} | {d}. {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd} | {dd}/{mm}/{y}",
  fromTo: ["od", "do"],
};
