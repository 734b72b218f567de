import { z } from "zod";
import type { PersonReason, ReasonValues } from "../values/errors/error-reasons.ts";

/** A validation problem with the reason by which the dashboard translates it. */
export const problem = (message: string, reason: PersonReason, values?: ReasonValues) => ({
  message,
  params: { reason, ...(values && { values }) },
});

/** The message of a value of another type, or of none. */
export const unlessMissing = (message: string) => ({
  error: ({ input }: Readonly<{ input?: unknown }>) => (input === undefined ? "is missing" : message),
});

/** The refinement comes first, because only its issue has a reason; the pattern is for the reference. */
export const textMatching = (pattern: RegExp, unlike: ReturnType<typeof problem>) =>
  z
    .string()
    .refine((text) => pattern.test(text), unlike)
    .regex(pattern, unlike.message);
