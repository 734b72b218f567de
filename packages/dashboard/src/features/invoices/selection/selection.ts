import { useMemo, useState } from "react";

/** The selected invoices: some by id, or all that match the filters, loaded or not. */
export type Selection = Readonly<{
  ids: ReadonlySet<string>;
  everything: boolean;
  has(id: string): boolean;
  /** With `through`, also selects the rows between this one and the one selected last. */
  toggle(id: string, through: boolean): void;
  toggleShown(): void;
  chooseEverything(): void;
  chooseOnly(ids: readonly string[]): void;
  clear(): void;
}>;

type State = Readonly<{ ids: ReadonlySet<string>; everything: boolean; last: string | undefined }>;
const nothing: State = { ids: new Set(), everything: false, last: undefined };

/** `shown`: the rows on the screen. `list`: key of the filtered list; a change of it clears the selection. */
export function useSelection(shown: readonly string[], list: string): Selection {
  const [kept, setKept] = useState({ list, state: nothing });
  const state = kept.list === list ? kept.state : nothing;
  return useMemo(() => {
    const set = (next: State) => setKept({ list, state: next });
    const has = (id: string) => state.everything || state.ids.has(id);
    return {
      ids: state.ids,
      everything: state.everything,
      has,
      toggle: (id, through) =>
        set(toggleRows(state.everything ? { ...state, ids: new Set(shown) } : state, shown, id, through)),
      toggleShown: () => set(shown.every(has) ? nothing : { ...nothing, ids: new Set([...state.ids, ...shown]) }),
      chooseEverything: () => set({ ...nothing, ids: new Set(shown), everything: true }),
      chooseOnly: (ids) => set({ ...nothing, ids: new Set(ids) }),
      clear: () => set(nothing),
    };
  }, [state, shown, list]);
}

/** The selection after a click on a row's checkbox. */
export function toggleRows(state: State, shown: readonly string[], id: string, through: boolean): State {
  const wanted = !state.ids.has(id);
  const [one, other] = [shown.indexOf(id), through && state.last !== undefined ? shown.indexOf(state.last) : -1];
  const touched = other < 0 ? [id] : shown.slice(Math.min(one, other), Math.max(one, other) + 1);
  const ids = new Set(state.ids);
  for (const each of touched) {
    if (wanted) ids.add(each);
    else ids.delete(each);
  }
  return { ids, everything: false, last: id };
}
