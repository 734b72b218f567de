import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Screenshots for developers: INKVOICE_SCREENSHOTS names the folder. */
export async function picture(screen: Page, name: string): Promise<void> {
  const folder = process.env.INKVOICE_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await screen.screenshot({ path: join(folder, `${name}.png`) });
}
