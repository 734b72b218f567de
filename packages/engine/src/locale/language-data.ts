type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** Data of a language. One file each in `languages/`; a missing part does not compile. */
export type Language = Readonly<{
  /** ISO 639-1. */
  code: string;
  /** January to December; their abbreviations follow from the names. */
  months: Twelve<string>;
  /** Further words for months: other cases, regional names, abbreviations that are not the beginning of the name. */
  monthForms: Readonly<Record<string, number>>;
  /** Frequent words of invoices, separated by blanks: a document with hardly any of them is in another language. */
  words: string;
  /** Titles of pages that follow an invoice and are none: delivery notes, time sheets, terms. */
  attachmentTitles: readonly string[];
  /** Titles of credit notes. */
  creditTitles: readonly string[];
  /** Short words that begin with l and a consonant, so that the l is not a misread capital I. */
  beginWithL: readonly string[];
}>;
