import type { PartyContent } from "../../content/content.ts";
import type { Align } from "../../drawing/page-writer.ts";
import type { PartyRole } from "../../labelled-document.ts";

/** Whose block it is. */
export type Side = "vendor" | "customer" | "ship_to" | "remit_to" | "agency" | "third_party";
export const roles: Readonly<Record<Side, PartyRole>> = {
  vendor: "seller",
  customer: "buyer",
  ship_to: "ship_to",
  remit_to: "remit_to",
  agency: "agency",
  third_party: "third_party",
};

/** A block being written: the wish, and which of the document's parties it is. */
export type PartyBlock = PartyOptions & Readonly<{ whose: number }>;

export type PartyOptions = Readonly<{
  side: Side;
  party: PartyContent;
  align?: Align;
  /** Caption above the block. */
  caption?: string;
  nameScale?: number;
  withName?: boolean;
  withAddress?: boolean;
  /** Probability factor of phone, mail, tax number and the like. */
  extras?: number;
  ambiguous?: boolean;
  /** The name is another party's too: a payee that is the seller itself. */
  ambiguousName?: boolean;
}>;
