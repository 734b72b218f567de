import { inCapitals } from "../letter-case.ts";
import type { Shape } from "./address-shape.ts";

/** Street and number, then postal code and town: Estonia, Lithuania, Greece, Cyprus. */
export const plain: Shape = ({ random, number, street, postcode, city }) => {
  const house = number + (random.chance(0.15) ? random.pick(["A", "-12", "B", "-3", "/2"]) : "");
  const town = random.chance(0.12) ? inCapitals(city) : city;
  if (random.chance(0.25)) return [`${street} ${house}, ${postcode} ${town}`];
  return [`${street} ${house}`, random.chance(0.15) ? `${town}, ${postcode}` : `${postcode} ${town}`];
};

/** The postal code stands behind the town: `Brīvības iela 40, Rīga, LV-1050`. */
export const latvian: Shape = ({ random, number, street, postcode, city }) => {
  const house = number + (random.chance(0.3) ? `${random.pick([" - ", "-", " k-"])}${random.int(1, 90)}` : "");
  const place = `${city}, ${postcode}`;
  return random.chance(0.45) ? [`${street} ${house}, ${place}`] : [`${street} ${house}`, place];
};

/** The town stands first: `гр. София 1000`, `ул. Оборище 12, ет. 3`. */
export const bulgarian: Shape = ({ random, number, street, postcode, city }) => {
  const isNative = /\p{Script=Cyrillic}/u.test(city);
  const town = (isNative ? random.pick(["гр. ", "гр. ", "гр.", ""]) : "") + city;
  const code = random.chance(0.6);
  const place = code ? random.pick([`${town} ${postcode}`, `${postcode} ${town}`, `${town}, ${postcode}`]) : town;
  const floor =
    isNative && random.chance(0.3)
      ? `, ет. ${random.int(1, 9)}, ${random.pick(["ап.", "офис"])} ${random.int(1, 60)}`
      : "";
  const road = `${street} ${isNative ? random.pick(["", "№ ", "№", ""]) : ""}${number}${floor}`;
  return random.weighted<string[]>([
    [[place, road], 4],
    [[`${place}, ${road}`], 4],
    [[road, place], 2],
  ]);
};

/** `12, Triq ir-Repubblika`, `Valletta VLT 1117`. */
export const maltese: Shape = ({ random, pool, number, street, postcode, city }) => {
  const lines = random.chance(0.25) ? [`"${pool.lastName(random)}"`.replaceAll('"', random.pick(['"', ""]))] : [];
  lines.push(random.pick([`${number}, ${street}`, `${number} ${street}`, `${street} ${number}`]));
  lines.push(city + random.pick([" ", ", ", " "]) + postcode);
  return lines;
};
