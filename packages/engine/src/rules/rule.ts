/**
 * A rule changes the interpretation of the models' outputs. `for` is its purpose; `basis` is the law, the standard or
 * the contract it follows, or the loss without it in the evaluation on left-out issuers (fields right, lines F1; the
 * part choose: 97 documents of 40 sources).
 */
export type Rule = Readonly<{ for: string; basis: string }>;
