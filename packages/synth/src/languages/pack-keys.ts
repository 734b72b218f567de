/** Names of the lists that every language has, apart from the captions of the lexicon. */

/** Trades differ in goods, units and layout. */
export const trades = [
  "office",
  "services",
  "software",
  "grocery",
  "restaurant",
  "hardware",
  "utility",
  "telecom",
  "hotel",
  "freight",
  "medical",
  "media",
  "garage",
] as const;
export type Trade = (typeof trades)[number];

/** Captions of form boxes, in addition to the lexicon's. */
const formKeys = [
  "name",
  "street",
  "number",
  "quarter",
  "city",
  "region",
  "postcode",
  "activity",
  "branch",
  "capital",
  "time",
  "accessKey",
  "operation",
  "carrier",
  "freeText",
  "instalments",
  "zeroSums",
  "salesperson",
  "agency",
  "soldTo",
  "soldBy",
  "headOffice",
  "payee",
  "issuer",
  "weight",
  "signature",
] as const;
export type FormKey = (typeof formKeys)[number];

/** Values of an invoice in running text. */
export type InvoiceSentenceKey = "greeting" | "number" | "net" | "tax" | "total" | "due";

/** Sentences that name the seller, or somebody who is no party; {braces} are placeholders. */
export type SellerSentences = Readonly<{
  /** At the foot of a receipt. */
  farewell: readonly string[];
  /** The issuer of the document, if no block names it. */
  issued: readonly string[];
  /** An advertising line above an agency's or a branch's own name. */
  claim: readonly string[];
  /** The payee of cheques and transfers. */
  payable: readonly string[];
  /** The software vendor, form printer or payment provider; the seller's association. */
  maker: readonly string[];
  /** Above the signature of the seller. */
  signature: readonly string[];
  rights: readonly string[];
  /** Below a brand's logo: the company that sells. */
  operator: readonly string[];
  /** Below the seller's name: its owner. */
  owner: readonly string[];
  /** Below the seller's name: its business; {trade} are industries. */
  trade: readonly string[];
}>;

export type SellerSentenceKey = keyof SellerSentences;
