type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T];

/** What is known of a language. One file each in `languages/`; a part that is missing does not compile. */
export type Language = Readonly<{
  /** ISO 639-1. */
  code: string;
  /** January to December; their abbreviations follow from the names. */
  months: Twelve<string>;
  /** Further words for months: other cases, regional names, abbreviations that are not the beginning of the name. */
  monthForms: Readonly<Record<string, number>>;
  /** What stands over pages behind an invoice that are none: delivery notes, time sheets, terms. */
  attachmentTitles: readonly string[];
  /** What a document is called that gives money back. */
  creditTitles: readonly string[];
  /** Short words that begin with l and a consonant, where a capital I is not meant. */
  beginWithL: readonly string[];
}>;
