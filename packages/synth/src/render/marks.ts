import type { Random } from "../random.ts";
import { type Damage, mapPixels, open, pixelsOf, unmoved } from "./damage.ts";
import type { Picture } from "./picture.ts";

/** A stamp, a signature, ticks and a circle over the print, which stays readable. */
export const stampedAndSigned: Damage = async (picture, random) => {
  const { width, height } = picture;
  const shapes = [stamp(random, width, height), signature(random, width, height), ...ticks(random, width, height)];
  return unmoved(await drawnOver(picture, shapes.join(""), random.between(0.45, 0.6)));
};

/** A coffee ring and some drops. */
export const coffeeStains: Damage = async (picture, random) => {
  const { width, height } = picture;
  const radius = width * random.between(0.12, 0.18);
  const [x, y] = [width * random.between(0.3, 0.7), height * random.between(0.3, 0.7)];
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="black" fill-opacity="0.25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="black" stroke-width="${radius * 0.09}"/>`;
  const drops = Array.from(
    { length: 4 },
    () =>
      `<circle cx="${x + random.normal() * 2 * radius}" cy="${y + random.normal() * 2 * radius}" r="${radius * random.between(0.03, 0.12)}" fill="black"/>`,
  );
  return unmoved(await drawnOver(picture, [ring, ...drops].join(""), random.between(0.25, 0.4)));
};

function stamp(random: Random, width: number, height: number): string {
  const [x, y, w] = [width * random.between(0.35, 0.65), height * random.between(0.3, 0.7), width * 0.26];
  const rows = [0.3, 0.5, 0.7].map((part) => {
    const dashes = Array.from(
      { length: 7 },
      (_, dash) => `M ${w * (0.1 + 0.115 * dash)} ${0.4 * w * part} h ${w * 0.07}`,
    );
    return `<path d="${dashes.join(" ")}" stroke="black" stroke-width="${w * 0.02}"/>`;
  });
  const frame = `<rect width="${w}" height="${0.4 * w}" rx="${0.04 * w}" fill="none" stroke="black" stroke-width="${w * 0.018}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${random.between(-20, 20)})">${frame}${rows.join("")}</g>`;
}

function signature(random: Random, width: number, height: number): string {
  const step = width * 0.03;
  let [x, y] = [width * random.between(0.15, 0.5), height * random.between(0.6, 0.85)];
  const path = [`M ${x} ${y}`];
  for (let stroke = 0; stroke < 9; stroke++) {
    const [nextX, nextY] = [x + step * random.between(0.3, 1.4), y + step * random.normal() * 0.5];
    path.push(
      `C ${x + step} ${y - step * random.between(0, 3)} ${x - step * 0.5} ${y + step * random.between(0, 2)} ${nextX} ${nextY}`,
    );
    [x, y] = [nextX, nextY];
  }
  return `<path d="${path.join(" ")}" fill="none" stroke="black" stroke-width="${width * 0.0025}"/>`;
}

function ticks(random: Random, width: number, height: number): string[] {
  const pen = `fill="none" stroke="black" stroke-width="${width * 0.002}"`;
  const size = width * 0.02;
  const tick = () => {
    const [x, y] = [width * random.between(0.05, 0.95), height * random.between(0.2, 0.9)];
    return `<path d="M ${x} ${y} l ${size * 0.4} ${size * 0.6} l ${size} ${-1.6 * size}" ${pen}/>`;
  };
  const [x, y] = [width * random.between(0.6, 0.9), height * random.between(0.4, 0.9)];
  return [tick(), tick(), tick(), `<ellipse cx="${x}" cy="${y}" rx="${3 * size}" ry="${1.3 * size}" ${pen}/>`];
}

/** Paints shapes over the print like ink: both stay visible. */
async function drawnOver(picture: Picture, shapes: string, strength: number): Promise<Picture> {
  const { width, height } = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${shapes}</svg>`;
  const white: Picture = { width, height, channels: 1, data: new Uint8Array(width * height).fill(255) };
  const drawn = await pixelsOf(
    open(white)
      .composite([{ input: Buffer.from(svg) }])
      .blur(0.6),
    1,
  );
  return mapPixels(picture, (x, y) => {
    const ink = (255 - (drawn.data[y * width + x] ?? 255)) / 255;
    return (value) => value * (1 - strength * ink);
  });
}
