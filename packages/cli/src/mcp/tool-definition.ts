import type { Inkvoice } from "@inkvoice/sdk";
import { z } from "zod";

export type ToolSettings = Readonly<{
  client: Inkvoice;
  /** The only folder whose files the assistant may upload. */
  folder: string;
  /** Leaves out the tools that upload, correct or review. */
  readOnly: boolean;
  version: string;
}>;

export const invoiceId = z
  .string()
  .regex(/^inv_\d+$/)
  .describe("inv_ and digits");
export const readOnly = { readOnlyHint: true, openWorldHint: false };
export const changing = { readOnlyHint: false, openWorldHint: false };
