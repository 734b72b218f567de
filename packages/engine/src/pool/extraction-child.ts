import { enableCompileCache, flushCompileCache } from "node:module";
import { readerCache } from "./sandbox.ts";
import { serveTasks } from "./serve-tasks.ts";

// Loading the engine takes 850 ms of CPU, 310 ms with compiled code kept from an earlier start. Without a writable folder it is merely slower.
enableCompileCache(readerCache);

type Engine = typeof import("../pipeline.ts");
let loading: Promise<Engine> | undefined;

/** Loaded before the first document: its time is the document's alone. Models are loaded by the first that is read. */
function engine(): Promise<Engine> {
  loading ??= import("../pipeline.ts").then(keepCompiled);
  return loading;
}

/** Written now, because a child is killed rather than left to end. */
function keepCompiled<Result>(result: Result): Result {
  flushCompileCache();
  return result;
}

await engine();
serveTasks({
  extract: async (task) => (await engine()).extractDocument(task.bytes, task.options),
  inspect: async (task) => (await engine()).inspectFile(task.bytes),
  renderPage: async (task) => (await engine()).renderPagePicture(task.bytes, task.page, task),
  readText: async (task) => (await engine()).readPageText(task.bytes, task.page),
  warmUp: async () => keepCompiled(await (await engine()).warmUp()),
});
