import MiniSearch from "minisearch";

/** A section of a guide. */
export type SearchedSection = Readonly<{ page: string; title: string; heading: string; anchor: string; text: string }>;

export type FoundSection = SearchedSection & Readonly<{ terms: readonly string[] }>;

/** Words of questions that say nothing about their subject. */
const stopWords = new Set(
  `a an and are as at be but by can could do does for from get got has have how i if in into is it its me my no not of on or our
  should so that the their them then there this to use was we what when where which who why will with would you your`.split(
    /\s+/,
  ),
);

const most = 10;
/** Words shorter than this are searched as typed: with one letter changed they are other words. */
const shortestFuzzy = 4;

/** Without the ending, so that "move" finds "moving" and "languages" finds "language". */
function stemOf(word: string): string {
  const term = word.toLowerCase();
  return term.length < shortestFuzzy ? term : term.replace(/(?:ings?|ed|e?s|e)$/, "");
}

/** Words of questions that the guides call otherwise. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  "2fa": ["factor"],
  authentication: ["factor", "sign-in"],
  automatically: ["rule"],
  cloud: ["internet", "telemetry"],
  docker: ["container"],
  excel: ["csv", "xlsx"],
  gdpr: ["delete", "retention"],
  inbox: ["mailbox"],
  k8s: ["kubernetes"],
  kept: ["retention"],
  max: ["limit"],
  mfa: ["factor"],
  saml: ["oidc"],
  pricing: ["price", "cost"],
  sso: ["oidc", "sign-in"],
  tenant: ["account"],
};

function termsOf(word: string): string[] {
  const term = word.toLowerCase();
  return stopWords.has(term) ? [] : [term, ...(synonyms[term] ?? [])].map(stemOf);
}

/** The number of sections that contain each term. */
function countSections(sections: readonly SearchedSection[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const tokenize = MiniSearch.getDefault("tokenize") as (text: string) => string[];
  for (const { title, heading, text } of sections)
    for (const term of new Set(tokenize(`${title} ${heading} ${text}`).map(stemOf)))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Pages that mention every subject but explain few: they rank lower. */
const background = new Set(["changelog", "promises", "releasing"]);

/** Finds sections by questions and words, with spelling mistakes and unfinished words. */
export function searchGuides(sections: readonly SearchedSection[]): (question: string) => FoundSection[] {
  const counts = countSections(sections);
  const index = new MiniSearch<SearchedSection & { id: number }>({
    fields: ["title", "heading", "text"],
    storeFields: ["page"],
    processTerm: (word) => (stopWords.has(word.toLowerCase()) ? null : stemOf(word)),
    searchOptions: {
      processTerm: termsOf,
      boost: { title: 2, heading: 3 },
      // 1 for a word of one section or none, 0 for a word of all: "invoice" says little here.
      boostTerm: (term) => 1 - Math.log(counts.get(term) ?? 1) / Math.log(sections.length + 1),
      boostDocument: (_id, _term, stored) => (background.has(String(stored?.page)) ? 0.4 : 1),
      prefix: (term) => term.length >= shortestFuzzy,
      // A word that the guides contain is not a spelling mistake.
      fuzzy: (term) => (term.length >= shortestFuzzy && !counts.has(term) ? 0.25 : false),
      weights: { fuzzy: 0.8, prefix: 0.3 },
    },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return (question) => {
    const results = index.search(question).slice(0, most);
    return results.flatMap(({ id, terms }) => {
      const section = sections[id];
      return section ? [{ ...section, terms }] : [];
    });
  };
}
