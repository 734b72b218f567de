import type { LanguagePack } from "./language-pack.ts";

export const sl: LanguagePack = {
  captions: {
    title:
      "Račun | RAČUN | Račun št. | RAČUN ŠT. | Faktura | Predračun | Avansni račun | Račun številka | Zbirni račun | Izdani račun | Račun/odpremnica",
    creditTitle: "Dobropis | DOBROPIS | Dobropis št. | Popravek računa | Storno račun",
    receiptTitle: "Račun | RAČUN | Paragon | Račun št. | Poenostavljen račun | Gotovinski račun | Potrdilo o nakupu",
    copy: "Original | Kopija | Dvojnik | ORIGINAL | KOPIJA | Plačano | PLAČANO | NE PLAČAJ",
    invoiceNumber:
      "Številka računa | Račun št. | Račun številka | Št. računa | Račun št.: | Številka | Račun | Št. dokumenta | Številka dokumenta | Faktura št. | Dokument | Zap. št. računa",
    precedingInvoice: "K računu št. | Prvotni račun | Zveza račun | Popravek računa št.",
    creditNumber: "Dobropis št. | Številka dobropisa | Št. dobropisa | Številka | Št. dokumenta",
    receiptNumber: "Račun št. | Št. računa | Številka računa | Račun | Št. | Paragon št. | Dokument",
    date: "Datum računa | Datum izdaje | Datum izdaje računa | Datum | Datum dokumenta | Dne | Izdano dne | Kraj in datum | Dat. računa | Datum fakture",
    dueDate:
      "Rok plačila | Datum zapadlosti | Zapadlost | Plačilo do | Rok plačila: | Valuta | Zapade | Datum valute | Plačati do | Datum plačila do",
    orderNumber:
      "Številka naročila | Naročilo št. | Naročilo | Št. naročila | Naročilnica št. | Dobavnica št. | Št. dobavnice | Pogodba št. | Številka pogodbe | Ponudba št. | Rezervacija | Delovni nalog",
    purchaseOrder: "Vaše naročilo | Vaša naročilnica | Vaše naročilo št. | Naročilnica kupca",
    customerNumber:
      "Šifra kupca | Št. kupca | Številka kupca | Šifra stranke | Št. stranke | ID kupca | Šifra plačnika",
    otherDate:
      "Datum storitve | Datum opravljene storitve | Datum dobave | Datum opr. storitve | Datum naročila | Datum odpreme | Datum odčitka | Datum opravljanja | Datum DUR | Prihod | Odhod | Datum tiska",
    period: "Obdobje | Obračunsko obdobje | Storitev opravljena | Za obdobje | Obdobje opravljanja",
    terms: "Plačilni pogoji | Pogoji plačila | Rok plačila",
    termsValue: "{days} dni | Rok {days} dni | {days} dni od izdaje | Takoj | Predplačilo | Plačilo v {days} dneh",
    method: "Način plačila | Način dostave | Plačilo | Način odpreme | Pariteta | Vrsta plačila",
    methodValue:
      "Nakazilo na TRR | Na TRR | Gotovina | Kartica | Po povzetju | UPN | Osebni prevzem | Trajnik | Bančno nakazilo | Kompenzacija",
    contact: "Kontakt | Kontaktna oseba | Izdal | Referent | Pripravil | Račun izdal | Komercialist",
    otherReference: "Vaša oznaka | Naša oznaka | Projekt | Zveza | Opomba | Zadeva | Predmet | Reg. št. | Objekt",
    currency: "Valuta | Zneski v | Denarna enota",
    page: "Stran | Str. | List",
    amountShown: "Za plačilo | Znesek | Skupaj | Znesek za plačilo | Skupaj za plačilo",
    billTo:
      "Kupec | KUPEC | Kupec: | Naročnik | Prejemnik računa | Plačnik | Stranka | Prejemnik | Naslovnik | Račun za",
    shipTo: "Naslov dostave | Prejemnik blaga | Dostava | Prejemnik | Mesto dostave | Kraj dobave | Naslov za dostavo",
    serviceAt: "Merilno mesto | Odjemno mesto | Naslov merilnega mesta | Kraj opravljene storitve",
    from: "Prodajalec | Izdajatelj | Dobavitelj | PRODAJALEC | Izvajalec | Izdajatelj računa | Ponudnik",
    remitTo: "Prejemnik plačila | Plačilo nakažite na | V dobro",
    taxId:
      "ID za DDV | ID za DDV: | ID št. za DDV | Davčna številka | Davčna št. | ID DDV | Identifikacijska številka za DDV | DŠ | Id. št. za DDV",
    customerTaxId:
      "ID za DDV | ID za DDV: | ID za DDV kupca | Davčna številka | Davčna številka kupca | ID DDV | ID št. za DDV",
    registration:
      "Matična številka | Matična št. | Mat. št. | Vpis v sodni register | Sodni register | Reg. vložek | Okrožno sodišče",
    phone: "Tel. | Telefon | tel. | GSM | Tel.: | T: | Klicni center",
    fax: "Faks | Fax | Telefaks",
    mail: "E-pošta | E-mail | Email | El. pošta | e-naslov",
    web: "www | Spletna stran | Internet",
    attention: "V roke | g. | ga. | Spoštovani",
    department: "Računovodstvo | Finančna služba | Nabava | Tajništvo | Likvidatura | Fakturiranje",
    formName: "Naziv | Ime | Ime in priimek / Podjetje",
    formStreet: "Ulica | Naslov | Sedež",
    formCity: "Kraj | Pošta | Poštna št. in kraj",
    formCountry: "Država",
    bankBlock: "Podatki za plačilo | Bančni podatki | Plačilo na račun | Podatki o plačilu | Plačilni podatki",
    bankName: "Banka | odprt pri | Naziv banke | TRR pri banki",
    account: "TRR | TRR: | Transakcijski račun | Račun | Številka računa | Bančni račun",
    bankCode: "Šifra banke",
    iban: "IBAN | TRR | IBAN: | TRR (IBAN) | Št. TRR",
    bic: "BIC | SWIFT | BIC koda | BIC/SWIFT | BIC banke",
    paymentReference: "Sklic | Sklic na številko | Referenca | Sklic: | Sklic št. | SI00 | Sklicna številka | Namen",
    holder: "Prejemnik | Imetnik računa | Naziv računa",
    subtotal:
      "Osnova | Skupaj brez DDV | Osnova za DDV | Neto | Znesek brez DDV | Vrednost brez DDV | Vmesna vsota | Skupaj osnova | Neto znesek | Skupaj neto | Davčna osnova | Vrednost",
    discount: "Popust | Rabat | Popust skupaj | Skupaj popust | Skonto",
    shipping: "Dostava | Poštnina | Prevoz | Stroški dostave | Embalaža | Stroški pošiljanja",
    tax: "DDV | Znesek DDV | DDV skupaj | Skupaj DDV | DDV 22 % | DDV 22% | Davek | Davek na dodano vrednost | DDV 9,5 %",
    total:
      "Skupaj za plačilo | Za plačilo | Znesek za plačilo | Skupaj z DDV | Skupaj | SKUPAJ | ZA PLAČILO | SKUPAJ ZA PLAČILO | Skupaj EUR | Za plačilo EUR | Znesek računa | Skupni znesek | Znesek z DDV | Vrednost z DDV | Končni znesek | Skupaj znesek | Plačilo | Vrednost računa | ZA PLAČILO EUR",
    totalPlain: "Skupaj z DDV | Skupaj | Znesek računa | Skupni znesek | Vrednost z DDV | Skupaj EUR | Bruto",
    amountDue: "Za plačilo | Ostane za plačilo | Preostanek | Še za plačilo | Neplačano | Razlika za plačilo | Saldo",
    paid: "Plačano | Že plačano | Plačan avans | Predplačilo | Prejeta plačila | Avans | Odbitek avansa",
    previousBalance: "Prejšnji saldo | Dolg iz preteklega obdobja | Začetno stanje",
    carried: "Prenos | Prenos na naslednjo stran | Vmesna vsota | Prenos s prejšnje strani",
    rounding: "Zaokrožitev | Izravnava | Zaokroževanje",
    tip: "Napitnina | Postrežba",
    withholding: "Zadržani znesek | Davčni odtegljaj | Akontacija dohodnine",
    commission: "Provizija | Agencijska provizija",
    deposit: "Avans | Kavcija | Varščina | Povratna embalaža",
    words: "Z besedo | Znesek z besedo | z besedo",
    saving: "Prihranili ste | Točke | Prihranek",
    taxSummary: "Rekapitulacija DDV | Specifikacija DDV | Obračun DDV | Pregled DDV | Specifikacija davka",
    taxBase: "Osnova | Osnova za DDV | Brez DDV | Davčna osnova",
    taxRate: "Stopnja | Stopnja DDV | DDV % | % DDV",
    taxAmount: "DDV | Znesek DDV | Davek",
    grossSum: "Skupaj | Z DDV | Skupaj z DDV",
    colPosition: "Zap. št. | Št. | # | Poz. | Z.št.",
    colSku: "Šifra | Šifra artikla | Koda | Kat. št. | Ident | Oznaka | Artikel",
    colDescription:
      "Opis | Naziv | Naziv artikla | Artikel | Storitev | Opis blaga / storitve | Naziv blaga | Blago/storitev | Opis storitve | Predmet",
    colQuantity: "Količina | Kol. | Kol | Kos | Poraba | Ure | Količ.",
    colUnit: "EM | Enota | ME | Enota mere | em",
    colPrice: "Cena | Cena brez DDV | Cena/EM | Cena na enoto | Cena EUR | Neto cena | Cena/enoto | Prod. cena",
    colDiscount: "Popust | Rabat | Rabat % | Pop. % | R %",
    colTaxRate: "DDV | DDV % | % DDV | Stopnja DDV | Davek %",
    colTaxAmount: "DDV | Znesek DDV | DDV EUR",
    colTotal:
      "Vrednost | Znesek | Skupaj | Vrednost brez DDV | Skupaj brez DDV | Znesek brez DDV | Neto | Vrednost EUR | Znesek EUR",
    colGross: "Skupaj z DDV | Z DDV | Vrednost z DDV | Znesek z DDV",
    colDate: "Datum | Dan",
    groupTotal: "Vmesna vsota | Skupaj skupina | Seštevek",
    cash: "Gotovina | GOTOVINA | Prejeto | Plačano z gotovino",
    change: "Vračilo | VRAČILO | Vrnjeno | Za vrniti",
    card: "Kartica | KARTICA | Plačilna kartica | Bančna kartica | VISA | Maestro",
    itemCount: "Število artiklov | Artiklov | Št. postavk",
    cashier: "Blagajnik | Blagajničarka | Natakar | Prodajalec | Postregel vas je",
    till: "Blagajna | Miza | Poslovalnica | Terminal | Poslovni prostor",
    payBy:
      "Prosimo, poravnajte {total} do {due}. | Rok plačila je {days} dni. | Pri plačilu navedite sklic {number}. | Račun {number} z dne {date} | Rok plačila: {due} | Znesek {total} plačajte do {due} | Plačilo v {days} dneh | Obdobje od {otherDate} do {otherDate}, zapade {due}.",
    refersTo:
      "Dobavnica {otherNumber} z dne {otherDate} | Naročilo {otherNumber} z dne {otherDate} | Pogodba {otherNumber} z dne {otherDate} | K računu {otherNumber} z dne {otherDate} | Storitev opravljena {otherDate}",
    thanks:
      "Hvala za nakup | Hvala za obisk | Hvala za zaupanje | Nasvidenje | Veselimo se vašega obiska | Lep pozdrav | Žig in podpis | Prevzel | Hvala in na svidenje",
    prose:
      "Blago ostane do celotnega plačila last prodajalca. | Za vprašanja pokličite naše računovodstvo. | V primeru zamude zaračunavamo zakonske zamudne obresti. | Reklamacije sprejemamo v 8 dneh. | Račun je izdan v elektronski obliki in velja brez žiga in podpisa. | Družba je vpisana pri Okrožnem sodišču. | Splošni pogoji so objavljeni na naši spletni strani. | Zaračunavamo vam dobavljeno blago in opravljene storitve. | DDV ni obračunan na podlagi prvega odstavka 94. člena ZDDV-1.",
    reverseCharge:
      "Obrnjena davčna obveznost. | Oproščeno plačila DDV. | DDV ni obračunan po 76.a členu ZDDV-1. | Nismo zavezanci za DDV.",
    slogan: "Kakovost od leta 1991 | Vaš zanesljiv partner | Vedno blizu | Energija za vaš dom",
    noise: "Zaupno | Obrnite | Nadaljevanje na naslednji strani | Prejeto | Kopija | Podpis",
    units: "kos | kos | ura | h | kg | m | pak | l | m2 | kWh | mes | dan | km | kpl | kom | ur",
    industries:
      "Storitve | Informatika | Transport | Gradbeništvo | Elektro | Energija | Trgovina | Pekarna | Tiskarna | Nepremičnine | Veletrgovina | Servis | Lekarna | Pohištvo | Hotel | Gostinstvo | Inženiring | Sistemi | Mediji",
    months: "januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december",
    distractorTitles: "Obročni načrt | Poraba | Zgodovina | Odčitki | Pregled | Plačila | Podrobni izpis",
  },
  forms: {
    name: "Naziv | Podjetje | Ime in priimek | Firma",
    street: "Naslov | Ulica | Sedež | Ulica in hišna št.",
    number: "Hišna št. | Št.",
    quarter: "Naselje | Pošta",
    city: "Kraj | Mesto | Pošta",
    region: "Občina | Regija | Država",
    postcode: "Poštna številka | Poštna št.",
    activity: "Dejavnost | Šifra dejavnosti | SKD",
    branch: "Poslovalnica | Podružnica | Poslovna enota | PE",
    capital: "Osnovni kapital",
    time: "Čas | Ura",
    accessKey: "EOR | ZOI | Zaščitna oznaka | Kontrolna številka",
    operation: "Način dostave | Dobavni pogoji | Pariteta",
    carrier: "Prevoznik | Dostavna služba",
    freeText: "Opomba | Opombe | Dodatni podatki | Besedilo",
    instalments: "Obroki | Plačilni načrt",
    zeroSums: "Oproščeno | Popust | Avans | Taksa | Embalaža",
    salesperson: "Izdal | Komercialist | Prodajalec | Referent",
    agency: "Posrednik | Agencija | V imenu | Plačnik | Upravnik",
    soldTo: "Naročnik | Naročil | Prejemnik blaga",
    soldBy: "Prodaja | Prodajalec | Prodaja in pošilja",
    headOffice: "Sedež | Centrala | Sedež družbe",
    payee: "Prejemnik plačila | V dobro | Faktor",
    issuer: "Izdajatelj | Dobavitelj | Izvajalec",
    weight: "Bruto teža | Število paketov | Teža",
    signature: "Podpis | Žig in podpis | Prevzel | Izdal",
  },
  goods: {
    office:
      "Papir A4 80 g | Toner črn | Kabel USB 2 m | Zaslon 24 palcev | Brezžična miška | Pisarniški stol | Namizna svetilka | Zvezek črtni | Kemični svinčnik moder | Spenjač | Kuverte C4 | Registrator | Tipkovnica | Laserski tiskalnik | Slušalke",
    services:
      "Svetovanje | Izdelava spletne strani | Vodenje projekta | Izobraževanje | Pravno svetovanje | Računovodske storitve | Prevajanje | Vzdrževalna pogodba | Oblikovanje logotipa | Fotografiranje | Potni stroški | Delo serviserja | Čiščenje pisarn | Montaža | Najemnina | Honorar | Popravilo | Prevozne storitve",
    software:
      "Gostovanje | Domena | Letna licenca | Mesečna naročnina | Shramba v oblaku | Tehnična podpora | Certifikat SSL | Dodatni uporabniki | Strežnik | Varnostno kopiranje",
    grocery:
      "Banane | Mleko 1,5% 1L | Kruh beli | Jajca 10 kos | Piščančji file | Pomarančni sok | Mleta kava | Riž 1kg | Oljčno olje | Paradižnik | Sir edamec | Mineralna voda | Čokolada | Papirnate brisače | Pralni prašek | Maslo | Jabolka | Jogurt | Vrečka | Moka gladka | Žemlja | Kranjska klobasa",
    restaurant:
      "Espresso | Kava z mlekom | Goveja juha | Golaž s polento | Dunajski zrezek | Pomfrit | Solata | Pivo 0,5 l | Radenska | Jabolčni zavitek | Juha dneva | Palačinke | Čaj | Malica | Pizza | Cockta",
    hardware:
      "Vijaki 4x40 | Kladivo | Barva bela 10L | Cev PVC | Brusni papir | Vezice | Lepilni trak | Tečaj | Žarnica LED | Podaljšek 5m | Silikon | Ključavnica | Meter | Sveder 6mm | Matica M8 | Cev za vodo | Rokavice | Čopič | Zidni vložki | Cement 25kg",
    utility:
      "Električna energija | Omrežnina | Zemeljski plin | Oskrba z vodo | Odvajanje odpadne vode | Prispevki | Trošarina | Obračunska moč | Odvoz odpadkov",
    telecom:
      "Mobilni paket | Stacionarna telefonija | Internet 100 Mb | Mednarodni klici | Gostovanje v tujini | Obrok za napravo | Najem modema | Podatkovni paket",
    hotel:
      "Enoposteljna soba | Zajtrk | Turistična taksa | Parkiranje | Minibar | Dvoposteljna soba | Pranje | Večerja",
    freight: "Prevoz | Carinjenje | Dodatek za gorivo | Prevzem | Skladiščenje | Palete | Cestnina | Letalski prevoz",
    medical:
      "Pregled | Rentgen | Preiskava krvi | Čiščenje zobnega kamna | Fizioterapija | Cepljenje | Ultrazvok | Lekadol",
    media: "Oglas pol strani | Pasica | Radijski oglas | Plakat | Upravljanje profila | Izdelava oglasa",
    garage:
      "Menjava olja | Zavorne ploščice | Pnevmatika 205/55 R16 | Zračni filter | Delo 1h | Svečke | Akumulator | Tehnični pregled | Bencin 95 | Dizel",
  },
  sentences: {
    greeting: "Spoštovani, | Pozdravljeni, | Spoštovana stranka,",
    number:
      "Pošiljamo vam račun {number} z dne {date}. | Številka tega računa je {number}. | Račun {number} je bil izdan dne {date}.",
    net: "Znesek brez DDV znaša {net}. | Osnova za DDV je {net}.",
    tax: "DDV znaša {tax}. | Temu prištejemo {tax} DDV.",
    total: "Skupaj za plačilo {total}. | Skupni znesek znaša {total}. | Zaračunavamo vam skupaj {total}.",
    due: "Rok plačila je {due}. | Prosimo za plačilo do {due}. | Račun zapade v plačilo {due}.",
  },
  sellerSentences: {
    farewell: "Hvala za nakup v {vendor} | Hvala za obisk, {vendor} | Nasvidenje v {vendor}",
    issued:
      "Račun izdaja {vendor}, vpisana v {city} pod številko {registration}. | Prodajalec je {vendor}, {address}, ID za DDV {taxId}. | Pogodbena stranka je {vendor} s sedežem v {city}.",
    claim: "{vendor} - vedno blizu | Dobrodošli v {vendor} | Zastopstvo {vendor} | {vendor} skrbi za vas",
    payable: "Plačajte v dobro {vendor} | Plačila samo na {vendor} | Prejemnik plačila {vendor}",
    maker:
      "Izdano s programom {maker} | Program: {maker} | Tisk: {maker} | Plačila izvaja {maker} | Član {maker} | Blagajniški sistem {maker}",
    signature: "Za {vendor} | V imenu {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Vse pravice pridržane.",
    operator: "Upravljavec: {vendor} | Upravlja {vendor} | Lastnik: {vendor} | Franšizij: {vendor}",
    owner: "Družba skupine {owner} | Blagovna znamka {owner} | Skupina {owner}",
    trade:
      "Veleprodaja {trade} | Prodaja: {trade} | Trgovina in storitve {trade} | Domača kuhinja | Restavracija in bar",
  },
  businesses: {
    kinds:
      "Živila | Pekarna | Slaščičarna | Mesarija | Delikatesa | Sadje in zelenjava | Market | Vinoteka | Pivovarna | Mlekarna | Restavracija | Gostilna | Gostišče | Picerija | Kavarna | Čajnica | Bistro | Okrepčevalnica | Penzion | Hotel | Koča | Prenočišča | Kamp | Lekarna | Optika | Zobozdravstvo | Veterinarska ambulanta | Frizerski salon | Kozmetični salon | Drogerija | Zlatarna | Urarstvo | Šiviljstvo | Čevljarstvo | Tekstil | Čistilnica | Cvetličarna | Vrtnarija | Trgovina za živali | Gradbeni material | Železnina | Mizarstvo | Ključavničarstvo | Steklarstvo | Vodovodne instalacije | Elektroinstalacije | Gradbeno podjetje | Kamnoseštvo | Pohištvo | Avtoservis | Avtodeli | Vulkanizerstvo | Avtošola | Bencinski servis | Avtoprevozništvo | Selitve | Računovodski servis | Odvetniška pisarna | Nepremičninska agencija | Vrtec | Jezikovna šola | Športno društvo | Knjigarna | Papirnica | Tiskarna | Založba | Turistična agencija | Pogrebna služba | Kmetijska zadruga | Turistična kmetija | Žganjarna | Čebelarstvo | Ribarnica | Trafika | Antikvariat | Starine | Darila | Igrače | Športna trgovina | Kolesa | Glasbila | Galanterija | Posteljnina | Hostel | Sladoled | Catering | Laboratorij | Fizioterapija | Masaže | Fitnes | Kopališče | Gledališče | Kino | Galerija | Muzej | Vodovod | Toplarna | Komunala | Krovstvo | Zidarstvo | Zemeljska dela | Žaga | Kovinarstvo | Varilstvo | Prevajanje | Oglaševanje | Projektivni biro | Fotografija | Čistilni servis | Varovanje",
    signs:
      "{kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} Pri {last} | {kind} {city} | Gostilna Pri {word} | Gostilna {last} | Restavracija {word} | Penzion {first} | Hotel {word} | Lekarna {city} | {last} in sin | {last} in sinovi | Bratje {last} | {last} & Co. | {first} {last} | {first} {last} - {trade} | {last} {trade} | {word} {trade} | Avto {last} | Kavarna {word} | Pekarna {last} | Mizarstvo {last} | Skupina {last} | Gradnje {last} | {word} {city} | {trade} {last} s.p.",
  },
  institutions: {
    bodies:
      "Univerza {city} | Mestna občina {city} | Občina {city} | Bolnišnica {city} | Zdravstveni dom {city} | Ustanova {last} | Osnovna šola {city} | Ministrstvo {trade}",
    units: "Inštitut {trade} | Fakulteta {trade} | Katedra {trade} | Oddelek {trade} | Center {trade}",
  },
  streets:
    "{last}eva ulica | {word}ska cesta | {word}ska ulica | {last}eva cesta | Na {word} | Pri {word} | {city}ska cesta | Pod {word} | Trg {last}a | Trg {word} | Ulica {first}a {last}a | Cesta {word} | {last}ev trg | {word}ova ul. | Industrijska cesta | Kolodvorska ulica | Glavni trg | Prešernova ulica | Slovenska cesta | Cankarjeva | Obrtna cesta | {word} pot | Dunajska cesta",
  postBoxes: "p.p. | Poštni predal | P.P.",
  rooms: "stavba {letter} | {n}. nadstropje | hala {letter} | pisarna {n}0{n} | objekt {letter} | vhod {letter}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}.{m}.{y} | {d}. {m}. {y} | {d}. {m}. {y} | {dd}. {mm}. {y} | {d}. {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd} | {dd}/{mm}/{y}",
  fromTo: ["od", "do"],
};
