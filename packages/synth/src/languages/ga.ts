import type { LanguagePack } from "./language-pack.ts";

export const ga: LanguagePack = {
  captions: {
    title:
      "Sonrasc | SONRASC | Sonrasc | Sonrasc cánach | Sonrasc CBL | Bille | Sonrasc díolachán | Sonrasc pro forma | Sonrasc deiridh | Sonrasc Uimh.",
    creditTitle: "Nóta creidmheasa | NÓTA CREIDMHEASA | Nóta creidmheasa Uimh. | Nóta Creidmheasa",
    receiptTitle: "Admháil | ADMHÁIL | Admháil díola | Admháil airgid | Bille | Sonrasc",
    copy: "Cóip | CÓIP | Bunchóip | Íoctha | ÍOCTHA | Cóip an chustaiméara",
    invoiceNumber:
      "Uimhir an tsonraisc | Uimhir sonraisc | Uimh. sonraisc | Sonrasc Uimh. | Sonrasc | Uimhir | Uimh. | Uimh. an tsonraisc | Tagairt sonraisc | Uimhir thagartha an tsonraisc",
    precedingInvoice: "Sonrasc bunaidh | Maidir le sonrasc | Bunsonrasc",
    creditNumber: "Uimhir an nóta creidmheasa | Nóta creidmheasa Uimh. | Uimhir | Uimh.",
    receiptNumber: "Uimhir admhála | Admháil Uimh. | Uimh. admhála | Admháil | Idirbheart | Uimh. idirbhirt",
    date: "Dáta | Dáta an tsonraisc | Dáta sonraisc | Dáta eisiúna | Eisithe | Dáta: | Dáta an doiciméid",
    dueDate:
      "Dáta dlite | Dlite faoi | Le híoc faoi | Dáta íoctha | Dáta dlite íocaíochta | Íoc roimh | Spriocdháta íocaíochta | Dáta íocaíochta",
    orderNumber:
      "Uimhir ordaithe | Uimhir an ordaithe | Ordú Uimh. | Uimh. ordaithe | Uimhir chonartha | Conradh Uimh. | Uimhir áirithinte | Uimhir an tionscadail | Nóta seachadta | Uimhir mheastacháin",
    purchaseOrder: "Ordú ceannaigh | Uimhir an ordaithe ceannaigh | Uimh. OC | Bhur n-ordú | Ordú an chustaiméara",
    customerNumber:
      "Uimhir chustaiméara | Uimh. chustaiméara | Uimhir an chustaiméara | Cuntas Uimh. | Uimhir chuntais | Aitheantas custaiméara",
    otherDate:
      "Dáta seachadta | Dáta an ordaithe | Dáta soláthair | Teacht isteach | Imeacht | Dáta léite | Dáta priontála | Dáta na hoibre",
    period: "Tréimhse | Tréimhse bhilleála | Don tréimhse",
    terms: "Téarmaí íocaíochta | Téarmaí | Coinníollacha íocaíochta",
    termsValue:
      "{days} lá | Glan {days} lá | Laistigh de {days} lá | Airgead tirim | Láithreach | Réamhíocaíocht | {days} lá ón dáta sonraisc | Dochar díreach",
    method: "Modh íocaíochta | Modh seachadta | Slí íocaíochta | Téarmaí seachadta",
    methodValue: "Aistriú bainc | Airgead tirim | Cárta | Seic | Dochar díreach | An Post | Bailiú | Ar líne",
    contact: "Teagmháil | Duine teagmhála | Díoltóir | Arna ullmhú ag",
    otherReference: "Tagairt | Bhur dtagairt | Ár dtagairt | Tionscadal | Láthair | Nótaí | Maidir le",
    currency: "Airgeadra | Suimeanna in",
    page: "Leathanach | Lch.",
    amountShown: "Le híoc | Iomlán | Suim | Méid iomlán | Suim dlite",
    billTo:
      "Custaiméir | Bille chuig | Chuig | Sonrasc chuig | Ceannaitheoir | Cliant | Seoladh billeála | Sonraí an chustaiméara | Faighteoir",
    shipTo: "Seachadadh chuig | Seoladh seachadta | Seol chuig | Láthair seachadta",
    serviceAt: "Láthair na hoibre | Seoladh an tsoláthair | Láthair | Áit an tsoláthair",
    from: "Ó | Díoltóir | Soláthraí | Eisitheoir | Comhlacht | Soláthraí seirbhíse",
    remitTo: "Íoc le | Íocaíocht chuig | Íocaí",
    taxId:
      "Uimhir CBL | Uimh. CBL | Uimhir chlárúcháin CBL | CBL Uimh. | Uimh. chláraithe CBL | Uimhir chánach | CBL | VAT Uimh.",
    customerTaxId: "Uimhir CBL an chustaiméara | Uimh. CBL | Uimhir CBL | CBL Uimh.",
    registration:
      "Uimhir chláraithe | Uimh. chláraithe | Cláraithe in Éirinn | Uimhir chomhlachta | CRO Uimh. | Uimhir charthanachta",
    phone: "Fón | Teil. | Teileafón | Guthán | Fón póca | Seirbhís do chustaiméirí",
    fax: "Facs",
    mail: "Ríomhphost | R-phost | Ríomhphost: | r-phost",
    web: "Suíomh gréasáin | Idirlíon | www",
    attention: "Le haghaidh | FAO | A chara",
    department: "Cuntais iníoctha | Roinn na gCuntas | An Rannóg Airgeadais | Ceannach | Ceannoifig",
    formName: "Ainm | Ainm an chomhlachta",
    formStreet: "Seoladh | Sráid",
    formCity: "Baile | Cathair | Baile / Cathair",
    formCountry: "Tír",
    bankBlock: "Sonraí bainc | Sonraí íocaíochta | Sonraí an chuntais bainc",
    bankName: "Banc | Ainm an bhainc",
    account: "Uimhir chuntais | Cuntas | Uimh. chuntais | Cuntas bainc",
    bankCode: "Cód sórtála | Cód bainc",
    iban: "IBAN | Uimhir IBAN",
    bic: "BIC | SWIFT | Cód BIC | BIC/SWIFT",
    paymentReference: "Tagairt íocaíochta | Tagairt | Luaigh an tagairt seo | Uimhir thagartha íocaíochta",
    holder: "Ainm an chuntais | Sealbhóir cuntais",
    subtotal: "Fo-iomlán | Glansuim | Iomlán gan CBL | Gan CBL | Suim gan CBL | Glan | Iomlán roimh CBL | Iomlán glan",
    discount: "Lascaine | Lacáiste | Laghdú",
    shipping: "Seachadadh | Postas | Costas seachadta | Iompar | Pacáil | Táille láimhseála",
    tax: "CBL | CBL @ 23% | Méid CBL | Iomlán CBL | Cáin bhreisluacha | Cáin | CBL 23% | CBL (13.5%) | Suim CBL",
    total:
      "Iomlán | Iomlán le híoc | Iomlán iomlán | Suim iomlán | IOMLÁN | Mórsuim | Iomlán dlite | Iomlán (CBL san áireamh) | Suim le híoc | Iomlán EUR | Méid iomlán | Iomlán an tsonraisc | Iomlán CBL san áireamh | LE hÍOC",
    totalPlain: "Iomlán | Suim iomlán | Mórsuim | Méid iomlán | Iomlán an tsonraisc | Iomlán CBL san áireamh",
    amountDue: "Suim dlite | Le híoc | Iarmhéid dlite | Iarmhéid | Suim le híoc | Fós le híoc | Iarmhéid le híoc",
    paid: "Íoctha | Éarlais íoctha | Íocaíocht faighte | Íocaíochtaí | Íoctha cheana | Suim íoctha",
    previousBalance: "Iarmhéid roimhe seo | Iarmhéid tosaigh | Riaráistí",
    carried: "Tugtha ar aghaidh | Fo-iomlán | Le tabhairt ar aghaidh",
    rounding: "Slánú | Slánú airgid",
    tip: "Séisín | Táille seirbhíse",
    withholding: "Cáin shiarchoinneálach | Coinnithe siar",
    commission: "Coimisiún",
    deposit: "Éarlais | Réamhíocaíocht",
    words: "I bhfocail",
    saving: "Shábháil tú | Pointí | Coigilteas",
    taxSummary: "Achoimre CBL | Miondealú CBL | Anailís CBL",
    taxBase: "Glansuim | Suim inchánach | Glan",
    taxRate: "Ráta CBL | CBL % | Ráta",
    taxAmount: "CBL | Méid CBL",
    grossSum: "Comhlán | Iomlán",
    colPosition: "# | Uimh. | Líne",
    colSku: "Cód | Cód táirge | Uimh. táirge",
    colDescription: "Cur síos | Tuairisc | Earra | Táirge | Seirbhís | Sonraí | Earra / seirbhís",
    colQuantity: "Cainníocht | Líon | Cain. | Uaireanta | Méid | Ídiú",
    colUnit: "Aonad | Aon.",
    colPrice: "Praghas | Praghas aonaid | Praghas an aonaid | Ráta | Costas aonaid | Praghas gan CBL",
    colDiscount: "Lascaine | Lasc. % | Lacáiste",
    colTaxRate: "CBL % | CBL | Ráta CBL",
    colTaxAmount: "CBL | Méid CBL",
    colTotal: "Iomlán | Suim | Méid | Suim gan CBL | Glan | Iomlán líne | Luach",
    colGross: "CBL san áireamh | Comhlán",
    colDate: "Dáta | Lá",
    groupTotal: "Fo-iomlán | Iomlán grúpa",
    cash: "Airgead tirim | AIRGEAD TIRIM | Airgead faighte",
    change: "Briseadh | Sóinseáil | SÓINSEÁIL",
    card: "Cárta | CÁRTA | VISA | Cárta dochair | Mastercard | Gan tadhall",
    itemCount: "Líon earraí | Earraí",
    cashier: "Airgeadóir | Freastalaí | Ar freastal ort | Díoltóir",
    till: "Scipéad | Bord | Siopa | Teirminéal | Scipéad Uimh.",
    payBy:
      "Íoc {total} faoin {due} le do thoil. | Téarmaí íocaíochta: {days} lá. | Luaigh uimhir an tsonraisc {number} agus tú ag íoc. | Sonrasc {number} dar dáta {date} | Dáta dlite {due} | Tógfar {total} as do chuntas ar {due}. | Le híoc faoi {due} | Lascaine 2% má íoctar roimh {otherDate}, glan {due}. | Tréimhse {otherDate} - {otherDate}, le híoc faoi {due}.",
    refersTo:
      "Nóta seachadta {otherNumber}, {otherDate} | Bhur n-ordú {otherNumber} dar dáta {otherDate} | Maidir le sonrasc {otherNumber} dar dáta {otherDate} | Conradh {otherNumber} | Obair déanta go dtí {otherDate}",
    thanks:
      "Go raibh maith agat | Go raibh maith agaibh as bhur gcustam | Tar ar ais arís | Le gach dea-ghuí | Coinnigh an admháil seo | Bain taitneamh as do lá",
    prose:
      "Gearrfar ús ar íocaíochtaí déanacha. | Is leis an díoltóir na hearraí go dtí go n-íoctar an tsuim iomlán. | Má tá ceist agat, déan teagmháil le roinn na gcuntas. | Ní mór gearán a dhéanamh laistigh de 8 lá. | Tá ár dtéarmaí agus coinníollacha le fáil ar ár suíomh gréasáin. | Cláraithe in Éirinn. | Meastachán é seo bunaithe ar an léamh roimhe. | Fáilte roimh íocaíocht ar líne.",
    reverseCharge: "Muirear aisiompaithe. | Díolta ó CBL. | Feidhmíonn an muirear droim ar ais.",
    slogan: "Caighdeán ó 1985 | Do pháirtí áitiúil | I gcónaí in aice leat | Fuinneamh don todhchaí",
    noise: "Faoi rún | Iompaigh | Ar lean ar an gcéad leathanach eile | Faighte | Cóip | Ceadaithe",
    units: "uair | lá | kg | m | pacáiste | mí | kWh | m2 | l | bosca | péire | km | aonad | píosa",
    industries:
      "Comhairleoireacht | Seirbhísí | Iompar | Tógáil | Leictreonaic | Fuinneamh | Trádáil | Bácús | Clódóirí | Maoin | Péintéireacht | Cothabháil | Óstán | Bialann | Cógaslann | Troscán | Taisteal | Teicneolaíocht | Córais | Meáin | Foilsitheoirí | Aistriúchán",
    months:
      "Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig",
    distractorTitles: "Plean íocaíochta | Ídiú | Stair | Léamha méadair | Glaonna | Sonraisc roimhe seo | Achoimre",
  },
  goods: {
    office:
      'Páipéar A4 | Tonóir dubh | Cábla USB 2 m | Scáileán 24" | Luch gan sreang | Cathaoir oifige | Lampa deisce | Leabhar nótaí | Peann gránbhiorach | Stáplóir | Clúdach C4 | Fillteán | Méarchlár | Printéir léasair | Cluasáin',
    services:
      "Comhairleoireacht | Dearadh suímh ghréasáin | Bainistíocht tionscadail | Oiliúint | Seirbhísí dlí | Cuntasaíocht | Aistriúchán | Conradh cothabhála | Dearadh lógó | Grianghrafadóireacht | Costais taistil | Obair shuiteála | Glanadh oifige | Cíos | Táille | Forbairt bogearraí | Cuairt láithreáin | Péintéireacht | Eagarthóireacht",
    software:
      "Óstáil gréasáin | Ainm fearainn | Ceadúnas bliana | Síntiús míosúil | Stóráil néil | Tacaíocht | Teastas SSL | Úsáideoir breise | Freastalaí | Cúltaca",
    grocery:
      "Bananaí | Bainne 1L | Arán donn | Uibheacha 12 | Filléad sicín | Sú oráiste | Caife 500g | Rís 1kg | Ola olóige | Trátaí | Cáis | Uisce mianraí | Seacláid | Páipéar cistine | Púdar níocháin | Im | Úlla | Iógart | Mála | Éarlais buidéil | Prátaí",
    restaurant:
      "Caife | Cappuccino | Béile an lae | Stobhach | Anraith | Sailéad | Pionta leanna | Gloine fíona | Líomanáid | Scónaí | Iasc agus sceallóga | Píotsa | Borgaire | Sceallóga | Tae",
    hardware:
      "Scriúnna adhmaid 4x40 | Casúr | Péint bhán 10L | Píopa PVC | Páipéar gainimh | Ceangail cábla | Téip | Inse | Bolgán LED | Sreang fada 5m | Silicón | Glas fraincín | Ribín tomhais | Druil 6mm | Cnónna M8 | Píobán gairdín | Lámhainní oibre | Scuab | Stroighin 25kg",
    utility:
      "Leictreachas | Buanmhuirear | Gás nádúrtha | Uisce | Séarachas | Muirear líonra | Tobhach PSO | Teas | Fuinneamh",
    telecom:
      "Plean fón póca | Síntiús | Leathanbhanda 100Mb | Glaonna idirnáisiúnta | Fánaíocht | Tráthchuid fóin | Ródaire | Sonraí",
    hotel:
      "Lóistín seomra singil | Bricfeasta | Páirceáil | Mionbheár | Seomra dúbailte | Níochán | Dinnéar | Seomra comhdhála",
    freight:
      "Iompar | Imréiteach custaim | Formhuirear breosla | Bailiú | Stóráil | Pailléid | Dola bóthair | Aerlasta",
    medical:
      "Coinne dochtúra | X-gha | Tástáil fola | Glanadh fiacla | Fisiteiripe | Vacsaíniú | Ultrafhuaim | Pianmhúchán",
    media: "Fógra leathleathanach | Meirge | Fógra raidió | Póstaer 14 lá | Meáin shóisialta | Léiriúchán",
    garage:
      "Athrú ola | Coscáin | Boinn 205/55 R16 | Scagaire aeir | Saothar 1 uair | Spréachphlocóid | Ceallra | NCT | Peitreal | Díosal",
  },
  forms: {
    name: "Ainm | Comhlacht | Ainm gnó | Ainm agus sloinne",
    street: "Seoladh | Sráid | Seoladh cláraithe",
    number: "Uimh. | Teach",
    quarter: "Ceantar | Baile fearainn",
    city: "Baile | Cathair",
    region: "Contae | Co. | Tír",
    postcode: "Éirchód | Cód poist",
    activity: "Gnó | Cineál gnó",
    branch: "Brainse | Siopa | Rannóg | Oifig",
    capital: "Scairchaipiteal",
    time: "Am | Am eisiúna",
    accessKey: "Cód deimhniúcháin | Aitheantas doiciméid | Cód rialaithe",
    operation: "Cineál soláthair | Téarmaí seachadta",
    carrier: "Iompróir | Seolta ag",
    freeText: "Nótaí | Eolas breise | Teachtaireacht",
    instalments: "Plean íocaíochta | Tráthchodanna",
    zeroSums: "Díolmhaithe | Lascaine | Seachadadh | Slánú | Éarlais",
    salesperson: "Díoltóir | Ionadaí díolacháin | Arna ullmhú ag",
    agency: "Gníomhaire | Thar ceann | Gníomhaireacht",
    soldTo: "Díolta le | Ordaithe ag | Faighteoir",
    soldBy: "Díolta ag | Díoltóir",
    headOffice: "Ceannoifig | Oifig chláraithe | Príomhoifig",
    payee: "Íoc le | Íocaí | Tairbhí",
    issuer: "Eisitheoir | Díoltóir | Soláthraí",
    weight: "Meáchan comhlán | Pacáistí | Meáchan",
    signature: "Síniú | Faighte ag | Sínithe",
  },
  sentences: {
    greeting: "A chara, | A chustaiméir, | Dia duit,",
    number:
      "Seo sonrasc {number} dar dáta {date}. | Is é {number} uimhir an tsonraisc seo. | Eisíodh sonrasc {number} ar {date}.",
    net: "Is é {net} an tsuim gan CBL. | Gan CBL: {net}.",
    tax: "Is é {tax} an CBL. | Cuirtear CBL {tax} leis.",
    total: "Is é {total} an t-iomlán. | Iomlán le híoc: {total}. | Iarraimid {total} as an obair a rinneadh.",
    due: "Le híoc faoi {due}. | Íoc roimh {due} le do thoil. | Is é {due} an dáta dlite.",
  },
  sellerSentences: {
    farewell:
      "Go raibh maith agat as siopadóireacht le {vendor} | Go raibh maith agat ó {vendor} | Fáilte ar ais chuig {vendor}",
    issued:
      "D'eisigh {vendor} an sonrasc seo, cláraithe in {city}, {registration}. | Is é {vendor}, {address}, uimhir CBL {taxId}, an soláthraí. | Tá do chonradh le {vendor}, {city}.",
    claim: "{vendor} - i gcónaí in aice leat | Fáilte go {vendor} | Gníomhaire {vendor} | Tá {vendor} anseo duit",
    payable: "Iníoctha le {vendor} | Seiceanna iníoctha le {vendor} | Íocaí {vendor}",
    maker:
      "Cruthaithe le {maker} | Bogearraí: {maker} | Clóbhuailte ag {maker} | Íocaíochtaí trí {maker} | Ball de {maker} | Córas scipéid {maker}",
    signature: "Thar ceann {vendor} | Ar son {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Gach ceart ar cosaint.",
    operator: "Á oibriú ag {vendor} | Úinéir: {vendor} | Á reáchtáil ag {vendor}",
    owner: "Cuid de {owner} | Comhlacht {owner} | Grúpa {owner}",
    trade: "Mórdhíol {trade} | Gach rud {trade} | Bialann agus beár | Siopa {trade}",
  },
  businesses: {
    kinds:
      "Bácús | Siopa Búistéara | Siopa Éisc | Siopa Grósaera | Siopa | Grúdlann | Uachtarlann | Bialann | Caifé | Tábhairne | Óstán | Teach Lóistín | Láthair Champála | Cógaslann | Radharceolaí | Fiaclóir | Clinic | Tréadlia | Gruagaire | Seodóir | Siopa Bróg | Siopa Éadaigh | Neachtlann | Bláthadóir | Ionad Garraíodóireachta | Crua-Earraí | Tógálaithe | Siúinéireacht | Pluiméireacht | Leictreoir | Péintéir | Siopa Troscáin | Garáiste | Páirteanna Cairr | Boinn | Scoil Tiomána | Stáisiún Peitril | Iompar | Cuntasóirí | Aturnaetha | Gníomhaire Eastáit | Naíonra | Scoil Teanga | Club Spóirt | Siopa Leabhar | Clódóirí | Foilsitheoirí | Oifig Taistil | Feirm | Comharchumann | Léiriúcháin | Meáin | Siopa Milseán | Fíoncheannaí | Drioglann | Margadh | Ollmhargadh | Mórdhíoltóir | Siopa Bronntanas | Siopa Seandachtaí | Siopa Bréagán | Siopa Spóirt | Siopa Rothar | Siopa Ceoil | Siopa Fabraicí | Teach Feirme | Brú Óige | Lóistín | Mearbhia | Siopa Uachtar Reoite | Lónadóireacht | Saotharlann | Fisiteiripe | Suathaireacht | Giom | Linn Snámha | Amharclann | Pictiúrlann | Gailearaí | Músaem | Uisce | Fuinneamh | Bailiú Bruscair | Díonadóir | Bríceadóir | Tochailt | Muileann Sábhadóireachta | Táthú | Innealtóirí | Slándáil | Aistritheoirí | Fógraíocht | Bogearraí | Ailtirí | Nótaire | Tacsaí | Stiúideo | Stiúideo Grianghraf | Bád Farantóireachta | Adhlacóir | Criadóireacht | Fíodóireacht | Gníomhaireacht",
    signs:
      "{kind} {last} | {kind} Uí {last} | Siopa {last} | Tigh {last} | Tigh {first} | Comharchumann {city} | {last} Teo. | {last} Teoranta | {kind} {city} | Óstán {city} | Bialann {first} | {last} agus a Mhac | {last} & Mic | Cló {word} | {word} {trade} | {trade} {city} | Foilsitheoirí {word} | Muintir {last} | Léiriúcháin {word} | {first} {last} | {last} {kind}",
  },
  institutions: {
    bodies:
      "Comhairle Contae {city} | Ollscoil {city} | Ospidéal {city} | Údarás {trade} | Foras {last} | Conradh {word} | Gaelscoil {city} | Coláiste {city} | Roinn {trade}",
    units: "Roinn {trade} | Institiúid {trade} | Scoil {trade} | Lárionad {trade} | Oifig {trade}",
  },
  streets:
    "Sráid {last} | Sráid an {word} | Bóthar {city} | Bóthar an {word} | An tSráid Mhór | Plás {last} | Cearnóg {last} | Ascaill {word} | Lána {word} | Cé {last} | Eastát Tionscail {city} | An Cheathrú {word} | Baile an {word} | {last} Street | {word} Road | Main Street | {city} Road | {last} Business Park | {last} Avenue | Church Street | {word} Lane | {last} Park | {last} House, {word} Street",
  postBoxes: "Bosca PO | P.O. Box | Bosca Poist",
  rooms: "Aonad {n} | Urlár {n} | Bloc {letter} | Unit {n} | Foirgneamh {letter} | Floor {n}",
  dates:
    "{dd}/{mm}/{y} | {dd}/{mm}/{y} | {dd}/{mm}/{y} | {d} {M} {y} | {d} {M} {y} | {d} {M} {y} | {d}/{m}/{y} | {dd}.{mm}.{y} | {dd}/{mm}/{yy} | {dd}-{mm}-{y}",
  fromTo: ["ó", "go"],
  names: {
    first:
      "Seán | Pádraig | Micheál | Tomás | Séamas | Liam | Ciarán | Conchúr | Eoin | Cathal | Diarmaid | Fionn | Oisín | Ruairí | Máire | Síle | Bríd | Caitlín | Áine | Aoife | Niamh | Siobhán | Sinéad | Gráinne | Úna | Nóra | Eibhlín | Róisín | Deirdre | Mairéad | Órla | Colm | Donncha | Éamonn | Peadar | Proinsias | Emma | John | Mary | Patrick | James | Michael | Sarah | Kevin | Brian | Laura",
    last: "Ó Murchú | Ó Ceallaigh | Ó Súilleabháin | Breathnach | Mac Gabhann | Ó Briain | Ó Broin | Ó Riain | Ó Conchúir | Ó Néill | Ó Raghallaigh | Ó Dochartaigh | Mac Cárthaigh | Ó Gallchóir | Ó Laoire | Ó Domhnaill | Mac Donncha | Ní Mhurchú | Ní Cheallaigh | Ní Bhriain | Uí Néill | Ní Dhomhnaill | de Búrca | de Paor | Ó Cuinn | Ó Flaithearta | Mac Aodha | Ó Máille | Ó Conghaile | Murphy | Kelly | Walsh | Byrne | Ryan | Doyle | Gallagher | Doherty | Kennedy | Lynch | Murray | Quinn | Moore | McCarthy | Daly | Nolan | Brennan | Burke | Collins | Clarke | Hughes | Fitzgerald | Power | Keane | Healy",
  },
};
