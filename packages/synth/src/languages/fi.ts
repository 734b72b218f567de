import type { LanguagePack } from "./language-pack.ts";

export const fi: LanguagePack = {
  captions: {
    title:
      "Lasku | LASKU | Lasku | Verkkolasku | Käteislasku | Loppulasku | Osalasku | Kokoomalasku | Ennakkolasku | Kululasku",
    creditTitle: "Hyvityslasku | HYVITYSLASKU | Hyvitys | Hyvityslasku nro",
    receiptTitle: "Kuitti | KUITTI | Kassakuitti | Ostokuitti | Käteiskuitti | Lasku",
    copy: "Alkuperäinen | Kopio | KOPIO | Maksettu | MAKSETTU | Asiakkaan kappale",
    invoiceNumber:
      "Laskun numero | Laskunumero | Laskunro | Laskun nro | Lasku nro | Numero | Nro | Lasku | Laskunro. | Lasku numero",
    precedingInvoice: "Hyvitetään laskua | Alkuperäinen lasku | Laskuun nro | Viittaa laskuun",
    creditNumber: "Hyvityslaskun numero | Hyvityslasku nro | Numero | Laskun numero",
    receiptNumber: "Kuittinro | Kuitti nro | Kuitin numero | Kuitti | Tosite | Tapahtuma | Tositenro | Kuittinumero",
    date: "Laskun päivä | Laskun päiväys | Päiväys | Laskupäivä | Päivämäärä | Pvm | Laskun pvm | PVM | Laskutuspäivä | Päivä",
    dueDate:
      "Eräpäivä | ERÄPÄIVÄ | Eräpvm | Maksettava viimeistään | Maksupäivä viimeistään | Eräpäivä pvm | Maksettava",
    orderNumber:
      "Tilausnumero | Tilausnro | Tilaus | Sopimusnumero | Lähetysnumero | Tarjousnumero | Työnumero | Projektinumero | Lähetenro | Käyttöpaikkanumero | Varausnumero | Tilausnro. | Sopimusnro",
    purchaseOrder:
      "Ostotilausnumero | Tilauksenne | Teidän tilauksenne | Ostotilaus | Tilausnumeronne | Ostajan tilausnumero",
    customerNumber: "Asiakasnumero | Asiakasnro | Asiakas nro | Asiakastunnus | Asiakasnro. | Asiakas-ID | As.nro",
    otherDate:
      "Toimituspäivä | Tilauspäivä | Toimitettu | Tilauspvm | Toimituspvm | Tulopäivä | Lähtöpäivä | Suorituspäivä | Tulostettu | Lukemapäivä | Maksupäivä",
    period: "Laskutuskausi | Laskutusjakso | Ajalta | Jakso | Kausi | Laskutusväli",
    terms: "Maksuehto | Maksuehdot | Maksuaika",
    termsValue:
      "{days} pv netto | {days} päivää netto | {days} pv | Netto {days} pv | Heti | Käteinen | {days} vrk netto | {days} päivää | Ennakkomaksu | E-lasku",
    method: "Toimitustapa | Maksutapa | Toimitusehto | Viivästyskorko | Huomautusaika | Maksutapa:",
    methodValue:
      "Nouto | Tilisiirto | Korttimaksu | Posti | Matkahuolto | 8 % | 11,5 % | 8 pv | MobilePay | Vapaasti varastossa | Käteinen | Lasku",
    contact: "Yhteyshenkilö | Yhteystieto | Myyjä | Käsittelijä | Viitteemme | Laatija",
    otherReference:
      "Viitteenne | Viitteemme | Viite | Merkki | Projekti | Kohde | Tilaajan viite | Asiakkaan viite | Rekisterinumero | Merkkinne",
    currency: "Valuutta | Rahayksikkö",
    page: "Sivu | Sivu nro",
    amountShown: "Maksettava | Yhteensä | Laskun summa | Summa | Maksettavaa | Laskun loppusumma",
    billTo:
      "Asiakas | Laskutusosoite | Ostaja | Laskun saaja | Vastaanottaja | Laskutettava | Asiakkaan tiedot | Tilaaja | Maksaja | Laskun vastaanottaja",
    shipTo: "Toimitusosoite | Toimitetaan | Toimitus | Tavaran vastaanottaja | Vastaanottaja | Lähetysosoite",
    serviceAt: "Käyttöpaikka | Käyttöpaikan osoite | Kohde | Työkohde | Kohteen osoite",
    from: "Myyjä | Laskuttaja | Toimittaja | Lähettäjä | Palveluntarjoaja | Yritys",
    remitTo: "Saaja | Maksun saaja | Maksunsaaja",
    taxId:
      "Y-tunnus | Y-tunnus: | ALV-nro | ALV-tunnus | ALV-numero | VAT-numero | VAT | Alv nro | VAT-tunnus | Y-tunnus / ALV-nro | Alv-tunniste",
    customerTaxId:
      "Y-tunnus | Asiakkaan Y-tunnus | Ostajan Y-tunnus | ALV-nro | Ostajan ALV-numero | Ostajan VAT-numero",
    registration:
      "Y-tunnus | Kaupparekisteri | Krnro | Kotipaikka | Ennakkoperintärekisterissä | Alv-rek. | OVT-tunnus | Verkkolaskuosoite",
    phone: "Puhelin | Puh. | Puh | Puhelinnumero | GSM | Matkapuhelin | Asiakaspalvelu",
    fax: "Faksi | Fax | Telefaksi",
    mail: "Sähköposti | S-posti | Email | E-mail",
    web: "Kotisivu | Internet | www | Verkkosivut",
    attention: "Huom. | Att. | c/o",
    department: "Ostoreskontra | Taloushallinto | Ostolaskut | Hankinta | Kirjanpito | Pääkonttori",
    formName: "Nimi | Yrityksen nimi",
    formStreet: "Osoite | Katuosoite | Lähiosoite",
    formCity: "Postitoimipaikka | Paikkakunta | Postinro ja -toimipaikka",
    formCountry: "Maa",
    bankBlock: "Maksutiedot | Pankkiyhteys | Pankkitiedot | Tilisiirto | Pankkiyhteydet",
    bankName: "Pankki | Saajan pankki",
    account: "Tilinumero | Tili | Saajan tilinumero | Tilinro | Pankkitili",
    bankCode: "Pankkitunnus | Konttori",
    iban: "IBAN | IBAN-tilinumero | Tilinumero (IBAN)",
    bic: "BIC | SWIFT | BIC/SWIFT | BIC-koodi",
    paymentReference: "Viitenumero | Viite | Viitenro | VIITENUMERO | Viitenumero: | Maksuviite | Käytä viitettä",
    holder: "Saaja | Tilin omistaja | Tilinomistaja",
    subtotal:
      "Veroton yhteensä | Yhteensä veroton | Veroton | Veroton summa | Yhteensä alv 0 % | Netto | Välisumma | Veroton hinta yhteensä | Summa ilman ALV | Yhteensä ilman alv | ALV 0 % yhteensä | Arvonlisäveroton",
    discount: "Alennus | Hyvitys | Alennukset | Alennus yhteensä | Kotitalousvähennys",
    shipping: "Rahti | Toimituskulut | Postikulut | Laskutuslisä | Käsittelykulut | Pakkauskulut | Toimitusmaksu",
    tax: "ALV | Arvonlisävero | Alv yhteensä | ALV yhteensä | Vero | Alv | Veron määrä | Arvonlisävero yhteensä | ALV-erittely | Sis. ALV | Verot yhteensä",
    total:
      "Yhteensä | Maksettava | Maksettavaa yhteensä | Laskun summa | Loppusumma | YHTEENSÄ | Yhteensä EUR | Verollinen yhteensä | Laskun loppusumma | Maksettavaa | Summa | Yhteensä euroa | Maksettava yhteensä | Euro | Kokonaissumma | Summa yhteensä | Laskutettava yhteensä | YHTEENSÄ EUR | Verollinen summa | Brutto | MAKSETTAVA EUR",
    totalPlain:
      "Yhteensä | Verollinen yhteensä | Laskun summa | Loppusumma | Summa yhteensä | Kokonaissumma | Brutto | Yhteensä sis. ALV",
    amountDue:
      "Maksettavaa | Avoinna | Maksettava | Jäljellä | Maksamatta | Jää maksettavaa | Avoin saldo | Maksettavaa jää",
    paid: "Maksettu | Ennakkomaksu | Suoritettu | Suoritukset | Aiemmin maksettu | Maksut | Hyvitetty",
    previousBalance: "Edellinen saldo | Aiempi saldo | Edellinen lasku | Avoimet laskut",
    carried: "Siirto | Siirretään | Välisumma | Siirto edelliseltä sivulta",
    rounding: "Pyöristys | Pyöristysero | Pyöristys 5 snt",
    tip: "Juomaraha | Palvelumaksu",
    withholding: "Ennakonpidätys | Pidätys",
    commission: "Provisio | Välityspalkkio",
    deposit: "Ennakko | Vakuus | Varausmaksu | Pantti",
    words: "Kirjaimin",
    saving: "Säästit | Bonus | Plussapisteet | Etusi",
    taxSummary: "ALV-erittely | Alv-erittely | Verokantaerittely | Arvonlisäveroerittely | Veroerittely",
    taxBase: "Veroton | Netto | Veroton summa | Vero peruste | ALV-peruste",
    taxRate: "ALV % | Verokanta | Alv-% | ALV-kanta | Vero-%",
    taxAmount: "ALV | Vero | ALV EUR | Veron määrä",
    grossSum: "Verollinen | Yhteensä | Brutto",
    colPosition: "# | Rivi | Nro | Pos",
    colSku: "Tuotenro | Koodi | Tuotekoodi | Tuotenumero | Tuote nro | Nimike",
    colDescription:
      "Kuvaus | Nimike | Tuote | Selite | Tuote/palvelu | Tuotekuvaus | Nimitys | Palvelu | Tuotteen nimi | Tuotenimike",
    colQuantity: "Määrä | Kpl | Lkm | Tunnit | Määrä kpl | Toim. määrä | Kulutus | Mrä",
    colUnit: "Yksikkö | Yks. | Yks | Yksikkö",
    colPrice:
      "Hinta | À-hinta | Yksikköhinta | a-hinta | Hinta/yks | á hinta | Hinta veroton | Veroton hinta | Kpl-hinta | Hinta alv 0 %",
    colDiscount: "Alennus | Ale % | Ale-% | Al. %",
    colTaxRate: "ALV % | ALV | Alv-% | Alv % | Vero %",
    colTaxAmount: "ALV | Alv EUR | Vero | ALV yhteensä",
    colTotal:
      "Yhteensä | Summa | Veroton | Veroton yhteensä | Netto | Rivi yhteensä | Yht. | Summa EUR | Yhteensä EUR | Hinta yhteensä",
    colGross: "Verollinen | Sis. ALV | Brutto | Verollinen yhteensä",
    colDate: "Pvm | Päivä | Päivämäärä",
    groupTotal: "Välisumma | Ryhmä yhteensä",
    cash: "Käteinen | KÄTEINEN | Saatu | Käteismaksu",
    change: "Takaisin | TAKAISIN | Vaihtoraha",
    card: "Kortti | KORTTI | Pankkikortti | Korttimaksu | VISA | Debit | Mastercard",
    itemCount: "Tuotteita | Tuotteita yhteensä | Kpl yhteensä",
    cashier: "Kassanhoitaja | Myyjä | Palveli | Teitä palveli | Tarjoilija",
    till: "Kassa | Pöytä | Myymälä | Pääte | Kassapääte",
    payBy:
      "Maksakaa {total} viimeistään {due}. | Maksuaika {days} päivää. | Käytä maksaessasi viitenumeroa. | Lasku {number}, {date} | Eräpäivä {due} | Summa {total} veloitetaan tililtänne {due}. | Maksettava viimeistään {due} | Alennus 2 % maksettaessa {otherDate} mennessä, netto {due}. | Jakso {otherDate} - {otherDate}, eräpäivä {due}.",
    refersTo:
      "Lähete {otherNumber} {otherDate} | Tilauksenne {otherNumber}, {otherDate} | Laskuun {otherNumber} / {otherDate} | Sopimus {otherNumber} | Työ suoritettu {otherDate}",
    thanks:
      "Kiitos tilauksestanne! | Kiitos ostoksestasi | Tervetuloa uudelleen | Ystävällisin terveisin | Säilytä kuitti | Kiitos käynnistä | Kiitos, että valitsit meidät",
    prose:
      "Viivästyneestä maksusta perimme korkolain mukaista viivästyskorkoa. | Huomautukset laskusta 8 päivän kuluessa. | Tavara on myyjän omaisuutta, kunnes kauppahinta on kokonaan maksettu. | Maksumuistutuksesta perimme 5 euroa. | Laskua koskevat kysymykset: laskutus. | Yleiset sopimusehdot löytyvät verkkosivuiltamme. | Kulutus on arvioitu edellisen lukeman perusteella. | Voit tilata laskun e-laskuna verkkopankistasi. | Yritys on merkitty ennakkoperintärekisteriin.",
    reverseCharge:
      "Käännetty verovelvollisuus. | Veroton yhteisömyynti. | AVL 8 c §: ostaja on verovelvollinen. | Arvonlisäveroton myynti.",
    slogan: "Laatua vuodesta 1962 | Paikallinen kumppanisi | Aina lähellä | Energiaa arkeen",
    noise: "Luottamuksellinen | Käännä | Jatkuu seuraavalla sivulla | Vastaanotettu | Kopio | Hyväksytty",
    units: "kpl | h | t | kg | m | pkt | pv | kk | kWh | m2 | l | ltk | pari | km | srj | tuntia",
    industries:
      "Konsultointi | Palvelut | Kuljetus | Rakennus | Elektroniikka | Energia | Kauppa | Leipomo | Kirjapaino | Kiinteistöt | Maalaus | Huolto | Hotelli | Ravintola | Apteekki | Kalusteet | Matkat | Tekniikka | Sähkö | Tilitoimisto | Metalli | Logistiikka",
    months:
      "tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta",
    distractorTitles:
      "Maksusuunnitelma | Kulutus | Historia | Mittarilukemat | Puheluerittely | Aiemmat laskut | Yhteenveto | Kulutusseuranta",
  },
  goods: {
    office:
      'Kopiopaperi A4 | Väriaine musta | USB-kaapeli 2 m | Näyttö 24" | Langaton hiiri | Työtuoli | Pöytävalaisin | Muistikirja | Kuulakärkikynä | Nitoja | Kirjekuori C4 | Mappi | Näppäimistö | Lasertulostin | Kuulokkeet',
    services:
      "Konsultointi | Verkkosivujen suunnittelu | Projektinhallinta | Koulutus | Lakipalvelut | Kirjanpito | Käännöstyö | Huoltosopimus | Logon suunnittelu | Valokuvaus | Kilometrikorvaus | Asennustyö | Toimistosiivous | Vuokra | Palkkio | Ohjelmointi | Matkakulut | Maalaustyö | Lumenauraus",
    software:
      "Webhotelli | Verkkotunnus | Vuosilisenssi | Kuukausimaksu | Pilvitallennus | Tuki | SSL-varmenne | Lisäkäyttäjä | Palvelin | Varmuuskopiointi",
    grocery:
      "Banaani | Kevytmaito 1 l | Ruisleipä | Kananmunat 12 kpl | Broilerin filee | Appelsiinimehu | Kahvi 500 g | Riisi 1 kg | Oliiviöljy | Tomaatti | Juusto | Kivennäisvesi | Suklaa | Talouspaperi | Pyykinpesuaine | Voi | Omena | Jogurtti | Muovikassi | Pantti | Karjalanpiirakka",
    restaurant:
      "Kahvi | Cappuccino | Lounas | Lihapullat | Lohikeitto | Salaatti | Olut 0,4 l | Viini 12 cl | Limonadi | Korvapuusti | Keitto | Pizza | Hampurilainen | Ranskalaiset | Tee",
    hardware:
      "Puuruuvi 4x40 | Vasara | Seinämaali valkoinen 10 l | PVC-putki | Hiomapaperi | Nippuside | Teippi | Sarana | LED-lamppu | Jatkojohto 5 m | Silikoni | Riippulukko | Rullamitta | Pora 6 mm | Mutteri M8 | Puutarhaletku | Työkäsineet | Sivellin | Sementti 25 kg",
    utility:
      "Sähköenergia | Perusmaksu | Maakaasu | Vesimaksu | Jätevesimaksu | Sähkön siirto | Sähkövero | Kaukolämpö | Energiamaksu",
    telecom:
      "Matkapuhelinliittymä | Kuukausimaksu | Laajakaista 100M | Ulkomaanpuhelut | Roaming | Puhelimen osamaksu | Reititin | Tiedonsiirto",
    hotel:
      "Majoitus yhden hengen huone | Aamiainen | Pysäköinti | Minibaari | Kahden hengen huone | Pesula | Illallinen | Kokoustila",
    freight: "Kuljetus | Tulliselvitys | Polttoainelisä | Nouto | Varastointi | Lavat | Tiemaksu | Lentorahti",
    medical:
      "Lääkärin vastaanotto | Röntgenkuvaus | Verikoe | Hammaskiven poisto | Fysioterapia | Rokotus | Ultraäänitutkimus | Särkylääke",
    media: "Ilmoitus 1/2 sivua | Banneri | Radiomainos | Juliste 14 päivää | Sosiaalinen media | Tuotanto",
    garage:
      "Öljynvaihto | Jarrupalat | Renkaat 205/55 R16 | Ilmansuodatin | Työ 1 h | Sytytystulppa | Akku | Katsastus | Bensiini 95 | Diesel",
  },
  forms: {
    name: "Nimi | Yritys | Toiminimi | Yrityksen nimi",
    street: "Osoite | Katuosoite | Lähiosoite | Postiosoite",
    number: "Nro | Numero",
    quarter: "Kaupunginosa | C/o",
    city: "Postitoimipaikka | Kaupunki | Paikkakunta",
    region: "Maakunta | Maa",
    postcode: "Postinumero | Postinro",
    activity: "Toimiala | Toiminta",
    branch: "Toimipiste | Myymälä | Konttori | Osasto",
    capital: "Osakepääoma",
    time: "Aika | Klo | Kello",
    accessKey: "Verkkolaskutunnus | OVT-tunnus | Virtuaaliviivakoodi | Välittäjätunnus",
    operation: "Toimitusehto | Toimitustapa",
    carrier: "Kuljetusliike | Rahdinkuljettaja",
    freeText: "Lisätiedot | Huomautuksia | Viesti | Vapaa teksti",
    instalments: "Maksusuunnitelma | Maksuerät",
    zeroSums: "Veroton myynti | Alennus | Rahti | Pyöristys | Laskutuslisä",
    salesperson: "Myyjä | Käsittelijä | Viitteemme",
    agency: "Välittäjä | Edustaja | Puolesta",
    soldTo: "Tilaaja | Tilannut | Tavaran saaja",
    soldBy: "Myynti | Myyjä | Myyjänä",
    headOffice: "Pääkonttori | Kotipaikka",
    payee: "Saaja | Maksun saaja | Rahoitusyhtiö",
    issuer: "Laskuttaja | Myyjä | Lähettäjä",
    weight: "Bruttopaino | Kollit | Paino",
    signature: "Allekirjoitus | Vastaanottaja | Kuittaus",
  },
  sentences: {
    greeting: "Hyvä asiakas, | Hei, | Arvoisa asiakas,",
    number:
      "Ohessa lasku {number}, päiväys {date}. | Tämän laskun numero on {number}. | Lasku {number} on päivätty {date}.",
    net: "Veroton summa on {net}. | Verottomana yhteensä {net}.",
    tax: "Arvonlisävero on {tax}. | Tähän lisätään arvonlisävero {tax}.",
    total: "Yhteensä maksettavaa {total}. | Laskun loppusumma on {total}. | Laskutamme tehdystä työstä {total}.",
    due: "Maksettava viimeistään {due}. | Pyydämme maksua {due} mennessä. | Eräpäivä on {due}.",
  },
  sellerSentences: {
    farewell: "Kiitos ostoksestasi, {vendor} | Kiitos käynnistä, {vendor} | Tervetuloa uudelleen, {vendor}",
    issued:
      "Laskun on laatinut {vendor}, kotipaikka {city}, {registration}. | Myyjä on {vendor}, {address}, Y-tunnus {taxId}. | Sopimuskumppanisi on {vendor}, {city}.",
    claim: "{vendor} - aina lähellä | Tervetuloa: {vendor} | Paikallinen {vendor} | {vendor} palvelee sinua",
    payable: "Maksun saaja {vendor} | Maksut vain saajalle {vendor} | Saaja {vendor}",
    maker:
      "Laadittu ohjelmalla {maker} | Ohjelma: {maker} | Paino: {maker} | Maksut välittää {maker} | Jäsen: {maker} | Kassajärjestelmä {maker}",
    signature: "Puolesta: {vendor} | {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Kaikki oikeudet pidätetään.",
    operator: "Ylläpitäjä: {vendor} | Omistaja: {vendor} | Kauppias: {vendor} | Yrittäjä {vendor}",
    owner: "Osa konsernia {owner} | {owner}-konserni | {owner}-yhtiö",
    trade: "{trade} ja tukkukauppa | Kaikki alalta {trade} | Ravintola & baari | Erikoisliike {trade}",
  },
  businesses: {
    kinds:
      "Leipomo | Konditoria | Lihakauppa | Kalakauppa | Valintatalo | Ruokakauppa | Kioski | Panimo | Meijeri | Ravintola | Kahvila | Pizzeria | Lounasravintola | Baari | Hotelli | Majatalo | Leirintäalue | Apteekki | Optikko | Hammaslääkäriasema | Lääkäriasema | Eläinlääkäri | Parturi-Kampaamo | Kauneushoitola | Kultasepänliike | Kelloliike | Ompelimo | Kenkäkauppa | Vaatekauppa | Pesula | Kukkakauppa | Puutarha | Eläinkauppa | Rautakauppa | Rakennusliike | Puusepänliike | Lukkoliike | Lasiliike | LVI-asennus | Sähköasennus | Maalausliike | Huonekaluliike | Autokorjaamo | Varaosat | Rengasliike | Autokoulu | Huoltoasema | Kuljetusliike | Muuttopalvelu | Tilitoimisto | Asianajotoimisto | Kiinteistönvälitys | Päiväkoti | Kielikoulu | Urheiluseura | Kirjakauppa | Kirjapaino | Kustannus | Matkatoimisto | Hautaustoimisto | Maatila | Siivouspalvelu | Valokuvaamo | Makkaratehdas | Viinitila | Tislaamo | Marjatila | Lähikauppa | Tavaratalo | Tukkukauppa | Halpahalli | Kirpputori | Antiikkiliike | Lahjatavaraliike | Kodinkoneliike | Lelukauppa | Urheiluliike | Polkupyöräliike | Musiikkiliike | Kangaskauppa | Lankakauppa | Matkailutila | Hostelli | Retkeilymaja | Grilli | Pikaruokala | Jäätelöbaari | Pitopalvelu | Laboratorio | Fysioterapia | Hieroja | Kuntosali | Uimahalli | Teatteri | Elokuvateatteri | Galleria | Museo | Vesilaitos | Sähkölaitos | Kaukolämpö | Jätehuolto | Kattoliike | Muuraus | Maanrakennus | Saha | Konepaja | Hitsaamo | Veneveistämö | Kaluste | Isännöinti | Vartiointi | Käännöstoimisto | Mainostoimisto | Ohjelmistotalo | Insinööritoimisto | Arkkitehtitoimisto",
    signs:
      "{kind} {last} | {last}n {kind} | {kind} {first} {last} | {word}n {kind} | {city}n {kind} | Ravintola {word} | Kahvila {first} | Hotelli {word} | {last} & pojat | {last} ja kumpp. | T:mi {first} {last} | Tmi {first} {last} | Ky {last} | {trade} {last} | {last} {trade} | {word} {trade} | {city}n {trade} | Kauppahuone {last} | Veljekset {last} | Auto-{last} | Rakennus {last} | Konepaja {last} | {word} {city}",
  },
  institutions: {
    bodies:
      "{city}n kaupunki | {city}n kunta | {city}n yliopisto | {city}n sairaala | {last}-säätiö | Asunto Oy {city}n {word} | As Oy {word} | Ministeriö {trade}",
    units: "{trade}osasto | Laitos {trade} | Tiedekunta {trade} | Keskus {trade} | Yksikkö {trade}",
  },
  streets:
    "{word}katu | {word}tie | {last}nkatu | {last}ntie | {word}kuja | {word}polku | {word}ranta | {city}ntie | {word}väylä | {word}kaari | {word}aukio | Teollisuuskatu | Asematie | Rantakatu | Kauppakatu | Kirkkokatu | {word}nkatu | {word}rinne | Mannerheimintie | {word}mäentie | Koulukatu | {word}raitti",
  postBoxes: "PL | Postilokero | PL",
  rooms: "Rappu {letter} | {n}. krs | Talo {letter} | Ovi {n} | Rakennus {letter}",
  dates:
    "{d}.{m}.{y} | {d}.{m}.{y} | {d}.{m}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {d}. {M} {y} | {d}.{m}.{yy} | {y}-{mm}-{dd}",
  fromTo: ["ajalta", "-"],
};
