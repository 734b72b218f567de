import { loadConfig, startService } from "@inkvoice/server";
import { createLogger } from "../../packages/server/src/platform/logger.ts";
import { removeOldRecords } from "../../packages/server/src/remove-old-records.ts";

/**
 * Started by removal.ts: a service that removes expired records on request instead of once an hour. As in production,
 * the removal runs in the process that serves requests.
 */
const running = await startService(loadConfig(process.env), createLogger("silent"));
process.on("message", (message) => {
  if (message === "remove") void removeOldRecords(running.services).then(() => process.send?.("removed"));
});
process.once("disconnect", () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${running.port}` });
