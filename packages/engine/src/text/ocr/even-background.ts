import type { GreyPicture } from "../../pages/page.ts";

/**
 * Side of the squares in which the paper's grey is measured, as a share of the picture's longer side: larger than a
 * letter.
 */
const squareShare = 1 / 60;
/** The lightest fifth of a square is its paper. */
const paperShare = 0.8;
/** Darker squares are no paper and keep their grey. */
const darkest = 40;
/** In squares: radius over which the paper's grey is averaged. */
const reach = 1;

/** Normalises the paper to white: divides out shadows, dark surroundings and uneven light. */
export function evenBackground(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const side = Math.max(8, Math.round(squareShare * Math.max(width, height)));
  const paper = averaged(paperSquares(picture, side));
  const even = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const grey = Math.max(darkest, paperAt(paper, x / side - 0.5, y / side - 0.5));
      even[at] = Math.min(255, ((pixels[at] ?? 0) * 255) / grey);
    }
  }
  return { width, height, pixels: even };
}

type Squares = Readonly<{ across: number; down: number; greys: Float32Array }>;

function paperSquares({ width, height, pixels }: GreyPicture, side: number): Squares {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const greys = new Float32Array(across * down);
  const sample: number[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      sample.length = 0;
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2) {
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2)
          sample.push(pixels[y * width + x] ?? 0);
      }
      greys[row * across + column] = sample.sort((a, b) => a - b)[Math.floor(paperShare * sample.length)] ?? 255;
    }
  }
  return { across, down, greys };
}

function averaged({ across, down, greys }: Squares): Squares {
  const smooth = greys.map((_, at) => {
    const [row, column] = [Math.floor(at / across), at % across];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(down - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(across - 1, column + reach); x++, count++) {
        sum += greys[y * across + x] ?? 0;
      }
    }
    return sum / count;
  });
  return { across, down, greys: smooth };
}

/** Bilinear interpolation between the centres of squares. */
function paperAt({ across, down, greys }: Squares, x: number, y: number): number {
  const [left, top] = [clamped(Math.floor(x), across), clamped(Math.floor(y), down)];
  const [right, bottom] = [clamped(left + 1, across), clamped(top + 1, down)];
  const [along, below] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (column: number, row: number) => greys[row * across + column] ?? 255;
  const upper = at(left, top) * (1 - along) + at(right, top) * along;
  const lower = at(left, bottom) * (1 - along) + at(right, bottom) * along;
  return upper * (1 - below) + lower * below;
}

function clamped(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}
