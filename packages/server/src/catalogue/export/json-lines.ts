import type { Batches } from "./exported-invoice.ts";

/** One invoice per line, with the members of the API record. */
export async function* jsonLinesOf(batches: Batches): AsyncGenerator<string> {
  for await (const invoices of batches) {
    const lines = invoices.map(({ row, data, externalId, metadata }) => ({
      id: row.id,
      status: row.status,
      created_at: row.created_at,
      filename: row.filename,
      ...(externalId !== null && { external_id: externalId }),
      ...(metadata !== null && { metadata }),
      ...(row.status === "completed" && { review: row.review }),
      ...(data && { extracted_data: data }),
      ...(row.error && { error: row.error }),
    }));
    yield lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  }
}
