import { degrade, type LabelledDocument, makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../../../pages/page.ts";
import { detectLines } from "../detector/detect-lines.ts";
import { sharedLineRecogniser } from "../shared-line-recogniser.ts";
import { isUpsideDown } from "./orientation.ts";

/** Dot-matrix receipts whose orientation the classifier of lines alone cannot decide. */
const dottedReceipts = [7_100_097, 7_100_136];

async function looksUpsideDown(document: LabelledDocument, condition: "clean" | "turned 180°"): Promise<boolean> {
  const whole = await renderPicture(document, 0, { dpi: 200, colour: false });
  const { width, height, data } = (await degrade(whole, condition, 1)).picture;
  const picture: GreyPicture = { width, height, pixels: new Uint8Array(data) };
  return isUpsideDown(picture, await detectLines(picture), await sharedLineRecogniser());
}

test("a dot-matrix receipt is distinguished from an upside-down one", async () => {
  for (const seed of dottedReceipts) {
    const document = makeDocument(seed);
    expect(document.pages[0]?.words.every(({ font }) => font.startsWith("doto"))).toBe(true);
    expect(await looksUpsideDown(document, "clean"), `seed ${seed}`).toBe(false);
    expect(await looksUpsideDown(document, "turned 180°"), `seed ${seed} turned`).toBe(true);
  }
});
