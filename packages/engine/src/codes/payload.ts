import type { CodeKind } from "@inkvoice/contract";

/** Content of a code on the page. It is untrusted: no address is opened, and only check digits are believed. */
export type CodePayload = Readonly<{ text: string; bytes: Uint8Array }>;

/** Dotted paths of the contract where one fits, else the code's own names. */
type CodeValues = Readonly<Record<string, string | number>>;

/** The values of a code, and the parts whose check digits are wrong. */
export type CodeReading = Readonly<{ values: CodeValues; faults: readonly string[] }>;

/** Parses one kind of code; undefined for payloads of another kind. */
export type CodeParser = Readonly<{ kind: CodeKind; read(payload: CodePayload): CodeReading | undefined }>;

/** The largest symbol, a QR code of digits, holds 7,089 characters. */
export const maxPayload = 8_000;
