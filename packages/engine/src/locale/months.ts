import { foldText } from "./fold-text.ts";

/** Month names in the ten languages, January first; abbreviations follow from the names, odd ones are listed below. */
const monthNames: Readonly<Record<string, string>> = {
  en: "january february march april may june july august september october november december",
  de: "januar februar märz april mai juni juli august september oktober november dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  pl: "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  plNominative: "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  da: "januar februar marts april maj juni juli august september oktober november december",
};

const oddForms: Readonly<Record<string, number>> = {
  jaenner: 1,
  janner: 1,
  mrz: 3,
  maerz: 3,
  mrt: 3,
  sept: 9,
  setiembre: 9,
  juil: 7,
  aout: 8,
  paz: 10,
};

const monthByWord = buildMonths();

function buildMonths(): ReadonlyMap<string, number> {
  const months = new Map<string, number>(Object.entries(oddForms));
  const whole: [string, number][] = [];
  for (const names of Object.values(monthNames)) {
    for (const [index, name] of names.split(" ").entries()) whole.push([foldText(name), index + 1]);
  }
  for (const [name, month] of whole) months.set(name, month);
  for (const length of [4, 3]) {
    for (const [name, month] of whole) {
      const short = name.slice(0, length);
      if (!months.has(short)) months.set(short, month);
    }
  }
  return months;
}

/** 1–12 for a month's name or usual abbreviation in any of the ten languages. */
export function monthOf(word: string): number | undefined {
  const plain = foldText(word)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return plain.length < 3 ? undefined : monthByWord.get(plain);
}
