import { digitFor } from "../amounts/repair-digits.ts";
import { monthsSpeltAlike } from "./months.ts";

/** `21.03.202218:40`, `07.04.2008:31`: a time of day printed or read without a blank after the date, or before it. */
const timeBehind = /(\d{1,4}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))T?(?=\d{1,2}:\d{2})/;
const timeBefore = /\d{1,2}:\d{2}(?::\d{2})?(?=\d{2}[-/.]\d{2}[-/.]\d{2})/;
/** `28.08.'24` */
const apostrophe = /(?<=\d[-/. ])['’](?=\d{2}(?!\d))/;

/** A date without the time of day that touches it. */
export function withoutTime(text: string): string {
  return text.replace(timeBefore, "").replace(timeBehind, "$1 ").replace(apostrophe, "");
}

/** Day, month and year with letters that look like digits. */
const sign = "[\\dOoQDIl|!ZSsB]";
const misreadDigits = new RegExp(`(?<![\\p{L}\\d])${sign}{1,2}[-/.]${sign}{1,2}[-/.]${sign}{2,4}(?![\\p{L}\\d])`, "u");
/** `06,05.2020`, `06.05..2020`: points read as other signs; only before a whole year, since times look the same. */
const misreadPoints = /(?<![\d.,:])(\d{1,2})[.,:;|/-]{1,2}\s?(\d{1,2})[.,:;|/-]{1,2}\s?((?:19|20)\d{2})(?!\d)/;
/** `170ct'25`: October with a zero. */
const zeroOfOctober = /(?<=^|[\s/.-]|\d)0(?=[ck]t(?!\p{L}{4}))/giu;
/** Minimum letters of a month whose spelling is corrected. */
const shortestMonth = 5;

/** A date as it was probably printed: digits for letters, points for other signs, and months spelt as in the language. */
export function repairDate(text: string, language: string | undefined): string {
  const digits = text.replace(misreadDigits, (date) =>
    /\d.*\d/.test(date) ? Array.from(date, (one) => digitFor[one] ?? one).join("") : date,
  );
  const points = digits.replace(misreadPoints, "$1.$2.$3").replace(zeroOfOctober, " O");
  return points.replace(/\p{L}+/gu, (word) => {
    const [month, ...others] = word.length < shortestMonth ? [] : monthsSpeltAlike(word, language);
    return month !== undefined && others.length === 0 ? month : word;
  });
}
