import { type Damage, mapPixels, unmoved } from "./damage.ts";
import type { Picture } from "./picture.ts";

/** Glare: a bright spot on glossy paper that fades the print. */
export const glare: Damage = (picture, random) => {
  const { width, height } = picture;
  const [x0, y0] = [width * random.between(0.2, 0.8), height * random.between(0.2, 0.8)];
  const reach = Math.min(width, height) * random.between(0.18, 0.3);
  const strength = random.between(0.55, 0.7);
  return unmoved(
    mapPixels(picture, (x, y) => {
      const mirrored = strength * Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / reach ** 2);
      return (value) => value * 0.88 * (1 - mirrored) + 255 * mirrored;
    }),
  );
};

/** Dim light: dark, darker in the corners, with sensor noise. */
export const dimLight: Damage = (picture, random) => {
  const { width, height } = picture;
  const light = random.between(0.3, 0.42);
  return unmoved(
    mapPixels(picture, (x, y) => {
      const off = Math.hypot(x / width - 0.5, y / height - 0.5);
      const unmoved = light * (1 - 0.5 * off ** 2);
      const grain = random.normal() * 4;
      return (value) => 8 + value * unmoved + grain;
    }),
  );
};

/** The shadow of a hand: soft edges, half the light. */
export const handShadow: Damage = (picture, random) => {
  const { width, height } = picture;
  const side = random.pick([-1, 1]);
  const fingers = Array.from({ length: 4 }, (_, finger) => ({
    y: height * (random.between(0.35, 0.4) + 0.09 * finger),
    reach: width * random.between(0.45, 0.75),
    half: height * 0.035,
  }));
  const depth = random.between(0.4, 0.55);
  return unmoved(
    mapPixels(picture, (x, y) => {
      const inwards = side < 0 ? x : width - x;
      let cover =
        soft(0.3 * width - inwards, 0.05 * width) * soft(0.28 * height - Math.abs(y - 0.53 * height), 0.05 * height);
      for (const { y: middle, reach, half } of fingers) {
        cover = Math.max(
          cover,
          soft(reach - inwards, 0.03 * width) * soft(half - Math.abs(y - middle), 0.012 * height),
        );
      }
      return (value) => value * (0.95 - depth * cover);
    }),
  );
};

/** From 0 (outside) to 1 (inside) over a distance. */
function soft(inside: number, over: number): number {
  return 1 / (1 + Math.exp((-4 * inside) / over));
}

/** A shadow with one straight soft edge across the whole picture. */
export const shaded: Damage = (picture, random) => {
  const [angle, edge] = [random.between(0, Math.PI), random.between(-0.2, 0.2)];
  const [dx, dy] = [Math.cos(angle) / picture.width, Math.sin(angle) / picture.height];
  const depth = random.between(0.3, 0.45);
  const shadow = (of: Picture) =>
    mapPixels(of, (x, y) => {
      const across = (x - of.width / 2) * dx + (y - of.height / 2) * dy - edge;
      const light = 0.97 - depth / (1 + Math.exp(-across * 14));
      return (value) => value * light;
    });
  return unmoved(shadow(picture));
};
