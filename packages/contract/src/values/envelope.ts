import { z } from "zod";
import { apiErrorCodes } from "./errors.ts";

export const errorBody = z.object({
  code: z.enum(apiErrorCodes),
  message: z.string().describe("One sentence for a person"),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const errorEnvelope = z.object({ success: z.literal(false), data: z.null(), error: errorBody });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data, error: z.null() });
}
export type SuccessEnvelope<Data> = Readonly<{ success: true; data: Data; error: null }>;
export type Envelope<Data> = SuccessEnvelope<Data> | ErrorEnvelope;
