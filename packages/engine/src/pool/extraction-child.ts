import { serveTasks } from "./serve-tasks.ts";

type Engine = typeof import("../pipeline.ts");
let loading: Promise<Engine> | undefined;

/**
 * Code is loaded before the first document, so that its time limit covers only its own work. Models are loaded on first
 * use.
 */
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
