/** Minimum time between reloads: a tab that still lacks a file would reload for ever. */
const pauseMs = 30_000;
const keptAs = "inkvoice-loaded-again";

type Tab = Readonly<{ storage: Pick<Storage, "getItem" | "setItem">; now: number; reload: () => void }>;

/**
 * After an upgrade the script files of the old version are gone, and an open tab fails to load one of them on its next
 * navigation. Reloads the tab to get the new version; returns whether it does.
 */
export function reloadAfterUpgrade({ storage, now, reload }: Tab): boolean {
  if (now - Number(storage.getItem(keptAs) ?? 0) < pauseMs) return false;
  storage.setItem(keptAs, String(now));
  reload();
  return true;
}
