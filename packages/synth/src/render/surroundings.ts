import type { Random } from "../random.ts";
import type { Damage } from "./damage.ts";
import { byHomography, type Homography, ontoCorners, type Point } from "./homography.ts";
import type { Picture } from "./picture.ts";
import { warp } from "./warp.ts";

/** A page photographed at a slight angle, with the desk around it. */
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
  return laid(picture, map, { ...canvas, background: grain(desk) });
};

/** A receipt on a table, small in the picture, rotated by up to so many degrees and in perspective. */
export function onTable(degrees: number): Damage {
  return (picture, random) => {
    const { width, height } = picture;
    const angle = (random.pick([-1, 1]) * random.between(0.6, 1) * degrees * Math.PI) / 180;
    const reach = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))] as const;
    const [wide, high] = [width * reach[0] + height * reach[1], width * reach[1] + height * reach[0]];
    const canvas = { width: Math.round(Math.max(1.25 * wide, 0.7 * high)), height: Math.round(1.15 * high) };
    const lean = random.between(0.94, 1);
    const corner = (x: number, y: number): Point => {
      const [u, v] = [(x - 0.5) * width * (y < 0.5 ? lean : 1), (y - 0.5) * height];
      return {
        x: canvas.width / 2 + u * Math.cos(angle) - v * Math.sin(angle),
        y: canvas.height / 2 + u * Math.sin(angle) + v * Math.cos(angle),
      };
    };
    const map = ontoCorners(width - 1, height - 1, [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
    return laid(picture, map, { ...canvas, background: surround(random) });
  };
}

/** A receipt in one corner of a flatbed scan (A4, 200 dpi): white around it, with a thin shadow at its edge. */
export const onFlatbed: Damage = (picture, random) => {
  const canvas = { width: Math.max(1654, picture.width + 120), height: Math.max(2339, picture.height + 120) };
  const left = random.int(40, Math.max(40, Math.min(canvas.width - picture.width - 40, 700)));
  const [top, tilt] = [
    random.int(20, Math.max(20, Math.min(300, canvas.height - picture.height - 40))),
    random.normal() * 0.012,
  ];
  const map: Homography = [1, -tilt, left, tilt, 1, top, 0, 0, 1];
  const edge = (x: number, y: number) => {
    const [u, v] = [x - left + tilt * (y - top), y - top - tilt * (x - left)];
    const beside = Math.max(-u, u - picture.width, -v, v - picture.height);
    return beside < 3 ? 205 : 252;
  };
  return laid(picture, map, { ...canvas, background: edge });
};

type Ground = Readonly<{ width: number; height: number; background: (x: number, y: number) => number }>;

function laid(picture: Picture, map: Homography, ground: Ground) {
  return { picture: warp(picture, map, ground), ...byHomography(map) };
}

/** Wood or cloth: wavy lines of one tone. */
function grain(tone: number): Ground["background"] {
  return (x, y) => tone + 12 * Math.sin(y / 9 + Math.sin(x / 140));
}

/** Backgrounds: dark stone, wood, patterned cloth. */
function surround(random: Random): Ground["background"] {
  const tone = random.between(20, 140);
  const [across, down] = [random.between(30, 90), random.between(30, 90)];
  const checked = (x: number, y: number) => tone + 30 * Math.sign(Math.sin(x / across) * Math.sin(y / down));
  return random.chance(0.3) ? checked : grain(tone);
}
