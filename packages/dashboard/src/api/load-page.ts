import { reachability } from "./reachability.ts";
import { reloadAfterUpgrade } from "./reload-after-upgrade.ts";

type Surroundings = Readonly<{
  /** Whether the server answers now. */
  probe(): Promise<boolean>;
  untilReached(): Promise<void>;
  loadStylesheetsAgain(): Promise<void>;
  /** Loads the tab again, at most every half minute; returns whether it does. */
  reloadTab(): boolean;
}>;

/**
 * Loads the code of a page, waiting while the server is unreachable: a full page load would show the browser's error
 * page. If a file is missing although the server answers, it belongs to an older version, and the tab is reloaded.
 */
export async function loadPage<Page>(load: () => Promise<Page>, around: Surroundings = browser): Promise<Page> {
  let isMissing = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const isReached = await around.probe();
      if (isReached && isMissing) {
        if (!around.reloadTab()) throw error;
        return new Promise(() => undefined);
      }
      isMissing = isReached;
      await around.untilReached();
      await around.loadStylesheetsAgain();
    }
  }
}

const browser: Surroundings = {
  probe: () => reachability.probe(),
  untilReached: () => reachability.untilReached(),
  loadStylesheetsAgain,
  reloadTab: () =>
    reloadAfterUpgrade({ storage: sessionStorage, now: Date.now(), reload: () => window.location.reload() }),
};

/** The bundler's loader requests each stylesheet once, also after a failure. */
async function loadStylesheetsAgain(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => !sheet);
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      link.replaceWith(again);
      return new Promise((resolve) => {
        again.onload = resolve;
        again.onerror = resolve;
      });
    }),
  );
}
