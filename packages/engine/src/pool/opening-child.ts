import { identifyFormat } from "../intake/identify.ts";
import { inspectFile } from "../intake/inspect-file.ts";
import { drawFilePage } from "../pages/page-picture.ts";
import { serveTasks } from "./serve-tasks.ts";

/**
 * Opens files for somebody who waits: an upload, or a page that is looked at. What reads invoices is six times as much to load, and is
 * loaded only for an e-invoice without pages, which must be read to be drawn.
 */
serveTasks({
  inspect: (task) => inspectFile(task.bytes),
  renderPage: async (task) => {
    const format = identifyFormat(task.bytes);
    if (format !== "xml" && format !== "p7m") return drawFilePage(task.bytes, task.page, task);
    const { renderPagePicture } = await import("../pipeline.ts");
    return renderPagePicture(task.bytes, task.page, task);
  },
});
