import type { PageText } from "../text/page-text.ts";
import { decode } from "./decode.ts";
import type { InvoiceReading } from "./invoice-reading.ts";
import { loadReader } from "./model.ts";
import { withoutCopies } from "./page-copies.ts";
import { orderWords } from "./reading-order.ts";

/** From words on pages to what they mean: every field with its candidates. */
export async function understand(pages: readonly PageText[]): Promise<InvoiceReading> {
  const ordered = orderWords(withoutCopies(pages));
  const reader = await loadReader();
  return decode(ordered, await reader.predict(ordered));
}
