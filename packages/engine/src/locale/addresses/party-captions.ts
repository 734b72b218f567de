import { foldText } from "../letters/fold-text.ts";

/** How somebody is addressed on the line above a name, by language; points left out. */
const salutations: Readonly<Record<string, readonly string[]>> = {
  da: ["hr", "herr", "fru"],
  de: ["herr", "herrn", "frau", "herrn und frau", "familie", "eheleute", "firma", "fa", "an", "an die", "an den"],
  en: ["mr", "mrs", "ms", "miss", "messrs", "m/s", "mr & mrs", "mr and mrs", "to"],
  es: ["sr", "sra", "d", "don", "doña", "señor", "señora", "señores", "señor(es)", "sres"],
  fr: ["monsieur", "madame", "messieurs", "m", "mr", "mme", "monsieur et madame", "m et mme", "à l'attention de"],
  it: ["spett le", "spettle", "spettabile", "spett", "egregio", "egr", "egr sig", "sig", "sig ra", "gent ma"],
  nl: ["de heer", "mevrouw", "de heer en mevrouw", "dhr", "mevr", "familie", "aan"],
  pl: ["pan", "pani", "państwo", "sz p"],
  pt: ["exmo", "exma", "exmo sr", "exma sra", "exmos senhores", "exmo(s) sr(s)", "senhor", "senhora"],
  sv: ["herr", "fru"],
};

/** What announces the person or department for whose attention a letter is, by language; behind it a colon, or a stop. */
const attention: Readonly<Record<string, readonly string[]>> = {
  de: ["zu Händen(?: von)?", "z\\. ?Hd?\\.", "zHd\\.?"],
  en: ["att(?:n|ention)?[.:]", "attn", "f\\.?a\\.?o\\.?[:]?", "for the attention of"],
  es: ["a la atención de", "atn\\.", "a/a[:.]?"],
  fr: ["à l['’] ?attention d[eu]", "à l['’] ?att\\."],
  it: ["alla c(?:ortese )?\\.?a(?:ttenzione|\\.)", "c\\. ?a\\.", "c\\.att\\.ne"],
  nl: ["t\\. ?a\\. ?v\\.?", "ter attentie van"],
  pt: ["ao cuidado de", "aos cuidados de", "a/c[:.]?"],
};
const attentionLine = new RegExp(`(?:^|[,;]?\\s)(?:${Object.values(attention).flat().join("|")})(?=\\s).*$`, "iu");

/** A line without the person or department for whose attention it is: `Gemeente Zutphen t.a.v. Crediteuren`. */
export function withoutAttention(line: string): string {
  return line.replace(attentionLine, "").trim();
}

/** Captions of places of supply, of people who are neither seller nor buyer, and of telegrams, by language. */
const captionsOfOthers: Readonly<Record<string, readonly string[]>> = {
  da: ["leveringsadresse", "forbrugssted", "installationsadresse", "patient", "rejsende"],
  de: [
    "verbrauchsstelle",
    "lieferstelle",
    "abnahmestelle",
    "lieferanschrift",
    "lieferadresse",
    "warenempfänger",
    "patient",
    "patientin",
    "reisender",
    "versicherte person",
  ],
  en: [
    "service address",
    "supply address",
    "site address",
    "delivery address",
    "deliver to",
    "ship to",
    "notify party",
    "patient",
    "passenger",
    "telex",
    "telegraphic address",
    "telegrams",
  ],
  es: [
    "dirección de suministro",
    "dir. suministro",
    "lugar de suministro",
    "punto de suministro",
    "dirección de entrega",
    "paciente",
    "pasajero",
  ],
  fr: [
    "lieu de consommation",
    "lieu de fourniture",
    "adresse du site",
    "adresse de livraison",
    "livré à",
    "patient",
    "patiente",
    "passager",
    "voyageur",
  ],
  it: [
    "indirizzo fornitura",
    "indirizzo di fornitura",
    "luogo di fornitura",
    "luogo di destinazione",
    "paziente",
    "passeggero",
  ],
  nl: ["leveringsadres", "afleveradres", "verbruiksadres", "aansluitadres", "patiënt", "reiziger", "passagier"],
  pl: ["adres punktu poboru", "miejsce dostawy", "adres dostawy", "pacjent", "pasażer"],
  pt: ["local de consumo", "local de entrega", "local de descarga", "morada de entrega", "paciente", "passageiro"],
  sv: ["leveransadress", "anläggningsadress", "patient", "resenär"],
};

/** Captions of the seller's seat, by language. */
const captionsOfSeats: Readonly<Record<string, readonly string[]>> = {
  de: ["firmensitz", "sitz der gesellschaft"],
  en: ["registered office", "registered address", "head office", "principal place of business", "regd office"],
  es: [
    "casa matriz",
    "casa central",
    "domicilio comercial",
    "domicilio fiscal",
    "domicilio social",
    "dirección matriz",
    "dir matriz",
  ],
  fr: ["siège social", "siège"],
  it: ["sede legale", "sede"],
  nl: ["maatschappelijke zetel", "vestigingsadres", "bezoekadres"],
  pl: ["siedziba", "adres siedziby"],
  pt: ["sede", "sede social"],
};

