import { type Damage, mapPixels, open, pixelsOf, unmoved } from "./damage.ts";
import type { Picture } from "./picture.ts";

/** Thermal print: greyish ink that fades in bands along the roll, with missing dots. */
export const thermalPrint: Damage = (picture, random) => {
  const [period, phase, ink] = [random.between(300, 900), random.between(0, 6), random.between(0.55, 0.8)];
  const paper = random.between(215, 240);
  return unmoved(
    mapPixels(picture, (_, y) => {
      const strength = ink * (0.8 + 0.2 * Math.sin((y / period) * 2 * Math.PI + phase));
      const burnt = random.chance(0.94) ? 1 : 0.35;
      return (value) => paper - (paper - Math.min(value, paper)) * strength * burnt;
    }),
  );
};

/** Broken elements of a print head leave white lines down the whole roll. */
export const deadColumns: Damage = (picture, random) => {
  const dead = new Float32Array(picture.width).fill(1);
  for (let line = 0; line < picture.width / 110; line++) {
    const at = random.int(0, picture.width - 3);
    dead.fill(random.between(0, 0.35), at, at + random.int(1, 2));
  }
  return unmoved(mapPixels(picture, (x) => (value) => 255 - (255 - value) * (dead[x] ?? 1)));
};

/** Dot-matrix print: ink in dots, each slightly displaced. */
export const dotMatrixPrint: Damage = (picture, random) => {
  const pitch = random.between(2.6, 3.2);
  const [jitter, strength] = [random.between(0, 0.15), random.between(0.75, 1)];
  return unmoved(
    mapPixels(picture, (x, y) => {
      const across = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / pitch + random.between(-jitter, jitter));
      const down = 0.5 + 0.5 * Math.cos((2 * Math.PI * y) / pitch + random.between(-jitter, jitter));
      const struck = Math.min(1, 0.12 + 1.7 * across * down) * strength;
      return (value) => 255 - (255 - value) * struck;
    }),
  );
};

/** Print of the reverse side showing through thin paper, mirrored and pale. */
export const showThrough: Damage = async (picture, random) => {
  const behind: Picture = await pixelsOf(open(picture).flop().blur(1.6), picture.channels);
  const [pale, shift] = [random.between(0.12, 0.22), random.int(4, 40)];
  const { width, channels, data } = behind;
  return unmoved(
    mapPixels(picture, (x, y) => {
      const from = data[(Math.max(0, y - shift) * width + x) * channels] ?? 255;
      return (value) => Math.min(value, 255 - (255 - from) * pale);
    }),
  );
};
