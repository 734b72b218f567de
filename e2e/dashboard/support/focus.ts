import type { Locator } from "playwright-core";

export const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
