import type { Language } from "../../../countries/countries.ts";
import type { DrawContext } from "../../../drawing/draw-context.ts";

type Words = Readonly<{ open: readonly string[]; days: readonly string[]; clock: string }>;

/** Words for opening hours, usual ranges of days, and the word after a time. */
const words: Readonly<Partial<Record<Language, Words>>> = {
  en: {
    open: ["Open", "Opening hours", "Hours", "Office hours"],
    days: ["Mon-Fri", "Mon - Sat", "Sat", "Mo-Fr", "Sunday"],
    clock: "",
  },
  de: {
    open: ["Öffnungszeiten", "Geschäftszeiten", "Servicezeiten", ""],
    days: ["Mo.-Fr.", "Mo-Fr", "Mo. - Do.", "Sa.", "Montag - Freitag"],
    clock: " Uhr",
  },
  fr: {
    open: ["Horaires", "Ouvert", "Heures d'ouverture"],
    days: ["Lun-Ven", "du lundi au vendredi", "Lu-Ve", "Samedi"],
    clock: "",
  },
  es: { open: ["Horario", "Abierto"], days: ["L-V", "Lun-Vie", "Lunes a viernes", "Sáb"], clock: "" },
  it: { open: ["Orario", "Aperto"], days: ["Lun-Ven", "Lun-Sab", "Sab"], clock: "" },
  nl: { open: ["Openingstijden", "Geopend"], days: ["Ma-Vr", "ma t/m vr", "Za"], clock: " uur" },
  pt: { open: ["Horário", "Aberto"], days: ["Seg-Sex", "2ª a 6ª", "Sáb"], clock: "" },
  pl: { open: ["Godziny otwarcia", "Czynne"], days: ["Pn-Pt", "Pon.-Pt.", "Sob."], clock: "" },
};

/** `Mo.-Fr. 8.30 - 12.30 Uhr`: numbers on an invoice that are no amounts. */
export function openingHours({ random, content }: DrawContext): string {
  const { open, days, clock } = words[content.language] ?? (words.en as Words);
  const mark = random.pick([":", ".", ":", "h"]);
  const dash = random.pick([" - ", "-", "–", " – "]);
  const caption = random.chance(0.4) ? `${random.pick(open)} ` : "";
  const spans = Array.from(
    { length: random.int(1, 2) },
    () => `${timeOf(random, 7, mark)}${dash}${timeOf(random, 12, mark)}${clock}`,
  );
  return `${caption}${random.pick(days)} ${spans.join(random.pick([", ", " / ", " "]))}`.trim();
}

function timeOf(random: DrawContext["random"], from: number, mark: string): string {
  return `${random.int(from, from + 5)}${mark}${random.pick(["00", "00", "30", "30", "15", "45"])}`;
}
