import sharp, { type Sharp } from "sharp";
import type { Random } from "../random.ts";
import { byHomography, type PointMaps, turn } from "./homography.ts";
import type { Picture } from "./picture.ts";
import { warp } from "./warp.ts";

/** A degraded picture, with the maps of points from the original and back. */
export type Degraded = PointMaps & Readonly<{ picture: Picture }>;

/** A kind of degradation. */
export type Damage = (picture: Picture, random: Random) => Promise<Degraded> | Degraded;

/** The identity: nothing moves. */
export const unmoved = (picture: Picture): Degraded => ({ picture, map: (point) => point, back: (point) => point });

export function turned(degrees: number): Damage {
  return (picture) => {
    const { width, height } = picture;
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const canvas = { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
    const centre = { x: (width - 1) / 2, y: (height - 1) / 2 };
    const map = turn(degrees, centre, { x: (canvas.width - 1) / 2, y: (canvas.height - 1) / 2 });
    return { picture: warp(picture, map, { ...canvas, background: () => 255 }), ...byHomography(map) };
  };
}

export function jpeg(quality: number): Damage {
  return async (picture) => {
    const file = await open(picture).jpeg({ quality }).toBuffer();
    return unmoved(await pixelsOf(sharp(file), picture.channels));
  };
}

export function blur(sigma: number): Damage {
  return async (picture) => unmoved(await pixelsOf(open(picture).blur(sigma), picture.channels));
}

export function resized(scale: number): Damage {
  return async (picture) => {
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const smaller = await pixelsOf(open(picture).resize(width, height, { kernel: "cubic" }), picture.channels);
    const [across, down] = [width / picture.width, height / picture.height];
    return { picture: smaller, ...byHomography([across, 0, 0, 0, down, 0, 0, 0, 1]) };
  };
}

/** Sensor noise: the same in all channels, as scanners show it. */
export function noise(sigma: number): Damage {
  return (picture, { normal }) => {
    const { channels, data } = picture;
    const out = new Uint8ClampedArray(data.length);
    // A separate loop: a function call per pixel would take longer than the noise itself.
    for (let index = 0; index < data.length; ) {
      const shift = normal() * sigma;
      for (let channel = 0; channel < channels; channel++, index++) out[index] = (data[index] as number) + shift;
    }
    return unmoved({ ...picture, data: new Uint8Array(out.buffer) });
  };
}

/** Motion blur: every point is smeared along one direction over so many pixels. */
export function motionBlur(pixels: number): Damage {
  return (picture, random) => {
    const angle = random.between(0, Math.PI);
    const steps = Array.from({ length: pixels }, (_, step) => step - (pixels - 1) / 2);
    const offsets = steps.map((step) => ({
      x: Math.round(step * Math.cos(angle)),
      y: Math.round(step * Math.sin(angle)),
    }));
    const { width, height, channels, data } = picture;
    const out = new Uint8Array(data.length);
    for (let y = 0, to = 0; y < height; y++) {
      for (let at = 0; at < width * channels; at++, to++) {
        let sum = 0;
        for (const { x, y: down } of offsets) {
          const row = Math.min(height - 1, Math.max(0, y + down));
          const column = Math.min((width - 1) * channels, Math.max(0, at - (at % channels) + x * channels));
          sum += data[row * width * channels + column + (at % channels)] ?? 255;
        }
        out[to] = sum / pixels;
      }
    }
    return unmoved({ width, height, channels, data: out });
  };
}

export const thresholded: Damage = (picture) => unmoved(mapPixels(picture, () => (value) => (value < 140 ? 0 : 255)));

/** Changes each pixel's channels by one function, chosen by its place. */
export function mapPixels(picture: Picture, at: (x: number, y: number) => (value: number) => number): Picture {
  const { width, height, channels, data } = picture;
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const change = at(x, y);
      for (let channel = 0; channel < channels; channel++, index++) out[index] = change(data[index] as number);
    }
  }
  return { width, height, channels, data: new Uint8Array(out.buffer) };
}

export const open = ({ data, width, height, channels }: Picture) => sharp(data, { raw: { width, height, channels } });

export async function pixelsOf(image: Sharp, channels: 1 | 3): Promise<Picture> {
  const plain = channels === 1 ? image.toColourspace("b-w").extractChannel(0) : image.toColourspace("srgb");
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(data) };
}
