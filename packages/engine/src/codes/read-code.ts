import type { CodeKind } from "@inkvoice/contract";
import { codeReaders } from "./kinds/index.ts";
import { plain } from "./kinds/values.ts";
import { type CodePayload, type CodeReading, maxPayload } from "./payload.ts";

export type UnderstoodCode = Readonly<{ kind: CodeKind }> & CodeReading;

/** Parses a payload. Unknown ones are `other`, with the beginning of their text. */
export function readCode(payload: CodePayload): UnderstoodCode {
  if (payload.text.length <= maxPayload) {
    for (const { kind, read } of codeReaders) {
      const found = read(payload);
      if (found) return { kind, ...found };
    }
  }
  const text = plain(payload.text);
  return { kind: "other", values: text === undefined ? {} : { text }, faults: [] };
}
