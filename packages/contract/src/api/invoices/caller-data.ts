import { z } from "zod";
import { limits } from "../../values/limits.ts";

/** Data of the caller, stored and returned unchanged, never interpreted. */
const noControls = /^[^\p{Cc}]*$/u;

export const externalId = z
  .string("must be a text")
  .min(1, "must not be empty")
  .max(limits.externalIdLength, `must be at most ${limits.externalIdLength} characters`)
  .regex(noControls, "must not have control characters")
  .describe("The caller's own id of the document; need not be unique");

export const metadataKey = z
  .string()
  .min(1, "must not have an empty key")
  .max(limits.metadataKeyLength, `must have keys of at most ${limits.metadataKeyLength} characters`)
  .regex(noControls, "must have keys without control characters");

export const metadataValue = z
  .string("must be a text")
  .max(limits.metadataValueLength, `must be at most ${limits.metadataValueLength} characters`)
  .refine((text) => !text.includes("\0"), "must not have a NUL character");

export const metadata = z
  .record(metadataKey, metadataValue)
  .refine((entries) => Object.keys(entries).length <= limits.metadataKeys, {
    message: `must have at most ${limits.metadataKeys} keys`,
  })
  .describe(
    `The caller's own texts by name: at most ${limits.metadataKeys} keys of ${limits.metadataKeyLength} characters, texts of at most ${limits.metadataValueLength}`,
  );
export type Metadata = z.infer<typeof metadata>;
