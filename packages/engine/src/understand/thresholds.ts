/** Probabilities at which decoding decides; each has one name, and all of them stand here. */

/** More likely than not. */
export const strongAt = 0.5;
/** With some sixty labels, the most probable one may be a guess; from one in five on it is not. */
export const bestLabelAt = 0.2;
/** Below this a word is no candidate for a field even without competition: one in 25 of them would be right. */
export const minCandidate = 0.04;
/** Names and addresses have many words: below this they are absent. */
export const minWeak = 0.12;
/** A value is split only where the second half certainly begins a new one: half a value is always wrong. */
export const newValueAt = 0.6;
/** Minimum probability of a word that begins no value to join the name or address beside it. */
export const continuesAt = { name: 0.35, address: 0.25 } as const;
/** Minimum probability of a number for the capitals before one that has a series: `FT A/912`. */
export const maybeKindAt = 0.1;
/** Minimum probability of a description for an unlabelled word in the row of an item. */
export const describesInRowAt = 0.2;
/** One word that is certainly a description makes its cell one, even if the other words have no label. */
export const surelyDescribesAt = 0.9;
/** A quantity or price of 1 fits any row whose other two numbers are equal: the model must give it this probability. */
export const minFactorOfOne = 0.1;
/** Below this probability of the model's currency, printed signs decide. */
export const minCurrency = 0.005;
/** OCR confidence above which a word's spelling is not corrected. */
export const keepSpellingAt = 0.95;
