/** The list as it was last looked at in this tab: the way back leads to the same filters and the same order. */
const keptAs = "inkvoice-list";

export const lastListSearch = {
  remember: (search: object) => sessionStorage.setItem(keptAs, JSON.stringify(search)),
  search: (): Record<string, unknown> => JSON.parse(sessionStorage.getItem(keptAs) ?? "{}") as Record<string, unknown>,
};
