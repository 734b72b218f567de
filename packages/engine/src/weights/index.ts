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
  reader: {
    id: "reader",
    version: "0",
    path: weightsPath("reader.onnx"),
    sha256: "",
    licence: "Apache-2.0",
    made: "training/reader, on documents made by packages/synth alone",
  },
} as const satisfies Record<string, WeightsFile>;

export function weightsPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
