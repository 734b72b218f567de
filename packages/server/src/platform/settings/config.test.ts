import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig, unknownSettings } from "./config.ts";
import { settings } from "./settings.ts";

describe("settings", () => {
  it("have defaults that need no external service", () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      // This machine alone, until somebody opens it on purpose.
      host: "127.0.0.1",
      dataDir: "./data",
      role: "all",
      bootstrapPlan: "enterprise",
      retentionDays: 0,
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.workers).toBeGreaterThan(0);
  });

  it("that are wrong are all named by their variable", () => {
    const wrong = {
      INKVOICE_PORT: "http",
      INKVOICE_BASE_URL: "ftp://example.com",
      INKVOICE_DATABASE_URL: "mysql://x",
      INKVOICE_WORKERS: "0",
      INKVOICE_ROLE: "boss",
      INKVOICE_BOOTSTRAP_PLAN: "gold",
      INKVOICE_BOOTSTRAP_API_KEY: "ink_live_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      INKVOICE_BOOTSTRAP_WEBHOOK_SECRET: "whsec_secret",
      INKVOICE_WEBHOOK_ALLOW: "10.0.0.0/8,somewhere",
      INKVOICE_RETENTION_DAYS: "-1",
      INKVOICE_TRUST_PROXY: "yes",
      INKVOICE_LOG_LEVEL: "loud",
    };
    for (const [variable, value] of Object.entries(wrong)) {
      expect(() => loadConfig({ [variable]: value }), variable).toThrow(variable);
    }
    expect(() => loadConfig(wrong)).toThrow(ConfigError);
    const message = (() => {
      try {
        loadConfig(wrong);
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    })();
    for (const variable of Object.keys(wrong)) expect(message).toContain(variable);
  });

  it("for tests are refused outside of tests", () => {
    const forTests = ["TIME_SCALE", "RATE_SCALE", "EXTRACTION_CHILD", "PASSWORD_KIBIBYTES"];
    for (const variable of forTests.map((name) => `INKVOICE_${name}`)) {
      expect(() => loadConfig({ [variable]: "600" }), variable).toThrow(
        `${variable} is only accepted with NODE_ENV=test`,
      );
    }
    expect(loadConfig({ NODE_ENV: "test", INKVOICE_TIME_SCALE: "600" }).timeScale).toBe(600);
  });

  it("that belong together are required together", () => {
    expect(() => loadConfig({ INKVOICE_S3_ENDPOINT: "http://localhost:9000" })).toThrow("INKVOICE_S3_BUCKET");
    expect(() => loadConfig({ INKVOICE_S3_BUCKET: "b", INKVOICE_S3_ACCESS_KEY: "a" })).toThrow(
      "INKVOICE_S3_SECRET_KEY",
    );
  });

  it("that do not exist are reported", () => {
    expect(unknownSettings({ INKVOICE_PROT: "1", INKVOICE_PORT: "1", INKVOICE_API_KEY: "x", PATH: "" })).toEqual([
      "INKVOICE_PROT",
    ]);
  });

  it("have one variable and one line of documentation each", () => {
    const all = Object.values(settings);
    expect(new Set(all.map(({ variable }) => variable)).size).toBe(all.length);
    for (const { doc } of all) expect(doc).toMatch(/^[A-Z].*\.$/);
  });
});
