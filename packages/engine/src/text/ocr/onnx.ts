import type { InferenceSession, Tensor } from "onnxruntime-node";

/** A model loaded for one thread: a service runs one process a core, and two threads inside a page gain little. */
export type Model = Readonly<{ run(input: Float32Array, shape: readonly number[]): Promise<Float32Array> }>;

/** Loaded on first use: documents with a text layer never pay for it. */
export async function loadModel(file: string): Promise<Model> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    // The arena keeps the largest page's working memory for good: 110 MB for nothing between two scans.
    enableCpuMemArena: false,
  });
  return {
    run: async (input, shape) => {
      const name = session.inputNames[0] ?? "x";
      const outputs = await session.run({ [name]: new Tensor("float32", input, shape) });
      return onlyOutput(session, outputs).data as Float32Array;
    },
  };
}

function onlyOutput(session: InferenceSession, outputs: InferenceSession.OnnxValueMapType): Tensor {
  return outputs[session.outputNames[0] ?? ""] as Tensor;
}
