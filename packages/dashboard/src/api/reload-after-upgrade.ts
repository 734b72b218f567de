/** A tab that tried this lately and still lacks a file would load itself for ever. */
const pauseMs = 30_000;
const keptAs = "inkvoice-loaded-again";

type Tab = Readonly<{ storage: Pick<Storage, "getItem" | "setItem">; now: number; reload: () => void }>;

/**
 * After an upgrade the files of the old pages are gone: a tab that is still open asks for one of them as soon as it goes to
 * another page. Loading the tab again brings the new pages. Whether it does so.
 */
export function reloadAfterUpgrade({ storage, now, reload }: Tab): boolean {
  if (now - Number(storage.getItem(keptAs) ?? 0) < pauseMs) return false;
  storage.setItem(keptAs, String(now));
  reload();
  return true;
}
