import { listOf } from "../lexicon/lexicon.ts";
import type { Random } from "../random.ts";
import { type Vocabulary, vocabularyOf } from "../vocabulary/vocabulary.ts";
import type { Country } from "./countries.ts";

/** Printed lines of an address, without the name, and the country's name where it is printed; its parts, for forms with a box for each. */
export type Address = Readonly<{ lines: readonly string[]; parts: AddressParts }>;
type AddressParts = Readonly<{
  street: string;
  number: string;
  quarter: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
}>;

type Draft = {
  random: Random;
  pool: Vocabulary;
  number: string;
  street: string;
  postcode: string;
  city: string;
  country: Country;
};
type Shape = (draft: Draft) => string[];

const states = listOf(
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|DC",
);
const provinces = listOf("ON|QC|BC|AB|MB|SK|NS|NB");

const american: Shape = ({ random, pool, number, street, postcode, city, country }) => {
  const unit = `${random.pick(["Suite", "Ste", "Apt.", "Unit", "#", "Floor", "Ste.", "Suite"])} ${random.int(1, 2600)}`;
  const road = random.chance(0.25) ? `${random.pick(["N", "S", "E", "W", "N.", "South", "NW"])} ${street}` : street;
  const lines = [
    random.chance(0.07)
      ? `${random.pick(["P.O. Box", "PO Box", "Post Office Box", "P.O. BOX"])} ${random.number(random.int(3, 6))}`
      : `${number} ${road}`,
  ];
  if (random.chance(0.18)) lines[0] += random.pick([", ", " ", ", "]) + unit;
  else if (random.chance(0.12)) lines.push(unit);
  const state =
    country.code === "CA" ? random.pick(provinces) : random.chance(0.85) ? random.pick(states) : pool.region(random);
  const zip = country.code === "US" && random.chance(0.15) ? `${postcode.slice(0, 5)}-${random.digits(4)}` : postcode;
  if (random.chance(0.04))
    lines.unshift(`c/o ${pool.lastName(random)} ${random.pick(["Media", "Group", "Bank", "LLC", "Center"])}`);
  lines.push(
    random.pick([
      `${city}, ${state} ${zip}`,
      `${city}, ${state} ${zip}`,
      `${city} ${state} ${zip}`,
      `${city}, ${state}, ${zip}`,
      `${city} ${state}, ${zip}`,
      `${city}, ${state} ${zip}`,
    ]),
  );
  return lines;
};

const british: Shape = ({ random, pool, number, street, postcode, city }) => {
  const lines: string[] = [];
  if (random.chance(0.25))
    lines.push(
      `${random.pick(["Unit", "Suite", "Floor", "Flat", "Block"])} ${random.int(1, 40)}${random.chance(0.6) ? ` ${pool.lastName(random)} ${random.pick(["House", "Park", "Centre", "Business Park", "Court", "Works"])}` : ""}`,
    );
  lines.push(`${number} ${street}`);
  if (random.chance(0.2)) lines.push(pool.city(random));
  if (random.chance(0.45)) lines.push(city, postcode);
  else lines.push(city + random.pick([" ", ", "]) + postcode);
  return lines;
};

const australian: Shape = ({ random, number, street, city, country }) => {
  const region = country.code === "AU" ? random.pick(["NSW", "VIC", "QLD", "WA", "SA", "TAS"]) : "";
  const lines = [
    random.chance(0.25)
      ? `${random.pick(["Unit", "Level", "Shop", "Suite"])} ${random.int(1, 60)}${random.pick([", ", "/", " "])}${number} ${street}`
      : `${number} ${street}`,
  ];
  if (random.chance(0.08)) lines[0] = `${random.pick(["PO Box", "GPO Box", "P O Box"])} ${random.number(4)}`;
  lines.push(`${city}${random.pick([" ", ", "])}${region}${region === "" ? "" : " "}${random.number(4)}`);
  return lines;
};

const indian: Shape = ({ random, pool, street, postcode, city }) => {
  const lines = [
    `${random.pick(["Plot No.", "No.", "#", "Shop No", "Flat No.", "Door No.", ""])} ${random.int(1, 900)}${random.pick(["", "/A", "/2", "-B"])}, ${street}`.trim(),
  ];
  if (random.chance(0.6))
    lines.push(
      `${pool.lastName(random)} ${random.pick(["Nagar", "Colony", "Road", "Layout", "Industrial Area", "Estate", "Extension", "Complex"])}`,
    );
  if (random.chance(0.2))
    lines.push(
      `${random.pick(["Near", "Opp.", "Behind"])} ${pool.lastName(random)} ${random.pick(["Hospital", "Temple", "Park", "Mall", "Bank"])}`,
    );
  const tail = random.chance(0.4) ? `, ${pool.region(random)}` : "";
  lines.push(
    random.pick([
      `${city} - ${postcode}${tail}`,
      `${city}${tail} ${postcode}`,
      `${city}-${postcode}`,
      `${city}${tail} - ${postcode}`,
    ]),
  );
  return lines;
};

