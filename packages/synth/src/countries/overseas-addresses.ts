import { listOf } from "../lexicon/lexicon.ts";
import { type Shape, titleCase } from "./address-shape.ts";

const states = listOf(
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|DC",
);

const provinces = listOf("ON|QC|BC|AB|MB|SK|NS|NB");

export const american: Shape = ({ random, pool, number, street, postcode, city, country }) => {
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

export const australian: Shape = ({ random, number, street, city, country }) => {
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

export const indian: Shape = ({ random, pool, street, postcode, city }) => {
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

export const malaysian: Shape = ({ random }) => {
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

export const singaporean: Shape = ({ random, number, street }) => {
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

export const gulf: Shape = ({ random, pool, street, country }) => {
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

export const brazilian: Shape = ({ random, pool, number, street, postcode, city }) => {
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

const latinPlaces = listOf(
  "Col.|Urb.|Barrio|Edificio|Sector|Residencial|Res.|Fracc.|Villa|Comuna|Cantón|Parque Industrial|Zona",
);

/** Latin America without Brazil: quarter, town and province on one line, often without postal code. */
export const latin: Shape = ({ random, pool, number, street, postcode, city, country }) => {
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

export const colombian: Shape = ({ random, pool, street, city }) => {
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

export const asian: Shape = ({ random, pool, number, street, postcode, city }) => {
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

export const african: Shape = ({ random, pool, number, street, city }) => {
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
