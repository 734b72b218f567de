import type { Locator, Page } from "playwright-core";
import { goWithin } from "./furnished.ts";

/** What the service refused whoever is before this page, from now on: nobody is offered what they may not do. */
export function refusalsOf(page: Page): () => readonly string[] {
  const refused: string[] = [];
  page.on("response", (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.request().method()} ${response.url()} was answered with ${response.status()}`);
  });
  return () => refused;
}

const isAction = "button:visible:enabled, [role=menuitem]:visible, select:visible:enabled, input:visible:enabled";

/** All at once: what closes while it is looked at is not waited for. */
const namesOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.map((element) =>
      (element.getAttribute("aria-label") ?? (element as HTMLElement).innerText ?? "")
        .trim()
        .replace(/\s+/g, " ")
        .slice(0, 60),
    ),
  );

/** The names of everything on the page that does something; buttons are pressed, and so is what the menus behind them offer. */
export async function guestControls(page: Page, { isTried }: Readonly<{ isTried: boolean }>): Promise<string[]> {
  const path = page.url();
  const controls = page.locator("#main").locator(isAction);
  const menu = page.locator("[role=menu]:visible");
  const names: string[] = [];
  for (let index = 0; index < (await controls.count()); index++) {
    const control = controls.nth(index);
    names.push(...(await namesOf(control)));
    if (!isTried || !(await control.evaluate((element) => element.matches("button")))) continue;
    const opensMenu = (await control.getAttribute("aria-haspopup")) === "menu";
    // Places on the page may lie over one another; each of them does what it says.
    await control.evaluate((element: HTMLElement) => element.click());
    if (opensMenu) {
      await menu.waitFor();
      names.push(...(await namesOf(menu.locator("[role=menuitem]"))));
    }
    await page.keyboard.press("Escape");
    if (opensMenu) await menu.waitFor({ state: "hidden" });
    if (page.url() !== path) await goWithin(page, new URL(path).pathname);
  }
  return names;
}
