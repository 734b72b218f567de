import type { InferenceSession } from "onnxruntime-node";

/**
 * Options of every model. One thread: documents are read in parallel by separate processes, one per core. On arm64
 * processors with SME, KleidiAI's kernels are off: in QEMU 7.2 the field models give wrong outputs with them and the
 * same as on x64 without.
 */
export const sessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  extra: { mlas: { disable_kleidiai: "1" } },
} as const satisfies InferenceSession.SessionOptions;
