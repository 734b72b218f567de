import { type Layer, requiredLayers } from "@inkvoice/engine/pool";
import { expect, it } from "vitest";
import type { Logger } from "./platform/logger.ts";
import { loadConfig } from "./platform/settings/config.ts";
import { announceReaderLayers, requireReaderLayers } from "./reader-layers.ts";

const set = (...names: Layer[]) => new Set(names);
const required = loadConfig({ INKVOICE_REQUIRE_SANDBOX: "1" });

it("a start is refused without a required sandbox layer, and names it", () => {
  expect(() => requireReaderLayers(required, set(...requiredLayers))).not.toThrow();
  for (const missing of requiredLayers) {
    const held = set(...requiredLayers.filter((name) => name !== missing));
    expect(() => requireReaderLayers(required, held)).toThrow(new RegExp(`INKVOICE_REQUIRE_SANDBOX.*${missing} \\(`));
    expect(() => requireReaderLayers(loadConfig({}), held)).not.toThrow();
  }
});

it("the start logs which sandbox layers are active", () => {
  const said: [string, object, string][] = [];
  const say = (level: string) => (fields: object, text: string) => void said.push([level, fields, text]);
  const logger = { info: say("info"), warn: say("warn") } as unknown as Logger;
  announceReaderLayers(logger, set("privileges", "files", "calls"));
  announceReaderLayers(logger, set());
  expect(said[0]).toEqual([
    "info",
    { layers: ["privileges", "files", "calls"], missing: ["user", "network"] },
    "reading processes are confined by the kernel",
  ]);
  expect(said[1]?.[0]).toBe("warn");
  expect(said[1]?.[2]).toContain("files (Landlock");
});
