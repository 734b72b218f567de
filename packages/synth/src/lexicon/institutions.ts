import type { Language } from "../countries/countries.ts";
import { fromPacks } from "../languages/index.ts";
import { listOf } from "./lexicon.ts";

/** Public bodies and their ordering units: names of two or three lines. */
export type Institutions = Readonly<{ bodies: readonly string[]; units: readonly string[] }>;

const institutions = (bodies: string, units: string): Institutions => ({
  bodies: listOf(bodies),
  units: listOf(units),
});

/** {city}, {last} and {trade} are placeholders. */
export const institutionsOf: Readonly<Record<Language, Institutions>> = {
  en: institutions(
    "University of {city} | {city} City Council | County of {city} | {city} General Hospital | Ministry of {trade} | {city} Housing Association | Society of {trade} | {last} Foundation",
    "Institute of {trade} | School of {trade} | Faculty of {trade} | Centre for {trade} | Division of {trade} | Office of {trade}",
  ),
  de: institutions(
    "Universität {city} | Stadt {city} | Landratsamt {city} | Klinikum {city} | Bundesamt für {trade} | Hochschule {city} | Verband {trade} e.V. | {last}-Stiftung",
    "Institut für {trade} | Fachbereich {trade} | Lehrstuhl für {trade} | Zentrum für {trade} | Amt für {trade} | Fakultät {trade}",
  ),
  fr: institutions(
    "Université de {city} | Mairie de {city} | Centre Hospitalier de {city} | Ministère {trade} | Syndicat des copropriétaires {last} | Association {last}",
    "Institut {trade} | Direction {trade} | Laboratoire {trade} | Faculté {trade} | Service {trade}",
  ),
  es: institutions(
    "Universidad de {city} | Ayuntamiento de {city} | Hospital General de {city} | Ministerio de {trade} | Municipalidad de {city} | Fundación {last}",
    "Instituto de {trade} | Facultad de {trade} | Centro de {trade} | Dirección de {trade} | Secretaría de {trade}",
  ),
  it: institutions(
    "Università degli Studi di {city} | Comune di {city} | Azienda Ospedaliera di {city} | Ministero {trade} | Fondazione {last}",
    "Istituto {trade} | Dipartimento di {trade} | Facoltà di {trade} | Direzione {trade} | Centro {trade}",
  ),
  nl: institutions(
    "Universiteit {city} | Gemeente {city} | Ziekenhuis {city} | Ministerie van {trade} | Stichting {last} | Waterschap {city}",
    "Instituut voor {trade} | Faculteit {trade} | Dienst {trade} | Centrum voor {trade}",
  ),
  pt: institutions(
    "Universidade de {city} | Prefeitura Municipal de {city} | Câmara Municipal de {city} | Hospital de {city} | Ministério {trade} | Fundação {last}",
    "Instituto de {trade} | Faculdade de {trade} | Secretaria de {trade} | Centro de {trade} | Departamento de {trade}",
  ),
  pl: institutions(
    "Uniwersytet {city} | Gmina {city} | Szpital Miejski {city} | Urząd Miasta {city} | Fundacja {last}",
    "Instytut {trade} | Wydział {trade} | Katedra {trade} | Ośrodek {trade}",
  ),
  sv: institutions(
    "{city} Universitet | {city} Kommun | Region {city} | {city} Sjukhus | Stiftelsen {last} | Bostadsrättsföreningen {last}",
    "Institutionen för {trade} | Avdelningen {trade} | Förvaltningen {trade} | Centrum för {trade}",
  ),
  da: institutions(
    "{city} Universitet | {city} Kommune | {city} Hospital | Foreningen {last} | Fonden {last}",
    "Institut for {trade} | Fakultetet {trade} | Center for {trade} | Forvaltningen {trade}",
  ),
  ...fromPacks((pack) => institutions(pack.institutions.bodies, pack.institutions.units)),
};
