import type { InferenceSession, Tensor } from "onnxruntime-node";
import { sessionOptions } from "../../weights/session-options.ts";

/** A model loaded for one thread: a service runs one process per core, and two threads within a page gain little. */
export type Model = Readonly<{ run(input: Float32Array, shape: readonly number[]): Promise<Float32Array> }>;

/** Loaded on first use, because documents with a text layer do not need it. */
export async function loadModel(file: string): Promise<Model> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const session = await InferenceSession.create(file, {
    ...sessionOptions,
    // Memory planning allocates one block for a whole page, 130 MB more at the peak than allocating each step from the
    // arena. Without the arena every step asks the system for pages, which costs a tenth of the detector's time.
    enableCpuMemArena: true,
    enableMemPattern: false,
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
