import type { PageText } from "../text/page-text.ts";
import type { InvoiceReading } from "./invoice-reading.ts";
import { readPlainLabels } from "./plain-labels.ts";
import { orderWords } from "./reading-order.ts";

/** From words on pages to what they mean: every field with its candidates. */
export async function understand(pages: readonly PageText[]): Promise<InvoiceReading> {
  return readPlainLabels(orderWords(pages));
}
