import type { Locator, Page } from "playwright-core";
import { goWithin } from "./furnished.ts";

/** What the service refused this page from now on: nobody is offered what they may not do. */
export function refusalsOf(page: Page): () => readonly string[] {
  const refused: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") && response.status() >= 400)
      refused.push(`${response.request().method()} ${pathname} was answered with ${response.status()}`);
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
    await control.click();
    const items = page.locator("[role=menu]:visible [role=menuitem]");
    names.push(...(await Promise.all((await items.all()).map(nameOf))));
    await page.keyboard.press("Escape");
    if (page.url() !== path) await goWithin(page, new URL(path).pathname);
  }
  return names;
}