/** Captions of the people who work at a till, by language. */
const captionsOfStaff: Readonly<Record<string, readonly string[]>> = {
  cs: ["pokladní", "prodavač", "obsluhoval", "obsluhovala"],
  da: ["betjent af", "ekspedient", "kasserer"],
  de: ["es bediente sie", "sie wurden bedient von", "bediener", "bedienung", "kassierer", "kassiererin", "kellner"],
  en: ["served by", "you were served by", "server", "cashier", "operator", "waiter", "host"],
  es: ["le atendió", "atendido por", "cajero", "cajera", "camarero", "mesero", "vendedor"],
  fi: ["kassa", "myyjä"],
  fr: ["servi par", "caissier", "caissière", "serveur", "vendeur", "hôte", "hôtesse"],
  it: ["operatore", "cassiere", "cassiera", "servito da"],
  nl: ["u werd geholpen door", "bediend door", "medewerker", "kassier"],
  pl: ["kasjer", "kasjerka", "obsługiwał", "obsługiwała"],
  pt: ["atendido por", "operador", "operadora", "caixa", "empregado"],
  sv: ["ni betjänades av", "du betjänades av", "säljare", "kassör"],
};

/** Captions of amounts in words, by language. */
const captionsOfAmounts: Readonly<Record<string, readonly string[]>> = {
  cs: ["slovy"],
  de: ["in worten"],
  en: ["in words", "amount in words", "amount chargeable (in words)", "rupees", "the sum of"],
  es: ["importe en letras", "importe con letra", "cantidad en letras", "cantidad con letra", "total en letras", "son"],
  fr: ["en lettres", "à la somme de", "la somme de"],
  hu: ["azaz"],
  it: ["in lettere"],
  pl: ["słownie", "kwota słownie"],
  pt: ["por extenso", "valor por extenso"],
  ro: ["in litere"],
  tr: ["yalnız", "yalnızca", "yazı ile", "yazıyla"],
};

/** Words for an address: what begins or ends with one is a caption, as in `Store address` and `Morada da loja`. */
const addressWords = [
  "address",
  "adres",
  "adress",
  "adresse",
  "anschrift",
  "dirección",
  "domicilio",
  "endereço",
  "indirizzo",
  "morada",
  "osoite",
];
/** Maximum words of a caption. */
const captionWords = 4;

const wordsIn = (text: string) =>
  foldText(text)
    .toLowerCase()
    .split(/[.,:()\s]+/)
    .filter(Boolean)
    .join(" ");
const all = (lists: Readonly<Record<string, readonly string[]>>) => new Set(Object.values(lists).flat().map(wordsIn));

const knownSalutations = all(salutations);
const knownSeats = all(captionsOfSeats);
const knownAddressWords = new Set(addressWords.map(wordsIn));
const knownCaptions = [...all(captionsOfOthers)];
const knownStaff = [...all(captionsOfStaff)];
const knownAmounts = [...all(captionsOfAmounts)];

/** Whether a line only says how somebody is addressed: `Herrn`, `Spett.le`. */
export function isSalutation(line: string): boolean {
  return knownSalutations.has(wordsIn(line));
}

/** Whether a text is the caption of an address: `Billing address`, `Morada da loja`. */
export function isCaptionOfAddress(text: string): boolean {
  const words = wordsIn(text).split(" ");
  const isOne = (word: string | undefined) => word !== undefined && knownAddressWords.has(word);
  return words.length <= captionWords && !/\d/.test(text) && (isOne(words[0]) || isOne(words.at(-1)));
}

/** Whether a text is the caption of the seller's seat: `Casa matriz:`. */
export function isCaptionOfSeat(text: string): boolean {
  return knownSeats.has(wordsIn(text));
}

/** Whether a text is such a caption and nothing else. */
export function isCaptionOfOthers(text: string): boolean {
  return knownCaptions.includes(wordsIn(text));
}

/** Whether a text ends with such a caption: `Verbrauchsstelle:`. */
export function endsWithCaptionOfOthers(text: string): boolean {
  return endsWithOne(text, knownCaptions);
}

/** Whether a text ends with the caption of somebody who works there, and perhaps a salutation: `Es bediente Sie: Frau`. */
export function endsWithCaptionOfStaff(text: string): boolean {
  const [last = "", ...before] = text.split(" ").reverse();
  return endsWithOne(isSalutation(last) ? before.reverse().join(" ") : text, knownStaff);
}

/** Whether a text ends with the caption of an amount in words: `Yalnız:`. */
export function endsWithCaptionOfAmount(text: string): boolean {
  return endsWithOne(text, knownAmounts);
}

function endsWithOne(text: string, captions: readonly string[]): boolean {
  const bare = wordsIn(text);
  return captions.some((caption) => bare === caption || bare.endsWith(` ${caption}`));
}
