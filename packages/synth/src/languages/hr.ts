import type { LanguagePack } from "./language-pack.ts";

export const hr: LanguagePack = {
  captions: {
    title:
      "Račun | RAČUN | Račun br. | RAČUN BR. | R-1 račun | Račun R1 | Faktura | Ponuda | Predračun | Račun za predujam | Račun-otpremnica | e-Račun | Račun broj",
    creditTitle: "Odobrenje | ODOBRENJE | Knjižna obavijest | Storno računa | Storno račun | Knjižno odobrenje",
    receiptTitle:
      "Račun | RAČUN | Gotovinski račun | Maloprodajni račun | Račun br. | Potvrda o kupnji | Blagajnički račun",
    copy: "Original | Kopija | Preslika | ORIGINAL | KOPIJA | Plaćeno | PLAĆENO | NE PLAĆATI",
    invoiceNumber:
      "Broj računa | Račun br. | Račun broj | Br. računa | Račun br.: | Broj | Račun | Broj dokumenta | Br. dokumenta | Faktura br. | Dokument | Račun R1 br.",
    precedingInvoice: "Uz račun br. | Izvorni račun | Veza račun | Storno računa br.",
    creditNumber: "Odobrenje br. | Broj odobrenja | Br. odobrenja | Broj | Broj dokumenta",
    receiptNumber: "Račun br. | Br. računa | Broj računa | Račun | Br. | Broj | Dokument",
    date: "Datum računa | Datum izdavanja | Datum izdavanja računa | Datum | Datum dokumenta | Datum i vrijeme izdavanja | Izdano dana | Mjesto i datum | Nadnevak | Datum i vrijeme",
    dueDate:
      "Datum dospijeća | Dospijeće | Rok plaćanja | Platiti do | Datum dospijeća: | Valuta | Dospijeva | Valuta plaćanja | Rok dospijeća | Datum valute",
    orderNumber:
      "Broj narudžbe | Narudžba br. | Narudžba | Narudžbenica br. | Br. narudžbenice | Otpremnica br. | Br. otpremnice | Ugovor br. | Broj ugovora | Ponuda br. | Rezervacija | Radni nalog",
    purchaseOrder: "Vaša narudžba | Vaša narudžbenica | Vaša narudžba br. | Narudžbenica kupca",
    customerNumber:
      "Šifra kupca | Br. kupca | Broj kupca | Šifra partnera | Broj korisnika | ID kupca | Korisnički broj",
    otherDate:
      "Datum isporuke | Datum obavljene usluge | Datum nastanka porezne obveze | Datum isporuke dobara | Datum narudžbe | Datum otpreme | Datum očitanja | Datum usluge | DUR | Dolazak | Odlazak | Datum ispisa",
    period: "Razdoblje | Obračunsko razdoblje | Za razdoblje | Razdoblje isporuke | Obračunski period",
    terms: "Uvjeti plaćanja | Rok plaćanja | Uvjeti",
    termsValue: "{days} dana | Rok {days} dana | {days} dana od izdavanja | Odmah | Avansno | U roku {days} dana",
    method: "Način plaćanja | Način isporuke | Plaćanje | Način otpreme | Paritet | Vrsta plaćanja",
    methodValue:
      "Transakcijski račun | Virman | Gotovina | Kartica | Pouzeće | Internet bankarstvo | Osobno preuzimanje | Trajni nalog | Bankovna doznaka | Kompenzacija",
    contact: "Kontakt | Kontakt osoba | Izdao | Referent | Izradio | Račun izdao | Operater | Komercijalist",
    otherReference:
      "Vaša oznaka | Naša oznaka | Projekt | Veza | Napomena | Predmet | Referenca | Reg. oznaka | Gradilište",
    currency: "Valuta | Iznosi u | Novčana jedinica",
    page: "Stranica | Str. | List | Strana",
    amountShown: "Za platiti | Iznos | Ukupno | Iznos za uplatu | Ukupno za platiti",
    billTo:
      "Kupac | KUPAC | Kupac: | Naručitelj | Primatelj računa | Platitelj | Korisnik | Primatelj | Račun za | Investitor",
    shipTo: "Adresa isporuke | Primatelj robe | Dostava | Primatelj | Mjesto isporuke | Adresa dostave | Isporučiti na",
    serviceAt: "Obračunsko mjerno mjesto | Mjerno mjesto | Adresa mjernog mjesta | Mjesto pružanja usluge",
    from: "Prodavatelj | Izdavatelj | Dobavljač | PRODAVATELJ | Izvođač | Izdavatelj računa | Isporučitelj",
    remitTo: "Primatelj uplate | Uplatu izvršiti na | U korist",
    taxId: "OIB | OIB: | PDV ID | PDV ID broj | OIB prodavatelja | PDV identifikacijski broj | VAT ID | PDV broj",
    customerTaxId: "OIB | OIB: | OIB kupca | Kupac OIB | PDV ID | PDV ID kupca",
    registration: "MBS | MB | Matični broj | Upisano u sudski registar | Trgovački sud | MBO | Obrtni registar",
    phone: "Tel. | Telefon | tel. | Mob. | Tel.: | T: | Mobitel | Info telefon",
    fax: "Faks | Fax | Telefaks",
    mail: "E-mail | E-pošta | Email | e-pošta",
    web: "www | Web | Internet | Web stranica",
    attention: "Na ruke | n/r | g. | gđa | n/p",
    department: "Računovodstvo | Financije | Nabava | Tajništvo | Likvidatura | Fakturiranje",
    formName: "Naziv | Ime | Ime i prezime / Tvrtka",
    formStreet: "Ulica | Adresa | Sjedište",
    formCity: "Grad | Mjesto | Poštanski broj i mjesto",
    formCountry: "Država | Zemlja",
    bankBlock: "Podaci za plaćanje | Bankovni podaci | Uplata na račun | Podaci za uplatu | Bankovni račun",
    bankName: "Banka | kod banke | Naziv banke | Račun otvoren kod",
    account: "Žiro račun | Broj računa banke | Transakcijski račun | Poslovni račun | Račun banke | Ž.R.",
    bankCode: "VBDI",
    iban: "IBAN | IBAN: | Broj računa (IBAN) | IBAN primatelja",
    bic: "SWIFT | BIC | SWIFT/BIC | BIC/SWIFT | SWIFT kod",
    paymentReference:
      "Poziv na broj | Model i poziv na broj | Poziv na broj: | Referenca | HR00 | Model HR01 | Poziv na br. | Svrha",
    holder: "Primatelj | Vlasnik računa | Naziv primatelja",
    subtotal:
      "Osnovica | Ukupno bez PDV-a | Osnovica za PDV | Neto | Iznos bez PDV-a | Vrijednost bez PDV-a | Međuzbroj | Porezna osnovica | Neto iznos | Ukupno neto | Ukupno bez PDV | Ukupno osnovica",
    discount: "Popust | Rabat | Ukupno popust | Ukupan rabat | Skonto | Iznos popusta",
    shipping: "Dostava | Poštarina | Prijevoz | Troškovi dostave | Ambalaža | Trošak isporuke",
    tax: "PDV | Iznos PDV-a | PDV ukupno | Ukupno PDV | PDV 25% | PDV 25 % | Porez | Porez na dodanu vrijednost | PDV (25%) | PDV 13%",
    total:
      "Ukupno za platiti | Za platiti | Sveukupno | Ukupno s PDV-om | Ukupno | UKUPNO | ZA PLATITI | SVEUKUPNO | UKUPNO ZA PLATITI | Ukupno EUR | Za naplatu | Iznos računa | Ukupan iznos | Iznos za plaćanje | Ukupno za plaćanje | Ukupan iznos računa | UKUPNO EUR | Za platiti EUR | Iznos za uplatu | Ukupno za naplatu",
    totalPlain: "Ukupno s PDV-om | Ukupno | Iznos računa | Ukupan iznos | Sveukupno | Ukupno EUR | Bruto",
    amountDue:
      "Za platiti | Preostalo za platiti | Preostali iznos | Ostatak za uplatu | Dugovanje | Razlika za uplatu | Saldo",
    paid: "Plaćeno | Već plaćeno | Plaćeni predujam | Predujam | Primljene uplate | Uplaćeno | Avans",
    previousBalance: "Prethodni saldo | Dug iz prethodnog razdoblja | Početno stanje",
    carried: "Prijenos | Donos | Prijenos na sljedeću stranicu | Međuzbroj",
    rounding: "Zaokruženje | Zaokruživanje | Izravnanje",
    tip: "Napojnica | Posluga",
    withholding: "Zadržani iznos | Porez po odbitku | Zadržani depozit",
    commission: "Provizija | Agencijska provizija",
    deposit: "Predujam | Kaucija | Polog | Povratna naknada",
    words: "Slovima | Iznos slovima | slovima",
    saving: "Uštedjeli ste | Bodovi | Ušteda",
    taxSummary: "Rekapitulacija poreza | Rekapitulacija PDV-a | Obračun PDV-a | Specifikacija poreza | Pregled PDV-a",
    taxBase: "Osnovica | Porezna osnovica | Bez PDV-a | Osn.",
    taxRate: "Stopa | Stopa PDV-a | PDV % | % PDV | Porez %",
    taxAmount: "PDV | Iznos PDV-a | Porez | Iznos poreza",
    grossSum: "Ukupno | S PDV-om | Ukupno s PDV-om",
    colPosition: "R.br. | Rb. | # | Red. br. | Br.",
    colSku: "Šifra | Šifra artikla | Kod | Kat. br. | Bar kod | Oznaka | Artikl",
    colDescription:
      "Opis | Naziv | Naziv artikla | Artikl | Usluga | Naziv robe / usluge | Naziv robe | Roba/usluga | Opis usluge | Naziv proizvoda | Vrsta robe/usluge",
    colQuantity: "Količina | Kol. | Kol | Kom | Potrošnja | Sati | Količ.",
    colUnit: "JM | Jed. mj. | J.mj. | Jedinica mjere | jm",
    colPrice:
      "Cijena | Cijena bez PDV-a | Jed. cijena | Jedinična cijena | Cijena EUR | Neto cijena | Cijena/JM | VPC | MPC",
    colDiscount: "Popust | Rabat | Rabat % | Pop. % | R %",
    colTaxRate: "PDV | PDV % | % PDV | Stopa PDV-a | Porez %",
    colTaxAmount: "PDV | Iznos PDV-a | PDV EUR",
    colTotal:
      "Iznos | Ukupno | Vrijednost | Iznos bez PDV-a | Ukupno bez PDV-a | Neto | Iznos EUR | Ukupno EUR | Ukupna cijena",
    colGross: "Ukupno s PDV-om | S PDV-om | Iznos s PDV-om | MPC iznos",
    colDate: "Datum | Dan",
    groupTotal: "Međuzbroj | Ukupno grupa | Zbroj",
    cash: "Gotovina | GOTOVINA | Primljeno | Novčanice",
    change: "Povrat | POVRAT | Vraćeno | Za vratiti | Ostatak",
    card: "Kartica | KARTICA | Kartice | Bankovna kartica | VISA | Maestro",
    itemCount: "Broj artikala | Artikala | Br. stavki",
    cashier: "Blagajnik | Blagajnica | Konobar | Prodavač | Poslužio vas je | Operater",
    till: "Blagajna | Stol | Poslovnica | Terminal | Poslovni prostor | Naplatni uređaj",
    payBy:
      "Molimo platite {total} do {due}. | Rok plaćanja je {days} dana. | Kod plaćanja navedite poziv na broj {number}. | Račun {number} od {date} | Datum dospijeća: {due} | Iznos {total} uplatite do {due} | Plaćanje u roku {days} dana | Razdoblje od {otherDate} do {otherDate}, dospijeva {due}.",
    refersTo:
      "Otpremnica {otherNumber} od {otherDate} | Narudžba {otherNumber} od {otherDate} | Ugovor {otherNumber} od {otherDate} | Uz račun {otherNumber} od {otherDate} | Usluga obavljena {otherDate}",
    thanks:
      "Hvala na kupnji | Hvala na posjetu | Hvala na povjerenju | Doviđenja | Hvala i dođite nam opet | Srdačan pozdrav | Pečat i potpis | Preuzeo | Hvala na suradnji",
    prose:
      "Roba ostaje vlasništvo prodavatelja do potpune isplate. | Za upite nazovite naše računovodstvo. | Na zakašnjela plaćanja obračunavamo zakonske zatezne kamate. | Reklamacije primamo u roku 8 dana. | Račun je izdan na elektroničkom računalu i valjan je bez žiga i potpisa. | Društvo je upisano u sudski registar Trgovačkog suda. | Opći uvjeti objavljeni su na našoj web stranici. | Zaračunavamo vam isporučenu robu i obavljene usluge. | Oslobođeno PDV-a temeljem članka 90. Zakona o PDV-u.",
    reverseCharge:
      "Prijenos porezne obveze. | Oslobođeno plaćanja PDV-a. | PDV nije obračunan prema čl. 90. st. 2. | Nismo u sustavu PDV-a.",
    slogan: "Kvaliteta od 1991. | Vaš pouzdani partner | Uvijek blizu | Energija za vaš dom",
    noise: "Povjerljivo | Okrenite | Nastavak na sljedećoj stranici | Primljeno | Kopija | Potpis",
    units: "kom | kom | sat | h | kg | m | pak | l | m2 | kWh | mj | dan | km | kpl | usl | sati",
    industries:
      "Usluge | Informatika | Transport | Graditeljstvo | Elektro | Energija | Trgovina | Pekara | Tiskara | Nekretnine | Veleprodaja | Servis | Ljekarna | Namještaj | Hotel | Ugostiteljstvo | Inženjering | Sustavi | Mediji",
    months: "siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca",
    distractorTitles: "Plan otplate | Potrošnja | Povijest | Očitanja | Pregled | Uplate | Detaljni ispis",
  },
  forms: {
    name: "Naziv | Tvrtka | Ime i prezime | Naziv tvrtke",
    street: "Adresa | Ulica | Sjedište | Ulica i kućni broj",
    number: "Kućni broj | Br.",
    quarter: "Naselje | Pošta",
    city: "Mjesto | Grad",
    region: "Županija | Općina | Država",
    postcode: "Poštanski broj | Pošt. br.",
    activity: "Djelatnost | Šifra djelatnosti | NKD",
    branch: "Poslovnica | Podružnica | Poslovna jedinica | PJ",
    capital: "Temeljni kapital",
    time: "Vrijeme | Sat",
    accessKey: "JIR | ZKI | Zaštitni kod | Kontrolni broj",
    operation: "Način isporuke | Uvjeti isporuke | Paritet",
    carrier: "Prijevoznik | Dostavna služba",
    freeText: "Napomena | Napomene | Dodatni podaci | Tekst",
    instalments: "Obroci | Plan plaćanja",
    zeroSums: "Oslobođeno | Popust | Predujam | Naknada | Ambalaža",
    salesperson: "Izdao | Komercijalist | Prodavač | Referent",
    agency: "Posrednik | Agencija | U ime | Platitelj | Upravitelj",
    soldTo: "Naručitelj | Naručio | Primatelj robe",
    soldBy: "Prodaja | Prodavatelj | Prodaje i šalje",
    headOffice: "Sjedište | Centrala | Sjedište društva",
    payee: "Primatelj uplate | U korist | Faktor",
    issuer: "Izdavatelj | Dobavljač | Izvođač",
    weight: "Bruto težina | Broj paketa | Težina",
    signature: "Potpis | Pečat i potpis | Preuzeo | Izdao",
  },
  goods: {
    office:
      "Papir A4 80 g | Toner crni | Kabel USB 2 m | Monitor 24 inča | Bežični miš | Uredska stolica | Stolna lampa | Bilježnica | Kemijska olovka plava | Klamerica | Omotnice C4 | Registrator | Tipkovnica | Laserski pisač | Slušalice",
    services:
      "Savjetovanje | Izrada web stranice | Vođenje projekta | Edukacija | Pravno savjetovanje | Knjigovodstvene usluge | Prevođenje | Ugovor o održavanju | Dizajn logotipa | Fotografiranje | Putni troškovi | Rad servisera | Čišćenje ureda | Montaža | Najam | Honorar | Popravak | Usluge prijevoza",
    software:
      "Hosting | Domena | Godišnja licenca | Mjesečna pretplata | Pohrana u oblaku | Tehnička podrška | SSL certifikat | Dodatni korisnici | Poslužitelj | Sigurnosna kopija",
    grocery:
      "Banane | Mlijeko 2,8% 1L | Kruh bijeli | Jaja 10 kom | Pileći file | Sok od naranče | Mljevena kava | Riža 1kg | Maslinovo ulje | Rajčica | Sir gauda | Mineralna voda | Čokolada | Papirnati ručnici | Deterdžent | Maslac | Jabuke | Jogurt | Vrećica | Brašno glatko | Kifla | Kulen",
    restaurant:
      "Espresso | Kava s mlijekom | Ćevapi u lepinji | Pašticada | Zagrebački odrezak | Pomfrit | Salata | Pivo 0,5 l | Jamnica | Štrudla | Juha dana | Palačinke | Čaj | Gablec | Pizza | Gemišt 0,2",
    hardware:
      "Vijci 4x40 | Čekić | Boja bijela 10L | Cijev PVC | Brusni papir | Vezice | Ljepljiva traka | Šarka | Žarulja LED | Produžni kabel 5m | Silikon | Lokot | Metar | Svrdlo 6mm | Matica M8 | Crijevo | Rukavice | Kist | Tiple | Cement 25kg",
    utility:
      "Električna energija | Mrežarina | Prirodni plin | Vodne usluge | Odvodnja | Naknada za OIE | Fiksna naknada | Obračunska snaga | Odvoz otpada",
    telecom:
      "Mobilna tarifa | Fiksni telefon | Internet 100 Mb | Međunarodni pozivi | Roaming | Rata uređaja | Najam modema | Podatkovni paket",
    hotel:
      "Jednokrevetna soba | Doručak | Boravišna pristojba | Parking | Minibar | Dvokrevetna soba | Pranje rublja | Večera",
    freight:
      "Prijevoz | Carinjenje | Dodatak za gorivo | Preuzimanje | Skladištenje | Palete | Cestarina | Zračni prijevoz",
    medical:
      "Pregled | RTG snimka | Krvna slika | Čišćenje kamenca | Fizioterapija | Cijepljenje | Ultrazvuk | Lupocet",
    media: "Oglas pola stranice | Banner | Radijski oglas | Plakat | Vođenje profila | Produkcija spota",
    garage:
      "Zamjena ulja | Kočne pločice | Guma 205/55 R16 | Filter zraka | Rad 1h | Svjećice | Akumulator | Tehnički pregled | Eurosuper 95 | Eurodizel",
  },
  sentences: {
    greeting: "Poštovani, | Dobar dan, | Poštovani kupče,",
    number:
      "Šaljemo vam račun {number} od {date}. | Broj ovog računa je {number}. | Račun {number} izdan je dana {date}.",
    net: "Iznos bez PDV-a je {net}. | Porezna osnovica iznosi {net}.",
    tax: "PDV iznosi {tax}. | Tome dodajemo {tax} PDV-a.",
    total: "Ukupno za platiti {total}. | Ukupan iznos je {total}. | Zaračunavamo vam ukupno {total}.",
    due: "Rok plaćanja je {due}. | Molimo uplatu do {due}. | Račun dospijeva {due}.",
  },
  sellerSentences: {
    farewell: "Hvala na kupnji u {vendor} | Hvala na posjetu, {vendor} | Dođite nam opet, {vendor}",
    issued:
      "Račun izdaje {vendor}, upisano u {city} pod brojem {registration}. | Prodavatelj je {vendor}, {address}, OIB {taxId}. | Ugovorna strana je {vendor} sa sjedištem u {city}.",
    claim: "{vendor} - uvijek blizu | Dobro došli u {vendor} | Zastupstvo {vendor} | {vendor} brine o vama",
    payable: "Platite u korist {vendor} | Uplate samo na {vendor} | Primatelj uplate {vendor}",
    maker:
      "Izdano programom {maker} | Program: {maker} | Tisak: {maker} | Naplatu obavlja {maker} | Član {maker} | Blagajnički sustav {maker}",
    signature: "Za {vendor} | U ime {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Sva prava pridržana.",
    operator: "Upravitelj: {vendor} | Vodi {vendor} | Vlasnik: {vendor} | Obrt {vendor}",
    owner: "Društvo grupe {owner} | Robna marka {owner} | Grupa {owner}",
    trade: "Veleprodaja {trade} | Prodaja: {trade} | Trgovina i usluge {trade} | Domaća kuhinja | Restoran i bar",
  },
  businesses: {
    kinds:
      "Prehrana | Pekara | Pekarnica | Slastičarnica | Mesnica | Delikatese | Voće i povrće | Market | Vinoteka | Pivovara | Mljekara | Restoran | Gostionica | Konoba | Krčma | Pizzeria | Kavana | Caffe bar | Bistro | Pečenjara | Pansion | Hotel | Planinarski dom | Apartmani | Kamp | Ljekarna | Optika | Stomatološka ordinacija | Veterinarska ambulanta | Frizerski salon | Kozmetički salon | Drogerija | Zlatarna | Urar | Krojački obrt | Obuća | Tekstil | Kemijska čistionica | Cvjećarnica | Rasadnik | Trgovina za životinje | Građevinski materijal | Željezarija | Stolarija | Bravarija | Staklar | Vodoinstalacije | Elektroinstalacije | Građevinski obrt | Klesarstvo | Namještaj | Autoservis | Autodijelovi | Vulkanizer | Autoškola | Benzinska postaja | Autoprijevoz | Selidbe | Knjigovodstveni servis | Odvjetnički ured | Agencija za nekretnine | Dječji vrtić | Škola stranih jezika | Sportski klub | Knjižara | Papirnica | Tiskara | Nakladnik | Turistička agencija | Pogrebne usluge | Poljoprivredna zadruga | OPG | Destilerija | Pčelarstvo | Ribarnica | Trafika | Antikvarijat | Starine | Darovi | Igračke | Sportska oprema | Bicikli | Glazbala | Galanterija | Posteljina | Hostel | Sladoled | Catering | Laboratorij | Fizioterapija | Masaže | Teretana | Bazeni | Kazalište | Kino | Galerija | Muzej | Vodovod | Toplana | Čistoća | Krovopokrivač | Zidarski obrt | Zemljani radovi | Pilana | Limarija | Zavarivanje | Prevoditelj | Marketing | Projektni ured | Fotograf | Servis za čišćenje | Zaštita",
    signs:
      "{kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} Kod {last} | {kind} {city} | Konoba {word} | Gostionica {last} | Restoran {word} | Pansion {first} | Hotel {word} | Ljekarna {city} | {last} i sin | {last} i sinovi | Braća {last} | {last} & Co. | {first} {last} | {first} {last} - {trade} | {last} {trade} | {word} {trade} | Auto {last} | Caffe bar {word} | Pekara {last} | Stolarija {last} | Grupa {last} | Gradnja {last} | {word} {city} | Obrt {last}",
  },
  institutions: {
    bodies:
      "Sveučilište {city} | Grad {city} | Općina {city} | Opća bolnica {city} | Dom zdravlja {city} | Zaklada {last} | Osnovna škola {city} | Ministarstvo {trade}",
    units: "Institut {trade} | Fakultet {trade} | Zavod {trade} | Odjel {trade} | Centar {trade}",
  },
  streets:
    "Ulica {first}a {last}a | {last}eva | {word}ska cesta | {word}ska ulica | {last}eva ulica | Trg {last}a | Trg {word} | Ul. {word} | {city}ska | {city}ska cesta | Obala {word} | Put {word} | {word}ski put | Avenija {word} | {last}ova | Industrijska | Kolodvorska | Trg bana Jelačića | Ilica | Vukovarska | Zagrebačka cesta | {word} bb | Radnička cesta | Ulica {word}",
  postBoxes: "p.p. | Poštanski pretinac | P.P.",
  rooms: "zgrada {letter} | {n}. kat | hala {letter} | ured {n}0{n} | objekt {letter} | ulaz {letter}",
  dates:
    "{dd}.{mm}.{y}. | {dd}.{mm}.{y}. | {dd}.{mm}.{y}. | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}.{m}.{y}. | {d}. {m}. {y}. | {dd}. {mm}. {y}. | {d}. {M} {y}. | {d}. {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd} | {dd}/{mm}/{y}",
  fromTo: ["od", "do"],
};
