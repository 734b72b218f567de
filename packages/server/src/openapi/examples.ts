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

export function textExample(operation: string, type: string): { example?: string } {
  const example = texts[operation]?.[type];
  return example === undefined ? {} : { example };
}

export function webhookExample(event: string): { example?: unknown } {
  const example = webhooks[event];
  return example === undefined ? {} : { example };
}
