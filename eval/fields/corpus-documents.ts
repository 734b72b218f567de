import { boxAround } from "@inkvoice/contract";
import type { PageText } from "@inkvoice/engine";
import { dateOrderOfCurrency } from "../../packages/engine/src/locale/country.ts";
import { dateOrderOf } from "../../packages/engine/src/locale/date.ts";
import { readLabelledFolder } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { readValue } from "../../packages/server/src/review/corrections/corrected-value.ts";
import { openPageCache, pageCache } from "../held-out/page-cache.ts";
import type { FieldDocument, Truth } from "./score-fields.ts";
import { bare, valueHash } from "./value-hash.ts";

type StoredLabel = Readonly<{ document: string; field: string; value: string }>;

/** The documents of a folder with the custom fields that are labelled; a field without a label is not on the document. */
export async function readCorpus(folder: string, labels: readonly StoredLabel[]): Promise<FieldDocument[]> {
  const cache = openPageCache(pageCache);
  const byDocument = Map.groupBy(labels, ({ document }) => document);
  const documents: FieldDocument[] = [];
  for (const { name, path, label } of readLabelledFolder(folder)) {
    const pages = path === undefined ? [] : await cache.pagesOf(path);
    if (pages.length === 0) continue;
    const own = byDocument.get(name.replace(/\.json$/, "")) ?? [];
    const words = pages.flatMap((page) => page.words.map((word) => word.text));
    const order = dateOrderOf(words) ?? dateOrderOfCurrency(label.currency);
    const truths = new Map(own.map(({ field, value }) => [field, placed(pages, field, value, order)]));
    documents.push({ name, issuer: bare(label.vendor?.name ?? name), pages, order, truths });
  }
  return documents;
}

const longestValue = 7;

/** Where the value is printed first. */
function placed(
  pages: readonly PageText[],
  field: string,
  hash: string,
  order: Parameters<typeof readValue>[2],
): Truth {
  for (const { page, words, lines } of pages) {
    for (const line of lines) {
      for (let start = 0; start < line.words.length; start++) {
        for (let end = start + 1; end <= Math.min(line.words.length, start + longestValue); end++) {
          const some = line.words.slice(start, end).flatMap((index) => words[index] ?? []);
          const text = some.map((word) => word.text).join(" ");
          const value = field === "delivery_date" ? readValue("date", text, order) : text;
          if (value === undefined || valueHash(value) !== hash) continue;
          return { hash, page, box: boxAround(some.map(({ box }) => [...box])) };
        }
      }
    }
  }
  return { hash, page: 1, box: undefined };
}
