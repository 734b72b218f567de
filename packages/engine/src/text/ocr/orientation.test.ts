import { degrade, type LabelledDocument, makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../../pages/page.ts";
import { detectLines } from "./detect-lines.ts";
import { isUpsideDown } from "./orientation.ts";
import { sharedLineReader } from "./shared-reader.ts";

/** Receipts printed in dots, which the classifier of lines alone takes for either way up. */
function dottedReceipts(count: number): LabelledDocument[] {
  const found: LabelledDocument[] = [];
  for (let seed = 7_100_000; found.length < count; seed++) {
    const document = makeDocument(seed);
    if (document.pages[0]?.words.every(({ font }) => font.startsWith("doto"))) found.push(document);
  }
  return found;
}

async function looksUpsideDown(document: LabelledDocument, condition: "clean" | "turned 180°"): Promise<boolean> {
  const whole = await renderPicture(document, 0, { dpi: 200, colour: false });
  const { width, height, data } = (await degrade(whole, condition, 1)).picture;
  const picture: GreyPicture = { width, height, pixels: new Uint8Array(data) };
  return isUpsideDown(picture, await detectLines(picture), await sharedLineReader());
}

test("a receipt printed in dots is told from one that stands on its head", { timeout: 600_000 }, async () => {
  for (const document of dottedReceipts(2)) {
    expect(await looksUpsideDown(document, "clean"), `seed ${document.seed}`).toBe(false);
    expect(await looksUpsideDown(document, "turned 180°"), `seed ${document.seed} turned`).toBe(true);
  }
});
