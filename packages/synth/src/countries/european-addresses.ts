import { inCapitals } from "../letter-case.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { Shape } from "./address-shape.ts";

export const british: Shape = ({ random, pool, number, street, postcode, city, country }) => {
  const lines: string[] = [];
  if (country.code === "IE" && random.chance(0.5)) {
    const townland = `${pool.lastName(random)}${random.pick(["", " North", " South", " East", " Upper", "beg", "more"])}`;
    const code = random.chance(0.5) ? [postcode] : [];
    return [townland, city, `${random.pick(["Co.", "Co", "County"])} ${pool.region(random)}`, ...code];
  }
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

export const french: Shape = ({ random, number, street, postcode, city }) => {
  const lines: string[] = [];
  if (random.chance(0.15))
    lines.push(
      `${random.pick(["Bâtiment", "Immeuble", "ZA", "ZI", "BP", "Résidence", "Parc d'activités", "Étage"])} ${random.pick(["A", "B", "12", "45", "Nord", "des Pins", "du Lac", "3"])}`,
    );
  lines.push(number + random.pick([" ", ", ", " bis ", " ", " ter ", " B "]) + street);
  lines.push(
    `${postcode} ${random.chance(0.35) ? inCapitals(city) : city}${random.chance(0.07) ? random.pick([" Cedex", " CEDEX", " Cedex 9"]) : ""}`,
  );
  return lines;
};

export const iberian: Shape = ({ random, pool, number, street, postcode, city, country }) => {
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

export const italian: Shape = ({ random, number, street, postcode, city }) => {
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

export const germanic: Shape = ({ random, number, street, postcode, city, country }) => {
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

export const dutch: Shape = ({ random, number, street, postcode, city }) => {
  const zip = random.chance(0.75)
    ? `${postcode.replace(/\s/g, "").slice(0, 4)} ${random.letters(2)}`
    : `${postcode.replace(/\s/g, "").slice(0, 4)}${random.letters(2)}`;
  return [
    `${street} ${number}${random.chance(0.15) ? random.pick(["a", "-2", " bis", "B"]) : ""}`,
    zip + random.pick([" ", "  ", ", "]).replace("  ", " ") + (random.chance(0.2) ? inCapitals(city) : city),
  ];
};

export const polish: Shape = ({ random, number, street, postcode, city }) => {
  const road = /^(ul|al|pl|os)\./i.test(street) ? street : random.pick(["ul. ", "ul. ", "al. ", ""]) + street;
  return [
    `${road} ${number}${random.chance(0.3) ? `/${random.int(1, 60)}` : ""}`,
    random.pick([`${postcode} ${city}`, `${postcode}, ${city}`, `${postcode} ${city}`]),
  ];
};

export const nordic: Shape = ({ random, number, street, postcode, city, country }) => {
  const code =
    country.code === "SE" && random.chance(0.7) && /^\d{5}$/.test(postcode)
      ? `${postcode.slice(0, 3)} ${postcode.slice(3)}`
      : postcode;
  const prefix = random.chance(0.07) ? `${country.code}-` : "";
  const lines = [
    `${street} ${number}${random.chance(0.15) ? random.pick([" A", "B", ", 2. th.", ", 1 tv", ", st."]) : ""}`,
    `${prefix}${code} ${random.chance(0.2) ? inCapitals(city) : city}`,
  ];
  if (random.chance(0.08))
    lines[0] = `${random.pick(["Box", "Postboks", "Postbox"])} ${random.number(random.int(2, 4))}`;
  return lines;
};

export const hungarian: Shape = ({ number, street, postcode, city }) => [`${postcode} ${city}`, `${street} ${number}.`];
