import type { Inkvoice } from "@inkvoice/sdk";
import type { ExecuteFunctions, Item, NodeProperty } from "./n8n.ts";

/** An operation on one item, which returns the items that follow. */
export type Operation = Readonly<{
  name: string;
  action: string;
  description: string;
  properties: readonly NodeProperty[];
  run(node: ExecuteFunctions, client: Inkvoice, item: number): Promise<readonly Item[]>;
}>;
