import type { AddressParts } from "@inkvoice/contract";
import { findPostalLine } from "./postal-line.ts";
import { takeCountry } from "./printed-country.ts";
import { joinHouseNumber, streetOf } from "./street.ts";
import { takeState, takeTown } from "./town.ts";

/** Takes an address of comma-separated lines apart; parts that cannot be told are absent. */
export function parseAddressParts(address: string): AddressParts {
  const lines = address
    .split(/\s*,\s+|\s*[|·•]\s*/)
    .map((line) => line.replace(/\s?\((\d{4,6})\)(?=\s|$)/, " $1").trim())
    .filter((line) => line !== "");
  const parts: AddressParts = {};
  const country = takeCountry(lines);
  if (country) parts.country = country;
  takeCounty(lines, parts);
  const postal = findPostalLine(lines, country);
  if (postal) takeTown(lines, postal, parts);
  else takeState(lines, parts);
  takeMarkedTown(lines, parts);
  joinHouseNumber(lines);
  const street = streetOf(lines) ?? (parts.postal_code ? lines[0] : undefined);
  if (street) parts.street = street;
  return parts;
}

const countyLine = /^(?:Co\.?|County|Contae|[Jj]ud\.|[Jj]udețul) ?(?:na |an )?\p{Lu}[\p{L} -]+$/u;

/** Irish, British and Romanian counties stand on a line of their own, below the town. */
function takeCounty(lines: string[], parts: AddressParts): void {
  const index = lines.findIndex((line, place) => place > 0 && countyLine.test(line));
  if (index > 0) parts.region = lines.splice(index, 1)[0] ?? "";
}

/** `гр. Варна`, `с. Брестовица`: Bulgarian addresses mark the town. */
const markedTown = /^(?:гр|с)\.\s?(?=\p{Lu})/iu;

function takeMarkedTown(lines: string[], parts: AddressParts): void {
  if (parts.city !== undefined) {
    parts.city = parts.city.replace(markedTown, "");
    return;
  }
  const index = lines.findIndex((line) => markedTown.test(line) && !/\d/.test(line));
  if (index >= 0) parts.city = lines.splice(index, 1)[0]?.replace(markedTown, "") ?? "";
}
