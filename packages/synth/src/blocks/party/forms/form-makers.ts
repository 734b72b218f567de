import { capitalised, coinedWord } from "../../../content/coined-words.ts";
import { companyName, domainNameFor } from "../../../content/names.ts";
import { taxIdOf } from "../../../countries/tax-ids.ts";
import {
  anchor,
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  piecesWidth,
  putPieces,
  textStyle,
} from "../../../drawing/draw-context.ts";
import type { Align } from "../../../drawing/page-writer.ts";
import { sellerSentences } from "../../../lexicon/seller-sentences.ts";
import { captionedNumber } from "../number-with-caption.ts";

/** Name of a software vendor, form printer, payment provider or till certifier, which is no party of the invoice. */
export function drawFormMaker(context: DrawContext, frame: Frame, align: Align): number {
  const { random, content, writer } = context;
  const { country, language } = content;
  const name = random.chance(0.6) ? programName(context) : companyName(random, country, language);
  const whose = { party: writer.newParty("third_party") };
  const web = `${random.pick(["www.", "https://", ""])}${domainNameFor(name)}.${random.pick(["com", "net", "io", "eu"])}`;
  const digits = `${random.digits(3)} ${random.digits(random.int(4, 7))}`;
  const details: readonly (readonly [Piece[], number])[] = [
    [[{ text: web, annotation: { label: "contact", ...whose } }], 0.45],
    [[{ text: caption(context, "phone") }, { text: digits, annotation: { label: "contact", ...whose } }], 0.2],
    [
      captionedNumber(context, caption(context, "taxId"), {
        text: taxIdOf(random, country.code),
        annotation: { label: "party.tax_id", ...whose },
      }),
      0.25,
    ],
    [[{ text: `V${random.int(1, 12)}.${random.int(0, 40)}` }], 0.15],
  ];
  const separator = random.pick(["-", "|", "·", "", ""]);
  const pieces: Piece[] = [
    ...sentenceAround(random.pick(sellerSentences[language].maker), {
      text: name,
      annotation: { label: "party.name", ...whose },
    }),
    ...details
      .filter(([, probability]) => random.chance(probability))
      .flatMap(([group]) => (separator === "" ? group : [{ text: separator }, ...group])),
  ].map((piece) => ({ ...piece, text: inDocumentCase(context, piece.text) }));
  const ink = textStyle(context, {
    scale: random.between(0.6, 0.95),
    ...(random.chance(0.4) ? { colour: "#777777" } : {}),
  });
  const scale = Math.min(1, frame.width / piecesWidth(context, pieces, ink));
  putPieces(context, anchor(frame, align), frame.y, pieces, { ink: { ...ink, size: ink.size * scale }, align });
  return frame.y + context.look.leading;
}

function programName({ random }: DrawContext): string {
  const word = capitalised(coinedWord(random));
  const end = random.pick([
    "Soft",
    "POS",
    "Cash",
    "Books",
    "ERP",
    "Pay",
    "Print",
    " Software",
    " Systems",
    " Bank",
    "",
  ]);
  return word + end + random.pick(["", "", " GmbH", " Ltd", " S.A.", " Inc."]);
}

function sentenceAround(sentence: string, name: Piece): Piece[] {
  const [before = "", after = ""] = sentence.split("{maker}").map((part) => part.trim());
  return [{ text: before }, name, { text: after }].filter(({ text }) => text !== "");
}
