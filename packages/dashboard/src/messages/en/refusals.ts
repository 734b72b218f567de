import { type Refusal, refusals as sentences } from "@inkvoice/contract/refusals";

/** The server's own sentences: it speaks English. */
export const refusals: Readonly<Record<Refusal, string>> = sentences;
