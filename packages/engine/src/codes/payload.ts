import type { CodeKind } from "@inkvoice/contract";

/** What a symbol on the page holds. Somebody else wrote it: nothing in it is followed, run or trusted further than its check digits. */
export type CodePayload = Readonly<{ text: string; bytes: Uint8Array }>;

/** Dotted paths of the contract where one fits, else the code's own names. */
type CodeValues = Readonly<Record<string, string | number>>;

/** What a code says, and which of its parts are wrong by their own check digits. */
export type CodeReading = Readonly<{ values: CodeValues; faults: readonly string[] }>;

/** How one kind of code is understood. Undefined where the payload is of another kind. */
export type CodeReader = Readonly<{ kind: CodeKind; read(payload: CodePayload): CodeReading | undefined }>;

/** The largest symbol, a QR code of digits, holds 7,089 characters. */
export const maxPayload = 8_000;
