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

/** Finds sections by questions and words, with spelling mistakes and unfinished words. */
export function searchGuides(sections: readonly SearchedSection[]): (question: string) => FoundSection[] {
  const index = new MiniSearch<SearchedSection & { id: number }>({
    fields: ["title", "heading", "text"],
    processTerm: (word) => (stopWords.has(word.toLowerCase()) ? null : stemOf(word)),
    searchOptions: {
      boost: { title: 2, heading: 3 },
      prefix: (term) => term.length >= shortestFuzzy,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.25 : false),
      weights: { fuzzy: 0.2, prefix: 0.3 },
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
