/** Time for the code of a page to place the focus itself. */
const graceMs = 80;

/** Where the focus is. Found while the control is there: once it is removed, its surroundings are unknown. */
type Place = Readonly<{
  control: HTMLElement;
  around: readonly HTMLElement[];
  dialog: HTMLElement | null;
  /** Where the focus was before the dialog took it. */
  opener: Place | undefined;
}>;

/**
 * Returns the focus that a control loses because it is disabled during its request, or removed: to the control, to the
 * button of its menu, to its row or the one beside it, to its dialog, to what opened the dialog or to the heading of the
 * page. Rows and headings do nothing when Enter is pressed again. Returns a function that ends this.
 */
export function keepFocus(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let place: Place | undefined;
  const recover = () => {
    if (!place || document.activeElement !== document.body) return;
    const left = candidates(place).find((each) => each.isConnected && !each.matches(":disabled"));
    if (left) focusQuietly(left);
    else focusHeading();
  };
  const observer = new MutationObserver((changes) => {
    if (!place || document.activeElement !== document.body) return;
    const { control } = place;
    const isEnabled = changes.some(({ target, type }) => type === "attributes" && target === control);
    if (!control.isConnected || (isEnabled && !control.matches(":disabled"))) setTimeout(recover, graceMs);
  });
  document.addEventListener("focusin", ({ target }) => (place = placeOf(target, place)), { signal });
  document.addEventListener("pointerdown", () => (place = undefined), { signal, capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    end.abort();
    observer.disconnect();
  };
}

function placeOf(target: EventTarget | null, before: Place | undefined): Place | undefined {
  // Rows that are scrolled out of view are removed and drawn again.
  if (!(target instanceof HTMLElement) || target.closest("[data-windowed]")) return undefined;
  const row = target.closest("tbody tr, li");
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const dialog = target.closest<HTMLElement>("[role=dialog]");
  const around = [menuButtonOf(target), ...rows, dialog].filter((each) => each instanceof HTMLElement);
  return { control: target, around, dialog, opener: dialog ? openerOf(dialog, before) : undefined };
}

/** Also where the focus comes back from a question that was asked above the dialog. */
function openerOf(dialog: HTMLElement, before: Place | undefined): Place | undefined {
  for (let place = before; place; place = place.opener) if (place.dialog === dialog) return place.opener;
  return before;
}

const candidates = ({ control, around, opener }: Place): HTMLElement[] => [
  control,
  ...around,
  ...(opener ? candidates(opener) : []),
];

/** The button of the menu in which an element is: a menu disappears when an item is chosen. */
function menuButtonOf(element: Element | null): HTMLElement | null {
  const id = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return id ? document.getElementById(id) : null;
}

/** Whether nothing has the focus but what got it in the absence of a better place. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === headingOfPage();
}

const headingOfPage = () =>
  document.querySelector<HTMLElement>("#main h1") ?? document.querySelector<HTMLElement>("#main");

export function focusHeading(): void {
  const heading = headingOfPage();
  if (heading) focusQuietly(heading);
}

/** Without scrolling; elements that are no controls can be focused by a script afterwards. */
function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
