/** Kinds of businesses in names, in Germanic languages; the format is explained in businesses.ts. */
export const germanicBusinesses = {
  en: {
    kinds:
      "Agency | Agencies | Distributors | Traders | Trading | Enterprises | Enterprise | Pharma | Pharmacy | " +
      "Chemist | Medicos | Medical Store | Medical Hall | Surgicals | Diagnostics | Pathology Lab | " +
      "Wholesalers | Wholesale | Cash & Carry | Supermarket | Supermart | Mini Mart | Minimarket | Hypermarket | " +
      "Superstore | Convenience Store | General Store | Departmental Store | Provision Store | Kirana Store | " +
      "Dollar Store | Corner Shop | Off Licence | Bottle Shop | Liquor Store | Wines & Spirits | Newsagents | " +
      "Post Office | Bookshop | Book Centre | Book Depot | Stationers | Stationery | Gifts | Gift Shop | Toys | " +
      "Bazaar | Emporium | Market | Grocers | Groceries | Greengrocers | Fruit & Veg | Fresh Produce | " +
      "Farm Shop | Farm | Farms | Poultry Farm | Dairy | Dairy Farm | Nursery | Garden Centre | Florist | " +
      "Flowers | Butchers | Butchery | Meats | Fishmongers | Seafood | Bakery | Bakers | Cake House | " +
      "Patisserie | Confectioners | Sweets | Sweet Mart | Ice Cream Parlour | Tea Room | Coffee House | " +
      "Coffee Roasters | Coffee Shop | Cafe | Restaurant | Family Restaurant | Kitchen | Grill | Bar & Grill | " +
      "Diner | Deli | Bistro | Eatery | Steakhouse | Smokehouse | Pizzeria | Pizza | Burgers | Fried Chicken | " +
      "Fish & Chips | Takeaway | Food Court | Foods | Food Industries | Curry House | Kopitiam | Nasi Kandar | " +
      "Bak Kut Teh | Noodle House | Dhaba | Tiffin Room | Bhavan | Banana Leaf | Roti Corner | Braai House | " +
      "Catering | Caterers | Pub | Tavern | Inn | Taproom | Brewery | Brewing Co. | Distillery | Winery | " +
      "Vineyard | Lounge | Hotel | Guest House | Lodge | Motel | Resort | Holiday Park | Caravan Park | " +
      "Backpackers | Bed & Breakfast | Garage | Service Station | Filling Station | Petroleum | Fuels | " +
      "Truck Stop | Car Wash | Tyres | Tire Center | Panel Beaters | Body Shop | Auto Parts | Auto Spares | " +
      "Automobiles | Motors | Motorcycles | Cycles | Car Hire | Taxis | Coaches | Transport | Roadways | " +
      "Haulage | Logistics | Freight | Couriers | Removals | Travels | Tours & Travel | Self Storage | Parking | " +
      "Hardware | Hardware Store | Builders Merchants | Building Supplies | Timber | Lumber | Plywood | Paints | " +
      "Tiles | Sanitaryware | Glass & Mirror | Steel | Metals | Steel Fabricators | Engineering | Engineers | " +
      "Engineering Works | Machine Tools | Electricals | Electrical Services | Electronics | Mobiles | " +
      "Computers | Plumbing | Plumbing & Heating | Refrigeration | Air Conditioning | Roofing | Joinery | " +
      "Carpentry | Flooring | Carpets | Furniture | Furnishings | Interiors | Kitchens & Bathrooms | " +
      "Upholstery | Decorators | Builders | Construction | Contractors | Developers | Scaffolding | Plant Hire | " +
      "Tool Hire | Landscaping | Tree Services | Pest Control | Cleaning Services | Waste Management | " +
      "Scrap Metals | Recycling | Locksmiths | Security Services | Fire Protection | Opticians | Optometrists | " +
      "Dental Practice | Dental Care | Dentistry | Medical Centre | Clinic | Polyclinic | Hospital | " +
      "Nursing Home | Care Home | Physiotherapy | Chiropractic | Veterinary Clinic | Animal Hospital | " +
      "Pet Supplies | Funeral Directors | Dry Cleaners | Laundry | Laundromat | Tailors | Textiles | Silks | " +
      "Sarees | Fabrics | Garments | Boutique | Fashions | Footwear | Shoes | Jewellers | Goldsmiths | " +
      "Watchmakers | Antiques | Pawnbrokers | Barber Shop | Barbers | Hair Studio | Hairdressing | " +
      "Beauty Salon | Nail Bar | Day Spa | Fitness | Gym | Yoga Studio | Golf Club | Sports Club | " +
      "Bowling Club | Country Club | Sports | Cinema | Theatre | Photography | Photo Studio | Printers | " +
      "Printing Press | Signs | Press | Publishing | Packaging | Plastics | Chemicals | Fertilisers | Agro | " +
      "Feeds & Seeds | Ranch | Irrigation | Marine | Boat Yard | Academy | School | Primary School | College | " +
      "Institute | Tuition Centre | Driving School | Day Care | Library | Museum | Town Council | City Council | " +
      "Water Board | Power & Light | Housing Association | Credit Union | Solicitors | Attorneys | Law Offices | " +
      "Advocates | Notaries | Accountants | Chartered Accountants | Bookkeeping | Tax Services | Consultants | " +
      "Consulting | Surveyors | Architects | Estate Agents | Realty | Properties | Property Management | " +
      "Insurance Brokers | Recruitment | Staffing | Holdings | Group | Brothers | Associates | Partners | " +
      "Ventures | International | Industries | Exports | Imports & Exports | Impex | Merchants | Suppliers | " +
      "Supplies | Solutions | Systems | Technologies | Services | Corporation | Works",
    signs:
      "The {word} | The Red {word} | The Old {word} | The Golden {word} | The Little {word} | The {word} Inn | " +
      "The {word} & {word} | The {word} Arms | The {last} Arms | The {word} {kind} | The {city} {kind} | " +
      "{first}'s | {first}'s {kind} | {first}'s Place | {first} & {first}'s {kind} | Uncle {first}'s {kind} | " +
      "{last}'s | {last}'s {kind} | {last} {kind} | {last} & Sons | {last} & Sons {kind} | {last} & Daughters | " +
      "{last} & Co. | {last} & {last} | {last}, {last} & {last} | {last} Bros. | {last} Brothers {kind} | " +
      "{last} Family {kind} | {first} {last} {kind} | {first} {last} {trade} | {last} {trade} | {word} {kind} | " +
      "{word} & {word} {kind} | New {word} {kind} | New {city} {kind} | {city} {kind} | {city} {trade} | " +
      "Shree {word} {kind} | Sri {word} {kind} | M/s {last} {kind} | Royal {word} {kind} | A-1 {kind} | " +
      "{kind} on {word} Street | Restoran {last} | {kind} @ {city}",
  },
  de: {
    kinds:
      "Wirtshaus | Gasthaus | Gasthof | Gaststätte | Landgasthof | Gastwirtschaft | Ratskeller | Brauhaus | " +
      "Brauerei | Privatbrauerei | Brauereigasthof | Biergarten | Weinstube | Weingut | Winzerhof | " +
      "Weinhandlung | Weinkellerei | Heuriger | Buschenschank | Jausenstation | Beisl | Beiz | Restaurant | " +
      "Bergrestaurant | Berghütte | Alpengasthof | Café | Kaffeehaus | Kaffeerösterei | Konditorei | Bäckerei | " +
      "Backstube | Landbäckerei | Confiserie | Eisdiele | Eiscafé | Imbiss | Grillstube | Kebaphaus | Pizzeria | " +
      "Bistro | Kantine | Partyservice | Catering | Gastro | Gastronomie | Systemgastronomie | Betriebs | " +
      "Metzgerei | Fleischerei | Fleischhauerei | Landmetzgerei | Fischhandel | Feinkost | Käserei | Molkerei | " +
      "Dorfladen | Hofladen | Bioladen | Reformhaus | Lebensmittel | Supermarkt | Frischemarkt | Getränkemarkt | " +
      "Getränkehandel | Kaufhaus | Handelshaus | Großhandel | Grosshandel | Handels | Vertriebs | " +
      "Import Export | Versandhandel | Landhandel | Lagerhaus | Mühle | Kiosk | Trafik | Tabakwaren | " +
      "Lotto & Presse | Buchhandlung | Papeterie | Schreibwaren | Spielwaren | Geschenkartikel | Drogerie | " +
      "Apotheke | Stadtapotheke | Sanitätshaus | Optik | Augenoptik | Hörakustik | Juwelier | Goldschmiede | " +
      "Uhren und Schmuck | Modehaus | Boutique | Schuhhaus | Schuhmacherei | Schneiderei | " +
      "Änderungsschneiderei | Textilreinigung | Wäscherei | Blumenhaus | Floristik | Gärtnerei | Baumschule | " +
      "Gartenbau | Gartencenter | Garten- und Landschaftsbau | Tankstelle | Mineralöle | Brennstoffe | " +
      "Waschpark | Autohaus | Autowerkstatt | Kfz-Werkstatt | Kfz-Teile | Reifendienst | Pneuhaus | " +
      "Karosseriebau | Spenglerei | Carrosserie | Zweiradhaus | Landtechnik | Landmaschinen | Fahrschule | " +
      "Taxi | Busreisen | Reisebüro | Spedition | Transporte | Umzüge | Logistik | Kurierdienst | Parkhaus | " +
      "Schreinerei | Tischlerei | Zimmerei | Holzbau | Sägewerk | Holzhandlung | Dachdeckerei | Malerbetrieb | " +
      "Malergeschäft | Gipsergeschäft | Raumausstattung | Bodenbeläge | Fliesen | Ofenbau | Küchenstudio | " +
      "Möbelhaus | Bettenhaus | Glaserei | Schlosserei | Metallbau | Stahlbau | Maschinenbau | Werkzeugbau | " +
      "Elektro | Elektrotechnik | Elektroinstallationen | Sanitär | Sanitär Heizung | Haustechnik | " +
      "Installateur | Kältetechnik | Kaminfeger | Schlüsseldienst | Sicherheitsdienst | Gebäudereinigung | " +
      "Hausverwaltung | Immobilien | Bau | Hochbau | Tiefbau | Bauunternehmung | Bauunternehmen | Baustoffe | " +
      "Eisenwaren | Baumarkt | Entsorgung | Recycling | Schrotthandel | Steinmetz | Bestattungen | Druckerei | " +
      "Buchbinderei | Verlag | Werbeagentur | Werbetechnik | Fotostudio | Systemhaus | Datentechnik | " +
      "Ingenieurbüro | Architekturbüro | Vermessungsbüro | Steuerberatung | Steuerkanzlei | Wirtschaftsprüfung | " +
      "Treuhand | Revisions | Rechtsanwälte | Anwaltskanzlei | Notariat | Versicherungsbüro | " +
      "Unternehmensberatung | Personaldienstleistungen | Arztpraxis | Gemeinschaftspraxis | Zahnarztpraxis | " +
      "Tierarztpraxis | Tierklinik | Klinik | Krankenhaus | Spital | Pflegeheim | Seniorenheim | Pflegedienst | " +
      "Physiotherapie | Massagepraxis | Kosmetikstudio | Nagelstudio | Friseur | Friseursalon | Coiffeur | " +
      "Fitnessstudio | Tanzschule | Musikschule | Volkshochschule | Akademie | Kindergarten | " +
      "Kindertagesstätte | Hotel | Hotel Garni | Pension | Ferienwohnungen | Jugendherberge | Campingplatz | " +
      "Thermalbad | Hallenbad | Bergbahnen | Sportverein | Tennisclub | Golfclub | Reitstall | Skischule | " +
      "Sporthaus | Kino | Museum | Bauernhof | Biohof | Geflügelhof | Imkerei | Tierbedarf | Stadtwerke | " +
      "Gemeindeverwaltung | Wasserverband | Verkehrsbetriebe | Genossenschaft | Beteiligungs | Holding | " +
      "Gruppe | Service | Dienstleistungen | Industrietechnik",
    signs:
      "{kind} {last} | {kind} {first} {last} | {first} {last} {kind} | {last} {kind} | {kind} {city} | " +
      "{city}er {kind} | {kind} {word} | {kind} zum {word} | {kind} zur {word} | {kind} am {word} | " +
      "{kind} im {word} | {kind} an der {word} | Wirtshaus zum {word} | Gasthof zur {word} | " +
      "Gasthaus zum {word} | Restaurant {word} | Landgasthof {last} | Hotel {word} | Hotel Restaurant {word} | " +
      "Hotel {city}er Hof | Pension {last} | Pension Haus {first} | Café {word} | Café {last} | " +
      "Zum goldenen {word} | Zum alten {word} | Zur alten {word} | Beim {first} | Bei {first} | " +
      "{first}s {kind} | {last}s {kind} | {last} & Söhne | {last} & Sohn {kind} | Gebrüder {last} | " +
      "Gebr. {last} {kind} | {last} & {last} | {last} + {last} {kind} | {kind} {last} & Partner | " +
      "{kind} {last} Nachf. | {kind} Familie {last} | Bäckerei Konditorei {last} | {word}-Apotheke | " +
      "{word} Apotheke {city} | Alte {word} | {trade} {last}",
  },
  nl: {
    kinds:
      "Bakkerij | Banketbakkerij | Patisserie | Chocolaterie | Slagerij | Poelier | Vishandel | Visrestaurant | " +
      "Kaashandel | Kaasboerderij | Zuivelboerderij | Traiteur | Delicatessen | Groentehal | Groente en Fruit | " +
      "Supermarkt | Buurtsuper | Nachtwinkel | Avondwinkel | Natuurwinkel | Boerderijwinkel | Slijterij | " +
      "Wijnhandel | Wijnkoperij | Bierbrouwerij | Brouwerij | Drankenhandel | Groothandel | Handelsonderneming | " +
      "Handelsmaatschappij | Import Export | Horeca | Horecagroothandel | Restaurant | Eetcafé | Eethuis | " +
      "Café | Brasserie | Bistro | Taverne | Grand Café | Lunchroom | Koffiehuis | Koffiebranderij | Theehuis | " +
      "Pannenkoekenhuis | Pizzeria | Grillroom | Cafetaria | Snackbar | Frituur | Broodjeszaak | IJssalon | " +
      "Strandpaviljoen | Partycentrum | Catering | Hotel | Pension | Herberg | Camping | Vakantiepark | " +
      "Jachthaven | Apotheek | Drogisterij | Drogist | Optiek | Opticien | Juwelier | Goudsmederij | " +
      "Boekhandel | Kantoorboekhandel | Krantenwinkel | Tabakszaak | Speelgoed | Cadeauwinkel | Bloemist | " +
      "Bloemenhuis | Bloembinderij | Tuincentrum | Kwekerij | Boomkwekerij | Hoveniersbedrijf | Tuinaanleg | " +
      "Modehuis | Kledingatelier | Schoenen | Schoenmakerij | Lingerie | Stomerij | Wasserette | Wasserij | " +
      "Kapsalon | Kapper | Barbier | Schoonheidssalon | Nagelstudio | Garage | Garagebedrijf | Autobedrijf | " +
      "Autoschade | Carrosserie | Bandencentrale | Autowasserij | Tankstation | Oliehandel | Fietsenwinkel | " +
      "Rijwielhandel | Tweewielers | Rijschool | Taxibedrijf | Touringcars | Reisbureau | Transport | " +
      "Transportbedrijf | Koeriersdienst | Verhuizingen | Logistiek | Bouwbedrijf | Aannemersbedrijf | " +
      "Timmerbedrijf | Timmerfabriek | Schrijnwerkerij | Houthandel | Bouwmaterialen | IJzerwaren | " +
      "Doe-het-zelf | Schildersbedrijf | Stukadoorsbedrijf | Dakwerken | Grondwerken | Tegelhandel | " +
      "Loodgietersbedrijf | Installatiebedrijf | Installatietechniek | Elektrotechniek | Elektro | Witgoed | " +
      "Sanitair | Keukens | Meubelmakerij | Woninginrichting | Tapijthal | Glashandel | Metaalbewerking | " +
      "Constructiebedrijf | Machinefabriek | Loonbedrijf | Landbouwmachines | Melkveebedrijf | Pluimveebedrijf | " +
      "Manege | Dierenkliniek | Dierenspeciaalzaak | Dierenartsenpraktijk | Huisartsenpraktijk | " +
      "Tandartspraktijk | Fysiotherapie | Ziekenhuis | Zorgcentrum | Woonzorgcentrum | Thuiszorg | " +
      "Uitvaartzorg | Kinderopvang | Basisschool | Scholengemeenschap | Muziekschool | Opleidingen | " +
      "Bibliotheek | Museum | Sportcentrum | Sportschool | Voetbalvereniging | Tennisclub | Zwembad | " +
      "Drukkerij | Uitgeverij | Reclamebureau | Fotografie | Administratiekantoor | Boekhoudkantoor | " +
      "Belastingadviseurs | Accountants | Advocaten | Notariskantoor | Makelaardij | Vastgoed | Verzekeringen | " +
      "Ingenieursbureau | Architecten | Adviesbureau | Uitzendbureau | Schoonmaakbedrijf | Beveiliging | " +
      "Recycling | Woningstichting | Waterschap | Gemeente | Nutsbedrijf | Beheer | Holding | Groep | Diensten | " +
      "Techniek",
    signs:
      "{kind} {last} | {kind} {first} {last} | {first} {last} {kind} | {last} {kind} | {kind} {city} | " +
      "{city}se {kind} | {kind} {word} | {kind} De {word} | {kind} Het {word} | {kind} 't {word} | " +
      "{kind} d'Oude {word} | De {word} | Het {word} | 't {word} | De Gouden {word} | De Oude {word} | " +
      "De Witte {word} | De Drie {word} | In de {word} | In den Gouden {word} | Bij {first} | " +
      "Bij {first} & {first} | {first}'s {kind} | Café De {word} | Café 't {word} | Eetcafé {word} | " +
      "Restaurant De {word} | Hotel De {word} | Hotel Restaurant {last} | Brasserie {word} | Hoeve {word} | " +
      "Bakkerij {last} | Slagerij Gebr. {last} | Apotheek De {word} | Apotheek {last} | Gebr. {last} | " +
      "Gebroeders {last} {kind} | {last} & Zonen | {last} & Zn. | {kind} {last} & Zoon | " +
      "{last} & {last} {kind} | Firma {last} | {kind} Familie {last} | {trade} {last} | {last} {trade} {city}",
  },
  sv: {
    kinds:
      "Bageri | Konditori | Bageri & Konditori | Stenugnsbageri | Café | Kafé | Kaffestuga | Kafferosteri | " +
      "Restaurang | Kök & Bar | Krog | Krogen | Källare | Värdshus | Gästgiveri | Bistro | Lunchrestaurang | " +
      "Pizzeria | Grill | Gatukök | Korvkiosk | Sushi | Matsal | Catering | Bryggeri | Vingård | Glassbar | " +
      "Kiosk | Tobak | Spel & Tobak | Närbutik | Livs | Livsmedel | Matmarknad | Stormarknad | Lanthandel | " +
      "Gårdsbutik | Saluhall | Chark | Slakteri | Fisk | Fiskrökeri | Ostbutik | Mejeri | Frukt & Grönt | " +
      "Grossist | Partihandel | Handel | Handels | Import | Apotek | Hälsokost | Optik | Guldsmed | Ur & Guld | " +
      "Bokhandel | Kontorsvaror | Leksaker | Presentbutik | Blommor | Blomsterhandel | Plantskola | Trädgård | " +
      "Handelsträdgård | Mode | Skor | Skomakeri | Skrädderi | Tygaffär | Kemtvätt | Tvätteri | Frisör | " +
      "Salong | Barberare | Hudvård | Naglar | Spa | Bil | Bilverkstad | Bilservice | Bildelar | Bilplåt | " +
      "Däckservice | Däck | Biltvätt | Bensinstation | Bränsle | Motor | Cykel | Trafikskola | Taxi | Buss | " +
      "Resor | Resebyrå | Åkeri | Transport | Flyttservice | Logistik | Bygg | Byggnads | Byggvaror | " +
      "Byggservice | Entreprenad | Snickeri | Trävaror | Sågverk | Plåtslageri | Tak | Måleri | Golv | Kakel | " +
      "Murare | Glasmästeri | Järnhandel | Järn & Färg | Färghandel | El | Elektriska | Elinstallation | VVS | " +
      "Rör | Rörservice | Kylservice | Ventilation | Möbler | Inredning | Kök & Bad | Låsservice | Bevakning | " +
      "Städ | Städservice | Återvinning | Mekaniska | Mekaniska Verkstad | Svets | Smide | Verktyg | Industri | " +
      "Industriservice | Maskin | Lantbruk | Gård | Ägg | Skog | Ridskola | Hotell | Pensionat | Vandrarhem | " +
      "Stugby | Camping | Havsbad | Båtvarv | Marina | Vårdcentral | Läkarmottagning | Tandläkare | Tandvård | " +
      "Djurklinik | Djurbutik | Sjukgymnastik | Hemtjänst | Äldreboende | Begravningsbyrå | Förskola | " +
      "Friskola | Gymnasium | Musikskola | Folkhögskola | Bibliotek | Museum | Bio | Gym | Idrottsförening | " +
      "Golfklubb | Simhall | Tryckeri | Förlag | Reklambyrå | Skyltar | Foto | Redovisning | Redovisningsbyrå | " +
      "Revision | Advokatbyrå | Juridik | Fastigheter | Fastighetsbyrå | Försäkringar | Arkitekter | Konsult | " +
      "Bemanning | Data | Elektronik | Teknik | Energi | Kommun | Bostäder | Parkering | Invest | Holding | " +
      "Gruppen | Förvaltning",
    signs:
      "{last}s {kind} | {kind} {last} | {last} {kind} | {first}s {kind} | {first} {last} {kind} | " +
      "{first} & {first}s {kind} | {first} i {city} | {last}s i {city} | {city} {kind} | {city}s {kind} | " +
      "{kind} i {city} | {kind} {word} | {word} {kind} | Nya {kind} | Nya {city} {kind} | Gamla {word} | " +
      "Gyllene {word} | Röda {word} | Lilla {word} | Restaurang {word} | Restaurang Gyllene {word} | " +
      "Krogen {word} | Café {word} | Café {first} | Kafé {word} | Hotell {word} | Hotell {city} | " +
      "Pizzeria {word} | Salong {first} | Salong {word} | Apotek {word} | Bageri {last} | Hos {first} | " +
      "Bröderna {last} | Bröderna {last}s {kind} | {last} & Söner | {last} & Son {kind} | {last} & Co | " +
      "{last} & {last} | {last} & {last} {kind} | Firma {first} {last} | {last} {trade} | {city} {trade} | " +
      "{trade} i {city} | {word} & {word}",
  },
  da: {
    kinds:
      "Bageri | Konditori | Brødhus | Café | Kaffebar | Kafferisteri | Restaurant | Spisehus | Spisested | " +
      "Køkken | Kro | Kroen | Bodega | Værtshus | Vinbar | Vinhandel | Vingård | Bryggeri | Bryghus | Bistro | " +
      "Smørrebrød | Frokostrestaurant | Pizzeria | Grill | Grillbar | Pølsevogn | Burgerbar | Steakhouse | " +
      "Ishus | Isbar | Selskabslokaler | Catering | Kiosk | Døgnkiosk | Minimarked | Købmand | Købmandsgård | " +
      "Supermarked | Gårdbutik | Slagter | Slagteri | Pølsemageri | Fiskehandel | Fiskehus | Røgeri | " +
      "Ostehandel | Mejeri | Grønthandel | Frugt & Grønt | Delikatesse | Engros | Handel | Handelsselskab | " +
      "Import | Apotek | Materialist | Helsekost | Optik | Guldsmed | Ure & Smykker | Boghandel | Papirhandel | " +
      "Legetøj | Gaveshop | Blomster | Blomsterbinderi | Planteskole | Gartneri | Havecenter | Anlægsgartner | " +
      "Tøj | Mode | Herretøj | Sko | Skomager | Skrædderi | Stofhandel | Renseri | Vaskeri | Møntvask | Frisør | " +
      "Frisørsalon | Barber | Hudpleje | Neglestudie | Auto | Autoværksted | Autoservice | Autolak | Autodele | " +
      "Dækcenter | Dæk | Bilvask | Bilsalg | Tankstation | Olie | Cykler | Cykelservice | Køreskole | Taxa | " +
      "Busser | Rejser | Rejsebureau | Vognmandsforretning | Transport | Spedition | Flytteforretning | Kurér | " +
      "Byg | Byggefirma | Byggecenter | Byggematerialer | Entreprenør | Tømrer | Tømrer & Snedker | Snedkeri | " +
      "Savværk | Trælast | Tagdækning | Murer | Murerfirma | Malerfirma | Malerforretning | Gulve | Fliser | " +
      "Glarmester | Isenkram | Værktøj | El | El-installation | Elektriker | VVS | Blik & Rør | Ventilation | " +
      "Køleteknik | Møbler | Møbelsnedkeri | Boligmontering | Køkken & Bad | Låseservice | Vagt | Rengøring | " +
      "Vinduespolering | Genbrug | Produkthandel | Smedeforretning | Smedje | Maskinfabrik | Maskinværksted | " +
      "Industri | Landbrug | Maskinstation | Hønseri | Skovbrug | Rideskole | Hotel | Badehotel | Vandrerhjem | " +
      "Pensionat | Camping | Feriecenter | Lystbådehavn | Bådeværft | Lægehus | Lægeklinik | Tandlæge | " +
      "Tandklinik | Dyreklinik | Dyrehandel | Fysioterapi | Kiropraktik | Plejehjem | Hjemmepleje | Bedemand | " +
      "Børnehave | Friskole | Efterskole | Højskole | Musikskole | Bibliotek | Museum | Biograf | Fitness | " +
      "Idrætsforening | Boldklub | Golfklub | Svømmehal | Bogtryk | Trykkeri | Forlag | Reklamebureau | Skilte | " +
      "Foto | Regnskab | Bogføring | Revision | Revisorer | Advokater | Advokatfirma | Ejendomme | " +
      "Ejendomsmægler | Forsikring | Arkitekter | Ingeniører | Rådgivning | Vikarbureau | Data | Elektronik | " +
      "Teknik | Energi | Varmeværk | Vandværk | Forsyning | Kommune | Boligforening | Parkering | Invest | " +
      "Holding | Gruppen | Service",
    signs:
      "{last}s {kind} | {kind} {last} | {last} {kind} | {first}s {kind} | {first} {last} {kind} | " +
      "{first} & {first}s {kind} | {city} {kind} | {kind} {city} | {kind} i {city} | {kind} {word} | " +
      "{word} {kind} | {word}s {kind} | Den Gamle {word} | Den Gyldne {word} | Den Røde {word} | " +
      "Den Lille {word} | Det Gamle {word} | Det Lille {kind} | Restaurant {word} | Restaurant Den {word} | " +
      "Café {word} | Café {first} | Kaffebar {word} | Hotel {word} | Hotel {city} | {city} Kro | {word} Kro | " +
      "{word} Apotek | {city} {word} Apotek | Pizzeria {word} | Salon {first} | Salon {word} | Slagter {last} | " +
      "Bager {last} | Købmand {last} | Tømrermester {first} {last} | Murermester {first} {last} | " +
      "Malermester {last} | Hos {first} | Brdr. {last} | Brødrene {last} {kind} | {last} & Søn | " +
      "{last} & Sønner {kind} | {last} & {last} | {last} {trade}",
  },
} as const;
