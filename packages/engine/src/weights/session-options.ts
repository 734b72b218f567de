import type { InferenceSession } from "onnxruntime-node";

/**
 * Options of every model. One thread: documents are read in parallel by separate processes, one per core. On arm64
 * processors with SME, KleidiAI's kernels are off: in QEMU 7.2 the field models give wrong outputs with them and the
 * same as on x64 without. On x64 processors without VNNI, products of 8-bit integers are computed in steps that cannot
 * overflow: otherwise the field models read some documents differently there (training/LOG.md, 2026-11-19).
 */
export const sessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: "sequential",
  extra: { mlas: { disable_kleidiai: "1" }, session: { x64quantprecision: "1" } },
} as const satisfies InferenceSession.SessionOptions;
