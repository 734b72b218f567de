import { makeDocument, renderPicture } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../../pages/page.ts";
import { detectLines } from "./detect-lines.ts";

test("close lines of small print are not taken for one headline, whatever they look like from afar", {
  timeout: 60_000,
}, async () => {
  const document = makeDocument(7_100_000, { kind: "invoice", lines: 8 });
  const [page] = document.pages;
  const address = page?.words.filter(({ label }) => label === "vendor.address") ?? [];
  const { width, height, data } = await renderPicture(document, 0, { dpi: 200, colour: false });
  const picture: GreyPicture = { width, height, pixels: new Uint8Array(data) };
  const boxes = await detectLines(picture);
  const pixels = width / (page?.width ?? 1);
  const baselines = [...new Set(address.map(({ baseline }) => baseline))];
  expect(baselines.length).toBeGreaterThan(1);
  for (const baseline of baselines) {
    const word = address.find((candidate) => candidate.baseline === baseline);
    const [x, y] = [(word?.x0 ?? 0) * pixels + 10, (baseline - 2) * pixels];
    const on = boxes.filter((box) => Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2);
    expect(on.map((box) => box.height < 60)).toContain(true);
  }
});
