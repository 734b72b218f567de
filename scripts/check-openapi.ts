/**
 * Whether others make good clients of the API's document: `npm run check:openapi`. Spectral and Redocly judge it by their strictest
 * published rules; openapi-typescript makes a client of it, which is compiled and used against a running service. The tools weigh
 * 130 MB, so they are no dependencies: exact versions are installed beside the others once, without running their scripts.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareGround } from "../packages/server/src/testing/backends.ts";
import { startTestService } from "../packages/server/src/testing/test-service.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const document = join(root, "docs/openapi.json");
const tools = join(root, "node_modules/.cache/openapi-tools");
const versions = {
  "@stoplight/spectral-cli": "6.16.3",
  "@redocly/cli": "2.73.0",
  "openapi-typescript": "7.13.0",
  "openapi-fetch": "0.17.0",
  typescript: "5.9.3",
  "@types/node": "24.19.2",
};

function run(bin: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const options = { cwd: tools, stdio: "inherit", env: { ...process.env, ...environment } } as const;
  return spawnSync(bin, args, options).status === 0;
}

const tool = (name: string, ...args: readonly string[]) =>
  run(process.execPath, [join(tools, "node_modules/.bin", name), ...args], { REDOCLY_TELEMETRY: "off" });

function install(): boolean {
  const wanted = JSON.stringify({ private: true, type: "module", dependencies: versions });
  const marker = join(tools, `installed-${Object.values(versions).join("-")}`);
  if (existsSync(marker)) return true;
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, "package.json"), wanted);
  const installed = run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"]);
  if (installed) writeFileSync(marker, "");
  return installed;
}

/** What a user writes who has only the document: every value and every name is checked against the generated types. */
const client = `import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

const [url, key] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: \`\${url}/v1\`, headers: { authorization: \`Bearer \${key}\` } });

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const field: components["schemas"]["CustomField"] | undefined = (
  await client.POST("/fields", { body: { name: "project", type: "code", captions: ["Project"], near: "customer" } })
).data?.data;
must(field?.near === "customer", "the field was not made");

const list = await client.GET("/invoices", { params: { query: { limit: 5, sort: "-total_amount", total_min: 10 } } });
must(list.data?.data.pagination.total === 0, "the list is not empty");

const wrong = await client.GET("/invoices/{id}", { params: { path: { id: "inv_1" } } });
must(wrong.error?.error.code === "NOT_FOUND", "an invoice that nobody has was found");

const answer = await client.POST("/query", { body: { query: "{ invoices(first: 1) { pagination { total } } }" } });
must(answer.data?.success === true, "the query failed");
`;

function compile(): boolean {
  if (!tool("openapi-typescript", document, "-o", join(tools, "api.ts"))) return false;
  writeFileSync(join(tools, "client.ts"), client);
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--skipLibCheck", "--target", "esnext"];
  const modules = ["--module", "nodenext", "--types", "node"];
  return tool("tsc", ...strict, ...modules, "client.ts");
}

async function use(): Promise<boolean> {
  const backend = "sqlite and a folder";
  const ground = await prepareGround(backend);
  const service = await startTestService(backend, { ground });
  try {
    // Not waited for by the thread: the service has to answer meanwhile.
    const client = spawn(process.execPath, ["client.js", service.url, service.apiKey], {
      cwd: tools,
      stdio: "inherit",
    });
    const [status] = (await once(client, "close")) as [number | null];
    return status === 0;
  } finally {
    await service.stop();
    ground.remove();
  }
}

const ruleset = join(tools, ".spectral.json");
const steps = {
  "tools are installed": install,
  "spectral: no error, warning or hint": () => {
    writeFileSync(ruleset, JSON.stringify({ extends: ["spectral:oas"] }));
    return tool("spectral", "lint", "--fail-severity=hint", "--ruleset", ruleset, document);
  },
  "redocly: recommended-strict": () => tool("redocly", "lint", "--extends=recommended-strict", document),
  "a generated client compiles": compile,
  "and works": use,
};

for (const [name, step] of Object.entries(steps)) {
  const passed = await step();
  console.log(`${passed ? "ok  " : "FAIL"} ${name}`);
  if (passed) continue;
  process.exitCode = 1;
  break;
}
