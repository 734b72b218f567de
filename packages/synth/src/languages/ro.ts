import type { LanguagePack } from "./language-pack.ts";

export const ro: LanguagePack = {
  captions: {
    title:
      "Factură | FACTURĂ | Factura | FACTURA | Factură fiscală | FACTURĂ FISCALĂ | Factura fiscala | Factură proformă | Factură de avans | Factura seria | FACTURA FISCALA | Invoice / Factură",
    creditTitle: "Factură storno | FACTURĂ STORNO | Notă de credit | Factura storno | Factură de corecție | STORNO",
    receiptTitle: "Bon fiscal | BON FISCAL | Chitanță | CHITANȚĂ | Chitanta | Bon de casă | Factură simplificată | BON",
    copy: "Original | Copie | Duplicat | ORIGINAL | Exemplar 1 | Achitat | ACHITAT | Plătit",
    invoiceNumber:
      "Număr factură | Nr. factură | Factura nr. | Factură nr. | Nr. | Seria și nr. | Nr. factura | Numar factura | Numărul facturii | Seria | Factura seria | Nr. document | Factura | Serie și număr | Nr. facturii",
    precedingInvoice: "La factura nr. | Factura inițială | Storno la factura | Referință factură",
    creditNumber: "Notă de credit nr. | Nr. factură storno | Nr. | Seria și nr. | Factură storno nr.",
    receiptNumber: "Nr. bon | Bon nr. | BON FISCAL NR. | Chitanța nr. | Nr. chitanță | Nr. | BF | Numar bon",
    date: "Data facturii | Data emiterii | Data | Data emitere | Data emiterii facturii | Emisă la | Din data | Data (zi/lună/an) | Data factura | Data documentului | Data emiterii:",
    dueDate:
      "Data scadenței | Scadență | Data scadentă | Scadența | Termen de plată | Data scadentei | Scadent la | Plătiți până la | De plată până la | Termen plata | Data limită de plată",
    orderNumber:
      "Nr. comandă | Comanda nr. | Comandă | Număr comandă | Nr. contract | Contract nr. | Aviz nr. | Nr. aviz de însoțire | Ofertă nr. | Nr. comanda | Rezervare | Aviz de expediție",
    purchaseOrder: "Comanda dvs. | Comanda client | Nr. comandă client | Comanda dumneavoastră",
    customerNumber: "Cod client | Nr. client | Cod abonat | ID client | Număr client | Cod partener | Cod de client",
    otherDate:
      "Data livrării | Data exigibilității | Data comenzii | Data prestării | Data expedierii | Data citirii | Data avizului | Data livrarii | Data faptului generator | Sosire | Plecare | Data tipăririi",
    period: "Perioada | Perioadă de facturare | Perioada de facturare | Interval | Perioadă facturată",
    terms: "Condiții de plată | Termen de plată | Condiții",
    termsValue:
      "{days} zile | Termen {days} zile | {days} zile de la emitere | La livrare | Plata în avans | în {days} zile",
    method: "Modalitate de plată | Mod de plată | Metoda de plată | Plata | Mod livrare | Modalitate plata",
    methodValue:
      "Ordin de plată | Transfer bancar | Numerar | Card | Ramburs | OP | Ridicare personală | Debit direct | Virament | Bilet la ordin",
    contact: "Contact | Persoană de contact | Întocmit de | Agent | Emis de | Întocmit | Delegat",
    otherReference: "Referință | Proiect | Observații | Obiect | Mențiuni | Ref. dvs. | Nr. auto | Lucrare | Nr. NIR",
    currency: "Moneda | Valuta | Monedă",
    page: "Pagina | Pag. | Fila",
    amountShown: "De plată | Sumă | Total | Suma de plată | Total de plată",
    billTo:
      "Client | CLIENT | Client: | Cumpărător | CUMPĂRĂTOR | Beneficiar | BENEFICIAR | Cumparator | Facturat către | Adresa de facturare | Date client",
    shipTo:
      "Adresa de livrare | Livrare la | Destinatar | Loc de livrare | Punct de livrare | Adresă livrare | Livrat la",
    serviceAt: "Loc de consum | Locul de consum | Adresa locului de consum | Punct de consum",
    from: "Furnizor | FURNIZOR | Furnizor: | Vânzător | Prestator | Emitent | PRESTATOR | Vanzator",
    remitTo: "Beneficiar plată | Plata se face către | În favoarea",
    taxId:
      "CIF | CUI | C.I.F. | C.U.I. | Cod fiscal | CIF: | CUI: | Cod TVA | Cod de înregistrare fiscală | Cod unic de înregistrare | C.F. | Cod de TVA",
    customerTaxId: "CIF | CUI | C.I.F. | Cod fiscal | CIF client | CUI client | Cod TVA | C.U.I.",
    registration:
      "Nr. Reg. Com. | Reg. com. | Nr. ORC | Nr. ord. reg. com. | Registrul Comerțului | Capital social | J40 | Nr.ord.reg.com./an",
    phone: "Tel. | Telefon | Tel: | Tel.: | Mobil | Call center",
    fax: "Fax | Fax:",
    mail: "E-mail | Email | Adresa e-mail",
    web: "Web | www | Site | Internet",
    attention: "În atenția | D-lui | D-nei | Stimate client",
    department: "Contabilitate | Departament financiar | Achiziții | Secretariat | Financiar-contabil | Facturare",
    formName: "Nume | Denumire | Nume / Firmă",
    formStreet: "Strada | Adresa | Sediul",
    formCity: "Oraș | Localitate | Localitatea",
    formCountry: "Țara | Tara",
    bankBlock: "Date bancare | Detalii de plată | Informații de plată | Plata în contul | Coordonate bancare",
    bankName: "Banca | Banca: | Denumire bancă | Deschis la",
    account: "Cont | Contul | Cont bancar | Nr. cont | Cont bancă",
    bankCode: "Cod bancă",
    iban: "IBAN | Cont IBAN | IBAN: | Cont (IBAN) | Cod IBAN",
    bic: "SWIFT | BIC | SWIFT/BIC | Cod SWIFT | BIC/SWIFT",
    paymentReference: "Referință plată | Cod de plată | Detalii plată | Explicații | Referință | Cod plată",
    holder: "Titular cont | Beneficiar | Titular",
    subtotal:
      "Total fără TVA | Subtotal | Valoare fără TVA | Bază de impozitare | Total net | Valoare netă | Baza TVA | Total fara TVA | Total valoare | Sumă fără TVA | Baza impozabilă | Net",
    discount: "Discount | Reducere | Reducere comercială | Total reduceri | Rabat",
    shipping: "Transport | Cost livrare | Taxe de livrare | Livrare | Cost transport | Ambalaj",
    tax: "TVA | Total TVA | Valoare TVA | TVA 19% | Suma TVA | TVA (19%) | TVA 21% | Taxa pe valoarea adăugată | TVA total | Din care TVA",
    total:
      "Total de plată | Total | TOTAL | Total general | TOTAL DE PLATĂ | Total de plata | De plată | Total factură | Total cu TVA | Valoare totală | TOTAL GENERAL | Total plată | Suma de plată | Total inclusiv TVA | TOTAL LEI | Total RON | Total factura | Sumă totală | Valoare totală de plată | TOTAL DE PLATA",
    totalPlain:
      "Total cu TVA | Total | Total general | Total factură | Valoare totală | Valoare cu TVA | Total inclusiv TVA",
    amountDue: "Rest de plată | De plată | Sold | Rest de achitat | Sold de plată | Suma rămasă | Total sold",
    paid: "Achitat | Plătit | Avans | Încasat | Avans achitat | Plăți efectuate | Sumă achitată | Storno avans",
    previousBalance: "Sold anterior | Restanță | Sold precedent | Sold inițial",
    carried: "Report | De reportat | Subtotal pagină | Report din pagina anterioară",
    rounding: "Rotunjire | Rotunjiri | Diferență de rotunjire",
    tip: "Bacșiș | Serviciu | BACSIS",
    withholding: "Reținere la sursă | Garanție de bună execuție | Impozit reținut",
    commission: "Comision | Comision agenție",
    deposit: "Avans | Garanție | Depozit | Garanție SGR",
    words: "În litere | adică | Suma în litere",
    saving: "Ați economisit | Puncte | Economie",
    taxSummary: "Detalii TVA | Recapitulație TVA | Sumar TVA | Cote TVA | Situație TVA",
    taxBase: "Bază | Bază de impozitare | Fără TVA | Bază TVA",
    taxRate: "Cota | Cota TVA | TVA % | % TVA",
    taxAmount: "TVA | Valoare TVA | Sumă TVA",
    grossSum: "Total | Cu TVA | Total cu TVA",
    colPosition: "Nr. crt. | Nr. | # | Nr. Crt. | Poz.",
    colSku: "Cod | Cod produs | Cod articol | Cod art. | SKU | Referință",
    colDescription:
      "Denumirea produselor sau a serviciilor | Denumire | Descriere | Denumire produs | Produs | Denumire produs/serviciu | Produse/servicii | Denumirea produselor | Specificație | Articol | Serviciu",
    colQuantity: "Cantitate | Cant. | Cantitatea | Buc. | Consum | Ore | Cant",
    colUnit: "U.M. | UM | Unitate | Unit. măs. | um",
    colPrice:
      "Preț unitar | Preț | Preț unitar (fără TVA) | Pret unitar | P.U. | Preț unitar fără TVA -lei- | Preț/UM | Tarif",
    colDiscount: "Discount | Reducere | Disc. % | Red. %",
    colTaxRate: "TVA | Cota TVA | TVA % | % TVA | Cotă",
    colTaxAmount: "TVA | Valoare TVA | Valoarea TVA -lei- | TVA lei",
    colTotal:
      "Valoare | Valoarea | Valoare fără TVA | Valoarea -lei- | Total | Sumă | Valoare netă | Valoare (RON) | Total fără TVA",
    colGross: "Total cu TVA | Valoare cu TVA | Cu TVA | Valoare totală",
    colDate: "Data | Ziua",
    groupTotal: "Subtotal | Total grupă | Total parțial",
    cash: "Numerar | NUMERAR | NUMERAR LEI | Primit | Cash",
    change: "Rest | REST | Rest primit",
    card: "Card | CARD | Card bancar | VISA | Plată cu cardul",
    itemCount: "Nr. articole | Articole | Număr produse",
    cashier: "Casier | Operator | Ospătar | Vânzător | V-a servit",
    till: "Casa | Masa | Magazin | Terminal | Punct de lucru",
    payBy:
      "Vă rugăm să achitați {total} până la {due}. | Termen de plată {days} zile. | La plată menționați numărul facturii {number}. | Factura {number} din {date} | Data scadenței: {due} | Suma {total} se achită până la {due} | Plata în {days} zile | Perioada {otherDate} - {otherDate}, scadentă la {due}.",
    refersTo:
      "Aviz {otherNumber} din {otherDate} | Comanda {otherNumber} din {otherDate} | Contract {otherNumber} din {otherDate} | La factura {otherNumber} din {otherDate} | Servicii prestate la {otherDate}",
    thanks:
      "Vă mulțumim! | Vă mulțumim pentru cumpărături | Vă mulțumim pentru colaborare | La revedere | Vă mai așteptăm | Cu stimă | Semnătura și ștampila | Semnătura de primire | O zi bună!",
    prose:
      "Marfa rămâne proprietatea furnizorului până la achitarea integrală. | Pentru întrebări contactați departamentul de contabilitate. | Pentru plata cu întârziere se percep penalități de 0,1% pe zi. | Reclamațiile se primesc în 8 zile. | Factura circulă fără semnătură și ștampilă conform Legii 227/2015, art. 319. | Societatea este înregistrată la Registrul Comerțului. | Condițiile generale sunt publicate pe site-ul nostru. | Vă facturăm produsele livrate și serviciile prestate. | Neplătitor de TVA.",
    reverseCharge:
      "Taxare inversă. | Scutit de TVA. | Scutit cu drept de deducere. | Neplătitor de TVA. | TVA la încasare.",
    slogan: "Calitate din 1992 | Partenerul tău de încredere | Mereu aproape | Energie pentru casa ta",
    noise: "Confidențial | Întoarceți | Continuare pe pagina următoare | Primit | Copie | Semnătura",
    units: "buc | buc | ore | oră | kg | m | set | l | mp | kWh | luna | zi | km | pachet | BUC | cutie",
    industries:
      "Servicii | Informatica | Transport | Construcții | Electro | Energie | Comerț | Panificație | Tipografie | Imobiliare | Distribuție | Service | Farmacie | Mobilă | Hotel | Restaurant | Proiectare | Sisteme | Media",
    months: "ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie",
    distractorTitles: "Grafic de rambursare | Consum | Istoric | Citiri | Rezumat | Plăți | Desfășurător",
  },
  forms: {
    name: "Denumire | Firma | Nume și prenume | Denumire societate",
    street: "Adresa | Strada | Sediul | Sediul social",
    number: "Nr. | Număr",
    quarter: "Cartier | Sector",
    city: "Localitate | Oraș | Municipiu",
    region: "Județ | Judetul | Țara",
    postcode: "Cod poștal | Cod postal",
    activity: "Activitate | Cod CAEN | CAEN",
    branch: "Punct de lucru | Sucursală | Magazin | Filială",
    capital: "Capital social",
    time: "Ora | Ora emiterii",
    accessKey: "Index încărcare e-Factura | Cod verificare | ID unic | Nr. de control",
    operation: "Mod de livrare | Condiții de livrare | Mijloc de transport",
    carrier: "Transportator | Curier | Delegat",
    freeText: "Observații | Mențiuni | Alte date | Notă",
    instalments: "Rate | Grafic de plăți",
    zeroSums: "Scutit | Discount | Avans | Accize | Taxe",
    salesperson: "Întocmit de | Agent vânzări | Vânzător | Emis de",
    agency: "Intermediar | Agenție | În numele | Plătitor | Administrator",
    soldTo: "Comandat de | Beneficiar final | Primitor",
    soldBy: "Vândut de | Vânzător | Vândut și livrat de",
    headOffice: "Sediul social | Sediu central | Sediul",
    payee: "Beneficiar plată | În favoarea | Factor",
    issuer: "Emitent | Furnizor | Executant",
    weight: "Greutate brută | Nr. colete | Greutate",
    signature: "Semnătura | Semnătura și ștampila | Am primit | Întocmit",
  },
  goods: {
    office:
      "Hârtie A4 80 g | Toner negru | Cablu USB 2 m | Monitor 24 inch | Mouse wireless | Scaun birou | Lampă LED | Caiet dictando | Pix albastru | Capsator | Plicuri C4 | Biblioraft | Tastatură | Imprimantă laser | Căști",
    services:
      "Servicii de consultanță | Realizare site web | Management proiect | Instruire | Consultanță juridică | Servicii de contabilitate | Traducere | Contract de mentenanță | Design logo | Fotografie | Cheltuieli de deplasare | Manoperă | Curățenie birouri | Montaj | Chirie | Onorariu | Reparație | Servicii de transport",
    software:
      "Găzduire web | Domeniu | Licență anuală | Abonament lunar | Stocare cloud | Suport tehnic | Certificat SSL | Utilizatori suplimentari | Server | Backup",
    grocery:
      "Banane | Lapte 1,5% 1L | Pâine albă | Ouă 10 buc | Piept de pui | Suc de portocale | Cafea măcinată | Orez 1kg | Ulei de măsline | Roșii | Cașcaval | Apă minerală | Ciocolată | Prosoape hârtie | Detergent | Unt | Mere | Iaurt | Pungă | Făină | Covrigi | Telemea",
    restaurant:
      "Espresso | Cappuccino | Ciorbă de burtă | Sarmale cu mămăligă | Mici cu muștar | Cartofi prăjiți | Salată | Bere 0,5 l | Apă plată | Papanași | Supa zilei | Clătite | Ceai | Meniul zilei | Pizza | Limonadă",
    hardware:
      "Șuruburi 4x40 | Ciocan | Vopsea albă 10L | Țeavă PVC | Hârtie abrazivă | Coliere | Bandă adezivă | Balama | Bec LED | Prelungitor 5m | Silicon | Lacăt | Ruletă | Burghiu 6mm | Piuliță M8 | Furtun | Mănuși | Pensulă | Dibluri | Ciment 25kg",
    utility:
      "Energie electrică | Abonament | Gaze naturale | Apă potabilă | Canalizare | Tarif distribuție | Acciză | Certificate verzi | Salubritate",
    telecom:
      "Abonament mobil | Telefonie fixă | Internet 100 Mb | Apeluri internaționale | Roaming | Rată telefon | Închiriere modem | Pachet date",
    hotel: "Cameră single | Mic dejun | Taxă de oraș | Parcare | Minibar | Cameră dublă | Spălătorie | Cină",
    freight:
      "Transport | Vămuire | Suprataxă combustibil | Ridicare | Depozitare | Paleți | Taxă de drum | Transport aerian",
    medical:
      "Consultație | Radiografie | Analize de sânge | Detartraj | Fizioterapie | Vaccinare | Ecografie | Paracetamol",
    media: "Anunț jumătate pagină | Banner | Spot radio | Panou publicitar | Administrare pagină | Producție spot",
    garage:
      "Schimb ulei | Plăcuțe frână | Anvelopă 205/55 R16 | Filtru aer | Manoperă 1h | Bujii | Baterie auto | ITP | Benzină 95 | Motorină",
  },
  sentences: {
    greeting: "Stimate client, | Bună ziua, | Stimați parteneri,",
    number:
      "Vă transmitem factura {number} din {date}. | Numărul acestei facturi este {number}. | Factura {number} a fost emisă la {date}.",
    net: "Valoarea fără TVA este {net}. | Baza de impozitare este {net}.",
    tax: "TVA este {tax}. | La aceasta se adaugă TVA {tax}.",
    total: "Total de plată {total}. | Valoarea totală este {total}. | Vă facturăm în total {total}.",
    due: "Scadența este {due}. | Vă rugăm să plătiți până la {due}. | Termenul de plată este {due}.",
  },
  sellerSentences: {
    farewell:
      "Vă mulțumim că ați cumpărat de la {vendor} | Vă mulțumim pentru vizită, {vendor} | Vă mai așteptăm la {vendor}",
    issued:
      "Factura este emisă de {vendor}, {city}, nr. {registration}. | Furnizorul este {vendor}, {address}, CIF {taxId}. | Partea contractantă este {vendor} cu sediul în {city}.",
    claim:
      "{vendor} - mereu aproape | Bine ați venit la {vendor} | Reprezentanța {vendor} | {vendor} are grijă de tine",
    payable: "Plata în favoarea {vendor} | Plăți numai către {vendor} | Beneficiar {vendor}",
    maker:
      "Emis cu programul {maker} | Program: {maker} | Tipărit de {maker} | Plăți procesate de {maker} | Membru {maker} | Casa de marcat {maker}",
    signature: "Pentru {vendor} | În numele {vendor}",
    rights: "© {year} {vendor} | © {year} {vendor}. Toate drepturile rezervate.",
    operator: "Operator: {vendor} | Operat de {vendor} | Proprietar: {vendor} | Francizat: {vendor}",
    owner: "Companie a grupului {owner} | Marcă {owner} | Grupul {owner}",
    trade:
      "{trade} en-gros | Vânzări: {trade} | Comerț și servicii {trade} | Bucătărie tradițională | Restaurant și bar",
  },
  businesses: {
    kinds:
      "Magazin alimentar | Brutărie | Patiserie | Cofetărie | Măcelărie | Carmangerie | Legume-fructe | Aprozar | Minimarket | Cramă | Berărie | Lăptărie | Restaurant | Han | Cârciumă | Pizzerie | Cafenea | Ceainărie | Bistro | Autoservire | Pensiune | Hotel | Cabană | Hostel | Camping | Farmacie | Optică | Cabinet stomatologic | Cabinet veterinar | Frizerie | Coafor | Salon de înfrumusețare | Drogherie | Bijuterie | Ceasornicărie | Croitorie | Încălțăminte | Textile | Curățătorie | Florărie | Pepinieră | Pet shop | Materiale de construcții | Feronerie | Tâmplărie | Lăcătușerie | Geamuri | Instalații sanitare | Instalații electrice | Construcții | Pietrărie | Mobilă | Service auto | Piese auto | Vulcanizare | Școală de șoferi | Benzinărie | Transport | Mutări | Birou de contabilitate | Cabinet de avocat | Agenție imobiliară | Grădiniță | Școală de limbi | Club sportiv | Librărie | Papetărie | Tipografie | Editură | Agenție de turism | Pompe funebre | Cooperativă agricolă | Distilerie | Apicultură | Pescărie | Tutungerie | Consignație | Anticariat | Cadouri | Jucării | Articole sportive | Biciclete | Instrumente muzicale | Mercerie | Lenjerii | Motel | Gelaterie | Catering | Laborator | Kinetoterapie | Masaj | Sală de fitness | Ștrand | Teatru | Cinema | Galerie | Muzeu | Apă-Canal | Termoficare | Salubritate | Acoperișuri | Zidărie | Terasamente | Gater | Tinichigerie | Sudură | Birou de traduceri | Agenție de publicitate | Birou de proiectare | Foto Studio | Firmă de curățenie | Pază și protecție",
    signs:
      "{kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} La {last} | {kind} {city} | Hanul {word} | Crama {last} | Restaurant {word} | Pensiunea {first} | Hotel {word} | Farmacia {word} | Farmacia {last} | {last} & Fiul | {last} și Fiii | Frații {last} | {last} & Co. | {first} {last} PFA | {first} {last} I.I. | {last} {trade} | {word} {trade} | Auto {last} | Cafeneaua {word} | Brutăria {last} | S.C. {word} {trade} | Grup {last} | {last} Construct | {word} Com | {last} Impex | {word} Prod Com",
  },
  institutions: {
    bodies:
      "Universitatea {city} | Municipiul {city} | Primăria {city} | Spitalul Județean {city} | Comuna {city} | Fundația {last} | Școala Gimnazială {city} | Ministerul {trade}",
    units: "Institutul {trade} | Facultatea {trade} | Catedra {trade} | Direcția {trade} | Centrul {trade}",
  },
  streets:
    "Str. {last} | Str. {word} | Strada {first} {last} | Bd. {last} | B-dul {word} | Bulevardul {word} | Calea {city} | Șos. {word} | Șoseaua {city} | Aleea {word} | Piața {word} | Strada {word} | Splaiul {word} | Str. {first} {last} | Intrarea {word} | Drumul {word} | Str. Mihai Eminescu | Bd. Unirii | Calea Victoriei | Str. Principală | Zona Industrială | Str. Gării | Prelungirea {word}",
  postBoxes: "C.P. | Căsuța poștală | OP-CP",
  rooms:
    "bl. {letter}{n}, sc. {letter}, ap. {n} | et. {n} | hala {letter} | corp {letter}, et. {n} | bl. {n}, ap. {n} | birou {n}0{n}",
  dates:
    "{dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}.{mm}.{y} | {dd}/{mm}/{y} | {dd}/{mm}/{y} | {dd}-{mm}-{y} | {d}.{m}.{y} | {d} {M} {y} | {dd} {M} {y} | {dd}.{mm}.{yy} | {y}-{mm}-{dd}",
  fromTo: ["de la", "până la"],
};
