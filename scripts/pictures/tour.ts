import type { Page } from "playwright-core";
import sharp from "sharp";

/** One frame of the tour: the action before it, its caption, and how long it is shown. */
export type TourStep = Readonly<{ caption: string; seconds: number; go(page: Page): Promise<unknown> }>;

const width = 960;
const captionHeight = 44;
const colours = 96;

/** Plays the steps and writes an animated GIF of one frame each, with the caption below the page. */
export async function writeTour(page: Page, steps: readonly TourStep[], path: string): Promise<void> {
  const frames: Buffer[] = [];
  for (const { caption, go } of steps) {
    await go(page);
    await page.waitForLoadState("networkidle");
    frames.push(await withCaption(await page.screenshot(), caption));
  }
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: steps.map(({ seconds }) => seconds * 1000), loop: 0, colours, effort: 10, dither: 0.4 })
    .toFile(path);
}

async function withCaption(screenshot: Buffer, caption: string): Promise<Buffer> {
  const text = caption.replaceAll("&", "&amp;");
  const strip = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}">
<rect width="100%" height="100%" fill="#1f2a5a"/>
<text x="${width / 2}" y="28" fill="#ffffff" font-family="sans-serif" font-size="18" text-anchor="middle">${text}</text></svg>`;
  const shown = await sharp(screenshot).resize({ width }).png().toBuffer();
  const { height = 0 } = await sharp(shown).metadata();
  return sharp({ create: { width, height: height + captionHeight, channels: 3, background: "#1f2a5a" } })
    .composite([
      { input: shown, top: 0, left: 0 },
      { input: Buffer.from(strip), top: height, left: 0 },
    ])
    .png()
    .toBuffer();
}
