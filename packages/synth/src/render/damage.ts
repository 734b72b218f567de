import sharp, { type Sharp } from "sharp";
import type { Random } from "../random.ts";
import { type Homography, identity, ontoCorners, turn } from "./homography.ts";
import type { Picture } from "./picture.ts";
import { warp } from "./warp.ts";

/** A degraded picture, and where each pixel of the original went. */
export type Degraded = Readonly<{ picture: Picture; map: Homography }>;

/** One thing that happens to a picture. */
export type Damage = (picture: Picture, random: Random) => Promise<Degraded> | Degraded;

const here = (picture: Picture): Degraded => ({ picture, map: identity });

export function turned(degrees: number): Damage {
  return (picture) => {
    const { width, height } = picture;
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const canvas = { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) };
    const centre = { x: (width - 1) / 2, y: (height - 1) / 2 };
    const map = turn(degrees, centre, { x: (canvas.width - 1) / 2, y: (canvas.height - 1) / 2 });
    return { picture: warp(picture, map, { ...canvas, background: () => 255 }), map };
  };
}

export function jpeg(quality: number): Damage {
  return async (picture) => {
    const file = await open(picture).jpeg({ quality }).toBuffer();
    return here(await pixelsOf(sharp(file), picture.channels));
  };
}

export function blur(sigma: number): Damage {
  return async (picture) => here(await pixelsOf(open(picture).blur(sigma), picture.channels));
}

export function resized(scale: number): Damage {
  return async (picture) => {
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const smaller = await pixelsOf(open(picture).resize(width, height, { kernel: "cubic" }), picture.channels);
    return { picture: smaller, map: [width / picture.width, 0, 0, 0, height / picture.height, 0, 0, 0, 1] };
  };
}

/** Sensor noise: the same in all channels, as scanners show it. */
export function noise(sigma: number): Damage {
  return (picture, random) =>
    here(
      mapPixels(picture, () => {
        const shift = random.normal() * sigma;
        return (value) => value + shift;
      }),
    );
}

export const thresholded: Damage = (picture) => here(mapPixels(picture, () => (value) => (value < 140 ? 0 : 255)));

/** Heat-printed paper: greyish ink that fades in bands along the roll, and dots that did not burn. */
export const thermalPrint: Damage = (picture, random) => {
  const [period, phase, ink] = [random.between(300, 900), random.between(0, 6), random.between(0.55, 0.8)];
  const paper = random.between(215, 240);
  return here(
    mapPixels(picture, (_, y) => {
      const strength = ink * (0.8 + 0.2 * Math.sin((y / period) * 2 * Math.PI + phase));
      const burnt = random.chance(0.94) ? 1 : 0.35;
      return (value) => paper - (paper - Math.min(value, paper)) * strength * burnt;
    }),
  );
};

/** Held at an angle over a desk, with a shadow falling across it. */
export const photographed: Damage = (picture, random) => {
  const { width, height } = picture;
  const margin = Math.round(Math.max(width, height) * 0.06);
  const near = (x: number, y: number) => ({
    x: margin + x * (width - 1) + random.between(-0.6, 0.6) * margin,
    y: margin + y * (height - 1) + random.between(-0.6, 0.6) * margin,
  });
  const map = ontoCorners(width - 1, height - 1, [near(0, 0), near(1, 0), near(1, 1), near(0, 1)]);
  const desk = random.between(70, 130);
  const canvas = { width: width + 2 * margin, height: height + 2 * margin };
  const placed = warp(picture, map, {
    ...canvas,
    background: (x, y) => desk + 12 * Math.sin(y / 9 + Math.sin(x / 140)),
  });
  return { picture: shaded(placed, random), map };
};

function shaded(picture: Picture, random: Random): Picture {
  const [angle, edge] = [random.between(0, Math.PI), random.between(-0.2, 0.2)];
  const [dx, dy] = [Math.cos(angle) / picture.width, Math.sin(angle) / picture.height];
  const depth = random.between(0.3, 0.45);
  return mapPixels(picture, (x, y) => {
    const across = (x - picture.width / 2) * dx + (y - picture.height / 2) * dy - edge;
    const light = 0.97 - depth / (1 + Math.exp(-across * 14));
    return (value) => value * light;
  });
}

/** Changes each pixel's channels by one function, chosen by its place. */
function mapPixels(picture: Picture, at: (x: number, y: number) => (value: number) => number): Picture {
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

const open = ({ data, width, height, channels }: Picture) => sharp(data, { raw: { width, height, channels } });

async function pixelsOf(image: Sharp, channels: 1 | 3): Promise<Picture> {
  const plain = channels === 1 ? image.toColourspace("b-w").extractChannel(0) : image.toColourspace("srgb");
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data: new Uint8Array(data) };
}
