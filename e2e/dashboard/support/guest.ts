import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { navigateInApp } from "./sample-data.ts";

/** Requests that the service refuses: the dashboard must not offer actions that a role does not permit. */
export function refusedRequestsOf(page: Page): () => Promise<readonly string[]> {
  const refused: string[] = [];
  const unanswered = new Set<Request>();
  page.on("request", (request) => unanswered.add(request));
  page.on("requestfailed", (request) => unanswered.delete(request));
  page.on("response", (response) => {
    unanswered.delete(response.request());
    if ([401, 403].includes(response.status()))
      refused.push(`${response.request().method()} ${response.url()} was answered with ${response.status()}`);
  });
  return async () => {
    await expect.poll(() => unanswered.size).toBe(0);
    return refused;
  };
}

const isAction = "button:visible:enabled, [role=menuitem]:visible, select:visible:enabled, input:visible:enabled";

type Looked = Readonly<{ from?: number; to?: number; isPressed?: boolean }>;

/**
 * Names and functions of these controls; `isPressed` presses the buttons. In one call: each query would find every
 * control again, and a control that disappears is not awaited.
 */
const lookAt = (controls: Locator, looked: Looked = {}) =>
  controls.evaluateAll(
    (elements, { from, to, isPressed }) =>
      (elements.slice(from, to) as HTMLElement[]).map((element) => {
        const name = (element.getAttribute("aria-label") ?? element.innerText).trim().replace(/\s+/g, " ").slice(0, 60);
        const isButton = element.matches("button");
        const opensMenu = element.getAttribute("aria-haspopup") === "menu";
        // Controls may overlap; each must work.
        if (isPressed && isButton) element.click();
        return { name, isButton, opensMenu };
      }),
    looked,
  );

/** Names of all controls on the page and in its menus; buttons are pressed. */
export async function guestControls(page: Page, { isTried }: Readonly<{ isTried: boolean }>): Promise<string[]> {
  const path = page.url();
  const controls = page.locator("#main").locator(isAction);
  const menu = page.locator("[role=menu]:visible");
  const names: string[] = [];
  for (let index = 0; ; index++) {
    const [control] = await lookAt(controls, { from: index, to: index + 1, isPressed: isTried });
    if (!control) return names;
    names.push(control.name);
    if (!isTried || !control.isButton) continue;
    if (control.opensMenu) {
      await menu.waitFor();
      names.push(...(await lookAt(menu.locator("[role=menuitem]"))).map(({ name }) => name));
    }
    await page.keyboard.press("Escape");
    if (control.opensMenu) await menu.waitFor({ state: "hidden" });
    if (page.url() !== path) await navigateInApp(page, new URL(path).pathname);
  }
}
