import { serveTasks } from "./serve-tasks.ts";

/** Loaded on first use: a process that only inspects files never loads the models. */
const engine = () => import("../pipeline.ts");

serveTasks({
  extract: async (task) => (await engine()).extractInvoice(task.bytes, task.options),
  inspect: async (task) => (await engine()).inspectFile(task.bytes),
  renderPage: async (task) => (await engine()).renderPagePicture(task.bytes, task.page, task.maxSide),
  readText: async (task) => (await engine()).readPageText(task.bytes, task.page),
  warmUp: async () => (await engine()).warmUp(),
});
