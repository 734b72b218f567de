import type { ExtractedData, GivenOrderLine } from "@inkvoice/contract";
import { keyText, limitKey, vendorKeys } from "../catalogue/vendor-keys.ts";
import { netTotalOf } from "./net-amounts.ts";

type Vendor = Readonly<{ name?: string | undefined; tax_id?: string | undefined }>;

export type KeyedOrder = Readonly<{
  number: string;
  vendorId: string | null;
  vendor: Vendor | null;
  currency: string;
  lines: readonly GivenOrderLine[];
  total: number;
  isOpen: boolean;
}>;

/** Lines beyond these have no keys: the first ones suffice to find an order. */
const keyedLines = 20;

const letters = (text: string) => keyText(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** A number without blanks and signs, as it is among the search terms of invoices. */
export const plainNumber = letters;

/** Undefined for a text without letters and digits. */
export function orderNumberKey(number: string): string | undefined {
  const key = letters(number);
  return key === "" ? undefined : `number:${limitKey(key)}`;
}

/** The only group of digits, so that `PO-4711` is found by `4711`; undefined for short or several groups. */
function digitsKey(number: string): string | undefined {
  const [digits, ...more] = number.match(/\d+/g) ?? [];
  return digits !== undefined && digits.length >= 4 && more.length === 0 ? `digits:${limitKey(digits)}` : undefined;
}

type Article = Readonly<{ sku?: string | undefined; description?: string | undefined }>;

/** The texts under which an article is found. */
function articleKeys({ sku = "", description = "" }: Article): string[] {
  const texts = [letters(sku), letters(description)].filter((text) => text !== "");
  return texts.map(limitKey);
}

const ownerKeys = (vendorId: string | null, vendor: Vendor | null | undefined) => [
  ...(vendorId === null ? [] : [vendorId]),
  ...vendorKeys(vendor ?? undefined),
];

function contentKeys(owners: readonly string[], lines: readonly Article[], total: string): string[] {
  const articles = [...new Set(lines.slice(0, keyedLines).flatMap(articleKeys))];
  return owners.flatMap((owner) => [
    ...articles.map((article) => `line:${owner}:${article}`),
    `total:${owner}:${total}`,
  ]);
}

const totalKey = (currency: string | undefined, total: number | undefined) => `${currency}:${total?.toFixed(2)}`;

/** The keys that an order is stored under; a closed order is found by its number only. */
export function storedKeys(order: KeyedOrder): string[] {
  const { number, vendorId, vendor, currency, lines, total, isOpen } = order;
  const owners = isOpen ? ownerKeys(vendorId, vendorId === null ? vendor : null) : [];
  const keys = [
    orderNumberKey(number),
    digitsKey(number),
    ...owners.map((owner) => `of:${owner}`),
    ...contentKeys(owners, lines, totalKey(currency, total)),
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** Several numbers may be printed, with separators between them. */
export function printedNumbers(text: string): string[] {
  const parts = text.split(/[\s,;/&+]+/).filter((part) => /\d{3}/.test(part));
  return [text, ...(parts.length > 1 ? parts.slice(0, 10) : [])];
}

/** Keys that find an order by a printed number: exactly, or by its digits alone. */
export function numberLookupKeys(number: string): Readonly<{ exact: string | undefined; digits: string | undefined }> {
  return { exact: orderNumberKey(number), digits: digitsKey(number) };
}

/** Keys to find orders without their number: all of the vendor, and those with the same articles or total. */
export function contentLookupKeys(
  data: Partial<ExtractedData>,
  vendorId: string | null,
): Readonly<{ vendor: string[]; content: string[] }> {
  const owners = ownerKeys(vendorId, data.vendor);
  const total = totalKey(data.currency, netTotalOf(data));
  return {
    vendor: owners.map((owner) => `of:${owner}`),
    content: contentKeys(owners, data.line_items ?? [], total),
  };
}
