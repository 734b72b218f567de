import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { InvoiceFields } from "@inkvoice/contract";

/** The labels of a document. A field without a trustworthy label is absent and not scored. */
export type Label = InvoiceFields & {
  _meta?: {
    source?: string;
    kind?: string;
    language?: string;
    /** Dotted paths with two defensible readings: not scored. */
    ambiguous?: readonly string[];
    /** Further tax numbers on the page, accepted like the labelled one. */
    other_visible_tax_ids?: readonly string[];
  };
};

export type LabelledDocument = Readonly<{
  /** Path of the label below the folder, such as `scans/0001.json`. */
  name: string;
  label: Label;
  /** The document beside the label; undefined where only the label is there. */
  path: string | undefined;
}>;

const documentEndings = ["pdf", "png", "jpg", "jpeg", "webp", "tiff", "heic", "xml", "p7m"].flatMap((ending) => [
  ending,
  ending.toUpperCase(),
]);

/** All labels below a folder with their documents, which may lie in another folder, in a stable order. */
export function readLabelledFolder(folder: string, documents: string = folder): readonly LabelledDocument[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      name: relative(folder, path).split(sep).join("/"),
      label: JSON.parse(readFileSync(path, "utf8")) as Label,
      path: documentOf(join(documents, relative(folder, path))),
    }));
}

function documentOf(label: string): string | undefined {
  const stem = label.slice(0, -".json".length);
  return documentEndings.map((ending) => `${stem}.${ending}`).find(existsSync);
}

/** The same labels give the same fingerprint wherever they lie: the baseline is found by it. */
export function fingerprint(documents: readonly LabelledDocument[]): string {
  const hash = createHash("sha256");
  for (const { name, label } of documents) hash.update(`${name}\n${JSON.stringify(label)}\n`);
  return hash.digest("hex").slice(0, 16);
}
