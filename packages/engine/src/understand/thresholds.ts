/** Probabilities at which decoding decides; each has one name, and all of them stand here. */

/** More likely than not. */
export const strongAt = 0.5;
/** With some sixty labels the likeliest may still be a guess: from one in five on it is no longer. */
export const bestLabelAt = 0.2;
/**
 * Below this a word is no candidate for a field even when nothing better is there: one in 25 of them would be right.
 */
export const minCandidate = 0.04;
/** Names and addresses have many words: below this they are not there. */
export const minWeak = 0.12;
/** A value is cut in two only where its second half surely begins one: half a value is always wrong. */
export const newValueAt = 0.6;
/** A word that begins nothing belongs to the name or the address beside it from here on. */
export const continuesAt = { name: 0.35, address: 0.25 } as const;
/** In the row of an item a word that nothing else claims describes it from here on. */
export const describesInRowAt = 0.2;
/** One word that is surely a description makes its cell one, though most of the cell says nothing. */
export const surelyDescribesAt = 0.9;
/** A quantity or price of 1 explains any row whose other two numbers are equal: the model must have thought of it. */
export const minFactorOfOne = 0.1;
/** A currency that the model thinks less likely than this is left to what is printed. */
export const minCurrency = 0.005;
/** A word that was read this surely from a picture is not spelt otherwise. */
export const surelyReadAt = 0.95;
