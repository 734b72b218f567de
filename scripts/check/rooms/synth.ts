import { type Package, remainingFiles } from "./room.ts";

export const synth: Package = {
  packages: ["contract", "engine"],
  rooms: {
    random: { holds: ["random.ts"], imports: [] },
    labels: { holds: ["labelled-document.ts"], imports: [] },
    codes: { imports: ["random", "labels"] },
    fonts: { imports: [] },
    "letter-case": { holds: ["letter-case.ts"], imports: [] },
    // Vocabulary and formats by country, language and trade.
    world: {
      holds: ["countries", "languages", "lexicon", "vocabulary", "goods", "formats"],
      imports: ["random", "fonts", "letter-case"],
    },
    content: { imports: ["random", "letter-case", "world"] },
    // The pages under construction, the document's style and helpers that place text.
    drawing: { imports: ["random", "labels", "fonts", "letter-case", "world", "content"] },
    blocks: { imports: ["labels", "letter-case", "world", "content", "drawing"] },
    layouts: { imports: ["labels", "world", "content", "drawing", "blocks"] },
    render: { imports: ["random", "labels", "fonts"] },
    truth: { imports: ["labels", "fonts", "world", "content", "drawing"] },
    "ocr-noise": { imports: ["random", "labels", "letter-case"] },
    "readme-example": { imports: ["labels", "fonts", "render"] },
    index: {
      holds: [remainingFiles],
      imports: [
        "random",
        "labels",
        "codes",
        "fonts",
        "letter-case",
        "world",
        "content",
        "drawing",
        "layouts",
        "render",
        "truth",
      ],
    },
  },
};