const malayRoads = listOf(
  "SS|USJ|PJS|PERMAS|TAMAN|BUKIT|INDAH|SETIA|KENARI|MERU|DAMAI|JASA|PUTRA|BESAR|AMAN|SENTOSA|KLANG|BAHAGIA|RAJA|MEGAH|UTAMA|TUN|PERAK|KERIS|DELIMA",
);
const malayAreas = listOf(
  "MOUNT AUSTIN|DESA|PERDANA|PUCHONG|SEGAR|MALURI|BARU|SRI|JAYA|INDAH|KINRARA|SUBANG|MAJU|HARMONI|WANGSA|TEKNOLOGI|EMAS|MEWAH",
);
const malayCities = listOf(
  "JOHOR BAHRU|KUALA LUMPUR|SHAH ALAM|PETALING JAYA|KLANG|SEREMBAN|PUCHONG|IPOH|KAJANG|SUBANG JAYA|MELAKA|GEORGE TOWN|BALAKONG|SKUDAI|AMPANG|CHERAS|RAWANG|KUANTAN|BATU CAVES|SEMENYIH",
);
const malayStates = listOf(
  "SELANGOR|JOHOR|SELANGOR DARUL EHSAN|W.P.|PAHANG|PERAK|WILAYAH PERSEKUTUAN|PENANG|MELAKA|NEGERI SEMBILAN|MALAYSIA",
);

const malaysian: Shape = ({ random }) => {
  const house =
    `${random.pick(["NO", "LOT", "NO.", "No", "LOT.", "NO ", "PT", "UNIT", ""])} ${random.int(1, 220)}${random.pick(["", "", "-G", ` & ${random.int(1, 220)}`, `,${random.int(1, 220)}`, "A", `-${random.int(1, 20)}`])}`.trim();
  const road = `${random.pick(["JALAN", "JALAN", "JLN", "LORONG", "PERSIARAN", "JLN."])} ${random.pick(malayRoads)} ${random.int(1, 30)}${random.pick(["", `/${random.int(1, 20)}`, `/${random.int(1, 9)}${random.letters(1)}`])}`;
  const lines = [house + random.pick([", ", " ", ", "]) + road];
  if (random.chance(0.12)) lines[0] = `${random.pick(["GROUND FLOOR", "LEVEL 2", "1ST FLOOR", "G-12"])}, ${lines[0]}`;
  if (random.chance(0.65))
    lines.push(
      `${random.pick(["TAMAN", "KAMPUNG", "BANDAR", "PUSAT BANDAR", "SEKSYEN", "KAWASAN PERINDUSTRIAN", "DATARAN"])} ${random.pick(malayAreas)}`,
    );
  const code = random.number(5);
  const city = random.pick(malayCities);
  const state = random.chance(0.6) ? random.pick([", ", " ", ","]) + random.pick(malayStates) : "";
  if (random.chance(0.15) && state !== "") lines.push(`${code} ${city}`, state.replace(/^[, ]+/, ""));
  else lines.push(`${code}${random.pick([" ", ", ", " "])}${city}${state}`);
  const ended = random.chance(0.3) ? lines.map((line, i) => (i < lines.length - 1 ? `${line},` : `${line}.`)) : lines;
  return random.chance(0.35) ? ended.map(titleCase) : ended;
};

const singaporean: Shape = ({ random, number, street }) => {
  const lines = [`${random.chance(0.4) ? "Blk " : ""}${number} ${street}`];
  if (random.chance(0.6))
    lines.push(
      `#${random.digits(2)}-${random.digits(2)}${random.chance(0.5) ? ` ${random.pick(["Tower", "Plaza", "Building", "Centre", "Hub"])} ${random.letters(1)}` : ""}`,
    );
  lines.push(random.pick(["Singapore ", "SINGAPORE ", "Singapore (", "S("]) + random.digits(6));
  const last = lines.length - 1;
  if (lines[last]?.includes("(")) lines[last] += ")";
  return lines;
};

