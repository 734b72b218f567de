import { serveTasks } from "./serve-tasks.ts";

type Engine = typeof import("../pipeline.ts");
let loading: Promise<Engine> | undefined;

/** Loaded before the first document: its time is the document's alone. Models are loaded by the first that is read. */
function engine(): Promise<Engine> {
  loading ??= import("../pipeline.ts");
  return loading;
}

await engine();
serveTasks({
  extract: async (task) => (await engine()).extractDocument(task.bytes, task.options),
  readText: async (task) => (await engine()).readPageText(task.bytes, task.page),
  warmUp: async () => {
    await (await engine()).warmUp();
  },
});
