import { z } from "zod";
import { problem } from "./reasoned-problem.ts";

export const currencyCode = z
  .string()
  .refine(
    (code) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code),
    problem("must be an ISO 4217 code", "not_a_currency"),
  );
