import type { Page } from "playwright-core";

type Stop = Readonly<{ number: number; name: string; isSeen: boolean }>;
type Walk = { stops: string[]; reached: Stop[]; hasLeft: boolean };

/**
 * Runs in the page: numbers all elements that Tab should reach and records the focus. Keys inside a doubt have their
 * own meaning.
 */
function watchFocus(): number {
  const nameOf = (element: HTMLElement) =>
    `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
  const controls = "a[href], button, input, select, textarea, [tabindex='0']";
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [type=radio]:not(:checked), [type=file]") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[data-doubt]"),
  );
  stops.forEach((element, index) => {
    element.dataset.stop = String(index);
  });
  const walk: Walk = { stops: stops.map(nameOf), reached: [], hasLeft: false };
  const arrive = (event: FocusEvent) => {
    const element = event.target;
    if (walk.hasLeft || !(element instanceof HTMLElement)) return;
    const style = getComputedStyle(element);
    const isSeen =
      style.outlineStyle !== "none" || style.boxShadow !== "none" || element.matches("input, textarea, select");
    walk.reached.push({ number: Number(element.dataset.stop ?? -1), name: nameOf(element), isSeen });
  };
  // A control that is removed while it has the focus loses it too; its successor has it by the next microtask.
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget !== null || walk.reached.length <= 1) return;
    queueMicrotask(() => {
      if (document.activeElement === document.body) walk.hasLeft = true;
    });
  };
  document.addEventListener("focusin", arrive);
  document.addEventListener("focusout", leave);
  Object.assign(window, {
    walk,
    endWalk: () => {
      document.removeEventListener("focusin", arrive);
      document.removeEventListener("focusout", leave);
      for (const element of stops) delete element.dataset.stop;
    },
  });
  // The app frame stays between pages, and so does the focus in it.
  if (document.activeElement === stops[0]) stops[0]?.blur();
  stops[0]?.focus();
  return stops.length;
}

const pressesAtOnce = 12;

/**
 * Moves through the page with Tab only. Returns elements that were not reached, elements without a visible focus, and
 * whether the focus never left the page.
 */
export async function tabProblems(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus);
  const read = () => page.evaluate(() => (window as unknown as { walk: Walk }).walk);
  let walk = await read();
  for (let presses = 0; !walk.hasLeft && presses <= count + 40; presses += pressesAtOnce) {
    // Sent without waiting for each, so that the browser renders once.
    await Promise.all(Array.from({ length: pressesAtOnce }, () => page.keyboard.press("Tab")));
    walk = await read();
  }
  await page.evaluate(() => (window as unknown as { endWalk(): void }).endWalk());
  const reached = new Set(walk.reached.map((stop) => stop.number));
  return [
    ...(walk.hasLeft ? [] : ["Tab never leaves the page"]),
    ...walk.reached.filter((stop) => !stop.isSeen).map((stop) => `nothing shows that ${stop.name} has the focus`),
    ...walk.stops.filter((_, number) => !reached.has(number)).map((name) => `Tab does not reach ${name}`),
  ];
}
