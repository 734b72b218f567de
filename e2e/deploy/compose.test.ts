import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { settings } from "../../packages/server/src/platform/settings/settings.ts";

const folder = join(import.meta.dirname, "../../deploy/compose");
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");
const servicesOf = (name: string) => parse(textOf(name), { merge: true }).services;

/** As compose reads them: `${NAME:?what to do}` does not start without a value. */
const required = [...textOf("compose.postgres.yaml").matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, name]) => name);

describe("the compose files", () => {
  it("do not start without the secrets, and have no default for them", () => {
    expect([...new Set(required)].sort()).toEqual(["INKVOICE_SECRETS_KEY", "POSTGRES_PASSWORD", "S3_SECRET_KEY"]);
    const secret = /^\s+\w*(PASSWORD|SECRET|SECRETS_KEY)\w*: (?!\$\{\w+:\?)/m;
    for (const name of ["compose.yaml", "compose.postgres.yaml"]) expect(textOf(name)).not.toMatch(secret);
    const example = textOf(".env.example");
    for (const name of required) expect(example).toMatch(new RegExp(`^${name}=$`, "m"));
  });

  it("run the service with a read-only file system and no privileges", () => {
    const services = [
      servicesOf("compose.yaml").inkvoice,
      servicesOf("compose.postgres.yaml").api,
      servicesOf("compose.postgres.yaml").worker,
    ];
    for (const service of services)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        stop_grace_period: "30s",
      });
  });

  it("name only settings that the service knows, and publish it on the local machine only", () => {
    const known = new Set(Object.values(settings).map(({ variable }) => variable));
    for (const name of ["compose.yaml", "compose.postgres.yaml"]) {
      for (const variable of textOf(name).match(/INKVOICE_\w*[A-Z]/g) ?? []) expect(known).toContain(variable);
      for (const { ports = [] } of Object.values(servicesOf(name)) as { ports?: string[] }[])
        for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
    expect(servicesOf("compose.postgres.yaml").worker.environment.INKVOICE_ROLE).toBe("worker");
  });
});
