/**
 * Letters of the European languages in Latin script beyond Latin-1; the generator's ten languages need Polish and Œ,
 * addresses need the rest.
 */
const latinExtended = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚțẞ";
const latin1 = "¡¢£¥§©ª«®°±²³µ¶·¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const typographic = "–—‘’‚“”„†•…‹›€₹№™−";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * Blanks that do not break a word, by width in thousandths of the font size. No font here has them all, so they are
 * drawn as a gap.
 */
export const unbreakingBlanks: Readonly<Record<string, number>> = { "\u00a0": 250, "\u2009": 180, "\u202f": 180 };

/** Every character the generator can print, and the alphabet that the line recogniser reads. */
export const printableCharacters: string = ascii + latin1 + latinExtended + typographic;
