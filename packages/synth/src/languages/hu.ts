import type { LanguagePack } from "./language-pack.ts";

export const hu: LanguagePack = {
  captions: {
    title:
      "Számla | SZÁMLA | Elektronikus számla | E-számla | Előlegszámla | Végszámla | Díjbekérő | Részszámla | Gyűjtőszámla | Átutalásos számla | Készpénzes számla | Számla eredeti példány | SZÁMLA / INVOICE",
    creditTitle:
      "Sztornó számla | Stornó számla | Jóváíró számla | Helyesbítő számla | Érvénytelenítő számla | MÓDOSÍTÓ SZÁMLA",
    receiptTitle:
      "Nyugta | NYUGTA | NEM ADÓÜGYI BIZONYLAT | Egyszerűsített számla | Pénztárbizonylat | EGYSZERŰSÍTETT SZÁMLA | Blokk",
    copy: "Eredeti | Másolat | Másodpéldány | EREDETI | 1. példány | Fizetve | FIZETVE | Kiegyenlítve",
    invoiceNumber:
      "Számlaszám | Számla sorszáma | Számla száma | Sorszám | Számla sorszám | Számlaszám: | Bizonylatszám | Bizonylat száma | Számla | Számla sz. | Számla azonosító | Bizonylat",
    precedingInvoice: "Eredeti számla száma | Hivatkozott számla | Módosított számla | Sztornózott számla",
    creditNumber: "Sztornó számla száma | Számlaszám | Bizonylatszám | Sorszám | Jóváírás száma",
    receiptNumber: "Nyugtaszám | Nyugta száma | Sorszám | Bizonylatszám | Nyugta sz. | Számlaszám | NAV szám",
    date: "Számla kelte | Kelt | Kiállítás dátuma | Számla dátuma | Kiállítás kelte | Dátum | Kelte | Kiállítva | Keltezés | Bizonylat kelte",
    dueDate:
      "Fizetési határidő | Esedékesség | Fizetési határidő: | Esedékes | Befizetési határidő | Fizetendő | Fiz. határidő | Lejárat | Esedékesség dátuma | Fizetési hat. idő",
    orderNumber:
      "Rendelésszám | Megrendelés száma | Rendelés száma | Megrendelésszám | Szállítólevél száma | Szállítólevél | Szerződésszám | Szerződés száma | Ajánlatszám | Foglalási szám | Munkaszám | Rendelés",
    purchaseOrder: "Az Ön rendelésszáma | Vevő rendelésszáma | Hivatkozási szám | Megrendelő száma",
    customerNumber: "Vevőkód | Ügyfélszám | Vevőszám | Ügyfélkód | Felhasználó azonosító | Partnerkód | Vevő azonosító",
    otherDate:
      "Teljesítés dátuma | Teljesítés időpontja | Teljesítés kelte | Teljesítés | Rendelés dátuma | Szállítás dátuma | Leolvasás dátuma | Telj. időpont | Szállítás napja | Érkezés | Távozás | Nyomtatva",
    period: "Időszak | Elszámolási időszak | Számlázási időszak | Elszámolt időszak",
    terms: "Fizetési feltételek | Fizetési mód | Fizetési feltétel",
    termsValue:
      "{days} nap | {days} napos átutalás | Átutalás {days} nap | Azonnal | Előre fizetés | {days} napon belül",
    method: "Fizetési mód | Fizetés módja | Szállítási mód | Fizetés | Fiz. mód | Szállítás módja",
    methodValue:
      "Átutalás | Banki átutalás | Készpénz | Bankkártya | Utánvét | Készpénzes | Személyes átvétel | Csoportos beszedés | Csekk | átutalás",
    contact: "Kapcsolattartó | Ügyintéző | Kiállította | Számlát kiállította | Kapcsolat | Értékesítő",
    otherReference: "Hivatkozás | Projekt | Megjegyzés | Tárgy | Iktatószám | Rendszám | Munkalap | Az Ön jele",
    currency: "Pénznem | Deviza | Számla pénzneme",
    page: "Oldal | Old. | Lap",
    amountShown: "Fizetendő | Összeg | Összesen | Fizetendő összeg | Mindösszesen",
    billTo:
      "Vevő | VEVŐ | Vevő: | Vásárló | Megrendelő | Ügyfél | Számlázási cím | Fizető | A vevő neve, címe | Vevő adatai",
    shipTo:
      "Szállítási cím | Szállítási név, cím | Átvevő | Címzett | Kézbesítési cím | Szállítás helye | Postázási cím",
    serviceAt: "Felhasználási hely | Fogyasztási hely | Felhasználási hely címe | Teljesítés helye",
    from: "Eladó | ELADÓ | Szállító | Kibocsátó | Számlakibocsátó | Szolgáltató | SZÁLLÍTÓ | Eladó adatai | Kereskedő",
    remitTo: "Kedvezményezett | Átutalás címzettje | Jogosult",
    taxId:
      "Adószám | Adószám: | ADÓSZÁM | Adóig. szám | Közösségi adószám | EU adószám | Eladó adószáma | Adósz. | Csoportazonosító",
    customerTaxId: "Adószám | Vevő adószáma | Adószám: | Közösségi adószám | A vevő adószáma",
    registration:
      "Cégjegyzékszám | Cg. | Cégj.sz. | Nyilvántartási szám | Fővárosi Törvényszék | Egyéni vállalkozó nyilv. szám | Cégbíróság",
    phone: "Tel. | Telefon | Tel.: | Telefonszám | Mobil | Ügyfélszolgálat",
    fax: "Fax | Telefax",
    mail: "E-mail | Email | E-mail cím",
    web: "Web | Honlap | www | Weboldal",
    attention: "Részére | kezeihez | Tisztelt",
    department: "Könyvelés | Pénzügy | Számvitel | Beszerzés | Titkárság | Pénzügyi osztály",
    formName: "Név | Cégnév | Megnevezés",
    formStreet: "Cím | Utca, házszám | Székhely",
    formCity: "Város | Település | Irányítószám, település",
    formCountry: "Ország",
    bankBlock: "Banki adatok | Fizetési adatok | Utalási adatok | Bankszámla adatok | Fizetési információ",
    bankName: "Bank | Számlavezető bank | Pénzintézet | Bank neve | Bankja",
    account: "Bankszámlaszám | Bankszámla | Számlaszám (bank) | Bankszla | Bankszámlaszám: | Bsz.",
    bankCode: "Bankkód",
    iban: "IBAN | IBAN szám | IBAN: | Nemzetközi számlaszám",
    bic: "SWIFT | BIC | SWIFT kód | SWIFT/BIC | BIC (SWIFT)",
    paymentReference:
      "Közlemény | Hivatkozás | Befizetőazonosító | Közlemény: | Utalási közlemény | Fizetési azonosító",
    holder: "Kedvezményezett | Számlatulajdonos | Számla tulajdonosa",
    subtotal:
      "Nettó | Nettó összesen | Nettó összeg | Nettó érték | Adóalap | Összesen nettó | Nettó végösszeg | Áfa alap | Részösszeg | Nettó ár összesen | ÁFA nélkül | Adó alapja",
    discount: "Kedvezmény | Engedmény | Összes kedvezmény | Árengedmény | Skontó",
    shipping: "Szállítás | Szállítási költség | Postaköltség | Kiszállítás | Csomagolás | Szállítási díj",
    tax: "ÁFA | Áfa | ÁFA összesen | Áfa összege | ÁFA összeg | Áfa 27% | 27% ÁFA | ÁFA 27 % | Általános forgalmi adó | Áfaérték | Adó | Áthárított adó",
    total:
      "Fizetendő | Fizetendő összeg | Összesen | Mindösszesen | Bruttó összesen | Végösszeg | FIZETENDŐ | ÖSSZESEN | Fizetendő végösszeg | Bruttó végösszeg | Számla végösszege | Fizetendő bruttó végösszeg | MINDÖSSZESEN | Összesen fizetendő | Bruttó | Számla összesen | Fizetendő összesen | Bruttó összeg | VÉGÖSSZEG | Számla összege | ÖSSZESEN: Ft",
    totalPlain:
      "Bruttó összesen | Összesen | Mindösszesen | Bruttó végösszeg | Számla végösszege | Bruttó összeg | Számla összesen",
    amountDue:
      "Fizetendő | Még fizetendő | Hátralék | Fennmaradó összeg | Egyenleg | Fizetendő különbözet | Hátralévő összeg",
    paid: "Fizetve | Befizetett | Előleg | Kiegyenlítve | Beszámított előleg | Eddig fizetett | Befizetések | Levont előleg",
    previousBalance: "Előző egyenleg | Előző időszak tartozása | Nyitó egyenleg",
    carried: "Áthozat | Átvitel | Oldal összesen | Áthozat előző oldalról",
    rounding: "Kerekítés | Kerekítési különbözet | KEREKÍTÉS",
    tip: "Borravaló | Szervizdíj | Felszolgálási díj",
    withholding: "Visszatartás | Garanciális visszatartás | Levont adó",
    commission: "Jutalék | Közvetítői díj",
    deposit: "Előleg | Kaució | Foglaló | Betétdíj",
    words: "azaz | Betűvel | azaz:",
    saving: "Megtakarítás | Pontok | Ön megtakarított",
    taxSummary: "ÁFA összesítő | Áfa részletező | ÁFA bontás | Áfa kimutatás | ÁFA összesítés",
    taxBase: "Nettó | Adóalap | Áfa alap | Alap",
    taxRate: "ÁFA kulcs | Áfakulcs | ÁFA % | Kulcs | Áfa",
    taxAmount: "ÁFA | Áfa összeg | Áfa érték | Adó",
    grossSum: "Bruttó | Összesen | Bruttó érték",
    colPosition: "Ssz. | # | Sorsz. | Tétel | Sor",
    colSku: "Cikkszám | Kód | VTSZ | VTSZ/SZJ | Termékkód | SZJ | Cikksz.",
    colDescription:
      "Megnevezés | Termék megnevezése | Leírás | Termék/szolgáltatás | Tétel megnevezése | Termék | Szolgáltatás megnevezése | Áru megnevezése | Terméknév | Cikk megnevezése",
    colQuantity: "Mennyiség | Menny. | Db | Mennyis. | Fogyasztás | Óra | Mny.",
    colUnit: "Me. | M.e. | Mee. | Mértékegység | Egység | Menny. egys.",
    colPrice: "Egységár | Nettó egységár | Egys.ár | Ár | Nettó ár | Egységár (Ft) | Nettó e.ár | Bruttó egységár",
    colDiscount: "Kedvezmény | Kedv. % | Eng. % | Engedmény",
    colTaxRate: "ÁFA | ÁFA % | Áfa | ÁFA kulcs | Áfa% | Áfakulcs",
    colTaxAmount: "ÁFA | Áfa érték | ÁFA összeg | Áfa (Ft) | ÁFA Ft",
    colTotal: "Nettó érték | Nettó összeg | Nettó | Érték | Nettó ár | Nettó (Ft) | Összeg | Nettó össz. | Összesen",
    colGross: "Bruttó érték | Bruttó | Bruttó összeg | Bruttó (Ft) | Bruttó ár",
    colDate: "Dátum | Nap",
    groupTotal: "Részösszeg | Részösszesen | Csoport összesen",
    cash: "Készpénz | KÉSZPÉNZ | Kp. | Átvett | KÉSZPÉNZ HUF",
    change: "Visszajáró | VISSZAJÁRÓ | Visszaadott",
    card: "Bankkártya | BANKKÁRTYA | Kártya | VISA | SZÉP kártya | BANKKÁRTYA HUF",
    itemCount: "Tételszám | Tételek száma | Darabszám",
    cashier: "Pénztáros | Eladó | Kiszolgálta | Felszolgáló | Kezelő",
    till: "Pénztár | Asztal | Üzlet | Terminál | Pénztárgép",
    payBy:
      "Kérjük, utaljon {total} összeget {due} határidőig. | Fizetési határidő {days} nap. | Utaláskor kérjük a {number} számlaszámot feltüntetni. | Számla {number}, kelt {date} | Fizetési határidő: {due} | A fizetendő összeg {total}, esedékes {due} | Fizetendő {days} napon belül | Időszak: {otherDate} - {otherDate}, esedékesség {due}.",
    refersTo:
      "Szállítólevél {otherNumber}, {otherDate} | Megrendelés {otherNumber}, {otherDate} | Szerződés {otherNumber}, {otherDate} | A {otherNumber} számlához, {otherDate} | Teljesítve {otherDate}",
    thanks:
      "Köszönjük a vásárlást! | Köszönjük, hogy minket választott! | Köszönjük megrendelését | Viszontlátásra | Várjuk vissza! | Üdvözlettel | Aláírás, bélyegző | Átvettem | KÖSZÖNJÜK A VÁSÁRLÁST!",
    prose:
      "Az áru a teljes vételár kifizetéséig az eladó tulajdona. | Kérdés esetén forduljon ügyfélszolgálatunkhoz. | Késedelmes fizetés esetén a Ptk. szerinti késedelmi kamatot számítjuk fel. | Reklamációt 8 napon belül fogadunk el. | A számla aláírás és bélyegző nélkül is érvényes. | A számla elektronikus úton készült. | Általános szerződési feltételeink honlapunkon olvashatók. | A számla közvetített szolgáltatást tartalmaz. | Alanyi adómentes.",
    reverseCharge:
      "Fordított adózás. | Adómentes. | Alanyi adómentes. | Áfa törvény hatályán kívüli. | Az adót a vevő fizeti.",
    slogan: "Minőség 1990 óta | Az Ön megbízható partnere | Mindig közel | Energia otthonának",
    noise: "Bizalmas | Fordítson | Folytatás a következő oldalon | Érkezett | Másolat | Aláírás",
    units: "db | db | óra | ó | kg | m | csomag | l | m2 | kWh | hó | nap | km | klt | doboz | fm | pár",
    industries:
      "Szolgáltató | Informatika | Szállítmányozás | Építő | Elektronika | Energia | Kereskedelmi | Sütő | Nyomda | Ingatlan | Nagykereskedés | Szerviz | Patika | Bútor | Szálloda | Vendéglátó | Mérnöki | Rendszerház | Média",
    months: "január|február|március|április|május|június|július|augusztus|szeptember|október|november|december",
    distractorTitles:
      "Részletfizetés | Fogyasztás | Előzmények | Mérőállások | Áttekintés | Befizetések | Részletes kimutatás",
  },
  forms: {
    name: "Név | Cégnév | Vezetéknév, keresztnév | Megnevezés",
    street: "Cím | Utca | Székhely | Utca, házszám",
    number: "Házszám | Szám",
    quarter: "Kerület | Településrész",
    city: "Város | Település | Helység",
    region: "Megye | Ország",
    postcode: "Irányítószám | Ir.szám | Irsz.",
    activity: "Tevékenység | TEÁOR | Tevékenységi kör",
    branch: "Telephely | Fióktelep | Üzlet | Kirendeltség",
    capital: "Jegyzett tőke | Törzstőke",
    time: "Idő | Időpont",
    accessKey: "NAV ellenőrző kód | AP szám | Azonosító | Ellenőrző kód",
    operation: "Szállítási mód | Szállítási feltétel | Paritás",
    carrier: "Fuvarozó | Futárszolgálat",
    freeText: "Megjegyzés | Megjegyzések | Egyéb adatok | Szöveg",
    instalments: "Részletek | Fizetési ütemezés",
    zeroSums: "Adómentes | Kedvezmény | Előleg | Kerekítés | Betétdíj",
    salesperson: "Kiállította | Értékesítő | Eladó | Ügyintéző",
    agency: "Közvetítő | Ügynökség | Képviseletében | Fizető | Kezelő",
    soldTo: "Megrendelő | Megrendelte | Áru átvevője",
    soldBy: "Eladja | Értékesítő | Eladó és feladó",
    headOffice: "Székhely | Központ | A társaság székhelye",
    payee: "Kedvezményezett | Jogosult | Faktor",
    issuer: "Számlakibocsátó | Szállító | Kivitelező",
    weight: "Bruttó súly | Csomagok száma | Súly",
    signature: "Aláírás | Bélyegző, aláírás | Átvevő | Kiállító",
  },
  goods: {
    office:
      "Fénymásolópapír A4 80 g | Toner fekete | USB kábel 2 m | Monitor 24 col | Vezeték nélküli egér | Irodai szék | Asztali lámpa | Füzet vonalas | Golyóstoll kék | Tűzőgép | Boríték C4 | Iratrendező | Billentyűzet | Lézernyomtató | Fejhallgató",
    services:
      "Tanácsadás | Weboldal készítés | Projektvezetés | Oktatás | Jogi tanácsadás | Könyvelési díj | Fordítás | Karbantartási szerződés | Logótervezés | Fotózás | Útiköltség | Szerelői munkadíj | Irodatakarítás | Beszerelés | Bérleti díj | Megbízási díj | Javítás | Fuvarozás",
    software:
      "Tárhely | Domain név | Éves licenc | Havi előfizetés | Felhőtárhely | Technikai támogatás | SSL tanúsítvány | További felhasználók | Szerver | Biztonsági mentés",
    grocery:
      "Banán | Tej 2,8% 1L | Fehér kenyér | Tojás 10 db | Csirkemell | Narancslé | Őrölt kávé | Rizs 1kg | Olívaolaj | Paradicsom | Trappista sajt | Ásványvíz | Csokoládé | Papírtörlő | Mosópor | Vaj | Alma | Joghurt | Szatyor | Finomliszt | Kifli | Téliszalámi",
    restaurant:
      "Eszpresszó | Cappuccino | Gulyásleves | Rántott sertésszelet | Halászlé | Hasábburgonya | Saláta | Csapolt sör 0,5 l | Szénsavas víz | Rétes | Napi leves | Palacsinta | Tea | Napi menü | Pizza | Fröccs",
    hardware:
      "Facsavar 4x40 | Kalapács | Fehér festék 10L | PVC cső | Csiszolópapír | Kábelkötegelő | Ragasztószalag | Zsanér | LED izzó | Hosszabbító 5m | Szilikon | Lakat | Mérőszalag | Fúrószár 6mm | Anya M8 | Locsolótömlő | Kesztyű | Ecset | Tipli | Cement 25kg",
    utility:
      "Villamos energia | Alapdíj | Földgáz | Vízdíj | Csatornadíj | Rendszerhasználati díj | Elosztási díj | Távhő | Hulladékszállítás",
    telecom:
      "Mobil előfizetés | Vezetékes telefon | Internet 100 Mb | Nemzetközi hívások | Roaming | Készülék részlet | Modem bérlet | Adatcsomag",
    hotel: "Egyágyas szoba | Reggeli | Idegenforgalmi adó | Parkolás | Minibár | Kétágyas szoba | Mosás | Vacsora",
    freight: "Fuvardíj | Vámkezelés | Üzemanyag pótlék | Felvétel | Raktározás | Raklap | Útdíj | Légi fuvar",
    medical: "Konzultáció | Röntgen | Vérvizsgálat | Fogkőeltávolítás | Gyógytorna | Védőoltás | Ultrahang | Algopyrin",
    media: "Hirdetés fél oldal | Banner | Rádióreklám | Óriásplakát | Profilkezelés | Reklámfilm gyártás",
    garage:
      "Olajcsere | Fékbetét | Gumiabroncs 205/55 R16 | Légszűrő | Munkadíj 1h | Gyújtógyertya | Akkumulátor | Műszaki vizsga | Benzin 95 | Gázolaj",
  },
  sentences: {
    greeting: "Tisztelt Ügyfelünk! | Tisztelt Partnerünk! | Kedves Vásárlónk!",
    number:
      "Mellékelten küldjük a {number} számú, {date} keltű számlánkat. | A számla száma {number}. | A {number} számú számla kelte {date}.",
    net: "A nettó összeg {net}. | Az adó alapja {net}.",
    tax: "Az áfa összege {tax}. | Ehhez {tax} áfa járul.",
    total: "A fizetendő összeg {total}. | A számla végösszege {total}. | Összesen fizetendő {total}.",
    due: "Fizetési határidő: {due}. | Kérjük, fizessen {due} napjáig. | Az esedékesség napja {due}.",
  },
  sellerSentences: {
    farewell: "Köszönjük a vásárlást, {vendor} | Köszönjük, hogy nálunk járt, {vendor} | Várjuk vissza, {vendor}",
    issued:
      "A számlát kiállította: {vendor}, {city}, cégjegyzékszám {registration}. | Eladó: {vendor}, {address}, adószám {taxId}. | A szerződő fél {vendor}, székhelye {city}.",
    claim: "{vendor} - mindig közel | Üdvözli Önt a {vendor} | {vendor} képviselet | A {vendor} gondoskodik Önről",
    payable: "Kedvezményezett: {vendor} | Fizetés csak a {vendor} részére | Utalás: {vendor}",
    maker:
      "Készült: {maker} | A számla a {maker} programmal készült | Nyomda: {maker} | Fizetési szolgáltató: {maker} | A {maker} tagja | Pénztárgép: {maker}",
    signature: "A {vendor} nevében | {vendor} részéről",
    rights: "© {year} {vendor} | © {year} {vendor}. Minden jog fenntartva.",
    operator: "Üzemeltető: {vendor} | Üzemelteti a {vendor} | Tulajdonos: {vendor} | Franchise partner: {vendor}",
    owner: "A {owner} csoport tagja | {owner} márka | {owner} Csoport",
    trade: "{trade} nagykereskedés | Értékesítés: {trade} | {trade} és szolgáltatás | Magyaros konyha | Étterem és bár",
  },
  businesses: {
    kinds:
      "Élelmiszerbolt | Pékség | Cukrászda | Hentesbolt | Húsbolt | Zöldséges | Csemege | Vegyesbolt | Borászat | Sörfőzde | Tejüzem | Étterem | Vendéglő | Csárda | Kocsma | Pizzéria | Kávézó | Teaház | Bisztró | Büfé | Étkezde | Panzió | Szálloda | Fogadó | Vendégház | Kemping | Gyógyszertár | Patika | Optika | Fogászat | Állatorvosi rendelő | Fodrászat | Kozmetika | Drogéria | Ékszerész | Órás | Varroda | Cipőbolt | Divatáru | Tisztító | Virágbolt | Kertészet | Állateledel | Építőanyag | Vasbolt | Asztalos | Lakatos | Üveges | Vízszerelő | Villanyszerelő | Építőipar | Kőfaragó | Bútorbolt | Autószerviz | Autóalkatrész | Gumiszerviz | Autósiskola | Benzinkút | Fuvarozás | Költöztetés | Könyvelőiroda | Ügyvédi Iroda | Ingatlaniroda | Óvoda | Nyelviskola | Sportegyesület | Könyvesbolt | Papírbolt | Nyomda | Kiadó | Utazási Iroda | Temetkezés | Szövetkezet | Pincészet | Pálinkafőzde | Méhészet | Halbolt | Trafik | Használtcikk | Régiségbolt | Ajándékbolt | Játékbolt | Sportbolt | Kerékpárbolt | Hangszerbolt | Rövidáru | Lakástextil | Hostel | Fagyizó | Catering | Laboratórium | Fizioterápia | Masszázs | Fitnesz | Strandfürdő | Színház | Mozi | Galéria | Múzeum | Vízmű | Távhő | Hulladékkezelő | Tetőfedő | Kőműves | Földmunka | Fűrészüzem | Lemezüzem | Hegesztő | Fordítóiroda | Reklámügynökség | Tervezőiroda | Fotóstúdió | Takarító Szolgálat | Vagyonvédelem",
    signs:
      "{last} {kind} | {word} {kind} | {last} {first} {kind} | {last} {first} E.V. | {last} {first} egyéni vállalkozó | {city}i {kind} | {kind} {city} | {word} Csárda | {last} Vendéglő | {word} Étterem | Hotel {word} | {first} Panzió | {word} Gyógyszertár | {last} és Fia | {last} és Fiai | {last} Testvérek | {last} és Társa | {last} {first} | {last} {trade} | {word} {trade} | {last} Autó | {word} Kávézó | {last} Pékség | {last} Bútor | {last} Csoport | {last} Bau | {word} {city} | {trade}-{last}",
  },
  institutions: {
    bodies:
      "{city}i Egyetem | {city} Város Önkormányzata | {city} Község Önkormányzata | {city}i Kórház | {city}i Polgármesteri Hivatal | {last} Alapítvány | {city}i Általános Iskola | {trade} Minisztérium",
    units: "{trade} Intézet | {trade} Kar | {trade} Tanszék | {trade} Osztály | {trade} Központ",
  },
  streets:
    "{last} utca | {word} utca | {last} {first} utca | {last} {first} út | {word} út | {city}i út | {word} tér | {last} tér | {word} köz | {word} sor | {last} u. | {word} u. | {last} {first} u. | {word} krt. | {word} körút | {word} sétány | Fő utca | Kossuth Lajos utca | Petőfi Sándor utca | Rákóczi út | Ipari park | Váci út | {word} dűlő | {word} fasor",
  postBoxes: "Pf. | Pf.: | Postafiók",
  rooms: "{letter} épület | {n}. emelet | {letter} csarnok | {n}. em. {n}. ajtó | fsz. {n}. | {letter} lépcsőház",
  dates:
    "{y}.{mm}.{dd}. | {y}.{mm}.{dd}. | {y}.{mm}.{dd}. | {y}.{mm}.{dd} | {y}.{mm}.{dd} | {y}. {mm}. {dd}. | {y}. {mm}. {dd}. | {y}-{mm}-{dd} | {y}-{mm}-{dd} | {y}. {M} {d}. | {y}. {M} {dd}. | {y}/{mm}/{dd} | {dd}.{mm}.{y}",
  fromTo: ["időszak", "-"],
};
