import type { GreyPicture } from "../../../pages/page.ts";
import type { Area } from "./detector-input.ts";

export function cropPicture({ width, pixels }: GreyPicture, area: Area): GreyPicture {
  const part = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * width + area.left;
    part.set(pixels.subarray(from, from + area.width), y * area.width);
  }
  return { width: area.width, height: area.height, pixels: part };
}
