import type { GreyPicture } from "../../../pages/page.ts";

/** Percentile of a column's pixels that is the paper's grey: ink takes at most two fifths of a column's height. */
const paperShare = 0.8;
/** Radius in line heights within which the paper's grey is measured: larger than the widest letter. */
const reachInHeights = 0.75;

/** Evens out the light along a line: brightens every column to the same paper grey. */
export function evenLight({ width, height, pixels }: GreyPicture): GreyPicture {
  const paper = paperAlong({ width, height, pixels });
  const evened = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      evened[at] = Math.min(255, ((pixels[at] ?? 0) * 255) / Math.max(1, paper[x] ?? 255));
    }
  }
  return { width, height, pixels: evened };
}

function paperAlong({ width, height, pixels }: GreyPicture): Float32Array {
  const reach = Math.round(reachInHeights * height);
  const column = new Uint8Array(height);
  const light = Float32Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) column[y] = pixels[y * width + x] ?? 0;
    return column.toSorted()[Math.floor(paperShare * height)] ?? 255;
  });
  return smoothed(lightestNear(light, reach), reach);
}

function lightestNear(values: Float32Array, reach: number): Float32Array {
  return values.map((_, at) => {
    let lightest = 0;
    for (let near = Math.max(0, at - reach); near <= at + reach; near++)
      lightest = Math.max(lightest, values[near] ?? 0);
    return lightest;
  });
}

function smoothed(values: Float32Array, reach: number): Float32Array {
  return values.map((_, at) => {
    const [first, last] = [Math.max(0, at - reach), Math.min(values.length - 1, at + reach)];
    let sum = 0;
    for (let near = first; near <= last; near++) sum += values[near] ?? 0;
    return sum / (last - first + 1);
  });
}
