type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** Data of a language. One file each in `languages/`; a missing part does not compile. */
export type Language = Readonly<{
  /** ISO 639-1. */
  code: string;
  /** January to December; their abbreviations follow from the names. */
  months: Twelve<string>;
  /** Other words for months: inflected forms, regional names, abbreviations that do not begin the name. */
  monthForms: Readonly<Record<string, number>>;
  /** Frequent words of invoices in this language, separated by blanks; other languages have few of them. */
  words: string;
  /** Titles of pages in an invoice file that are no invoice: delivery notes, time sheets, terms. */
  attachmentTitles: readonly string[];
  /** Titles of credit notes. */
  creditTitles: readonly string[];
  /** Short words that begin with l and a consonant, so that the l is not a misread capital I. */
  beginWithL: readonly string[];
}>;
