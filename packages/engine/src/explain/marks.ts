import type { ExtractedData, Location } from "@inkvoice/contract";

/** One extracted value with its location, as drawn on a page or listed beside it. */
export type Mark = Readonly<{
  /** Dotted path, `line_items[0].total`. */
  field: string;
  value: string;
  confidence: number | undefined;
  location: Location | undefined;
}>;

/** Every value that was read, in the order in which the contract lists them. */
export function marksOf(data: ExtractedData): readonly Mark[] {
  const { confidence, locations, source: _source, checks: _checks, issues: _issues, ...fields } = data;
  return [...leaves(fields, { confidence, locations }, "")];
}

type Mirrors = Readonly<{ confidence: unknown; locations: unknown }>;

function* leaves(value: unknown, mirrors: Mirrors, field: string): Generator<Mark> {
  if (value === undefined || value === null) return;
  if (typeof value !== "object") {
    yield {
      field,
      value: String(value),
      confidence: numberOf(mirrors.confidence),
      location: locationOf(mirrors.locations),
    };
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${field}[${key}]` : [field, key].filter((part) => part !== "").join(".");
    yield* leaves(
      child,
      { confidence: memberOf(mirrors.confidence, key), locations: memberOf(mirrors.locations, key) },
      path,
    );
  }
}

function memberOf(tree: unknown, key: string): unknown {
  return typeof tree === "object" && tree !== null ? (tree as Record<string, unknown>)[key] : undefined;
}

function numberOf(leaf: unknown): number | undefined {
  return typeof leaf === "number" ? leaf : undefined;
}

function locationOf(leaf: unknown): Location | undefined {
  return typeof leaf === "object" && leaf !== null && "box" in leaf ? (leaf as Location) : undefined;
}
