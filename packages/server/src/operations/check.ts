/** Result of one check with a sentence about it. */
export type Finding = Readonly<{ what: string; passed: boolean; sentence: string }>;

export type Check<Of> = (of: Of) => Promise<Omit<Finding, "what">>;

export const pass = (sentence: string) => ({ passed: true, sentence });
export const fail = (sentence: string) => ({ passed: false, sentence });
