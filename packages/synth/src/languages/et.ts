import type { LanguagePack } from "./language-pack.ts";

export const et: LanguagePack = {
  captions: {
    title:
      "Arve | ARVE | Arve | Müügiarve | Arve-saateleht | ARVE-SAATELEHT | Ettemaksuarve | Koondarve | Lõpparve | E-arve | Arve nr | Sularahaarve",
    creditTitle: "Kreeditarve | KREEDITARVE | Kreeditarve nr | Kreedit",
    receiptTitle: "Kviitung | Kassakviitung | Tšekk | TŠEKK | KVIITUNG | Ostutšekk | Arve | Kassatšekk",
    copy: "Originaal | Koopia | KOOPIA | Tasutud | TASUTUD | Ärakiri",
    invoiceNumber:
      "Arve number | Arve nr | Arve nr. | Arve | Number | Nr | Arve Nr. | Müügiarve nr | Arvenumber | Dokumendi nr",
    precedingInvoice: "Arve kohta | Kreeditarve arvele | Algne arve | Seotud arve",
    creditNumber: "Kreeditarve nr | Kreeditarve number | Number | Nr",
    receiptNumber: "Kviitung nr | Tšeki nr | Tšekk nr | Kviitungi number | Tehing | Tšekk | Arve nr | Dok. nr",
    date: "Arve kuupäev | Kuupäev | Kuupäev: | Arve väljastatud | Koostatud | Väljastamise kuupäev | Arve kpv | Kpv | Dokumendi kuupäev",
    dueDate:
      "Maksetähtaeg | Maksetähtpäev | Tähtaeg | Makse tähtaeg | Tasuda hiljemalt | Maksta hiljemalt | Tasumise tähtaeg | Maksetähtaeg: | Tähtpäev",
    orderNumber:
      "Tellimuse number | Tellimus nr | Tellimuse nr | Tellimus | Lepingu number | Leping nr | Pakkumine nr | Saateleht nr | Projekti nr | Tarbimiskoht | Broneering | Lepingu nr",
    purchaseOrder: "Ostutellimus | Teie tellimus | Kliendi tellimus | Ostja tellimuse nr | Teie tellimuse nr",
    customerNumber: "Kliendi number | Kliendinumber | Kliendi nr | Kliendi kood | Kliendi ID | Klient nr | Kliendikood",
    otherDate:
      "Tarnekuupäev | Tellimuse kuupäev | Lähetuskuupäev | Kauba väljastamise kuupäev | Teenuse osutamise kuupäev | Saabumine | Lahkumine | Näidu kuupäev | Trükitud | Käibe tekkimise kuupäev",
    period: "Periood | Arveldusperiood | Arve periood | Perioodi eest",
    terms: "Maksetingimused | Maksetingimus | Tingimused | Makseviis ja tähtaeg",
    termsValue:
      "{days} päeva | {days} päeva netto | Neto {days} päeva | Sularaha | Kohe | Ettemaks | {days} kalendripäeva | Ülekanne {days} päeva",
    method: "Makseviis | Tarneviis | Viivis | Tarnetingimus | Lähetusviis | Makseviis:",
    methodValue:
      "Ülekanne | Sularaha | Kaardimakse | Omniva | Ise järele | 0,05% päevas | 0,1% päevas | Püsimakse | Kuller | Pangalink",
    contact: "Kontaktisik | Kontakt | Müüja | Koostas | Arve koostas | Müügijuht",
    otherReference: "Viide | Teie viide | Meie viide | Projekt | Objekt | Märkus | Auto nr | Alus",
    currency: "Valuuta | Summad",
    page: "Leht | Lk | Lehekülg",
    amountShown: "Tasuda | Summa | Kokku | Tasumisele kuulub | Kuulub tasumisele",
    billTo: "Ostja | Klient | Maksja | Arve saaja | Saaja | OSTJA | Kellele | Tellija | Kliendi andmed | Arve esitatud",
    shipTo: "Tarneaadress | Kauba saaja | Saaja | Lähetusaadress | Tarnekoht | Kohaletoimetamine",
    serviceAt: "Tarbimiskoht | Tarbimiskoha aadress | Objekt | Objekti aadress | Teenuse osutamise koht",
    from: "Müüja | Tarnija | Arve esitaja | MÜÜJA | Väljastaja | Teenuse osutaja | Ettevõte",
    remitTo: "Makse saaja | Saaja | Raha saaja",
    taxId:
      "KMKR nr | KMKR | KMKR number | KMKR: | KM reg nr | Käibemaksukohustuslase nr | KM nr | KMKN | VAT nr | KMKR nr.",
    customerTaxId: "KMKR nr | KMKR | Ostja KMKR | KM nr | Ostja KMKR nr | VAT nr",
    registration:
      "Reg. nr | Reg nr | Registrikood | Reg.kood | Äriregistri kood | Rg-kood | Registrinumber | Registreerimisnumber",
    phone: "Telefon | Tel | Tel. | Mobiil | Klienditeenindus | GSM",
    fax: "Faks | Fax",
    mail: "E-post | E-mail | Email | e-post",
    web: "Koduleht | Veeb | www | Kodulehekülg",
    attention: "Kontakt | Lugupeetud | c/o",
    department: "Raamatupidamine | Raamatupidamisosakond | Ostuosakond | Finantsosakond | Peakontor",
    formName: "Nimi | Ettevõtte nimi",
    formStreet: "Aadress | Tänav",
    formCity: "Linn | Linn/vald | Asula",
    formCountry: "Riik",
    bankBlock: "Makse andmed | Pangarekvisiidid | Pank | Pangaandmed | Makseinfo",
    bankName: "Pank | Panga nimi",
    account: "Arveldusarve | Konto nr | Konto | Arvelduskonto | A/a | Pangakonto | Kontonumber | a/k",
    bankCode: "Panga kood | Kood",
    iban: "IBAN | Konto (IBAN) | IBAN nr",
    bic: "SWIFT | BIC | SWIFT/BIC | SWIFT kood",
    paymentReference: "Viitenumber | Viitenumber: | Viitenr | Viite nr | VIITENUMBER | Viide | Viitenumber tasumisel",
    holder: "Saaja | Konto omanik | Saaja nimi",
    subtotal:
      "Summa käibemaksuta | Kokku käibemaksuta | Summa km-ta | Summa ilma KM-ta | Neto | Vahesumma | Kokku KM-ta | Maksustatav summa | Summa kokku km-ta | Netosumma | Ilma käibemaksuta",
    discount: "Allahindlus | Soodustus | Allahindlus kokku | Hinnaalandus",
    shipping:
      "Transport | Tarnekulu | Saatmiskulu | Käsitlustasu | Postikulu | Pakend | Kohaletoimetamine | Arve esitamise tasu",
    tax: "Käibemaks | KM | KM kokku | Käibemaks kokku | KM summa | Maks | Käibemaks 22% | Sh käibemaks | KM 24% | Käibemaksu summa",
    total:
      "Kokku | Tasuda | Summa kokku | Kokku tasuda | Tasumisele kuulub | Arve summa | KOKKU | Kokku EUR | Arve kokku | Summa koos käibemaksuga | Kuulub tasumisele | Kokku koos käibemaksuga | Summa | Tasuda EUR | Kogusumma | Kokku KM-ga | TASUDA | Kokku euro | Bruto | SUMMA",
    totalPlain:
      "Kokku | Summa kokku | Kogusumma | Arve kokku | Kokku koos käibemaksuga | Summa koos käibemaksuga | Bruto | Arve summa",
    amountDue:
      "Tasuda | Tasumata | Jääk | Kuulub tasumisele | Maksta jääb | Võlgnevus | Tasumisele kuulub | Tasuda jääb",
    paid: "Tasutud | Ettemaks | Makstud | Laekunud | Ettemaksuga tasutud | Maksed | Eelnevalt tasutud",
    previousBalance: "Eelmine saldo | Võlgnevus | Algsaldo | Varasem võlg",
    carried: "Ülekanne | Vahesumma | Kanda üle",
    rounding: "Ümardus | Ümardamine | Ümardamise vahe",
    tip: "Jootraha | Teenindustasu",
    withholding: "Kinnipeetud | Kinni peetud maks",
    commission: "Vahendustasu | Komisjonitasu",
    deposit: "Ettemaks | Tagatisraha | Deposiit | Pant",
    words: "Summa sõnadega | Sõnadega | Summa sõnadega:",
    saving: "Säästsid | Boonus | Soodustus | Punktid",
    taxSummary: "Käibemaksu kokkuvõte | KM jaotus | Käibemaks | KM erisus",
    taxBase: "Maksustatav | Summa KM-ta | Neto | Maksustatav käive | Käive",
    taxRate: "KM % | KM määr | Käibemaksumäär | Määr",
    taxAmount: "KM | Käibemaks | KM summa",
    grossSum: "Kokku | Bruto | Summa KM-ga",
    colPosition: "# | Jrk | Nr | Rida",
    colSku: "Kood | Artikkel | Kauba kood | Tootekood | Art. nr",
    colDescription:
      "Kirjeldus | Nimetus | Kauba nimetus | Teenus | Toode | Kaup | Kaup/teenus | Kauba või teenuse nimetus | Selgitus | Artikkel",
    colQuantity: "Kogus | Tunnid | Arv | Kogus tk | Hulk | Tarbimine",
    colUnit: "Ühik | Ü | Mõõtühik | Üh.",
    colPrice: "Hind | Ühiku hind | Ühikuhind | Hind KM-ta | Hind km-ta | Tk hind | Hind EUR | Hind ilma KM",
    colDiscount: "Allahindlus | Ale % | Soodustus | Ale",
    colTaxRate: "KM % | KM | KM% | Käibemaks % | Km",
    colTaxAmount: "KM | Käibemaks | KM summa",
    colTotal: "Summa | Kokku | Summa KM-ta | Summa EUR | Neto | Maksumus | Rea summa | Kokku EUR | Kokku km-ta",
    colGross: "Summa KM-ga | Bruto | Koos KM-ga",
    colDate: "Kuupäev | Kpv",
    groupTotal: "Vahesumma | Grupp kokku",
    cash: "Sularaha | SULARAHA | Saadud | Makstud sularahas",
    change: "Tagasi | TAGASI | Raha tagasi",
    card: "Pangakaart | Kaart | KAART | Kaardimakse | VISA | Mastercard | Maksekaart",
    itemCount: "Kaupu | Kaupu kokku | Tooteid | Ridu",
    cashier: "Kassapidaja | Kassiir | Teenindaja | Müüja | Teid teenindas",
    till: "Kassa | Laud | Kauplus | Terminal | Kassa nr",
    payBy:
      "Palume tasuda {total} hiljemalt {due}. | Maksetähtaeg {days} päeva. | Tasumisel palume märkida arve number {number}. | Arve {number}, {date} | Maksetähtaeg {due} | Summa {total} võetakse teie kontolt {due}. | Tasuda hiljemalt {due} | 2% soodustust tasumisel enne {otherDate}, maksetähtaeg {due}. | Periood {otherDate} - {otherDate}, tasuda {due}.",
    refersTo:
      "Saateleht {otherNumber} {otherDate} | Teie tellimus {otherNumber}, {otherDate} | Arve {otherNumber} {otherDate} | Leping {otherNumber} | Töö tehtud {otherDate}",
    thanks:
      "Täname ostu eest! | Aitäh! | Täname tellimuse eest | Tere tulemast jälle | Lugupidamisega | Palun hoidke tšekk alles | Kena päeva!",
    prose:
      "Maksetähtaja ületamisel arvestame viivist 0,05% päevas. | Kaup jääb müüja omandiks kuni täieliku tasumiseni. | Küsimuste korral palume pöörduda raamatupidamisse. | Pretensioonid esitada 7 päeva jooksul. | Arve on koostatud elektrooniliselt ja kehtib allkirjata. | Üldtingimused leiate meie kodulehelt. | Tarbimine on arvestatud eelmise näidu alusel. | Palume tasuda arve õigeaegselt. | Saate tellida e-arve oma internetipangas.",
    reverseCharge: "Pöördmaksustamine. | Ühendusesisene käive, käibemaks 0%. | Käibemaksuvaba. | Pöördkäibemaks.",
    slogan: "Kvaliteet aastast 1992 | Sinu kohalik partner | Alati lähedal | Energia igasse kodusse",
    noise: "Konfidentsiaalne | Pöörake | Järgneb | Vastu võetud | Koopia | Kinnitatud",
    units: "tk | h | tund | kg | m | pakk | päev | kuu | kWh | m2 | l | kmpl | paar | km | jm | tm",
    industries:
      "Konsultatsioonid | Teenused | Transport | Ehitus | Elektroonika | Energia | Kaubandus | Pagar | Trükikoda | Kinnisvara | Maalritööd | Hooldus | Hotell | Restoran | Apteek | Mööbel | Reisid | Tehnika | Elekter | Süsteemid | Logistika | Metall | Puit",
    months: "jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember",
    distractorTitles:
      "Maksegraafik | Tarbimine | Ajalugu | Arvestinäidud | Kõnede väljavõte | Varasemad arved | Kokkuvõte",
  },
  goods: {
    office:
      'Koopiapaber A4 | Tooner must | USB-kaabel 2 m | Monitor 24" | Juhtmevaba hiir | Kontoritool | Laualamp | Märkmik | Pastapliiats | Klammerdaja | Ümbrik C4 | Kiirköitja | Klaviatuur | Laserprinter | Kõrvaklapid',
    services:
      "Konsultatsioon | Veebidisain | Projektijuhtimine | Koolitus | Õigusabi | Raamatupidamisteenus | Tõlge | Hooldusleping | Logo kujundus | Fotografeerimine | Sõidukulu | Paigaldustöö | Kontori koristus | Rent | Töötasu | Arendus | Väljakutse tasu | Maalritööd | Lumetõrje",
    software:
      "Veebimajutus | Domeen | Aastalitsents | Kuutasu | Pilvemaht | Kasutajatugi | SSL-sertifikaat | Lisakasutaja | Server | Varundus",
    grocery:
      "Banaan | Piim 2,5% 1 l | Leib | Munad 10 tk | Kanafilee | Apelsinimahl | Kohv 500 g | Riis 1 kg | Oliiviõli | Tomat | Juust | Mineraalvesi | Šokolaad | Majapidamispaber | Pesupulber | Või | Õun | Jogurt | Kilekott | Pant | Kohuke",
    restaurant:
      "Kohv | Cappuccino | Päevapraad | Seljanka | Salat | Õlu 0,5 l | Vein klaas | Limonaad | Kaneelisai | Supp | Pitsa | Burger | Friikartulid | Tee | Pannkoogid",
    hardware:
      "Puidukruvi 4x40 | Haamer | Seinavärv valge 10 l | PVC toru | Liivapaber | Kaablivits | Teip | Hing | LED-lamp | Pikendusjuhe 5 m | Silikoon | Tabalukk | Mõõdulint | Puur 6 mm | Mutter M8 | Aiavoolik | Töökindad | Pintsel | Tsement 25 kg",
    utility:
      "Elektrienergia | Püsitasu | Maagaas | Vesi | Kanalisatsioon | Võrguteenus | Taastuvenergia tasu | Elektriaktsiis | Kaugküte",
    telecom:
      "Mobiilipakett | Kuutasu | Internet 100 Mbit/s | Väliskõned | Rändlus | Seadme järelmaks | Ruuter | Andmemaht",
    hotel:
      "Majutus ühene tuba | Hommikusöök | Parkimine | Minibaar | Kahene tuba | Pesupesemine | Õhtusöök | Seminariruum",
    freight:
      "Veoteenus | Tollivormistus | Kütuselisa | Kauba järeletulek | Ladustamine | Alused | Teemaks | Lennutransport",
    medical:
      "Arsti vastuvõtt | Röntgen | Vereanalüüs | Hambakivi eemaldamine | Füsioteraapia | Vaktsineerimine | Ultraheli | Valuvaigisti",
    media: "Kuulutus 1/2 lk | Bänner | Raadioreklaam | Plakat 14 päeva | Sotsiaalmeedia | Tootmine",
    garage:
      "Õlivahetus | Piduriklotsid | Rehvid 205/55 R16 | Õhufilter | Töö 1 h | Süüteküünal | Aku | Ülevaatus | Bensiin 95 | Diislikütus",
  },
  forms: {
    name: "Nimi | Ettevõte | Firma | Ettevõtte nimi",
    street: "Aadress | Tänav | Juriidiline aadress | Postiaadress",
    number: "Nr | Maja",
    quarter: "Linnaosa | Vald",
    city: "Linn | Asula | Linn/vald",
    region: "Maakond | Riik",
    postcode: "Postiindeks | Indeks | Sihtnumber",
    activity: "Tegevusala | Tegevus",
    branch: "Filiaal | Kauplus | Osakond | Esindus",
    capital: "Osakapital | Aktsiakapital",
    time: "Kell | Aeg",
    accessKey: "Kontrollkood | Tehingu ID | E-arve ID | Kviitungi kood",
    operation: "Tarnetingimus | Tarneviis | Tehingu liik",
    carrier: "Vedaja | Transpordifirma",
    freeText: "Märkused | Lisainfo | Selgitus | Kommentaar",
    instalments: "Maksegraafik | Osamaksed",
    zeroSums: "Maksuvaba | Allahindlus | Transport | Ümardus | Ettemaks",
    salesperson: "Müügiesindaja | Müüja | Koostas",
    agency: "Vahendaja | Esindaja | Nimel",
    soldTo: "Tellija | Tellis | Kauba saaja",
    soldBy: "Müüb | Müüja | Müüs",
    headOffice: "Peakontor | Asukoht | Juriidiline asukoht",
    payee: "Makse saaja | Saaja | Faktooring",
    issuer: "Väljastaja | Müüja | Tarnija",
    weight: "Brutokaal | Pakke | Kaal",
    signature: "Allkiri | Vastu võttis | Väljastas | Kauba vastu võtnud",
  },
  sentences: {
    greeting: "Lugupeetud klient, | Tere, | Hea klient,",
    number:
      "Saadame teile arve {number}, kuupäev {date}. | Käesoleva arve number on {number}. | Arve {number} on väljastatud {date}.",
    net: "Summa käibemaksuta on {net}. | Käibemaksuta kokku {net}.",
    tax: "Käibemaks on {tax}. | Sellele lisandub käibemaks {tax}.",
    total: "Kokku kuulub tasumisele {total}. | Arve summa on {total}. | Tehtud töö eest palume {total}.",
    due: "Palume tasuda hiljemalt {due}. | Maksetähtaeg on {due}. | Tasuda {due}.",
  },
  sellerSentences: {
    farewell: "Täname ostu eest, {vendor} | Täname külastuse eest, {vendor} | Tere tulemast jälle, {vendor}",
    issued:
      "Arve on väljastanud {vendor}, {city}, registrikood {registration}. | Müüja on {vendor}, {address}, KMKR {taxId}. | Teie lepingupartner on {vendor}, asukoht {city}.",
    claim: "{vendor} - alati lähedal | Tere tulemast: {vendor} | Esindus: {vendor} | {vendor} hoolib sinust",
    payable: "Makse saaja {vendor} | Maksed ainult saajale {vendor} | Saaja {vendor}",
    maker:
      "Koostatud programmiga {maker} | Programm: {maker} | Trükk: {maker} | Makseid vahendab {maker} | Liige: {maker} | Kassasüsteem {maker}",
    signature: "{vendor} nimel | {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Kõik õigused kaitstud.",
    operator: "Omanik: {vendor} | Haldaja: {vendor} | Pidaja: {vendor}",
    owner: "Kuulub gruppi {owner} | {owner} grupp | {owner} kaubamärk",
    trade: "{trade} hulgimüük | Kõik {trade} | Restoran ja baar | Kauplus {trade}",
  },
  businesses: {
    kinds:
      "Pagariäri | Kondiitriäri | Lihapood | Kalapood | Toidupood | Kauplus | Kiosk | Pruulikoda | Meierei | Restoran | Kohvik | Pitsabaar | Söökla | Pubi | Hotell | Külalistemaja | Kämping | Apteek | Optika | Hambaravi | Kliinik | Loomakliinik | Juuksur | Ilusalong | Juveeliäri | Kellapood | Õmblusateljee | Kingapood | Rõivapood | Pesumaja | Lillepood | Aiand | Loomapood | Ehituspood | Ehitusfirma | Puidutöökoda | Lukuabi | Klaasitöökoda | Torutööd | Elektritööd | Maalritööd | Mööblisalong | Autoteenindus | Autovaruosad | Rehvitöökoda | Autokool | Tankla | Veofirma | Kolimisteenus | Raamatupidamisbüroo | Advokaadibüroo | Kinnisvarabüroo | Lasteaed | Keeltekool | Spordiklubi | Raamatupood | Trükikoda | Kirjastus | Reisibüroo | Matusebüroo | Talu | Puhastusteenindus | Lihatööstus | Veinimaja | Õlletehas | Mesila | Turg | Kaubamaja | Hulgiladu | Antiigiäri | Kingituste pood | Kodumasinad | Mänguasjapood | Spordipood | Rattapood | Muusikapood | Kangapood | Turismitalu | Hostel | Motell | Grillbaar | Kiirtoit | Jäätisekohvik | Toitlustus | Labor | Füsioteraapia | Massaažisalong | Jõusaal | Ujula | Teater | Kino | Galerii | Muuseum | Veevärk | Elektrivõrk | Soojus | Jäätmekäitlus | Katusetööd | Müüritööd | Kaevetööd | Saeveski | Metallitöökoda | Keevitus | Paadisadam | Majahaldus | Turvateenus | Tõlkebüroo | Reklaamibüroo | Tarkvarafirma | Inseneribüroo | Arhitektibüroo | Notaribüroo | Taksofirma | Takso | Fotostuudio | Ilutulestik | Köögimööbel",
    signs:
      "{kind} {last} | {last}i {kind} | {kind} {word} | {city} {kind} | {word} {kind} | FIE {first} {last} | Kohvik {first} | Restoran {word} | Hotell {word} | {last} ja Pojad | {last} ja Ko | {trade} {last} | {last} {trade} | {word} {trade} | {city} {trade} | {first} {last} | Auto{last} | {word} Grupp | {last}i talu | {word} {city}",
  },
  institutions: {
    bodies:
      "{city} Linnavalitsus | {city} Vallavalitsus | {city} Ülikool | {city} Haigla | {last} Sihtasutus | KÜ {word} | Korteriühistu {word} | {city} Gümnaasium",
    units: "{trade} instituut | {trade} osakond | {trade} teaduskond | {trade} keskus",
  },
  streets:
    "{word} tn | {word} tänav | {last}i | {word} tee | {city} mnt | {city} maantee | {word} põik | {word} pst | {word} puiestee | {word} tn | {word}e | Tööstuse tn | Jaama tn | Kooli tn | Pikk | Lai | {word} väljak | {last} tee | {word} küla | {word}talu",
  postBoxes: "Postkast | PK | pk",
  rooms: "Korrus {n} | korp. {letter} | Maja {letter} | ruum {n}0{n} | hoone {letter}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}. {M} {y} | {d}.{m}.{y} | {dd}.{mm}.{yy} | {d}. {M} {y}. a. | {y}-{mm}-{dd}",
  fromTo: ["alates", "kuni"],
  names: {
    first:
      "Martin | Rasmus | Kristjan | Toomas | Andres | Jaan | Mart | Tõnu | Peeter | Priit | Urmas | Margus | Meelis | Tanel | Siim | Karl | Ott | Indrek | Aivar | Raivo | Anna | Maria | Kadri | Liis | Katrin | Triin | Piret | Anu | Tiina | Sirje | Riina | Kristi | Maarja | Mari | Ülle | Eve | Heli | Külli | Õie | Helle | Laura | Kaisa | Jüri | Väino",
    last: "Tamm | Saar | Sepp | Mägi | Kask | Kukk | Rebane | Ilves | Pärn | Koppel | Oja | Kuusk | Vaher | Raudsepp | Luik | Kallas | Lepik | Karu | Põder | Jõgi | Kütt | Käär | Õunapuu | Mets | Laas | Järv | Pihlak | Teder | Kangur | Rätsep | Nõmm | Põld | Soosaar | Kruus | Leppik | Vares | Hunt | Jürgens | Ots | Rand | Kivi | Valk | Lill | Kõiv | Männik | Viik",
  },
};
