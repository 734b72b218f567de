import type { RankingTable } from "../../packages/engine/src/validate/choose/ranking.ts";
import factoryRanking from "./factory-ranking.json" with { type: "json" };
import { type Choice, fitChoices } from "./fit-choices.ts";

/**
 * Strength of the ridge towards weights fitted on generated documents; three times as strong gains less (decision
 * 0038).
 */
const ridge = 10;

/** Ranking weights: fitted on generated documents, then moved slightly towards real ones. */
export function fitRanking(documents: readonly ReadonlyMap<string, Choice>[]): RankingTable {
  const groups = Object.entries(factoryRanking as RankingTable);
  return Object.fromEntries(
    groups.map(([group, weights]) => {
      const choices = documents.map((choicesOf) => choicesOf.get(group)).filter((choice) => choice !== undefined);
      return [group, fitChoices(choices, ridge, weights)];
    }),
  );
}
