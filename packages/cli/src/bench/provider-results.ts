import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LabelledDocument, Prediction } from "@inkvoice/engine/scoring";
import { shapes } from "./shapes/index.ts";

/** One provider's responses, mapped to our field names. */
export type ProviderResults = Readonly<{
  name: string;
  shape: string;
  predictions: ReadonlyMap<string, Prediction>;
  /** Files whose response no shape recognises. */
  unknown: readonly string[];
}>;

/** Folders beside the labels; each holds one provider's responses, named like the labels. */
export function providerFolders(folder: string, besides: readonly string[]): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !besides.includes(entry.name) && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .toSorted();
}

export function readProviderResults(
  folder: string,
  name: string,
  documents: readonly LabelledDocument[],
): ProviderResults {
  const predictions = new Map<string, Prediction>();
  const unknown: string[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    const path = answerPath(join(folder, name), document.name);
    if (path === undefined) continue;
    const answer = parsed(path);
    const shape = shapes.find((each) => each.recognises(answer));
    if (shape) {
      seen.add(shape.name);
      const { date, due_date } = document.label;
      predictions.set(document.name, shape.read(answer, { date, due_date }));
    } else unknown.push(path);
  }
  return { name, shape: [...seen].join(", ") || "none known", predictions, unknown };
}

/** NAME.json for the label NAME.json, or the document's full name with .json. */
function answerPath(folder: string, label: string): string | undefined {
  const stem = label.slice(0, -".json".length);
  const endings = ["pdf", "png", "jpg", "jpeg", "webp", "tiff", "heic", "xml"];
  return [label, ...endings.map((ending) => `${stem}.${ending}.json`)]
    .map((name) => join(folder, name))
    .find(existsSync);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
