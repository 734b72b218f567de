import type { PartyContent } from "../../content/content.ts";
import type { Align } from "../../drawing/page-writer.ts";
import type { PartyRole } from "../../labelled-document.ts";

/** The party of a block. */
export type Side = "vendor" | "customer" | "ship_to" | "remit_to" | "agency" | "third_party";
export const roles: Readonly<Record<Side, PartyRole>> = {
  vendor: "seller",
  customer: "buyer",
  ship_to: "ship_to",
  remit_to: "remit_to",
  agency: "agency",
  third_party: "third_party",
};

/** Options of a block with the index of its party. */
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
  /** Probability factor of phone, mail, tax number and similar lines. */
  extras?: number;
  ambiguous?: boolean;
  /** The name is also another party's, as with a payee that is the seller. */
  ambiguousName?: boolean;
}>;
