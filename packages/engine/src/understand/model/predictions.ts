/** Names of the model's output classes; stored beside its weights. */
export type ModelLayout = Readonly<{
  features: Readonly<Record<string, unknown>>;
  labels: readonly string[];
  /** Roles of a word, `none` first. */
  roles: readonly string[];
  /** Kinds of table rows, `none` first. */
  kinds: readonly string[];
  currencies: readonly string[];
  dateOrders: readonly string[];
  languages: readonly string[];
  documentTypes: readonly string[];
}>;

export type DocumentHead = "currencies" | "dateOrders" | "languages" | "documentTypes";
export const documentHeads = ["currencies", "dateOrders", "languages", "documentTypes"] as const;

/** Model output for every word and for the document. */
export type Predictions = Readonly<{
  layout: ModelLayout;
  count: number;
  /** Row by row, the probability of each label. */
  labels: Float32Array;
  /** Probability that a word begins a value. */
  starts: Float32Array;
  /** For each word, the first word of the table row it would belong to. */
  anchors: Int32Array;
  /** Row by row, the probability of each role and of each kind of table row. */
  roles: Float32Array;
  kinds: Float32Array;
  heads: Readonly<Record<DocumentHead, Float32Array>>;
}>;

function columnOf(predictions: Predictions, label: string): number {
  const column = predictions.layout.labels.indexOf(label);
  if (column < 0) throw new Error(`the model knows no label ${label}`);
  return column;
}

/** The most probable label of a word. */
function labelOf(predictions: Predictions, word: number): string {
  const width = predictions.layout.labels.length;
  let best = 0;
  for (let column = 1; column < width; column++) {
    if ((predictions.labels[word * width + column] ?? 0) > (predictions.labels[word * width + best] ?? 0))
      best = column;
  }
  return predictions.layout.labels[best] ?? "none";
}

/** The classes of a document output with their probabilities, most probable first. */
export function rankedAnswers(predictions: Predictions, head: DocumentHead): { answer: string; probability: number }[] {
  return predictions.layout[head]
    .map((answer, index) => ({ answer, probability: predictions.heads[head][index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
}

/** The probability of one label for every word. */
export function probabilities(predictions: Predictions, label: string): Float32Array {
  const width = predictions.layout.labels.length;
  const column = columnOf(predictions, label);
  const chances = new Float32Array(predictions.count);
  for (let word = 0; word < predictions.count; word++) chances[word] = predictions.labels[word * width + column] ?? 0;
  return chances;
}

/** The most probable label of every word. */
export function bestLabels(predictions: Predictions): string[] {
  return Array.from({ length: predictions.count }, (_, word) => labelOf(predictions, word));
}
