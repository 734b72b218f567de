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

const nameOf = (control: Locator) =>
  control.evaluate((element: HTMLElement) =>
    (element.getAttribute("aria-label") ?? element.innerText ?? "").trim().replace(/\s+/g, " ").slice(0, 60),
  );

/** The names of everything on the page that does something; buttons are pressed, and so is what the menus behind them offer. */
export async function guestControls(page: Page, { isTried }: Readonly<{ isTried: boolean }>): Promise<string[]> {
  const path = page.url();
  const controls = page.locator("#main").locator(isAction);
  const names: string[] = [];
  for (let index = 0; index < (await controls.count()); index++) {
    const control = controls.nth(index);
    names.push(await nameOf(control));
    if (!isTried || !(await control.evaluate((element) => element.matches("button")))) continue;
    // Places on the page may lie over one another; each of them does what it says.
    await control.evaluate((element: HTMLElement) => element.click());
    const items = page.locator("[role=menu]:visible [role=menuitem]");
    names.push(...(await Promise.all((await items.all()).map(nameOf))));
    await page.keyboard.press("Escape");
    if (page.url() !== path) await goWithin(page, new URL(path).pathname);
  }
  return names;
}
