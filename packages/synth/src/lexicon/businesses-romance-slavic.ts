/** Kinds of businesses in names, in Romance and Slavic languages; the format is explained in businesses.ts. */
export const romanceAndSlavicBusinesses = {
  fr: {
    kinds:
      "Boulangerie | Boulangerie-Pâtisserie | Pâtisserie | Chocolaterie | Confiserie | Biscuiterie | Boucherie | " +
      "Boucherie-Charcuterie | Charcuterie | Traiteur | Poissonnerie | Fromagerie | Crèmerie | Épicerie | " +
      "Épicerie Fine | Alimentation Générale | Primeurs | Supérette | Supermarché | Cave à Vins | Domaine | " +
      "Château | Vignobles | Brasserie | Brasserie Artisanale | Distillerie | Cidrerie | Moulin | Huilerie | " +
      "Restaurant | Bistrot | Café | Salon de Thé | Crêperie | Pizzeria | Rôtisserie | Auberge | Ferme-Auberge | " +
      "Relais | Hôtel | Hôtel-Restaurant | Chambres d'Hôtes | Gîte | Camping | Résidence | Tabac | Tabac-Presse | " +
      "Bar-Tabac | Librairie | Librairie-Papeterie | Papeterie | Imprimerie | Éditions | Studio | Photographie | " +
      "Galerie | Atelier | Pharmacie | Parapharmacie | Optique | Laboratoire | Clinique | Clinique Vétérinaire | " +
      "Cabinet Dentaire | Cabinet | Centre Médical | Ambulances | Pompes Funèbres | Marbrerie | Coiffure | " +
      "Salon de Coiffure | Institut de Beauté | Parfumerie | Bijouterie | Horlogerie-Bijouterie | Maroquinerie | " +
      "Chaussures | Cordonnerie | Mercerie | Prêt-à-Porter | Pressing | Blanchisserie | Laverie | Fleuriste | " +
      "Jardinerie | Pépinières | Paysages | Élagage | Animalerie | Quincaillerie | Droguerie | Bricolage | " +
      "Matériaux | Scierie | Menuiserie | Ébénisterie | Charpente | Couverture-Zinguerie | Plomberie | " +
      "Plomberie Chauffage | Électricité Générale | Maçonnerie | Peinture | Serrurerie | Métallerie | Miroiterie | " +
      "Terrassement | Travaux Publics | Entreprise Générale | Constructions | Ramonage | Garage | Carrosserie | " +
      "Auto-École | Station-Service | Pneus | Cycles | Motoculture | Transports | Déménagements | Taxi | Autocars | " +
      "Négoce | Comptoir | Grossiste | Distribution | Établissements | Ets | Société | Compagnie | " +
      "Coopérative Agricole | Étude Notariale | École | Crèche | Association | Club | Mairie | Régie des Eaux | " +
      "Théâtre | Cinéma",
    signs:
      "Chez {first} | Au {word} d'Or | Boulangerie {last} | Le Petit {word} | Brasserie du {word} | Ets {last} | " +
      "{last} et Fils | {last} Frères | SNC {last} | Pharmacie de la {word} | Chez {last} | Aux Délices de {first} | " +
      "La Table de {first} | Le {word} Gourmand | Le Comptoir de {city} | Le Bistrot de {first} | Maison {last} | " +
      "Maison {last} & Fils | La Maison du {word} | Hôtel du {word} | Hôtel de {city} | Hôtel-Restaurant {last} | " +
      "Auberge du {word} | Café de {city} | Garage {last} | Garage du {word} | {kind} {last} | " +
      "{kind} {first} {last} | {kind} de {city} | {kind} du {word} | {kind} {last} Père et Fils | " +
      "Établissements {last} | Pharmacie {last} | Pharmacie du {word} | Domaine {last} | L'Atelier de {first} | " +
      "{first} Coiffure | {last} {trade} | {city} {trade} | Cabinet {last} & Associés | {last} & Cie | " +
      "Entreprise {last} | Les Jardins de {first} | Au Vieux {word} | Groupe {last}",
  },
  es: {
    kinds:
      "Abarrotes | Ferretería | Distribuidora | Comercializadora | Taquería | Farmacia | Almacenes | Papelería | " +
      "Refaccionaria | Carnicería | Asador | Mesón | Taberna | Cervecería | Grupo | Hermanos | Inversiones | " +
      "Corporación | Panadería | Pastelería | Confitería | Heladería | Churrería | Chocolatería | Tortillería | " +
      "Frutería | Verdulería | Pescadería | Pollería | Charcutería | Quesería | Bodega | Bodegas | Vinoteca | " +
      "Licorería | Destilería | Almazara | Ultramarinos | Alimentación | Autoservicio | Supermercado | Miscelánea | " +
      "Tienda | Bazar | Mercería | Confecciones | Sastrería | Boutique | Zapatería | Calzados | Joyería | " +
      "Relojería | Perfumería | Droguería | Óptica | Ortopedia | Botica | Herbolario | Floristería | Vivero | " +
      "Jardinería | Librería | Copistería | Imprenta | Artes Gráficas | Editorial | Estanco | Quiosco | Juguetería | " +
      "Mueblería | Muebles | Electrodomésticos | Restaurante | Bar | Cafetería | Bar Restaurante | Marisquería | " +
      "Sidrería | Arrocería | Parrilla | Pizzería | Fonda | Cevichería | Arepería | Lonchería | Hostal | Hotel | " +
      "Posada | Pensión | Parador | Cabañas | Camping | Clínica | Clínica Dental | Clínica Veterinaria | " +
      "Centro Médico | Laboratorio Clínico | Consultorio | Peluquería | Barbería | Estética | Spa | Lavandería | " +
      "Tintorería | Gasolinera | Estación de Servicio | Talleres | Taller Mecánico | Autoescuela | Neumáticos | " +
      "Llantera | Autopartes | Repuestos | Concesionario | Transportes | Fletes y Mudanzas | Grúas | Mensajería | " +
      "Agencia de Viajes | Carpintería | Cerrajería | Cristalería | Fontanería | Plomería | Herrería | Pinturas | " +
      "Instalaciones | Construcciones | Constructora | Materiales de Construcción | Aserradero | Inmobiliaria | " +
      "Gestoría | Asesoría | Bufete | Notaría | Funeraria | Academia | Colegio | Granja | Finca | " +
      "Cooperativa Agrícola | Ganadería | Ayuntamiento | Instituto | Club Deportivo | Guardería | Aguas | Gimnasio | " +
      "Fundación",
    signs:
      "Casa {last} | Casa {first} | Hijos de {last} | Hermanos {last} | {last} Hermanos | {last} e Hijos | " +
      "Viuda de {last} | Herederos de {first} {last} | Sucesores de {last} | Bar {word} | Bar Casa {first} | " +
      "Mesón El {word} | Mesón del {word} | Taberna La {word} | Restaurante El {word} | Restaurante {first} | " +
      "Café {word} | El {word} de Oro | La {word} de {city} | El Rincón de {first} | El Rincón del {word} | " +
      "Asador {last} | Taquería El {word} | Tacos {first} | Abarrotes Doña {first} | Farmacia {last} | " +
      "Farmacia del {word} | Farmacia Lcda. {last} | Hotel {word} | Hostal {first} | Hotel Plaza {city} | " +
      "Talleres {last} | {kind} {last} | {kind} {first} {last} | {kind} El {word} | {kind} La {word} | " +
      "{kind} de {city} | {kind} Hnos. {last} | Grupo {last} | Grupo {word} {city} | Comercial {last} | " +
      "Distribuidora {word} de {city} | {last} y Asociados | {trade} {last} | Inversiones {last} y Cía.",
  },
  pt: {
    kinds:
      "Companhia | Comércio de Alimentos | Distribuidora | Supermercados | Mercearia | Padaria e Confeitaria | " +
      "Lanchonete | Churrascaria | Auto Posto | Drogaria | Pastelaria | Cervejaria | Materiais de Construção | " +
      "Indústria e Comércio | Padaria | Panificadora | Confeitaria | Doceria | Chocolataria | Gelataria | " +
      "Sorveteria | Açougue | Talho | Casa de Carnes | Frigorífico | Peixaria | Frutaria | Hortifruti | Queijaria | " +
      "Charcutaria | Garrafeira | Adega | Adega Cooperativa | Quinta | Herdade | Lagar | Destilaria | Minimercado | " +
      "Mercado | Empório | Armazém | Atacadista | Bazar | Tabacaria | Papelaria | Livraria | Editora | Gráfica | " +
      "Tipografia | Restaurante | Pizzaria | Marisqueira | Tasca | Taberna | Café | Snack-Bar | Cafetaria | " +
      "Casa de Pasto | Bar e Restaurante | Petiscaria | Pousada | Hotel | Hotel Fazenda | Pensão | " +
      "Parque de Campismo | Farmácia | Farmácia de Manipulação | Óptica | Ourivesaria | Relojoaria | Joalheria | " +
      "Perfumaria | Sapataria | Calçados | Confecções | Têxteis | Retrosaria | Alfaiataria | Cabeleireiro | " +
      "Barbearia | Salão de Beleza | Estética | Lavandaria | Lavanderia | Florista | Floricultura | Viveiros | " +
      "Jardinagem | Agropecuária | Casa Agrícola | Fazenda | Sementes | Rações | Pet Shop | Clínica | " +
      "Clínica Veterinária | Clínica Odontológica | Laboratório | Laboratório de Análises | Centro Médico | " +
      "Funerária | Oficina | Auto Mecânica | Auto Peças | Borracharia | Pneus | Escola de Condução | Autoescola | " +
      "Posto de Combustíveis | Transportes | Transportadora | Mudanças | Viagens e Turismo | Ferragens | " +
      "Serralharia | Serralheria | Carpintaria | Marcenaria | Madeireira | Móveis | Vidraçaria | Tintas | " +
      "Canalizações | Instalações Elétricas | Construções | Construtora | Empreiteira | Terraplenagem | " +
      "Imobiliária | Contabilidade | Advogados Associados | Cartório | Colégio | Escola de Línguas | Associação | " +
      "Clube | Câmara Municipal | Águas | Academia | Cooperativa",
    signs:
      "Casa do {word} | Irmãos {last} | {last} & Filhos | Cia {word} de {kind} | Companhia de {trade} {city} | " +
      "Restaurante O {word} | Casa {last} | Casa {first} | Casa da {word} | Restaurante A {word} | " +
      "Restaurante Dona {first} | Tasca do {first} | Tasca do Ti {first} | Cantinho da {first} | " +
      "Cantinho do {word} | Recanto do {word} | O {word} de Ouro | Adega do {word} | Café {word} | " +
      "Café Central de {city} | Bar do {first} | Lanchonete do {first} | Churrascaria {word} | Pizzaria {word} | " +
      "Padaria {word} | Padaria Nova {city} | Panificadora {last} | Farmácia {last} | Farmácia Central de {city} | " +
      "Drogaria {word} | Auto Posto {word} | Auto {last} | Hotel {word} | Pousada do {word} | {kind} {last} | " +
      "{kind} {first} {last} | {kind} {word} | {kind} {city} | {kind} Irmãos {last} | {last} & Cia | " +
      "Viúva {last} & Filhos | Herdeiros de {first} {last} | Grupo {last} | {word} {trade} | " +
      "{last} Comércio de {trade}",
  },
  it: {
    kinds:
      "Panificio | Panetteria | Forno | Pasticceria | Gelateria | Cioccolateria | Torrefazione | Pastificio | " +
      "Macelleria | Salumeria | Salumificio | Prosciuttificio | Norcineria | Pescheria | Caseificio | Latteria | " +
      "Gastronomia | Rosticceria | Alimentari | Ortofrutta | Drogheria | Minimarket | Supermercato | Emporio | " +
      "Bottega | Enoteca | Cantine | Azienda Vinicola | Azienda Agricola | Società Agricola | Tenuta | Fattoria | " +
      "Frantoio | Oleificio | Molino | Birrificio | Distilleria | Ristorante | Ristorante Pizzeria | Trattoria | " +
      "Osteria | Pizzeria | Locanda | Taverna | Braceria | Bar | Bar Tabacchi | Caffè | Caffetteria | Tavola Calda | " +
      "Piadineria | Agriturismo | Albergo | Hotel | Pensione | Bed & Breakfast | Rifugio | Campeggio | " +
      "Stabilimento Balneare | Tabaccheria | Edicola | Cartoleria | Cartolibreria | Libreria | Tipografia | " +
      "Casa Editrice | Copisteria | Farmacia | Parafarmacia | Erboristeria | Ottica | Sanitaria | Poliambulatorio | " +
      "Studio Dentistico | Studio Medico | Ambulatorio Veterinario | Laboratorio Analisi | Casa di Cura | " +
      "Onoranze Funebri | Parrucchiere | Barbiere | Centro Estetico | Profumeria | Gioielleria | Oreficeria | " +
      "Orologeria | Pelletteria | Calzature | Calzoleria | Abbigliamento | Sartoria | Merceria | Maglificio | " +
      "Lavanderia | Fiorista | Vivaio | Floricoltura | Ferramenta | Colorificio | Mobilificio | Arredamenti | " +
      "Falegnameria | Vetreria | Carpenteria Metallica | Officina | Officina Meccanica | Autofficina | Carrozzeria | " +
      "Autoricambi | Gommista | Autoscuola | Stazione di Servizio | Autotrasporti | Traslochi | Spedizioni | " +
      "Idraulica | Termoidraulica | Impianti Elettrici | Impresa Edile | Costruzioni | Immobiliare | Studio Legale | " +
      "Studio Notarile | Scuola | Asilo | Circolo | Associazione Sportiva | Comune | Consorzio | Palestra",
    signs:
      "Trattoria da {first} | Bar {word} | Fratelli {last} | F.lli {last} | Antica {kind} {last} | Da {first} | " +
      "Osteria del {word} | Osteria da {first} | Trattoria {last} | Ristorante Al {word} | Ristorante La {word} | " +
      "Ristorante Pizzeria {word} | Pizzeria Da {first} | Pizzeria Bella {city} | Locanda del {word} | " +
      "Antico Caffè {last} | Caffè {word} | Bar Sport {city} | Bar {first} | Bar Tabacchi {last} | Il {word} d'Oro | " +
      "La Bottega di {first} | La Casa del {word} | Farmacia {last} | Farmacia Dott. {last} | " +
      "Farmacia Comunale {city} | Farmacia del {word} | Hotel {word} | Albergo {last} | Autofficina {last} | " +
      "Carrozzeria {last} & Figli | {kind} {last} | {kind} {first} {last} | {kind} {word} | {kind} F.lli {last} | " +
      "{kind} di {last} {first} | {last} {first} & C. | {last} & Figli | Eredi {last} | Ditta {last} {first} | " +
      "Studio {last} e Associati | {last} {trade} | Gruppo {last}",
  },
  pl: {
    kinds:
      "Sklep Spożywczy | Firma Handlowa | Przedsiębiorstwo Handlowo-Usługowe | P.H.U. | F.H.U. | Zakład | " +
      "Hurtownia | Delikatesy | Cukiernia | Stacja Paliw | Apteka | Karczma | Zajazd | Piekarnia | " +
      "Piekarnia-Cukiernia | Lodziarnia | Masarnia | Zakłady Mięsne | Sklep Mięsny | Sklep Rybny | Mleczarnia | " +
      "Spółdzielnia Mleczarska | Warzywa i Owoce | Sklep Wielobranżowy | Sklep Przemysłowy | Dom Handlowy | " +
      "Centrum Handlowe | Hurtownia Spożywcza | Hurtownia Elektryczna | Sklep Monopolowy | Browar | Winiarnia | " +
      "Młyn | Restauracja | Bar | Bar Mleczny | Pizzeria | Kawiarnia | Herbaciarnia | Jadłodajnia | Gospoda | " +
      "Naleśnikarnia | Pierogarnia | Smażalnia Ryb | Catering | Hotel | Pensjonat | Ośrodek Wypoczynkowy | " +
      "Dom Gościnny | Agroturystyka | Schronisko | Kiosk | Księgarnia | Sklep Papierniczy | Drukarnia | " +
      "Wydawnictwo | Zakład Fotograficzny | Punkt Apteczny | Zakład Optyczny | Gabinet Stomatologiczny | " +
      "Gabinet Lekarski | Przychodnia | Przychodnia Weterynaryjna | Laboratorium | Zakład Pogrzebowy | " +
      "Salon Fryzjerski | Gabinet Kosmetyczny | Drogeria | Zakład Jubilerski | Zegarmistrz | Zakład Krawiecki | " +
      "Zakład Szewski | Sklep Obuwniczy | Sklep Odzieżowy | Pasmanteria | Pralnia | Kwiaciarnia | " +
      "Centrum Ogrodnicze | Gospodarstwo Rolne | Gospodarstwo Ogrodnicze | Sklep Zoologiczny | Skład Budowlany | " +
      "Skład Opału | Sklep Metalowy | Tartak | Stolarnia | Zakład Stolarski | Zakład Ślusarski | Zakład Szklarski | " +
      "Usługi Hydrauliczne | Firma Budowlana | Usługi Remontowe | Zakład Kamieniarski | Fabryka Mebli | " +
      "Auto Serwis | Warsztat Samochodowy | Części Samochodowe | Wulkanizacja | Ośrodek Szkolenia Kierowców | " +
      "Usługi Transportowe | Biuro Rachunkowe | Kancelaria Adwokacka | Kancelaria Notarialna | Przedszkole | " +
      "Szkoła Językowa | Klub Sportowy | Urząd Gminy | Wodociągi | Biuro Podróży | Siłownia",
    signs:
      "Pod {word} | P.H.U. {word} | Apteka pod {word} | {kind} {first} {last} | FHU {word} {first} {last} | " +
      "PHU {word} {last} {first} | F.H.U. {last} | P.P.H.U. {word} | PPHU {word} {first} {last} | FH {last} | " +
      'Z.P.H. {word} | {kind} {word} | {kind} "{word}" | {kind} {last} | {kind} u {first} | {kind} {city} | ' +
      "{kind} {word} {first} {last} | {kind} {last} i Synowie | Bracia {last} | {last} i Synowie | " +
      "{last} i Wspólnicy | {last} i S-ka | {first} {last} Usługi | {first} {last} {trade} | {last} {trade} | " +
      "{word} {trade} | Restauracja {word} | Restauracja pod {word} | Karczma {word} | Bar u {first} | " +
      "Pizzeria {word} | Kawiarnia {word} | Cukiernia {last} | Piekarnia {last} | Apteka {word} | Hotel {word} | " +
      "Willa {first} | Zajazd pod {word} | Auto {last} | Auto-{word} | Salon {first} | Studio {first} | " +
      "Grupa {last} | Zakład Usługowy {last} {first} | Stacja Paliw {word}",
  },
} as const;
