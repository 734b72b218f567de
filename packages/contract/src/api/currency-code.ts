import { z } from "zod";

export const currencyCode = z
  .string()
  .refine(
    (code) => /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code),
    "must be an ISO 4217 code",
  );
