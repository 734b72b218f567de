import type { LanguagePack } from "./language-pack.ts";

export const mt: LanguagePack = {
  captions: {
    title:
      "Fattura | FATTURA | Fattura | Fattura tat-Taxxa | Fattura fiskali | FATTURA TAT-TAXXA | Kont | Fattura pro forma | Fattura Nru | Fattura finali",
    creditTitle: "Nota ta' kreditu | NOTA TA' KREDITU | Nota ta' Kreditu Nru",
    receiptTitle: "Irċevuta | IRĊEVUTA | Irċevuta fiskali | Irċevuta tal-VAT | IRĊEVUTA FISKALI | Fattura",
    copy: "Oriġinali | Kopja | KOPJA | Imħallas | IMĦALLAS | Kopja tal-klijent",
    invoiceNumber:
      "Numru tal-fattura | Nru tal-fattura | Fattura Nru | Fattura Nru. | Numru | Nru | Fattura | Nru. tal-fattura | Referenza tal-fattura | Numru tad-dokument",
    precedingInvoice: "Fattura oriġinali | Dwar il-fattura | B'referenza għall-fattura",
    creditNumber: "Numru tan-nota ta' kreditu | Nota ta' kreditu Nru | Numru | Nru",
    receiptNumber: "Numru tal-irċevuta | Irċevuta Nru | Nru tal-irċevuta | Irċevuta | Tranżazzjoni | Nru",
    date: "Data | Data tal-fattura | Data tal-ħruġ | Maħruġa fi | Data: | Data tad-dokument | Data tal-ħruġ tal-fattura",
    dueDate:
      "Data tal-iskadenza | Dovuta sa | Data dovuta | Ħallas sa | Pagabbli sa | Data tal-ħlas | Skadenza | Data ta' skadenza | Għandha titħallas sa",
    orderNumber:
      "Numru tal-ordni | Ordni Nru | Nru tal-ordni | Numru tal-kuntratt | Kuntratt Nru | Numru tal-istima | Nota tal-kunsinna | Numru tal-proġett | Numru tal-prenotazzjoni | Kwotazzjoni Nru",
    purchaseOrder: "Ordni tax-xiri | Numru tal-ordni tax-xiri | L-ordni tagħkom | Ordni tal-klijent",
    customerNumber:
      "Numru tal-klijent | Nru tal-klijent | Klijent Nru | Kodiċi tal-klijent | Numru tal-kont tal-klijent | ID tal-klijent",
    otherDate:
      "Data tal-kunsinna | Data tal-ordni | Data tal-provvista | Wasla | Tluq | Data tal-qari | Data tax-xogħol | Stampata fi",
    period: "Perjodu | Perjodu tal-kont | Għall-perjodu",
    terms: "Termini tal-ħlas | Kundizzjonijiet tal-ħlas | Termini",
    termsValue:
      "{days} ġurnata | {days} jum | Netti {days} jum | Fi żmien {days} jum | Kontanti | Immedjat | Ħlas bil-quddiem | {days} jum mid-data tal-fattura",
    method: "Mod tal-ħlas | Metodu tal-ħlas | Mod tal-kunsinna | Kundizzjonijiet tal-kunsinna",
    methodValue: "Trasferiment bankarju | Flus kontanti | Kard | Ċekk | Debitu dirett | MaltaPost | Ġbir | Revolut",
    contact: "Kuntatt | Persuna ta' kuntatt | Bejjiegħ | Imħejjija minn",
    otherReference: "Referenza | Ir-referenza tagħkom | Ir-referenza tagħna | Proġett | Sit | Noti | Rigward",
    currency: "Munita | Ammonti fi",
    page: "Paġna | Pġ.",
    amountShown: "Ammont dovut | Total | Ammont | Ammont totali | X'għandek tħallas",
    billTo:
      "Klijent | Lil | Fattura lil | Ikkuntjata lil | Xerrej | Indirizz tal-fattura | Dettalji tal-klijent | Riċevitur | Ibgħat il-kont lil",
    shipTo: "Kunsinna lil | Indirizz tal-kunsinna | Ibgħat lil | Post tal-kunsinna",
    serviceAt: "Post tas-servizz | Indirizz tas-servizz | Sit | Indirizz tal-provvista",
    from: "Mingħand | Bejjiegħ | Fornitur | Kumpanija | Fornitur tas-servizz | Minn",
    remitTo: "Ħallas lil | Ħlas lil | Benefiċjarju",
    taxId:
      "Numru tal-VAT | Nru tal-VAT | VAT Nru | Numru ta' reġistrazzjoni tal-VAT | VAT Reg. Nru | Nru. VAT | VAT | Numru tat-taxxa",
    customerTaxId: "Numru tal-VAT tal-klijent | VAT Nru | Numru tal-VAT | Nru tal-VAT",
    registration:
      "Numru tar-reġistrazzjoni | Reġ. Nru | Kumpanija Nru | Nru ta' reġistrazzjoni | Reġistrata f'Malta | Numru tal-kumpanija | Exo Nru",
    phone: "Telefown | Tel. | Tel | Mowbajl | Mob. | Servizz tal-klijenti",
    fax: "Feks | Fax",
    mail: "Email | E-mail | Posta elettronika | Imejl",
    web: "Sit elettroniku | Websajt | www",
    attention: "Għall-attenzjoni ta' | Att. | c/o",
    department:
      "Taqsima tal-Kontijiet | Kontijiet pagabbli | Taqsima tal-Finanzi | Taqsima tax-Xiri | Uffiċċju prinċipali",
    formName: "Isem | Isem il-kumpanija",
    formStreet: "Indirizz | Triq",
    formCity: "Belt | Lokalità",
    formCountry: "Pajjiż",
    bankBlock: "Dettalji tal-bank | Dettalji tal-ħlas | Dettalji bankarji",
    bankName: "Bank | Isem il-bank",
    account: "Numru tal-kont | Kont | Nru tal-kont | Kont bankarju",
    bankCode: "Kodiċi tal-fergħa | Kodiċi tal-bank",
    iban: "IBAN | Numru IBAN",
    bic: "BIC | SWIFT | Kodiċi BIC | BIC/SWIFT",
    paymentReference: "Referenza tal-ħlas | Referenza | Ikkwota din ir-referenza | Numru ta' referenza",
    holder: "Isem il-kont | Titolari tal-kont",
    subtotal:
      "Subtotal | Sottototal | Total mingħajr VAT | Ammont nett | Mingħajr VAT | Total qabel il-VAT | Nett | Ammont mingħajr VAT | Total nett",
    discount: "Skont | Tnaqqis | Roħs",
    shipping: "Kunsinna | Spejjeż tal-kunsinna | Trasport | Posta | Imballaġġ | Spejjeż ta' mmaniġġjar",
    tax: "VAT | VAT 18% | Ammont tal-VAT | VAT @ 18% | Taxxa | Total tal-VAT | VAT (18%) | Taxxa fuq il-valur miżjud",
    total:
      "Total | Total dovut | Total globali | Total li għandu jitħallas | TOTAL | Ammont totali | Total bil-VAT | Total EUR | Total inkluża l-VAT | Total tal-fattura | Total ġenerali | Total inkl. VAT | It-total | Ammont dovut | Total Kumplessiv",
    totalPlain: "Total | Ammont totali | Total bil-VAT | Total tal-fattura | Total ġenerali | Total inkluża l-VAT",
    amountDue:
      "Ammont dovut | Bilanċ | Bilanċ dovut | Fadal x'jitħallas | Ammont pagabbli | Għandu jitħallas | Bilanċ pendenti",
    paid: "Imħallas | Depożitu mħallas | Ħlas riċevut | Ħlasijiet | Diġà mħallas | Ammont imħallas",
    previousBalance: "Bilanċ preċedenti | Arretrati | Bilanċ tal-bidu",
    carried: "Ġie 'l quddiem | Subtotal | Riportat",
    rounding: "Arrotondament | Tqarrib",
    tip: "Tip | Ħlas għas-servizz",
    withholding: "Taxxa miżmuma | Miżmum",
    commission: "Kummissjoni",
    deposit: "Depożitu | Ħlas bil-quddiem",
    words: "Bil-kliem",
    saving: "Iffrankajt | Punti | Skont tal-klijent",
    taxSummary: "Sommarju tal-VAT | Analiżi tal-VAT | Tqassim tal-VAT",
    taxBase: "Nett | Ammont taxxabbli | Ammont nett",
    taxRate: "Rata tal-VAT | VAT % | Rata",
    taxAmount: "VAT | Ammont tal-VAT",
    grossSum: "Gross | Total",
    colPosition: "# | Nru | Linja",
    colSku: "Kodiċi | Kodiċi tal-prodott | Oġġett Nru",
    colDescription: "Deskrizzjoni | Prodott | Servizz | Oġġett | Dettalji | Prodott / servizz | Tip ta' xogħol",
    colQuantity: "Kwantità | Kwt. | Ammont | Sigħat | Konsum | Għadd",
    colUnit: "Unità | Un.",
    colPrice: "Prezz | Prezz unitarju | Prezz għal kull unità | Rata | Prezz mingħajr VAT | Prezz/unità",
    colDiscount: "Skont | Skont % | Sk.",
    colTaxRate: "VAT % | VAT | Rata tal-VAT",
    colTaxAmount: "VAT | Ammont tal-VAT",
    colTotal: "Total | Ammont | Ammont nett | Total nett | Valur | Total mingħajr VAT | Ammont €",
    colGross: "Bil-VAT | Gross | Inkl. VAT",
    colDate: "Data | Jum",
    groupTotal: "Subtotal | Total tal-grupp",
    cash: "Flus kontanti | KONTANTI | Kontanti | Flus riċevuti",
    change: "Bqija | Il-bqija | BQIJA",
    card: "Kard | KARD | VISA | Kard tad-debitu | Mastercard | Karta",
    itemCount: "Numru ta' oġġetti | Oġġetti",
    cashier: "Kaxxier | Moqdi minn | Bejjiegħ | Qdiek",
    till: "Kaxxa | Mejda | Ħanut | Terminal | Kaxxa Nru",
    payBy:
      "Jekk jogħġbok ħallas {total} sa {due}. | Termini tal-ħlas: {days} jum. | Ikkwota n-numru tal-fattura {number} mal-ħlas. | Fattura {number} bid-data {date} | Data tal-iskadenza {due} | L-ammont {total} jitnaqqas mill-kont tiegħek fi {due}. | Pagabbli sa {due} | Skont ta' 2% jekk titħallas sa {otherDate}, nett {due}. | Perjodu {otherDate} - {otherDate}, pagabbli sa {due}.",
    refersTo:
      "Nota tal-kunsinna {otherNumber} {otherDate} | L-ordni tagħkom {otherNumber} ta' {otherDate} | Dwar il-fattura {otherNumber} ta' {otherDate} | Kuntratt {otherNumber} | Xogħol magħmul sa {otherDate}",
    thanks:
      "Grazzi tax-xirja tiegħek | Grazzi ħafna | Nerġgħu narawk | Tislijiet | Żomm l-irċevuta | Grazzi tan-negozju tagħkom | Il-ġurnata t-tajba",
    prose:
      "Jiġi ċċarġjat imgħax fuq ħlas tard. | L-oġġetti jibqgħu proprjetà tal-bejjiegħ sakemm jitħallas l-ammont kollu. | Għal kull mistoqsija kkuntattja lit-taqsima tal-kontijiet. | Ilmenti għandhom isiru fi żmien 8 ijiem. | It-termini u l-kundizzjonijiet tagħna jinsabu fuq is-sit elettroniku. | Din hija rċevuta fiskali. | Il-konsum huwa stmat skont il-qari ta' qabel. | Tista' tħallas online jew bil-kard.",
    reverseCharge:
      "Reverse charge. | Il-VAT titħallas mir-riċevitur. | Eżenti mill-VAT. | Mekkaniżmu ta' inverżjoni tal-ħlas.",
    slogan: "Kwalità mill-1978 | Is-sieħeb lokali tiegħek | Dejjem qribek | Enerġija għall-ġejjieni",
    noise: "Kunfidenzjali | Ikompli fil-paġna li jmiss | Riċevuta | Kopja | Approvata | Firma",
    units: "biċċa | siegħa | kg | m | pakkett | jum | xahar | kWh | m2 | l | kaxxa | par | km | unità | bċejjeċ",
    industries:
      "Konsulenza | Servizzi | Trasport | Kostruzzjoni | Elettronika | Enerġija | Kummerċ | Forn | Stamperija | Proprjetà | Żebgħa | Manutenzjoni | Lukanda | Ristorant | Spiżerija | Għamara | Vjaġġi | Teknoloġija | Sistemi | Bini | Importazzjoni",
    months: "Jannar|Frar|Marzu|April|Mejju|Ġunju|Lulju|Awwissu|Settembru|Ottubru|Novembru|Diċembru",
    distractorTitles: "Pjan tal-ħlas | Konsum | Storja | Qari tal-meter | Telefonati | Fatturi ta' qabel | Sommarju",
  },
  goods: {
    office:
      'Karta A4 | Toner iswed | Kejbil USB 2 m | Skrin 24" | Maws mingħajr wajer | Siġġu tal-uffiċċju | Lampa tal-iskrivanija | Notebook | Biro | Stapler | Envelop C4 | Fajl | Tastiera | Printer laser | Headphones',
    services:
      "Konsulenza | Disinn ta' websajt | Immaniġġjar ta' proġett | Taħriġ | Servizzi legali | Servizzi ta' kontabilità | Traduzzjoni | Kuntratt ta' manutenzjoni | Disinn ta' logo | Fotografija | Spejjeż tal-ivvjaġġar | Xogħol ta' installazzjoni | Tindif tal-uffiċċju | Kera | Onorarju | Żvilupp ta' softwer | Żjara fuq il-post | Tibjid | Xogħol tal-kaħħal",
    software:
      "Web hosting | Isem tad-dominju | Liċenzja annwali | Sottoskrizzjoni fix-xahar | Ħażna fil-cloud | Appoġġ tekniku | Ċertifikat SSL | Utent addizzjonali | Server | Backup",
    grocery:
      "Banana | Ħalib 1L | Ħobż Malti | Bajd 12 | Sidra tat-tiġieġ | Meraq tal-larinġ | Kafè 500g | Ross 1kg | Żejt taż-żebbuġa | Tadam | Ġobon | Ilma minerali | Ċikkulata | Karta tal-kċina | Trab tal-ħasil | Butir | Tuffieħ | Jogurt | Borża | Depożitu | Ġbejniet | Galletti",
    restaurant:
      "Kafè | Cappuccino | Ikla tal-jum | Stuffat tal-fenek | Aljotta | Insalata | Birra | Tazza nbid | Luminata | Pastizzi | Soppa tal-armla | Pizza | Burger | Patata moqlija | Te",
    hardware:
      "Viti tal-injam 4x40 | Martell | Żebgħa bajda 10L | Pajp PVC | Karta tas-sandpaper | Cable ties | Tejp | Ċappetta | Bozza LED | Extension 5m | Silikon | Katnazz | Tejp tal-kejl | Drill 6mm | Skorfina M8 | Pajp tal-ġnien | Ingwanti | Pinzell | Siment 25kg",
    utility: "Konsum tal-elettriku | Ħlas fiss | Gass | Ilma | Drenaġġ | Ħlas tas-servizz | Kera tal-meter | Enerġija",
    telecom:
      "Pjan tal-mowbajl | Ħlas fix-xahar | Internet 100Mb | Telefonati internazzjonali | Roaming | Pagament tal-apparat | Router | Data",
    hotel:
      "Akkomodazzjoni kamra singola | Kolazzjon | Parkeġġ | Minibar | Kamra doppja | Ħasil | Pranzu | Sala tal-konferenzi",
    freight: "Trasport | Dwana | Ħlas tal-fjuwil | Ġbir | Ħażna | Palits | Merkanzija bl-ajru | Merkanzija bil-baħar",
    medical:
      "Konsultazzjoni tat-tabib | X-ray | Test tad-demm | Tindif tas-snien | Fiżjoterapija | Tilqima | Ultrasound | Pilloli għall-uġigħ",
    media: "Reklam nofs paġna | Banner | Reklam fuq ir-radju | Poster 14-il jum | Midja soċjali | Produzzjoni",
    garage:
      "Bdil taż-żejt | Brake pads | Tajers 205/55 R16 | Filtru tal-arja | Xogħol siegħa | Spark plugs | Batterija | VRT | Petrol | Diesel",
  },
  forms: {
    name: "Isem | Kumpanija | Isem tan-negozju | Isem u kunjom",
    street: "Indirizz | Triq | Indirizz reġistrat",
    number: "Nru | Dar",
    quarter: "Żona | Distrett",
    city: "Belt | Lokalità | Raħal",
    region: "Gżira | Pajjiż",
    postcode: "Kodiċi postali | Kodiċi",
    activity: "Attività | Tip ta' negozju",
    branch: "Fergħa | Ħanut | Taqsima | Uffiċċju",
    capital: "Kapital azzjonarju",
    time: "Ħin | Ħin tal-ħruġ",
    accessKey: "Kodiċi ta' verifika | ID tad-dokument | Kodiċi fiskali",
    operation: "Tip ta' provvista | Kundizzjonijiet tal-kunsinna",
    carrier: "Trasportatur | Mibgħut minn",
    freeText: "Noti | Tagħrif ieħor | Messaġġ",
    instalments: "Pjan tal-ħlas | Pagamenti akkont",
    zeroSums: "Eżenti | Skont | Kunsinna | Arrotondament | Depożitu",
    salesperson: "Bejjiegħ | Rappreżentant | Imħejjija minn",
    agency: "Aġent | F'isem | Aġenzija",
    soldTo: "Mibjugħ lil | Ordnat minn | Riċevitur",
    soldBy: "Mibjugħ minn | Bejjiegħ",
    headOffice: "Uffiċċju prinċipali | Uffiċċju reġistrat",
    payee: "Ħallas lil | Benefiċjarju",
    issuer: "Maħruġa minn | Bejjiegħ | Fornitur",
    weight: "Piż gross | Pakketti | Piż",
    signature: "Firma | Riċevut minn | Firma tal-klijent",
  },
  sentences: {
    greeting: "Għażiż klijent, | Għażiż Sinjur, | Bonġu,",
    number:
      "Qegħdin nibagħtulek il-fattura {number} bid-data {date}. | In-numru ta' din il-fattura huwa {number}. | Il-fattura {number} inħarġet fi {date}.",
    net: "L-ammont mingħajr VAT huwa {net}. | Mingħajr VAT: {net}.",
    tax: "Il-VAT hija {tax}. | Ma' dan tiżdied VAT ta' {tax}.",
    total: "It-total huwa {total}. | Total dovut: {total}. | Nitolbu {total} għax-xogħol li sar.",
    due: "Pagabbli sa {due}. | Jekk jogħġbok ħallas sa {due}. | Id-data tal-iskadenza hija {due}.",
  },
  sellerSentences: {
    farewell:
      "Grazzi li xtrajt mingħand {vendor} | Grazzi taż-żjara tiegħek lil {vendor} | Nistennewk lura għand {vendor}",
    issued:
      "Din il-fattura nħarġet minn {vendor}, reġistrata fi {city}, {registration}. | Il-fornitur huwa {vendor}, {address}, numru tal-VAT {taxId}. | Il-kuntratt tiegħek huwa ma' {vendor}, {city}.",
    claim: "{vendor} - dejjem qribek | Merħba għand {vendor} | Aġent ta' {vendor} | {vendor} jaħseb fik",
    payable: "Pagabbli lil {vendor} | Ċekkijiet f'isem {vendor} | Benefiċjarju {vendor}",
    maker:
      "Maħluqa b'{maker} | Softwer: {maker} | Stampata minn {maker} | Ħlasijiet permezz ta' {maker} | Membru ta' {maker} | Sistema tal-kaxxa {maker}",
    signature: "Għal {vendor} | F'isem {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Id-drittijiet kollha riżervati.",
    operator: "Operat minn {vendor} | Sid: {vendor} | Immexxi minn {vendor}",
    owner: "Parti minn {owner} | Kumpanija ta' {owner} | Grupp {owner}",
    trade: "Bejgħ bl-ingrossa {trade} | Kollox għal {trade} | Ristorant u bar | Ħanut {trade}",
  },
  businesses: {
    kinds:
      "Forn | Pastizzerija | Ħanut tal-Laħam | Ħanut tal-Ħut | Ħanut tal-Merċa | Supermarket | Stamperija | Birrerija | Ristorant | Kafè | Pizzerija | Bar | Lukanda | Guesthouse | Spiżerija | Ottiku | Klinika Dentali | Klinika | Veterinarju | Barbier | Salon tas-Sbuħija | Ġojjellerija | Ħanut taż-Żraben | Ħanut tal-Ħwejjeġ | Laundry | Ħanut tal-Fjuri | Mixtla | Ħanut tal-Annimali | Ħardwer | Kuntratturi | Mastrudaxxa | Plumber | Elettriċisti | Bajjada | Showroom tal-Għamara | Garaxx | Spare Parts | Tajers | Skola tas-Sewqan | Pompa tal-Petrol | Trasport | Awdituri | Avukati | Aġenzija tal-Proprjetà | Childcare | Skola tal-Lingwi | Klabb Sportiv | Ħanut tal-Kotba | Pubblikazzjonijiet | Aġenzija tal-Ivvjaġġar | Razzett | Koperattiva | Grupp | Inbejjed | Ħanut tal-Ħelu | Maħżen | Suq | Bejjiegħ bl-Ingrossa | Ħanut tar-Rigali | Antikitajiet | Apparat tad-Dar | Ġugarelli | Tagħmir Sportiv | Roti | Ħanut tal-Mużika | Drappijiet | Farmhouse | Hostel | Takeaway | Gelaterija | Catering | Laboratorju | Fiżjoterapija | Massaġġi | Ġinnasju | Pixxina | Teatru | Ċinema | Gallerija | Mużew | Ilma | Enerġija | Skart | Soqfa | Bennejja | Tħaffir | Ħaddied | Weldjar | Xogħlijiet tal-Aluminju | Twieqi | Sigurtà | Tradutturi | Reklamar | Softwer | Inġiniera | Periti | Nutar | Taksi | Studio Fotografiku | Dgħajjes | Funerali | Ċeramika | Rħam | Importaturi",
    signs:
      "{kind} {last} | {kind} ta' {first} | Ta' {last} | Ta' {first} | {last} u Wliedu | Aħwa {last} | {last} Bros | {last} & Sons | {kind} {city} | {kind} {word} | Il-{word} | {word} {trade} | {last} {trade} | Lukanda {word} | Ristorant {word} | Ristorant Ta' {first} | {first} {last} | {last} Grupp | {city} {trade}",
  },
  institutions: {
    bodies:
      "Kunsill Lokali {city} | Università ta' Malta | L-Isptar {city} | Ministeru għal {trade} | Fondazzjoni {last} | Kulleġġ {city} | Awtorità {trade} | Assoċjazzjoni {last}",
    units:
      "Istitut ta' {trade} | Dipartiment ta' {trade} | Fakultà ta' {trade} | Ċentru ta' {trade} | Uffiċċju ta' {trade}",
  },
  streets:
    "Triq {last} | Triq il-{word} | Triq ir-{word} | Triq {city} | Triq San {first} | Triq Santa {first} | Triq il-Kbira | Triq ir-Repubblika | Misraħ {last} | Pjazza {last} | Vjal {last} | Sqaq {word} | Xatt {city} | Triq {first} {last} | Zona Industrijali {city} | Qasam {word} | Dawret il-{word} | {last} Street | {word} Road",
  postBoxes: "Kaxxa Postali | P.O. Box | KP",
  rooms: "Sular {n} | Blokk {letter} | Flat {n} | Ħanut {n} | Unit {n} | Level {n}",
  dates:
    "{dd}/{mm}/{y} | {dd}/{mm}/{y} | {dd}/{mm}/{y} | {d} ta' {M} {y} | {d} ta' {M} {y} | {d} ta' {M}, {y} | {d} {M} {y} | {dd}.{mm}.{y} | {dd}-{mm}-{y} | {dd}/{mm}/{yy}",
  fromTo: ["minn", "sa"],
  names: {
    first:
      "Joseph | Mario | Carmel | Paul | John | Anthony | Charles | George | Emanuel | Francis | Ġużeppi | Karmenu | Ġorġ | Pawlu | Toni | Salvu | Wistin | Ġanni | Mikiel | Lawrenz | Marija | Rita | Carmen | Doris | Ġorġina | Ċetta | Ġiovanna | Anna | Maria | Josephine | Miriam | Nathalie | Claire | Graziella | Roberta | Kurt | Luke | Matthew | Etienne | Ġakbu | Żaren",
    last: "Borg | Camilleri | Vella | Farrugia | Zammit | Galea | Micallef | Grech | Attard | Spiteri | Azzopardi | Mifsud | Caruana | Muscat | Agius | Pace | Fenech | Schembri | Abela | Sammut | Gauci | Debono | Cassar | Saliba | Buttigieg | Portelli | Xuereb | Ellul | Bonnici | Cauchi | Falzon | Vassallo | Sciberras | Bugeja | Tabone | Xerri | Żahra | Mallia | Scicluna | Cutajar | Psaila | Bezzina | Cilia | Gatt",
  },
};