const gulf: Shape = ({ random, pool, street, country }) => {
  const city =
    country.code === "AE" && random.chance(0.6)
      ? random.pick(["Dubai", "Abu Dhabi", "Sharjah", "Ajman"])
      : pool.city(random);
  return [
    random.pick([
      `P.O. Box ${random.number(5)}`,
      `${random.pick(["Office", "Shop", "Warehouse"])} ${random.int(1, 900)}, ${street}`,
      `${random.pick(["Al Quoz", "Business Bay", "Block", "Jebel Ali", "Al Barsha", "Building", "Area"])} ${random.int(1, 40)}`,
      `${random.pick(["Block", "Bldg"])} ${random.int(1, 99)}, ${random.pick(["Road", "Street", "Way"])} ${random.int(1, 4000)}, ${pool.city(random)}`,
    ]),
    random.chance(0.5) ? city : `${random.pick(["Marina", "Sheikh Zayed Road", "Free Zone"])}, ${city}`,
  ];
};

const french: Shape = ({ random, number, street, postcode, city }) => {
  const lines: string[] = [];
  if (random.chance(0.15))
    lines.push(
      `${random.pick(["Bâtiment", "Immeuble", "ZA", "ZI", "BP", "Résidence", "Parc d'activités", "Étage"])} ${random.pick(["A", "B", "12", "45", "Nord", "des Pins", "du Lac", "3"])}`,
    );
  lines.push(number + random.pick([" ", ", ", " bis ", " ", " ter ", " B "]) + street);
  lines.push(
    `${postcode} ${random.chance(0.35) ? city.toUpperCase() : city}${random.chance(0.07) ? random.pick([" Cedex", " CEDEX", " Cedex 9"]) : ""}`,
  );
  return lines;
};

const iberian: Shape = ({ random, pool, number, street, postcode, city, country }) => {
  const zip = country.code === "PT" ? `${random.number(4)}-${random.digits(3)}` : postcode;
  const lines = [
    street +
      random.pick([", ", " ", ", nº ", " Nº ", ", n.º ", " #"]) +
      number +
      (random.chance(0.18) ? random.pick([", 2º B", ", 3º", ", Bajo", " - 1º Esq.", ", 4º Dto", " Local 2"]) : ""),
  ];
  if (random.chance(0.12))
    lines.push(
      `${random.pick(["Polígono Industrial", "Urb.", "Parque Empresarial", "Zona Industrial", "Col.", "Edificio"])} ${pool.lastName(random)}`,
    );
  const region = random.chance(0.5)
    ? random.pick([` (${pool.region(random)})`, `, ${pool.region(random)}`, ` - ${pool.region(random)}`])
    : "";
  lines.push(`${zip}${random.pick([" ", " ", " - ", ", "])}${city}${region}`);
  return lines;
};

const italianProvinces = listOf("MI|RM|TO|NA|BO|FI|VE|PD|BG|BS|VR|GE|PA|CT|BA|MO|PR|TV|VI|CO|VA|TN");
const italian: Shape = ({ random, number, street, postcode, city }) => {
  const lines = [
    street +
      random.pick([", ", " ", ", n. ", " n. ", " "]) +
      number +
      (random.chance(0.08) ? random.pick(["/A", "/B", " bis"]) : ""),
  ];
  if (random.chance(0.08))
    lines.push(random.pick(["Zona Industriale", "Loc. Poggio", "Fraz. San Giorgio", "c/o Centro Direzionale"]));
  const province = random.pick(italianProvinces);
  lines.push(
    postcode +
      random.pick([" ", " - ", " "]) +
      city +
      (random.chance(0.7) ? random.pick([` (${province})`, ` ${province}`, ` - ${province}`, ` (${province})`]) : ""),
  );
  return lines;
};

const brazilian: Shape = ({ random, pool, number, street, postcode, city }) => {
  const state = random.pick(["SP", "RJ", "MG", "RS", "PR", "BA", "SC", "PE"]);
  const lines = [
    `${street}, ${number}${random.chance(0.3) ? random.pick([" - Sala 12", " - Loja 3", " - Centro", " Apto 41"]) : ""}`,
  ];
  if (random.chance(0.4)) lines.push(`${random.pick(["Bairro", "Jardim", "Vila", "Centro"])} ${pool.lastName(random)}`);
  lines.push(
    random.pick([`${city} - ${state}`, `${city}/${state}`, `${city}, ${state}`]) +
      random.pick([` CEP ${postcode}`, ` - CEP: ${postcode}`, ` ${postcode}`]),
  );
  return lines;
};

