import {
  anchor,
  type DrawContext,
  type Frame,
  type Piece,
  piecesWidth,
  putPieces,
  textStyle,
} from "../../../drawing/draw-context.ts";
import type { Align } from "../../../drawing/page-writer.ts";

/** Register and licence numbers of a seller, which are easily confused with its tax number. */

type Random = DrawContext["random"];
type Licence = readonly [captions: readonly string[], number: (random: Random) => string];

const digits = (count: number) => (random: Random) => random.digits(count);
const pan = (random: Random) => random.letters(5) + random.digits(4) + random.letters(1);
const drugLicence = (random: Random) =>
  random.pick([
    `20B/${random.digits(5)},21B/${random.digits(5)}`,
    `${random.digits(2)}B-${random.digits(6)}`,
    `${random.letters(2)}/${random.digits(4)}/${random.digits(2)}B`,
    `${random.letters(2)}-${random.letters(3)}-${random.digits(6)}`,
  ]);

const licences: Readonly<Record<string, readonly Licence[]>> = {
  IN: [
    [["D.L. No.", "D.L.No.", "DL No", "Drug Lic. No.", "D.L. Nos."], drugLicence],
    [["FSSAI No.", "FSSAI", "FSSAI Lic No", "Food Lic. No."], digits(14)],
    [["PAN", "PAN No.", "PAN No"], pan],
    [["S.Tax No.", "Service Tax No", "STC No.", "S.T. No"], (random) => `${pan(random)}SD${random.digits(3)}`],
    [["CIN", "CIN No."], (random) => `U${random.digits(5)}DL${random.digits(4)}PTC${random.digits(6)}`],
    [["CST No.", "C.S.T. No"], digits(11)],
  ],
  BR: [
    [["IE", "I.E.", "INSCR. EST.", "IE:"], (random) => `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`],
    [["IM", "I.M.", "INSCR. MUN."], digits(7)],
  ],
  US: [
    [["License #", "Lic. No.", "DEA #", "Permit No."], (random) => random.letters(2) + random.digits(7)],
    [["DUNS", "D-U-N-S #"], digits(9)],
  ],
  CA: [
    [["QST #", "TVQ #", "PST #", "Licence No."], (random) => `${random.digits(10)}TQ0001`],
    [["DEL No.", "Drug Est. Lic."], (random) => `${random.digits(6)}-A`],
  ],
  PL: [
    [["REGON", "Regon"], digits(9)],
    [["KRS", "BDO", "nr rej."], (random) => `0000${random.digits(6)}`],
  ],
};
/** Share of a country's sellers that print some. */
const shares: Readonly<Record<string, number>> = { IN: 0.4, BR: 0.3, US: 0.05, CA: 0.1, PL: 0.1 };

export function drawLicences(context: DrawContext, frame: Frame, align: Align): number {
  const { code } = context.content.country;
  const known = licences[code];
  const random = context.random.fork(0x11ce);
  if (known === undefined || !random.chance(shares[code] ?? 0)) return frame.y;
  const annotation = { label: "registration", party: context.writer.partyOf("seller") } as const;
  const colon = random.pick([":", " :", "", ".", ":-"]);
  const entries = random
    .some(known, random.int(1, known.length))
    .map(([captions, number]): Piece[] => [
      { text: random.pick(captions).replace(/[:.]$/, "") + colon },
      { text: number(random), annotation },
    ]);
  const perLine = random.pick([1, 1, 2]);
  const ink = textStyle(context, { scale: random.pick([0.8, 0.9, 1, 1]) });
  let { y } = frame;
  for (let i = 0; i < entries.length; i += perLine) {
    const row = entries.slice(i, i + perLine).flat();
    const scale = Math.min(1, frame.width / piecesWidth(context, row, ink));
    putPieces(context, anchor(frame, align), y, row, { ink: { ...ink, size: ink.size * scale }, align });
    y += context.look.leading;
  }
  return y;
}
