import { identifyFormat } from "../intake/identify.ts";
import { inspectFile } from "../intake/inspect-file.ts";
import { drawFilePage } from "../pages/page-picture.ts";
import { serveTasks } from "./serve-tasks.ts";

/**
 * Opens files for waiting requests: an upload, or a page in view. The extraction code takes six times as long to load;
 * it is loaded only for an e-invoice without pages, which is rendered from its data.
 */
serveTasks({
  inspect: (task) => inspectFile(task.bytes),
  renderPage: async (task) => {
    const format = identifyFormat(task.bytes);
    // A mail may hold an e-invoice without pages.
    if (format !== "xml" && format !== "p7m" && format !== "eml") return drawFilePage(task.bytes, task.page, task);
    const { renderPagePicture } = await import("../pipeline.ts");
    return renderPagePicture(task.bytes, task.page, task);
  },
});
