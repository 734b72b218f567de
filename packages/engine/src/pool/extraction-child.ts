import { enableCompileCache, flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { serveTasks } from "./serve-tasks.ts";

// Loading the engine takes 850 ms of CPU, 310 ms with compiled code kept from an earlier start. Without a writable folder it is merely slower.
enableCompileCache(fileURLToPath(new URL("../../../../node_modules/.cache/inkvoice", import.meta.url)));

type Engine = typeof import("../pipeline.ts");
let loading: Promise<Engine> | undefined;

/** Loaded on first use: a process that only inspects files never loads the models. */
function engine(): Promise<Engine> {
  loading ??= import("../pipeline.ts").then(keepCompiled);
  return loading;
}

/** Written now, because a child is killed rather than left to end. */
function keepCompiled<Result>(result: Result): Result {
  flushCompileCache();
  return result;
}

serveTasks({
  extract: async (task) => (await engine()).extractInvoice(task.bytes, task.options),
  inspect: async (task) => (await engine()).inspectFile(task.bytes),
  renderPage: async (task) => (await engine()).renderPagePicture(task.bytes, task.page, task.maxSide),
  readText: async (task) => (await engine()).readPageText(task.bytes, task.page),
  warmUp: async () => keepCompiled(await (await engine()).warmUp()),
});
