import { z } from "zod";
import { apiErrorCodes } from "./errors.ts";

export const errorBody = z.object({
  code: z.enum(apiErrorCodes),
  message: z.string().describe("One sentence for a person"),
  reason: z.string().describe("What exactly is wrong, as a stable name; docs/errors.md lists them. More may be added"),
  parameter: z.string().optional().describe("Path of the value that is not allowed, where it is one"),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe("Values in the message, by name"),
  request_id: z.string().optional().describe("As in X-Request-ID; absent where one request has several errors"),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const errorEnvelope = z.object({ success: z.literal(false), data: z.null(), error: errorBody });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;

export function successEnvelope<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data, error: z.null() });
}
export type SuccessEnvelope<Data> = Readonly<{ success: true; data: Data; error: null }>;
export type Envelope<Data> = SuccessEnvelope<Data> | ErrorEnvelope;

/** Answer to the deletion of anything that has an id. */
export const deletedObject = z.object({ id: z.string(), deleted: z.literal(true) });
