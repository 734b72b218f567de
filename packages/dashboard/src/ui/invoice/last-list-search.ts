/** The last filters and order of the invoice list in this tab. */
const keptAs = "inkvoice-list";

export const lastListSearch = {
  remember: (search: object) => sessionStorage.setItem(keptAs, JSON.stringify(search)),
  search: (): Record<string, unknown> => JSON.parse(sessionStorage.getItem(keptAs) ?? "{}") as Record<string, unknown>,
};
