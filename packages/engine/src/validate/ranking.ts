import table from "./ranking.json" with { type: "json" };

/** One way to read several fields together, with what speaks for and against it. */
export type Hypothesis<Pick> = Readonly<{ pick: Pick; features: readonly number[] }>;

/** What each feature is worth, in units of log odds; fitted on documents of the factory (training/reader/fit-ranking.ts). */
export type RankingTable = Readonly<Record<string, readonly number[]>>;
export const shippedRanking: RankingTable = table;

export type Ranked<Pick> = Readonly<{ pick: Pick; score: number }>;

/** All hypotheses, the likeliest first; of equals the one that was named first. */
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

/** How far the best hypothesis is ahead of the best that says something else in one part, from 0 (a tie) to 1 (no rival). */
export function leadOf<Pick>(ranked: readonly Ranked<Pick>[], isOther: (pick: Pick) => boolean): number {
  const [best] = ranked;
  if (!best) return 0;
  const rival = ranked.find(({ pick }) => isOther(pick));
  return rival ? Math.tanh((best.score - rival.score) / clearLead) : 1;
}

/** The ranking was fitted with odds within these bounds: beyond them the readers' certainty means nothing. */
const [leastChance, mostChance] = [0.002, 0.9995];

/** The reader's own view of a candidate: log odds, whether there is one, its rank, and whether it is printed more than once. */
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
