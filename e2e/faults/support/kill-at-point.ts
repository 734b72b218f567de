import fs from "node:fs";
import { ServerResponse } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { StatementSync } from "node:sqlite";

/**
 * Loaded with node --import: kills the process with SIGKILL at one named point of an upload, unknown to the service.
 */
const point = process.env.KILL_AT;
const die = (): never => {
  process.kill(process.pid, "SIGKILL");
  // The signal arrives before anything else happens.
  for (;;);
};

let isStored = false;
const link = fs.promises.link;
fs.promises.link = async (from, to) => {
  if (point === "after temp") die();
  await link(from, to);
  isStored = true;
  if (point === "after rename") die();
};
syncBuiltinESMExports();

const { run } = StatementSync.prototype;
Object.defineProperty(StatementSync.prototype, "run", {
  value(this: StatementSync, ...parameters: Parameters<typeof run>) {
    const outcome = run.apply(this, parameters);
    if (point === "after commit" && isStored && this.sourceSQL === "commit") die();
    return outcome;
  },
});

const { writeHead } = ServerResponse.prototype;
Object.defineProperty(ServerResponse.prototype, "writeHead", {
  value(this: ServerResponse, ...parameters: Parameters<typeof writeHead>) {
    if (point === "before reply" && parameters[0] === 201) die();
    return writeHead.apply(this, parameters);
  },
});
