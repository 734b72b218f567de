import type { Random } from "../random.ts";
import type { Damage, Degraded } from "./damage.ts";
import type { Point, PointMap } from "./homography.ts";
import type { Picture } from "./picture.ts";

/** Displacement of a point on bent paper, and its brightness. */
type Bend = (x: number, y: number) => Readonly<{ dx: number; dy: number; light: number }>;

/** Folded twice across like a letter: the faces have different brightness. */
export const folded: Damage = (picture, random) => {
  const folds = [random.between(0.3, 0.37), random.between(0.63, 0.7)].map((part) =>
    crease(random, { x: 0, y: part * picture.height }, { angle: random.normal() * 0.01, kink: 0.03 }),
  );
  return bent(picture, together(folds));
};

/** Crumpled and smoothed out again: creases in all directions. */
export const crumpled: Damage = (picture, random) => {
  const { width, height } = picture;
  const creases = Array.from({ length: 9 }, () =>
    crease(
      random,
      { x: random.between(0, width), y: random.between(0, height) },
      { angle: random.between(0, Math.PI), kink: 0.008 },
    ),
  );
  return bent(picture, together(creases));
};

/** Curled paper from a roll: lines bend up or down towards the sides, more at one end. */
export const curled: Damage = (picture, random) => {
  const { width, height } = picture;
  const depth = random.pick([-1, 1]) * random.between(0.018, 0.03) * width;
  const [here, there] = random.chance(0.5) ? [1, 0.3] : [0.3, 1];
  return bent(picture, (x, y) => {
    const across = (2 * x) / width - 1;
    const strength = depth * (here + ((there - here) * y) / height);
    return { dx: 0, dy: strength * (across * across - 0.4), light: 1 - 0.16 * across * across };
  });
};

type Crease = Readonly<{ angle: number; kink: number }>;

/** Beyond a straight line the paper is tilted: compressed, shifted sideways, and lit differently. */
function crease(random: Random, { x: x0, y: y0 }: Point, { angle, kink }: Crease): Bend {
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const [nearer, sideways] = [random.normal() * kink, random.normal() * kink * 0.4];
  const lit = random.normal() * 0.07;
  return (x, y) => {
    const beyond = Math.max(0, (x - x0) * nx + (y - y0) * ny);
    const ridge = 0.1 * Math.exp(-(((x - x0) * nx + (y - y0) * ny) ** 2) / 18);
    return {
      dx: beyond * (nearer * nx + sideways * ny),
      dy: beyond * (nearer * ny - sideways * nx),
      light: (beyond > 0 ? 1 + lit : 1) - ridge,
    };
  };
}

function together(bends: readonly Bend[]): Bend {
  return (x, y) => {
    let [dx, dy, light] = [0, 0, 0.95];
    for (const bend of bends) {
      const one = bend(x, y);
      dx += one.dx;
      dy += one.dy;
      light *= one.light;
    }
    return { dx, dy, light };
  };
}

/** Draws the bent paper: every pixel is sampled from its position on the flat one. */
function bent(picture: Picture, bend: Bend): Degraded {
  const { width, height, channels, data } = picture;
  const out = new Uint8Array(data.length);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { dx, dy, light } = bend(x, y);
      const [fx, fy] = [clamp(x + dx, width), clamp(y + dy, height)];
      const [left, top] = [Math.floor(fx), Math.floor(fy)];
      const at = (top * width + left) * channels;
      const below = at + width * channels;
      for (let channel = 0; channel < channels; channel++, to++) {
        const upper = mix(data[at + channel], data[at + channels + channel], fx - left);
        const lower = mix(data[below + channel], data[below + channels + channel], fx - left);
        out[to] = Math.min(255, mix(upper, lower, fy - top) * light);
      }
    }
  }
  const back = ({ x, y }: Point) => ({ x: x + bend(x, y).dx, y: y + bend(x, y).dy });
  return { picture: { width, height, channels, data: out }, map: ontoBent(bend), back };
}

/** The position of a flat point on the bent paper, by fixed-point iteration: bends are slight. */
function ontoBent(bend: Bend): PointMap {
  return ({ x, y }) => {
    let [u, v] = [x, y];
    for (let step = 0; step < 6; step++) {
      const { dx, dy } = bend(u, v);
      [u, v] = [x - dx, y - dy];
    }
    return { x: u, y: v };
  };
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1.001, Math.max(0, value));
}

function mix(a = 255, b = 255, share: number): number {
  return a * (1 - share) + b * share;
}
