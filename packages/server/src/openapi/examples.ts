import recorded from "./recorded-examples.json" with { type: "json" };

/**
 * Answers of a running service, recorded by scripts/openapi-examples.ts: JSON by envelope and name, other content by
 * operation and type, and webhook requests by event.
 */
type Recorded = Readonly<{
  envelopes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  webhooks: Readonly<Record<string, unknown>>;
}>;
const { envelopes, texts, webhooks }: Recorded = recorded;

/** Examples of an envelope, by name. */
export const examplesOf = (envelope: string): Readonly<Record<string, unknown>> => envelopes[envelope] ?? {};

/** Longer texts are cut: their formats are described elsewhere, and their beginning shows which one it is. */
const longestText = 320;

export function textExample(operation: string, type: string): { example?: string } {
  const example = texts[operation]?.[type];
  if (example === undefined) return {};
  return { example: example.length <= longestText ? example : `${example.slice(0, longestText)}…` };
}

export function webhookExample(event: string): { example?: unknown } {
  const example = webhooks[event];
  return example === undefined ? {} : { example };
}
