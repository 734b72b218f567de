import type { ExecuteFunctions, NodeProperty } from "./n8n.ts";

/** The parameter of operations on one invoice. */
export const invoiceId: NodeProperty = {
  displayName: "Invoice ID",
  name: "invoiceId",
  type: "string",
  default: "",
  required: true,
  placeholder: "inv_…",
};

export function invoiceIdOf(node: ExecuteFunctions, item: number): string {
  return String(node.getNodeParameter("invoiceId", item));
}
