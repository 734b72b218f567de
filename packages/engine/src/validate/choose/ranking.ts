import table from "./ranking.json" with { type: "json" };

/** A hypothesis: values of several fields together, with its features. */
export type Hypothesis<Pick> = Readonly<{ pick: Pick; features: readonly number[] }>;

/** Weights of the features in log odds, fitted on generated documents (training/field-models/fit/fit-ranking.ts). */
export type RankingTable = Readonly<Record<string, readonly number[]>>;
export const shippedRanking: RankingTable = table;

export type Ranked<Pick> = Readonly<{ pick: Pick; score: number }>;

/** All hypotheses, most probable first; ties in the given order. */
export function rank<Pick>(
  group: string,
  hypotheses: readonly Hypothesis<Pick>[],
  ranking: RankingTable = shippedRanking,
): Ranked<Pick>[] {
  const weights = ranking[group] ?? [];
  return hypotheses
    .map(({ pick, features }) => ({ pick, score: scoreOf(features, weights) }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

/** Log odds: four make 98 in 100. */
const clearLead = 4;

/** Margin between the best hypothesis and the best with another value in this part, from 0 (a tie) to 1 (no rival). */
export function marginOf<Pick>(ranked: readonly Ranked<Pick>[], isOther: (pick: Pick) => boolean): number {
  const [best] = ranked;
  if (!best) return 0;
  const rival = ranked.find(({ pick }) => isOther(pick));
  return rival ? Math.tanh((best.score - rival.score) / clearLead) : 1;
}

/** Log odds are clamped as in the fit: beyond these bounds the models are not reliable. */
const [leastChance, mostChance] = [0.002, 0.9995];

/** The model's features of a candidate: log odds, presence, rank, and whether it is printed more than once. */
export function ownFeatures(
  candidate: Readonly<{ probability: number; repeats: number }> | undefined,
  ranked: readonly unknown[],
): number[] {
  if (!candidate) return [0, 1, 0, 0];
  const probability = Math.min(mostChance, Math.max(leastChance, candidate.probability));
  return [
    Math.log(probability / (1 - probability)),
    0,
    ranked.indexOf(candidate),
    Math.min(2, Math.log2(Math.max(1, candidate.repeats))),
  ];
}
