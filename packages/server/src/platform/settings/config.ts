import { StartProblem } from "../start-problem.ts";
import { type Setting, settings } from "./settings.ts";
import { SettingProblem } from "./settings-parsers.ts";

type Settings = typeof settings;
export type Config = Readonly<{ [Name in keyof Settings]: ReturnType<Settings[Name]["parse"]> }>;

/** All invalid settings in one message, each with its variable. */
export class ConfigError extends StartProblem {}

type Environment = Readonly<Record<string, string | undefined>>;

function readSetting(setting: Setting<unknown>, environment: Environment): unknown {
  const given = environment[setting.variable]?.trim();
  if (given && setting.testOnly && environment.NODE_ENV !== "test") {
    throw new SettingProblem("is only accepted with NODE_ENV=test");
  }
  return setting.parse(given || setting.fallback);
}

function crossProblems(config: Config): string[] {
  const problems: string[] = [];
  if (config.s3Endpoint && !config.s3Bucket)
    problems.push("INKVOICE_S3_BUCKET must be set when INKVOICE_S3_ENDPOINT is");
  if (Boolean(config.s3AccessKey) !== Boolean(config.s3SecretKey)) {
    problems.push("INKVOICE_S3_ACCESS_KEY and INKVOICE_S3_SECRET_KEY must be set together");
  }
  if (config.oidcIssuer && !config.oidcClientId)
    problems.push("INKVOICE_OIDC_CLIENT_ID must be set when INKVOICE_OIDC_ISSUER is");
  return problems;
}

/** The only place that reads the environment, once. */
export function loadConfig(environment: Environment): Config {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    try {
      values[name] = readSetting(setting, environment);
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems.push(`${setting.variable} ${error.message}`);
    }
  }
  // The loop above has set every name of the index by its own parser.
  const config = values as Config;
  if (problems.length === 0) problems.push(...crossProblems(config));
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return config;
}

/** Read by client commands, not by the service. */
const clientVariables = ["INKVOICE_URL", "INKVOICE_API_KEY", "INKVOICE_WEBHOOK_SECRET"];

/** Variables that look like settings but are not; most likely misspelt. */
export function unknownSettings(environment: Environment): string[] {
  const known = new Set<string>([...clientVariables, ...Object.values(settings).map((setting) => setting.variable)]);
  return Object.keys(environment).filter((name) => name.startsWith("INKVOICE_") && !known.has(name));
}