const germanic: Shape = ({ random, number, street, postcode, city, country }) => {
  const house = number + (random.chance(0.1) ? random.pick(["a", "b", " a", "-12", "c"]) : "");
  const lines = [street + random.pick([" ", " ", " ", ", "]) + house];
  if (random.chance(0.06))
    lines.unshift(
      random.pick(["Gebäude B", `Postfach ${random.number(4)}`, "2. OG", "Haus C", "Hinterhof", "Industriepark Nord"]),
    );
  const prefix = random.chance(0.1) ? random.pick([`${country.code[0]}-`, `${country.code}-`, `${country.code} `]) : "";
  lines.push(`${prefix}${postcode} ${city}`);
  return lines;
};

const dutch: Shape = ({ random, number, street, postcode, city }) => {
  const zip = random.chance(0.75)
    ? `${postcode.replace(/\s/g, "").slice(0, 4)} ${random.letters(2)}`
    : `${postcode.replace(/\s/g, "").slice(0, 4)}${random.letters(2)}`;
  return [
    `${street} ${number}${random.chance(0.15) ? random.pick(["a", "-2", " bis", "B"]) : ""}`,
    zip + random.pick([" ", "  ", ", "]).replace("  ", " ") + (random.chance(0.2) ? city.toUpperCase() : city),
  ];
};

const polish: Shape = ({ random, number, street, postcode, city }) => {
  const road = /^(ul|al|pl|os)\./i.test(street) ? street : random.pick(["ul. ", "ul. ", "al. ", ""]) + street;
  return [
    `${road} ${number}${random.chance(0.3) ? `/${random.int(1, 60)}` : ""}`,
    random.pick([`${postcode} ${city}`, `${postcode}, ${city}`, `${postcode} ${city}`]),
  ];
};

const nordic: Shape = ({ random, number, street, postcode, city, country }) => {
  const code =
    country.code === "SE" && random.chance(0.7) && /^\d{5}$/.test(postcode)
      ? `${postcode.slice(0, 3)} ${postcode.slice(3)}`
      : postcode;
  const prefix = random.chance(0.07) ? `${country.code}-` : "";
  const lines = [
    `${street} ${number}${random.chance(0.15) ? random.pick([" A", "B", ", 2. th.", ", 1 tv", ", st."]) : ""}`,
    `${prefix}${code} ${random.chance(0.2) ? city.toUpperCase() : city}`,
  ];
  if (random.chance(0.08))
    lines[0] = `${random.pick(["Box", "Postboks", "Postbox"])} ${random.number(random.int(2, 4))}`;
  return lines;
};

const hungarian: Shape = ({ number, street, postcode, city }) => [`${postcode} ${city}`, `${street} ${number}.`];

const latinPlaces = listOf(
  "Col.|Urb.|Barrio|Edificio|Sector|Residencial|Res.|Fracc.|Villa|Comuna|Cantón|Parque Industrial|Zona",
);

/** Latin America outside Brazil: quarter, town and province run on, the postal code often missing. */
const latin: Shape = ({ random, pool, number, street, postcode, city, country }) => {
  const lines = [
    street +
      random.pick([" ", " ", ", ", " #", " No. ", " Nº ", " N° ", " Nro. "]) +
      number +
      (random.chance(0.25)
        ? random.pick([
            ", Piso 3",
            " Of. 402",
            ", Local 12",
            " Dpto. B",
            ", Bodega 4",
            " Int. 2",
            ", 2do Nivel",
            " Mz. C Lt. 8",
          ])
        : ""),
  ];
  if (random.chance(0.4)) {
    const quarter = `${random.pick(latinPlaces)} ${random.chance(0.5) ? pool.lastName(random) : pool.city(random)}`;
    if (random.chance(0.5)) lines[0] += random.pick([", ", " ", " - "]) + quarter;
    else lines.push(quarter);
  }
  const code = random.pick([`C.P. ${postcode}`, postcode, `(${postcode})`, `CP ${postcode}`, "", "", ""]);
  const region = random.chance(0.7) ? random.pick([", ", " - ", " / ", ", "]) + pool.region(random) : "";
  const place = `${city}${region}`;
  const town = code === "" ? place : random.pick([`${code} ${place}`, `${place}, ${code}`, `${place} ${code}`]);
  lines.push(country.code !== "MZ" && random.chance(0.12) ? town.toUpperCase() : town);
  if (random.chance(0.12)) lines.push(`${random.pick(["Tel.:", "Depto.", "Prov.", "Mun."])} ${pool.region(random)}`);
  return lines;
};

