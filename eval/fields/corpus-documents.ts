import { boxAround } from "@inkvoice/contract";
import type { PageText } from "@inkvoice/engine";
import { dateOrderOfCurrency } from "../../packages/engine/src/locale/country.ts";
import { dateOrderOf } from "../../packages/engine/src/locale/dates/date.ts";
import { readLabelledFolder } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { readValue } from "../../packages/server/src/review/corrections/corrected-value.ts";
import { openPageCache, pageCache } from "../held-out/page-cache.ts";
import { isIn } from "../parts.ts";
import { definitions } from "./definitions.ts";
import type { FieldDocument, Truth } from "./score-fields.ts";
import { lettersAndDigits, valueHash } from "./value-hash.ts";

type StoredLabel = Readonly<{ document: string; field: string; value: string }>;

/** Documents of a folder with labelled custom fields. A field without a label is not on the document. */
export async function readCorpus(folder: string, labels: readonly StoredLabel[]): Promise<FieldDocument[]> {
  const cache = openPageCache(pageCache);
  const byDocument = Map.groupBy(labels, ({ document }) => document);
  const documents: FieldDocument[] = [];
  for (const { name, path, label } of readLabelledFolder(folder).filter(isIn("develop", "choose"))) {
    const pages = path === undefined ? [] : await cache.pagesOf(path);
    if (pages.length === 0) continue;
    const own = byDocument.get(name.replace(/\.json$/, "")) ?? [];
    const words = pages.flatMap((page) => page.words.map((word) => word.text));
    const order = dateOrderOf(words) ?? dateOrderOfCurrency(label.currency);
    const truths = new Map(own.map(({ field, value }) => [field, placed(pages, field, value, order)]));
    documents.push({ name, issuer: lettersAndDigits(label.vendor?.name ?? name), pages, order, truths });
  }
  return documents;
}

const longestValue = 7;

/** The location that a person would pick: beside or below one of its captions, else the first occurrence. */
function placed(
  pages: readonly PageText[],
  field: string,
  hash: string,
  order: Parameters<typeof readValue>[2],
): Truth {
  const found = pages.flatMap((page) => occurrences(page, field, hash, order));
  const captions = definitions.find(({ name }) => name === field)?.captions ?? [];
  const captioned = found.find(({ line }) =>
    captions.some((caption) => lettersAndDigits(line).includes(lettersAndDigits(caption))),
  );
  const { page, box } = captioned ?? found[0] ?? { page: 1, box: undefined };
  return { hash, page, box };
}

type Occurrence = Readonly<{ page: number; box: [number, number, number, number]; line: string }>;

function occurrences(
  { page, words, lines }: PageText,
  field: string,
  hash: string,
  order: Parameters<typeof readValue>[2],
): Occurrence[] {
  return lines.flatMap((line) => {
    const all = line.words.flatMap((index) => words[index] ?? []);
    const found: Occurrence[] = [];
    for (let start = 0; start < all.length; start++) {
      for (let end = start + 1; end <= Math.min(all.length, start + longestValue); end++) {
        const some = all.slice(start, end);
        const text = some.map((word) => word.text).join(" ");
        const value = field === "delivery_date" ? readValue("date", text, order) : text;
        if (value === undefined || valueHash(value) !== hash) continue;
        const box = boxAround(some.map((word) => [...word.box]));
        found.push({ page, box, line: all.map((word) => word.text).join(" ") });
      }
    }
    return found;
  });
}
