import { availableLayers, type Layer, layers, requiredLayers } from "@inkvoice/engine/pool";
import type { Logger } from "./platform/logger.ts";
import type { Config } from "./platform/settings/config.ts";
import { StartProblem } from "./platform/start-problem.ts";

const described = (names: readonly Layer[]) => names.map((name) => `${name} (${layers[name]})`).join(", ");
const missingOf = (wanted: readonly Layer[], held: ReadonlySet<Layer>) => wanted.filter((name) => !held.has(name));

/** Refuses to start if required sandbox layers are unavailable. */
export function requireReaderLayers({ requireSandbox }: Config, held: ReadonlySet<Layer> = availableLayers()): void {
  const missing = missingOf(requiredLayers, held);
  if (requireSandbox === "0" || missing.length === 0) return;
  throw new StartProblem(
    `INKVOICE_REQUIRE_SANDBOX is set, and this system does not confine reading processes by ${described(missing)}. Landlock needs Linux 5.13 or later with "landlock" in its list of security modules; seccomp must not be switched off.`,
  );
}

/** Logs the active sandbox layers of readers. */
export function announceReaderLayers(logger: Logger, held: ReadonlySet<Layer> = availableLayers()): void {
  const all = Object.keys(layers) as Layer[];
  const missing = missingOf(all, held);
  const fields = { layers: all.filter((name) => held.has(name)), missing };
  if (missingOf(requiredLayers, held).length === 0) logger.info(fields, "reading processes are confined by the kernel");
  else
    logger.warn(fields, `reading processes are not confined by ${described(missing)}: Node's permissions alone hold`);
}
