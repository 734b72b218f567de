import { limits } from "@inkvoice/contract";
import { type DocumentNode, Kind, type SelectionSetNode, visit } from "graphql";
import { ApiError } from "../platform/api-error.ts";

const mostFragments = 30;
/** How often a name may be selected in the same place: validation compares all pairs. */
const mostRepeats = 3;

const refusal = (message: string) => new ApiError("INVALID_QUERY", message);

/**
 * Refuses documents that are slow to validate: the rule for merging fields compares pairs, across fragments too. One
 * pass before validation.
 */
export function refuseCostlyShape(document: DocumentNode): void {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  if (fragments > mostFragments) throw refusal(`A query may have ${mostFragments} fragments.`);
  visit(document, {
    SelectionSet: (selection) => {
      refuseRepeats(selection);
    },
  });
}

function refuseRepeats({ selections }: SelectionSetNode): void {
  const seen = new Map<string, number>();
  for (const node of selections) {
    if (node.kind === Kind.INLINE_FRAGMENT) continue;
    const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : `...${node.name.value}`;
    const times = (seen.get(name) ?? 0) + 1;
    if (times > mostRepeats) throw refusal(`${name} is selected more than ${mostRepeats} times in one place.`);
    seen.set(name, times);
  }
}

export function refuseManyRootFields(rootFields: number): void {
  if (rootFields > limits.queryRootFields)
    throw refusal(`The query has ${rootFields} fields at its root; ${limits.queryRootFields} are allowed.`);
}
