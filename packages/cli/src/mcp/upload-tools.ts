import { readFile, realpath } from "node:fs/promises";
import { basename, isAbsolute, join, relative, resolve } from "node:path";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { invoiceOutput } from "./output-schemas.ts";
import { changing, type ToolSettings } from "./tool-definition.ts";
import { invoiceResult, withErrorResult } from "./tool-result.ts";

/** Decoded; the service's own limit for a file is 10 MB. */
const longestBase64 = 14_000_000;

export function addUploadTools(server: McpServer, { client, folder }: ToolSettings): void {
  const read = async (content: Uint8Array, filename: string) => {
    const { id: uploaded } = await client.invoices.extract({ content, filename });
    return invoiceResult(await client.invoices.wait(uploaded));
  };

  server.registerTool(
    "read_invoice",
    {
      description: `Reads an invoice file (PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX, XLSX) below ${folder}: every field with its confidence, the line items, and which checks fail.`,
      inputSchema: z.object({ path: z.string().describe("The file, relative to the folder") }),
      outputSchema: invoiceOutput,
      annotations: changing,
    },
    ({ path }) =>
      withErrorResult(async () => {
        const file = await fileInside(folder, path);
        return await read(await readFile(file), basename(file));
      }),
  );

  server.registerTool(
    "upload_invoice",
    {
      description: "Reads an invoice file whose bytes you have: the same as read_invoice, without a folder.",
      inputSchema: z.object({
        filename: z.string().min(1).max(255),
        content: z.base64().min(4).max(longestBase64).describe("The file's bytes as base64"),
      }),
      outputSchema: invoiceOutput,
      annotations: changing,
    },
    ({ filename, content }) => withErrorResult(() => read(Buffer.from(content, "base64"), basename(filename))),
  );
}

/** Resolves links first: a link inside may point outside. */
async function fileInside(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  const file = await realpath(resolve(root, path)).catch(() => join(root, path));
  const inside = relative(root, file);
  if (inside.startsWith("..") || isAbsolute(inside)) throw new Error(`${path} is outside of ${folder}.`);
  return file;
}