const colombian: Shape = ({ random, pool, street, city }) => {
  const n = () => random.int(1, 180);
  const kind = random.pick([
    "Carrera",
    "Cra.",
    "Calle",
    "Cl.",
    "Cll",
    "Av. Cra",
    "Transversal",
    "Diagonal",
    "Kr",
    "CRA",
    "CL",
  ]);
  const road = `${kind} ${n()}${random.pick(["", "", "A", "B", " Bis"])} ${random.pick(["#", "No.", "N°", "# "])}${random.pick(["", " "])}${n()}${random.pick(["", "A"])}${random.pick(["-", " - "])}${n()}`;
  const lines = [random.chance(0.85) ? road.replace(/# {2}/, "# ") : street];
  if (random.chance(0.25))
    lines[0] += ` ${random.pick(["Of.", "Local", "Piso", "Bodega", "Apto"])} ${random.int(1, 900)}`;
  lines.push(
    random.pick([
      `${city}, ${pool.region(random)}`,
      `${city} - ${pool.region(random)}`,
      city,
      `${city} D.C.`,
      `${city} (${pool.region(random)})`,
    ]),
  );
  return lines;
};

const asian: Shape = ({ random, pool, number, street, postcode, city }) => {
  const lines = [
    random.pick([
      `${number} ${street}`,
      `${random.pick(["No.", "House", "Plot", "Unit", "Lot", "Flat", "Shop"])} ${number}, ${street}`,
      `${random.pick(["House #", "H#", "Unit", "Rm"])} ${number}, ${random.int(1, 40)}/F, ${street}`,
      `${street} ${number}`,
    ]),
  ];
  if (random.chance(0.55))
    lines.push(
      `${random.pick(["Brgy.", "Kel.", "Sector", "Block", "Phase", "Near", "Khlong", "Kec.", "Mirpur", "District"])} ${random.chance(0.4) ? random.int(1, 20) : pool.lastName(random)}`,
    );
  const region = random.chance(0.5) ? `, ${pool.region(random)}` : "";
  lines.push(
    random.pick([
      `${city}-${postcode}`,
      `${city} ${postcode}${region}`,
      `${city}${region}`,
      `${city}${region} ${postcode}`,
    ]),
  );
  return lines;
};

const african: Shape = ({ random, pool, number, street, city }) => {
  const box = `P.O. Box ${random.number(random.int(2, 5))}${random.pick(["", `-${random.digits(5)}`, " GPO"])}`;
  const lines = random.chance(0.4) ? [box] : [`${random.pick(["", "Plot ", "No. ", "Hse No. "])}${number} ${street}`];
  if (random.chance(0.4))
    lines.push(
      `${pool.lastName(random)} ${random.pick(["House", "Plaza", "Towers", "Building", "Estate", "Close"])}${random.pick(["", ", 2nd Floor", ", Ground Floor", ", Suite 5"])}`,
    );
  lines.push(
    random.pick([city, `${city}, ${pool.region(random)}`, `${city}, ${pool.region(random)} State`, `${box}, ${city}`]),
  );
  return lines;
};

const shapes: Readonly<Record<Country["address"], Shape>> = {
  american,
  british,
  australian,
  indian,
  malaysian,
  singaporean,
  gulf,
  french,
  iberian,
  italian,
  brazilian,
  germanic,
  dutch,
  polish,
  nordic,
  hungarian,
  latin,
  colombian,
  asian,
  african,
};

export type AddressWish = Readonly<{
  country: Country /** Whether the country's name is printed; chance decides when absent. */;
  withCountry?: boolean;
}>;

export function makeAddress(random: Random, wish: AddressWish): Address {
  const { country } = wish;
  const pool = vocabularyOf(country);
  const draft: Draft = {
    random,
    pool,
    country,
    number: String(random.chance(0.85) ? random.int(1, 300) : random.int(1, 9999)),
    street: pool.street(random),
    postcode: pool.postcode(random),
    city: pool.city(random),
  };
  let lines = shapes[country.address](draft);
  if (random.chance(0.04))
    lines.splice(
      random.int(0, 1),
      0,
      `${random.pick(["Building", "Tower", "Block", "P.O. Box", "Dock", "Gate"])} ${random.pick(["A", "B", "12", "7", "East", "340"])}`,
    );
  if (random.chance(0.05)) lines = lines.map((line) => line.toUpperCase());
  if (wish.withCountry ?? random.chance(0.3)) {
    const name = random.chance(0.1) ? country.code : random.pick(country.names);
    if (random.chance(0.2)) lines[lines.length - 1] += `, ${name}`;
    else lines.push(random.chance(0.2) ? name.toUpperCase() : name);
  }
  const parts: AddressParts = {
    street: draft.street,
    number: draft.number,
    quarter: random.chance(0.5) ? pool.lastName(random) : pool.city(random),
    city: draft.city,
    region: pool.region(random),
    postcode: draft.postcode,
    country: random.pick(country.names),
  };
  return { lines, parts };
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s,(/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
