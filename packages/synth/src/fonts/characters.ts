/** Letters of the European languages in Latin script beyond Latin-1. */
const latinExtended = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŸŹźŻżŽžȘșȚțẞ";
const latin1 = "¡¢£¥§©ª«®°±²³µ¶·¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const typographic = "–—‘’‚“”„†•…‹›€₹№™−";
const maltese = "ĊċĠġĦħ";
/** Modern Greek: one accent. */
const greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ";
/** А to я, and the accented и of Bulgarian. */
const cyrillic = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЍѝ";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/**
 * Blanks that do not break a word, by width in thousandths of the font size. No font here has them all, so they are
 * drawn as a gap.
 */
export const unbreakingBlanks: Readonly<Record<string, number>> = { "\u00a0": 250, "\u2009": 180, "\u202f": 180 };

/**
 * Every character that the generator can print: the alphabet of the line recogniser. Append new ones at the end, because
 * the recogniser's outputs are in this order.
 */
export const printableCharacters: string = [
  ascii,
  latin1,
  latinExtended,
  typographic,
  maltese,
  "₺",
  greek,
  cyrillic,
].join("");
