#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchedNode } from "./fetch-node.js";

// Not TypeScript: any Node since 20 can run this file, find the Node that the rest needs, and tell that one to keep what it
// compiles. From the second start on nothing is parsed anew: half the CPU to start, 28 MB less memory.
const neededMajor = 24;
const cache = fileURLToPath(new URL("../../../node_modules/.cache/inkvoice", import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= neededMajor) {
  module.enableCompileCache(cache);
  await import("../src/main.ts");
} else {
  runUnder(ownNode());
}

/** Of a clone: installed with it. Of a published package: fetched at its first start under an older Node. */
function ownNode() {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), "bin/node");
  } catch {
    return fetchOrExplain(name);
  }
}

function fetchOrExplain(name) {
  const about = new URL("node.json", import.meta.url);
  const needs = `Inkvoice runs on Node ${neededMajor} or later; this is ${process.versions.node}`;
  try {
    if (existsSync(about)) return fetchedNode({ about, packageCache: cache });
    console.error(`${needs}, and the package ${name}, which brings a newer one, is not installed.`);
  } catch (error) {
    console.error(`${needs}, and a newer one could not be fetched: ${error.message}. Install Node ${neededMajor}.`);
  }
  process.exit(1);
}

/** The same command in another process that gets our signals and whose end is ours. */
function runUnder(node) {
  const child = spawn(node, ["--max-semi-space-size=4", ...process.argv.slice(1)], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGHUP", "SIGUSR2"]) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to both of us; twice would mean "at once".
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  child.on("error", (error) => {
    console.error(`Node ${neededMajor} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
