import type { Pen } from "../pen.ts";
import { drawInvoice } from "./invoice.ts";

export function drawReceipt(pen: Pen): void {
  drawInvoice(pen);
}
