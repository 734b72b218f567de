import type { LanguagePack } from "./language-pack.ts";

export const lt: LanguagePack = {
  captions: {
    title:
      "Sąskaita faktūra | SĄSKAITA FAKTŪRA | PVM sąskaita faktūra | PVM SĄSKAITA FAKTŪRA | Sąskaita-faktūra | Sąskaita | PVM SĄSKAITA-FAKTŪRA | Išankstinė sąskaita | Išankstinė sąskaita faktūra | PVM sąskaita faktūra Nr.",
    creditTitle:
      "Kreditinė sąskaita faktūra | KREDITINĖ PVM SĄSKAITA FAKTŪRA | Kreditinė sąskaita | Kreditinė PVM sąskaita faktūra",
    receiptTitle: "Kvitas | KVITAS | Kasos čekis | Čekis | FISKALINIS KVITAS | Pirkimo čekis | Pinigų priėmimo kvitas",
    copy: "Originalas | Kopija | KOPIJA | Apmokėta | APMOKĖTA | Pirkėjo egzempliorius",
    invoiceNumber:
      "Sąskaitos numeris | Sąskaitos Nr. | Sąskaita Nr. | Sąskaitos faktūros Nr. | Serija ir numeris | Serija, Nr. | Nr. | Numeris | Serija | Sąskaita faktūra Nr. | Dokumento Nr. | Sąsk. Nr. | PVM sąskaitos faktūros Nr.",
    precedingInvoice: "Kredituojama sąskaita | Sąskaitai Nr. | Pirminė sąskaita | Koreguojama sąskaita",
    creditNumber: "Kreditinės sąskaitos Nr. | Kreditinė sąskaita Nr. | Serija ir numeris | Numeris",
    receiptNumber: "Kvito Nr. | Kvitas Nr. | Čekio Nr. | Kvitas | Čekis | Dok. Nr. | Operacija",
    date: "Sąskaitos data | Data | Išrašymo data | Išrašyta | Sąskaitos išrašymo data | Dokumento data | Data: | Sąsk. data",
    dueDate:
      "Apmokėti iki | Mokėjimo terminas | Apmokėjimo terminas | Sumokėti iki | Terminas | Apmokėjimo data | Mokėti iki | Apmokėti iki: | Apmokėjimo termino data | Sąskaitą apmokėti iki",
    orderNumber:
      "Užsakymo numeris | Užsakymo Nr. | Užsakymas | Sutarties Nr. | Sutartis Nr. | Pasiūlymo Nr. | Važtaraščio Nr. | Projekto Nr. | Rezervacijos Nr. | Objekto Nr. | Sutarties numeris | Užsakymas Nr.",
    purchaseOrder: "Jūsų užsakymas | Kliento užsakymas | Pirkimo užsakymas | Pirkėjo užsakymo Nr. | Jūsų užsakymo Nr.",
    customerNumber:
      "Kliento numeris | Kliento Nr. | Kliento kodas | Mokėtojo kodas | Kliento ID | Abonento Nr. | Pirkėjo kodas",
    otherDate:
      "Pristatymo data | Užsakymo data | Prekių perdavimo data | Paslaugų suteikimo data | Atvykimas | Išvykimas | Rodmenų data | Tiekimo data | Atspausdinta | Operacijos data",
    period: "Laikotarpis | Ataskaitinis laikotarpis | Už laikotarpį | Paslaugų laikotarpis",
    terms: "Mokėjimo sąlygos | Apmokėjimo sąlygos | Sąlygos | Atsiskaitymo sąlygos",
    termsValue:
      "{days} dienų | Per {days} dienų | Pavedimu per {days} d. | Grynaisiais | Iš karto | Išankstinis apmokėjimas | {days} kalendorinių dienų | {days} d. | Atidėtas mokėjimas {days} d.",
    method:
      "Mokėjimo būdas | Apmokėjimo būdas | Pristatymo būdas | Delspinigiai | Atsiskaitymo būdas | Pristatymo sąlygos",
    methodValue:
      "Pavedimas | Grynieji pinigai | Banko kortelė | Kurjeris | Omniva | LP Express | Bankinis pavedimas | Atsiėmimas | 0,02 % | pavedimu",
    contact: "Kontaktinis asmuo | Kontaktai | Vadybininkas | Pardavėjas | Sąskaitą išrašė | Išrašė | Parengė",
    otherReference:
      "Nuoroda | Jūsų nuoroda | Mūsų nuoroda | Projektas | Objektas | Pastabos | Pagrindas | Automobilio Nr.",
    currency: "Valiuta | Sumos",
    page: "Puslapis | Psl. | Lapas",
    amountShown: "Mokėti | Mokėtina suma | Iš viso | Suma | Bendra suma",
    billTo:
      "Pirkėjas | Klientas | Mokėtojas | Gavėjas | Užsakovas | PIRKĖJAS | Pirkėjas: | Sąskaitos gavėjas | Pirkėjo duomenys | Prekių gavėjas",
    shipTo: "Pristatymo adresas | Prekių gavėjas | Pristatyti | Iškrovimo vieta | Gavėjas | Pristatymo vieta",
    serviceAt: "Objekto adresas | Objektas | Paslaugų teikimo vieta | Vartojimo vietos adresas | Vartojimo vieta",
    from: "Pardavėjas | Tiekėjas | Siuntėjas | PARDAVĖJAS | Pardavėjas: | Vykdytojas | Paslaugos teikėjas | Įmonė | Rangovas",
    remitTo: "Gavėjas | Mokėjimo gavėjas | Lėšų gavėjas",
    taxId:
      "PVM mokėtojo kodas | PVM kodas | PVM mok. kodas | PVM mokėtojo kodas: | PVM k. | PVM kodas: | PVM Nr. | VAT kodas | PVM mokėtojo Nr.",
    customerTaxId: "PVM mokėtojo kodas | PVM kodas | Pirkėjo PVM kodas | PVM mok. kodas | PVM k.",
    registration:
      "Įmonės kodas | Įm. kodas | Juridinio asmens kodas | Kodas | Įm. k. | Įmonės kodas: | Registro kodas | Individualios veiklos Nr.",
    phone: "Telefonas | Tel. | Tel | Mob. | Mob. tel. | Klientų aptarnavimas",
    fax: "Faksas | Fax | Faks.",
    mail: "El. paštas | El. p. | E-mail | El.paštas",
    web: "Interneto svetainė | www | Svetainė | Tinklapis",
    attention: "Kontaktinis asmuo | Gerb. | c/o",
    department: "Buhalterija | Apskaitos skyrius | Pirkimų skyrius | Administracija | Finansų skyrius",
    formName: "Pavadinimas | Vardas, pavardė | Įmonės pavadinimas",
    formStreet: "Adresas | Gatvė | Buveinės adresas",
    formCity: "Miestas | Vietovė",
    formCountry: "Šalis",
    bankBlock: "Banko rekvizitai | Mokėjimo informacija | Rekvizitai | Bankas | Atsiskaitymo rekvizitai",
    bankName: "Bankas | Banko pavadinimas",
    account:
      "Sąskaita | A. s. | Atsiskaitomoji sąskaita | Banko sąskaita | A/s | Sąskaitos Nr. banke | A.s. | Sąsk. Nr.",
    bankCode: "Banko kodas | B. k.",
    iban: "IBAN | IBAN Nr. | Sąskaita (IBAN)",
    bic: "SWIFT | BIC | SWIFT kodas | SWIFT/BIC | BIC kodas",
    paymentReference:
      "Mokėjimo paskirtis | Įmokos kodas | Mokėjimo kodas | Mokėjimo paskirtyje nurodykite | Unikalus mokėjimo kodas",
    holder: "Gavėjas | Sąskaitos savininkas",
    subtotal:
      "Suma be PVM | Iš viso be PVM | Suma be PVM: | Be PVM | Tarpinė suma | Apmokestinamoji vertė | Neto | Bendra suma be PVM | Viso be PVM | Suma neto | Apmokestinamoji suma",
    discount: "Nuolaida | Nuolaidos | Nuolaidos suma | Bendra nuolaida",
    shipping:
      "Pristatymas | Transportas | Pristatymo mokestis | Siuntimo išlaidos | Pakuotė | Administravimo mokestis | Transporto išlaidos",
    tax: "PVM | PVM suma | PVM 21% | Pridėtinės vertės mokestis | PVM (21%) | Iš viso PVM | Mokestis | PVM 21 % | Viso PVM | Tarp jų PVM",
    total:
      "Iš viso | Iš viso su PVM | Bendra suma | Mokėti | Suma su PVM | IŠ VISO | Viso | Mokėtina suma | Bendra suma su PVM | Iš viso mokėti | Suma mokėti | Viso mokėti | Suma apmokėjimui | Iš viso EUR | Bendra suma EUR | VISO | Viso su PVM | Suma | Galutinė suma | MOKĖTI | Bendra mokėtina suma",
    totalPlain: "Iš viso | Bendra suma | Suma su PVM | Iš viso su PVM | Viso su PVM | Bendra suma su PVM | Viso",
    amountDue: "Mokėtina suma | Likutis | Liko mokėti | Skola | Mokėti | Liko sumokėti | Neapmokėta | Suma apmokėjimui",
    paid: "Apmokėta | Sumokėta | Avansas | Gauta | Mokėjimai | Gautas avansas | Anksčiau sumokėta",
    previousBalance: "Ankstesnis likutis | Skola laikotarpio pradžioje | Ankstesnė skola | Pradinis likutis",
    carried: "Perkelta | Tarpinė suma | Iš viso puslapyje",
    rounding: "Apvalinimas | Suapvalinimas | Apvalinimo suma",
    tip: "Arbatpinigiai | Aptarnavimas",
    withholding: "Išskaityta | Išskaičiuota suma",
    commission: "Komisinis mokestis | Komisiniai",
    deposit: "Avansas | Užstatas | Depozitas | Rankpinigiai",
    words: "Suma žodžiais | Žodžiais | Suma žodžiais:",
    saving: "Jūs sutaupėte | Sutaupėte | Taškai | Lojalumo nuolaida",
    taxSummary: "PVM suvestinė | PVM detalizacija | Mokesčių suvestinė",
    taxBase: "Apmokestinamoji vertė | Suma be PVM | Neto",
    taxRate: "PVM % | PVM tarifas | Tarifas | PVM tarifas, %",
    taxAmount: "PVM | PVM suma",
    grossSum: "Iš viso | Suma su PVM | Bruto",
    colPosition: "Nr. | Eil. Nr. | # | Eil.",
    colSku: "Kodas | Prekės kodas | Artikulas | Prek. kodas",
    colDescription:
      "Pavadinimas | Prekės pavadinimas | Aprašymas | Paslauga | Prekė | Prekės ar paslaugos pavadinimas | Prekių, paslaugų pavadinimas | Prekė / paslauga | Paslaugos pavadinimas",
    colQuantity: "Kiekis | Kiek. | Kiekis, vnt. | Valandos | Suvartojimas | Kiekis vnt.",
    colUnit: "Mato vnt. | Vnt. | Mat. vnt. | Matas | Mato vienetas | M. vnt.",
    colPrice:
      "Kaina | Kaina be PVM | Vieneto kaina | Vnt. kaina | Kaina EUR | Kaina, EUR | Kaina be PVM, EUR | Tarifas",
    colDiscount: "Nuolaida | Nuol. % | Nuolaida % | Nuol.",
    colTaxRate: "PVM % | PVM | PVM tarifas | PVM, %",
    colTaxAmount: "PVM suma | PVM | PVM EUR",
    colTotal: "Suma | Suma be PVM | Iš viso | Suma EUR | Suma, EUR | Viso | Vertė | Suma be PVM, EUR | Bendra suma",
    colGross: "Suma su PVM | Su PVM | Bruto",
    colDate: "Data | Diena",
    groupTotal: "Tarpinė suma | Grupės suma",
    cash: "Grynieji | GRYNIEJI | Gauta | Grynais | Grynaisiais pinigais",
    change: "Grąža | GRĄŽA | Grąžinta",
    card: "Banko kortelė | Kortelė | KORTELĖ | Mokėjimo kortelė | VISA | Mastercard",
    itemCount: "Prekių skaičius | Prekės | Pozicijos | Prekių",
    cashier: "Kasininkas | Kasininkė | Jus aptarnavo | Pardavėjas | Padavėjas",
    till: "Kasa | Stalas | Parduotuvė | Terminalas | Kasa Nr.",
    payBy:
      "Prašome sumokėti {total} iki {due}. | Apmokėti per {days} dienų. | Mokėjimo paskirtyje prašome nurodyti sąskaitos numerį {number}. | Sąskaita {number}, {date} | Apmokėti iki {due} | Suma {total} bus nurašyta iš Jūsų sąskaitos {due}. | Sumokėti iki {due} | 2 % nuolaida sumokėjus iki {otherDate}, terminas {due}. | Laikotarpis {otherDate} - {otherDate}, apmokėti iki {due}.",
    refersTo:
      "Važtaraštis {otherNumber}, {otherDate} | Jūsų užsakymas {otherNumber}, {otherDate} | Sąskaitai {otherNumber}, {otherDate} | Sutartis {otherNumber} | Darbai atlikti {otherDate}",
    thanks:
      "Dėkojame, kad perkate! | Ačiū už pirkinį | Laukiame sugrįžtant | Pagarbiai | Išsaugokite čekį | Geros dienos! | Ačiū, kad renkatės mus",
    prose:
      "Laiku nesumokėjus skaičiuojami 0,02 % delspinigiai už kiekvieną pavėluotą dieną. | Prekė yra pardavėjo nuosavybė iki visiško apmokėjimo. | Kilus klausimų, kreipkitės į buhalteriją. | Pretenzijos priimamos per 5 darbo dienas. | Sąskaita suformuota elektroniniu būdu ir galioja be parašo. | Paslaugų teikimo taisyklės skelbiamos mūsų svetainėje. | Suvartojimas apskaičiuotas pagal ankstesnius rodmenis. | Prašome sąskaitą apmokėti laiku. | Sąskaitą galite gauti el. paštu.",
    reverseCharge:
      "Atvirkštinis PVM apmokestinimas. | PVM 0 % pagal PVM įstatymo 49 str. | Neapmokestinama PVM. | 96 str. atvirkštinis apmokestinimas.",
    slogan: "Kokybė nuo 1992 metų | Jūsų patikimas partneris | Visada šalia | Energija Jūsų namams",
    noise: "Konfidencialu | Tęsinys kitame puslapyje | Gauta | Kopija | Parašas | A.V.",
    units: "vnt. | vnt | val. | kg | m | pak. | d. | mėn. | kWh | m2 | l | kompl. | pora | km | h | paslauga",
    industries:
      "Konsultacijos | Paslaugos | Transportas | Statyba | Elektronika | Energija | Prekyba | Kepykla | Spaustuvė | Nekilnojamasis turtas | Servisas | Viešbutis | Restoranas | Vaistinė | Baldai | Kelionės | Technika | Sistemos | Elektra | Logistika | Mediena | Metalas",
    months: "sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio",
    distractorTitles:
      "Mokėjimų grafikas | Suvartojimas | Istorija | Skaitiklių rodmenys | Pokalbių išklotinė | Ankstesnės sąskaitos | Suvestinė",
  },
  goods: {
    office:
      'Popierius A4 | Kasetė juoda | USB laidas 2 m | Monitorius 24" | Belaidė pelė | Biuro kėdė | Stalinė lempa | Užrašų knygelė | Tušinukas | Segiklis | Vokas C4 | Segtuvas | Klaviatūra | Lazerinis spausdintuvas | Ausinės',
    services:
      "Konsultavimo paslaugos | Svetainės kūrimas | Projekto valdymas | Mokymai | Teisinės paslaugos | Buhalterinės paslaugos | Vertimas | Priežiūros sutartis | Logotipo kūrimas | Fotografavimas | Kelionės išlaidos | Montavimo darbai | Biuro valymas | Nuoma | Honoraras | Programavimas | Iškvietimas | Dažymo darbai | Sniego valymas",
    software:
      "Svetainės talpinimas | Domenas | Metinė licencija | Mėnesinis mokestis | Debesų saugykla | Palaikymas | SSL sertifikatas | Papildomas vartotojas | Serveris | Atsarginės kopijos",
    grocery:
      "Bananai | Pienas 2,5 % 1 l | Juoda duona | Kiaušiniai 10 vnt. | Vištienos filė | Apelsinų sultys | Kava 500 g | Ryžiai 1 kg | Alyvuogių aliejus | Pomidorai | Sūris | Mineralinis vanduo | Šokoladas | Popieriniai rankšluosčiai | Skalbimo milteliai | Sviestas | Obuoliai | Jogurtas | Maišelis | Užstatas | Varškė",
    restaurant:
      "Kava | Kapučinas | Dienos pietūs | Cepelinai | Šaltibarščiai | Salotos | Alus 0,5 l | Vynas taurė | Limonadas | Bandelė | Sriuba | Pica | Mėsainis | Bulvytės | Arbata",
    hardware:
      "Medsraigtis 4x40 | Plaktukas | Sienų dažai balti 10 l | PVC vamzdis | Švitrinis popierius | Kabelių dirželis | Lipni juosta | Vyris | LED lemputė | Ilgintuvas 5 m | Silikonas | Pakabinama spyna | Ruletė | Grąžtas 6 mm | Veržlė M8 | Sodo žarna | Darbo pirštinės | Teptukas | Cementas 25 kg",
    utility:
      "Elektros energija | Abonentinis mokestis | Gamtinės dujos | Šaltas vanduo | Nuotekos | Persiuntimo paslauga | Viešuosius interesus atitinkančios paslaugos | Šilumos energija | Administravimas",
    telecom:
      "Mobiliojo ryšio planas | Mėnesinis mokestis | Internetas 100 Mb/s | Skambučiai į užsienį | Tarptinklinis ryšys | Įrenginio įmoka | Maršrutizatorius | Duomenys",
    hotel:
      "Nakvynė vienvietis kambarys | Pusryčiai | Stovėjimo aikštelė | Minibaras | Dvivietis kambarys | Skalbimas | Vakarienė | Konferencijų salė",
    freight:
      "Krovinių pervežimas | Muitinės tarpininkavimas | Kuro priemoka | Paėmimas | Sandėliavimas | Padėklai | Kelių mokestis | Oro transportas",
    medical:
      "Gydytojo konsultacija | Rentgenas | Kraujo tyrimas | Burnos higiena | Kineziterapija | Skiepijimas | Echoskopija | Vaistai nuo skausmo",
    media: "Skelbimas 1/2 psl. | Reklaminis skydelis | Radijo reklama | Plakatas 14 d. | Socialiniai tinklai | Gamyba",
    garage:
      "Tepalų keitimas | Stabdžių trinkelės | Padangos 205/55 R16 | Oro filtras | Darbas 1 val. | Uždegimo žvakė | Akumuliatorius | Techninė apžiūra | Benzinas 95 | Dyzelinas",
  },
  forms: {
    name: "Pavadinimas | Įmonė | Vardas, pavardė | Įmonės pavadinimas",
    street: "Adresas | Gatvė | Buveinės adresas | Registracijos adresas",
    number: "Nr. | Namo Nr.",
    quarter: "Seniūnija | Mikrorajonas",
    city: "Miestas | Vietovė | Gyvenvietė",
    region: "Rajonas | Savivaldybė | Šalis",
    postcode: "Pašto kodas | Kodas",
    activity: "Veikla | Veiklos rūšis",
    branch: "Filialas | Parduotuvė | Padalinys | Skyrius",
    capital: "Įstatinis kapitalas",
    time: "Laikas | Val.",
    accessKey: "Kontrolinis kodas | Dokumento ID | Kvito kodas",
    operation: "Operacijos rūšis | Pristatymo sąlygos | Sandorio rūšis",
    carrier: "Vežėjas | Pervežėjas",
    freeText: "Pastabos | Papildoma informacija | Komentarai",
    instalments: "Mokėjimų grafikas | Dalimis",
    zeroSums: "Neapmokestinama | Nuolaida | Transportas | Apvalinimas | Avansas",
    salesperson: "Vadybininkas | Išrašė | Pardavėjas",
    agency: "Tarpininkas | Atstovas | Vardu",
    soldTo: "Užsakovas | Užsakė | Prekių gavėjas",
    soldBy: "Parduoda | Pardavėjas | Pardavė",
    headOffice: "Buveinė | Centrinė būstinė | Registruota buveinė",
    payee: "Mokėjimo gavėjas | Gavėjas | Faktoringas",
    issuer: "Išrašė | Tiekėjas | Pardavėjas",
    weight: "Bruto svoris | Pakuočių sk. | Svoris",
    signature: "Parašas | Išdavė | Gavo | Prekes priėmė",
  },
  sentences: {
    greeting: "Gerb. kliente, | Laba diena, | Mielas kliente,",
    number:
      "Siunčiame Jums sąskaitą {number}, data {date}. | Šios sąskaitos numeris yra {number}. | Sąskaita {number} išrašyta {date}.",
    net: "Suma be PVM yra {net}. | Be PVM iš viso {net}.",
    tax: "PVM yra {tax}. | Prie to pridedamas PVM {tax}.",
    total: "Iš viso mokėti {total}. | Bendra suma yra {total}. | Už atliktą darbą prašome sumokėti {total}.",
    due: "Prašome apmokėti iki {due}. | Mokėjimo terminas yra {due}. | Apmokėti iki {due}.",
  },
  sellerSentences: {
    farewell: "Ačiū, kad perkate, {vendor} | Dėkojame už apsilankymą, {vendor} | Laukiame sugrįžtant, {vendor}",
    issued:
      "Sąskaitą išrašė {vendor}, {city}, įmonės kodas {registration}. | Paslaugos teikėjas yra {vendor}, {address}, PVM kodas {taxId}. | Jūsų sutarties šalis yra {vendor}, {city}.",
    claim: "{vendor} - visada šalia | Sveiki atvykę, {vendor} | Atstovybė {vendor} | {vendor} rūpinasi Jumis",
    payable: "Mokėjimo gavėjas {vendor} | Mokėti tik {vendor} | Gavėjas {vendor}",
    maker:
      "Parengta programa {maker} | Programa: {maker} | Spauda: {maker} | Mokėjimus aptarnauja {maker} | Narys: {maker} | Kasos sistema {maker}",
    signature: "{vendor} vardu | {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Visos teisės saugomos.",
    operator: "Savininkas: {vendor} | Valdo {vendor} | Operatorius: {vendor}",
    owner: "Priklauso grupei {owner} | {owner} grupė | {owner} prekės ženklas",
    trade: "{trade} didmena | Viskas {trade} | Restoranas ir baras | Parduotuvė {trade}",
  },
  businesses: {
    kinds:
      "Kepykla | Konditerija | Mėsos krautuvė | Žuvies parduotuvė | Maisto prekės | Parduotuvė | Kioskas | Alaus darykla | Pieninė | Restoranas | Kavinė | Picerija | Valgykla | Baras | Viešbutis | Svečių namai | Kempingas | Vaistinė | Optika | Odontologijos klinika | Klinika | Veterinarijos klinika | Kirpykla | Grožio salonas | Juvelyrika | Laikrodžiai | Siuvykla | Avalynė | Drabužiai | Skalbykla | Gėlės | Medelynas | Zooprekės | Statybinės medžiagos | Statybos | Stalių dirbtuvės | Spynos | Stiklas | Santechnika | Elektros darbai | Dažymo darbai | Baldų salonas | Autoservisas | Autodalys | Padangos | Vairavimo mokykla | Degalinė | Krovinių pervežimas | Buhalterinė apskaita | Advokatų kontora | Nekilnojamasis turtas | Vaikų darželis | Kalbų mokykla | Sporto klubas | Knygynas | Spaustuvė | Leidykla | Kelionių agentūra | Ūkis | Lentpjūvė | Mėsos kombinatas | Vyno namai | Turgus | Prekybos centras | Didmena | Antikvariatas | Dovanos | Buitinė technika | Žaislai | Sporto prekės | Dviračiai | Muzikos prekės | Audiniai | Kaimo turizmas | Nakvynės namai | Motelis | Greitas maistas | Ledainė | Maitinimas | Laboratorija | Kineziterapija | Masažo salonas | Treniruoklių salė | Baseinas | Teatras | Kinas | Galerija | Muziejus | Vandenys | Elektros tinklai | Šilumos tinklai | Atliekų tvarkymas | Stogai | Mūrijimas | Žemės darbai | Metalo apdirbimas | Suvirinimas | Namų administravimas | Saugos tarnyba | Vertimų biuras | Reklamos agentūra | Programinė įranga | Projektavimas | Architektų studija | Notarų biuras | Taksi | Fotostudija | Langai ir durys | Laidojimo paslaugos | Granitas | Perkraustymas",
    signs:
      'UAB "{word}" | UAB „{word}“ | UAB {last} | UAB "{word} {trade}" | UAB {word} | AB "{word}" | MB {word} | MB „{word}“ | IĮ {last} | {first} {last} IĮ | VšĮ {word} | {kind} "{word}" | {kind} {word} | {city} {kind} | {city} {trade} | {word} {trade} | {last} ir Ko | {last} ir sūnūs | Viešbutis {word} | Restoranas "{word}" | {first} {last} | {word} grupė',
  },
  institutions: {
    bodies:
      "{city} miesto savivaldybė | {city} rajono savivaldybės administracija | {city} universitetas | {city} ligoninė | {last} fondas | Daugiabučio namo bendrija {word} | {city} gimnazija | VšĮ {word}",
    units: "{trade} institutas | {trade} skyrius | {trade} fakultetas | {trade} centras | {trade} departamentas",
  },
  streets:
    "{word} g. | {last}o g. | {word}ų g. | {city} g. | {word} pr. | {word} al. | {word} pl. | {city} pl. | {word} gatvė | {first}o {last}o g. | Gedimino pr. | Savanorių pr. | Vytauto g. | Laisvės al. | Stoties g. | Mokyklos g. | {word} kelias | {word} a. | {word} k. | Pramonės g.",
  postBoxes: "a/d | Pašto dėžutė | p. d.",
  rooms: "{n} aukštas | korpusas {letter} | {n} kab. | pastatas {letter} | {n}0{n} kab.",
  dates:
    "{y}-{mm}-{dd} | {y}-{mm}-{dd} | {y}-{mm}-{dd} | {y}-{mm}-{dd} | {y} m. {M} {d} d. | {y} m. {M} {d} d. | {y} m. {M} mėn. {d} d. | {y}.{mm}.{dd} | {y} {mm} {dd} | {dd}.{mm}.{y}",
  fromTo: ["nuo", "iki"],
  names: {
    first:
      "Jonas | Vytautas | Antanas | Tomas | Mantas | Andrius | Darius | Mindaugas | Gintaras | Saulius | Rimantas | Algirdas | Kęstutis | Lukas | Paulius | Marius | Linas | Žygimantas | Šarūnas | Ona | Irena | Rasa | Jurgita | Daiva | Lina | Eglė | Rūta | Inga | Kristina | Aušra | Giedrė | Živilė | Laima | Vida | Asta | Milda | Gabija | Ieva | Danutė | Birutė | Audrius | Ernestas",
    last: "Kazlauskas | Jankauskas | Petrauskas | Stankevičius | Vasiliauskas | Butkus | Paulauskas | Urbonas | Kavaliauskas | Žukauskas | Navickas | Ramanauskas | Šimkus | Baranauskas | Černiauskas | Adomaitis | Balčiūnas | Rimkus | Sabaliauskas | Kazlauskienė | Jankauskienė | Petrauskienė | Urbonienė | Kavaliauskaitė | Žukauskaitė | Mockus | Bagdonas | Gudaitis | Norkus | Vaitkus | Šulcas | Grigaitis | Mažeika | Jonaitis | Lukošius | Daukša | Žemaitis | Girdenis | Bružas | Matulis | Pocius",
  },
};
