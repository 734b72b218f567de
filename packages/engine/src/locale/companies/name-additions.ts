import { foldText } from "../letters/fold-text.ts";

/** Words of which captions of names consist, in all languages: `Apellido y Nombre / Razón Social`. */
const captionWords: ReadonlySet<string> = new Set(
  [
    "apellido apellidos denominacion nombre nombres comercial razon social titular y o",
    "name company customer supplier client full legal registered business",
    "nom prenom denomination raison sociale et ou",
    "nome cognome ragione denominazione e",
    "nome razao",
    "firma firmenname kunde unternehmen",
    "naam bedrijfsnaam klant",
    "nazwa imie i nazwisko nabywca sprzedawca",
    "nume denumire client furnizor",
    "adi soyadi unvani unvan",
    "nev",
    "nazev jmeno",
  ].flatMap((words) => words.split(" ")),
);
/** What joins the words of a caption. */
const joints = /[\s/().&-]+/;
const captionEnd = /^[^:]{2,50}:\s*(?=\S)/;

/** Removes a caption before a name: `Apellido y Nombre / Razón Social: Andes S.R.L.`. */
export function withoutCaptionOfName(name: string): string {
  const caption = captionEnd.exec(name)?.[0];
  if (caption === undefined) return name;
  const words = foldText(caption.replace(/:\s*$/, "")).toLowerCase().split(joints).filter(Boolean);
  return words.length > 0 && words.every((word) => captionWords.has(word)) ? name.slice(caption.length) : name;
}

const formerly = [
  "formerly",
  "previously",
  "earlier known",
  "erstwhile",
  "f/k/a",
  "vormals",
  "ehemals",
  "früher",
  "anciennement",
  "ex-?",
  "antes",
  "già",
  "voorheen",
  "dawniej",
  "tidligere",
  "tidigare",
  "fosta?",
];
const formerName = new RegExp(`\\s*\\((?:${formerly.join("|")})[\\s:]+[^)]*\\)?`, "iu");

/** Removes a former name in brackets: `Alder Ltd (formerly known as Moss Ltd)`. */
export function withoutFormerName(name: string): string {
  return name.replace(formerName, "").trim();
}
