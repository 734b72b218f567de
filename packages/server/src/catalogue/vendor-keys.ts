import { createHash } from "node:crypto";

const legalForms =
  /\b(gmbh|mbh|ag|kg|ohg|ug|ltd|limited|llc|inc|plc|corp|sa|sas|sarl|srl|spa|bv|nv|ab|as|aps|oy|sp|zoo|lda)\b/g;

type Vendor = Readonly<{ name?: string | undefined; tax_id?: string | undefined }>;

/** Keys of a vendor, strongest first: tax number, then name without legal form. */
export function vendorKeys(vendor: Vendor | undefined): string[] {
  const tax = vendor?.tax_id?.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const name = keyText(vendor?.name ?? "")
    .replaceAll(".", "")
    .replace(legalForms, " ")
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return [...(tax && tax.length >= 6 ? [`tax:${limitKey(tax)}`] : []), ...(name ? [`name:${limitKey(name)}`] : [])];
}

/** Index entries are limited to about 2 700 bytes, and a character may have four. */
const longestKeyPart = 200;

/** Limits the length of a key: overlong text becomes its start and a hash. */
export function limitKey(text: string): string {
  if (text.length <= longestKeyPart) return text;
  return `${[...text].slice(0, 40).join("")}#${createHash("sha256").update(text).digest("hex")}`;
}

/** One key per vendor: the tax number if known, otherwise the name. */
export const vendorKey = (vendor: Vendor | undefined): string | null => vendorKeys(vendor)[0] ?? null;

/** Lower case without accents. Keys in this form are stored, so it never changes; searches use `searchText`. */
export function keyText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
