/**
 * Whether others make good clients of the API's document: `npm run check:openapi`. Spectral and Redocly judge it by
 * their strictest published rules; openapi-typescript makes a client of it and quicktype types for Python and Java, and
 * all are used against a running service. The tools weigh 150 MB, so they are no dependencies: exact versions are
 * installed beside the others once, without running their scripts. openapi-generator is not among them: its program is
 * published on Maven Central only.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDebianPackages } from "../packages/server/src/testing/debian-packages.ts";
import { readingOf, storeInvoice } from "../packages/server/src/testing/store-invoice.ts";
import { startTestService } from "../packages/server/src/testing/test-service.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const document = join(root, "docs/openapi.json");
const tools = join(root, "node_modules/.cache/openapi-tools");
const versions = {
  "@stoplight/spectral-cli": "6.16.3",
  "@redocly/cli": "2.73.0",
  "openapi-typescript": "7.13.0",
  "openapi-fetch": "0.17.0",
  quicktype: "26.0.0",
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

/** A user's code written from the document alone; all values and names are checked against the generated types. */
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

/** Every response must survive a round trip through the generated types. */
const pythonClient = `import json, sys, urllib.error, urllib.request
from api import api_from_dict, api_to_dict

url, key, invoice = sys.argv[1:]

def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": "Bearer " + key, "content-type": "application/json"}
    try:
        return json.load(urllib.request.urlopen(urllib.request.Request(url + "/v1" + path, data, headers)))
    except urllib.error.HTTPError as error:
        return json.load(error)

answers = {
    "CustomField": ask("/fields", {"name": "cost_centre", "type": "code", "captions": ["Cost centre"]})["data"],
    "Invoice": ask("/invoices/" + invoice)["data"],
    "InvoiceList": ask("/invoices?limit=5&sort=-total_amount")["data"],
    "ErrorBody": ask("/invoices/inv_1")["error"],
}
typed = api_from_dict(answers)
assert typed.invoice.extracted_data.total_amount == answers["Invoice"]["extracted_data"]["total_amount"]

def without_nulls(value):
    if isinstance(value, list):
        return [without_nulls(each) for each in value]
    if isinstance(value, dict):
        return {name: without_nulls(each) for name, each in value.items() if each is not None}
    return value

given, returned = without_nulls(answers), without_nulls(api_to_dict(typed))
assert returned == given, (returned, given)
`;

const javaClient = `package inkvoice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

public class Client {
    public static void main(String[] args) throws Exception {
        var mapper = new ObjectMapper();
        var answers = mapper.createObjectNode();
        answers.set("Invoice", ask(mapper, args, "/invoices/" + args[2]).get("data"));
        answers.set("InvoiceList", ask(mapper, args, "/invoices?limit=5").get("data"));
        answers.set("ErrorBody", ask(mapper, args, "/invoices/inv_1").get("error"));
        Answers typed = mapper.treeToValue(answers, Answers.class);
        var total = answers.at("/Invoice/extracted_data/total_amount").asDouble();
        if (typed.getInvoice().getExtractedData().getTotalAmount() != total) throw new Exception("another total");
        if (!typed.getInvoiceList().getInvoices().get(0).getID().equals(args[2])) throw new Exception("another invoice");
    }

    static JsonNode ask(ObjectMapper mapper, String[] args, String path) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(args[0] + "/v1" + path));
        request.header("authorization", "Bearer " + args[1]);
        return mapper.readTree(HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body());
    }
}
`;

const jackson = ["core", "databind", "annotations"].map((part) => `/usr/share/java/jackson-${part}.jar`);
const classpath = (folder: string) => [folder, ...jackson].join(":");

function compileJava(): boolean {
  const missing = jackson.some((path) => !existsSync(path)) || spawnSync("javac", ["--version"]).error !== undefined;
  if (missing) installDebianPackages("The Java client", "default-jdk-headless", "libjackson2-databind-java");
  const folder = join(tools, "java");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "inkvoice"), { recursive: true });
  const options = ["--lang", "java", "--package", "inkvoice", "--array-type", "list", "--top-level", "Answers"];
  const out = ["--out", join(folder, "inkvoice/Answers.java")];
  if (!tool("quicktype", "--src-lang", "schema", ...options, ...out, "api.schema.json")) return false;
  writeFileSync(join(folder, "inkvoice/Client.java"), javaClient);
  // Its converter does not compile with Debian's Jackson, and only configures a mapper.
  const sources = globSync(join(folder, "inkvoice/*.java")).filter((path) => !path.endsWith("Converter.java"));
  return run("javac", ["-cp", classpath(folder), "-d", folder, ...sources]);
}

/** The document's schemas under one root, as JSON Schema. */
function makePython(): boolean {
  const text = readFileSync(document, "utf8").replaceAll("#/components/schemas/", "#/$defs/");
  // Timestamps stay text: converting them would need a package.
  const { components } = JSON.parse(text, (name, value) =>
    name === "format" && typeof value === "string" ? undefined : value,
  );
  const wanted = ["CustomField", "Invoice", "InvoiceList", "ErrorBody"];
  const properties = Object.fromEntries(wanted.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  writeFileSync(
    join(tools, "api.schema.json"),
    JSON.stringify({ type: "object", properties, $defs: components.schemas }),
  );
  writeFileSync(join(tools, "client.py"), pythonClient);
  const python = ["--lang", "python", "--python-version", "3.7", "--top-level", "Api", "--out", "api.py"];
  return tool("quicktype", "--src-lang", "schema", ...python, "api.schema.json");
}

function compile(): boolean {
  if (!tool("openapi-typescript", document, "-o", join(tools, "api.ts"))) return false;
  writeFileSync(join(tools, "client.ts"), client);
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--skipLibCheck", "--target", "esnext"];
  const modules = ["--module", "nodenext", "--types", "node"];
  return tool("tsc", ...strict, ...modules, "client.ts");
}

async function isDone(program: string, args: readonly string[]): Promise<boolean> {
  // Asynchronous, because the service must answer meanwhile.
  const child = spawn(program, args, { cwd: tools, stdio: "inherit" });
  const [status] = (await once(child, "close")) as [number | null];
  return status === 0;
}

async function use(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), "inkvoice-openapi-"));
  const remove = () => rmSync(dataDir, { recursive: true });
  const fixture = { environment: { INKVOICE_DATA_DIR: dataDir }, dataDir, remove };
  const service = await startTestService("sqlite and a folder", { fixture });
  try {
    if (!(await isDone(process.execPath, ["client.js", service.url, service.apiKey]))) return false;
    const id = await storeInvoice(service.running.services.db, service.accountId, { data: readingOf() });
    const asked = [service.url, service.apiKey, id];
    if (!(await isDone("python3", ["client.py", ...asked]))) return false;
    return await isDone("java", ["-cp", classpath(join(tools, "java")), "inkvoice.Client", ...asked]);
  } finally {
    await service.stop();
    remove();
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
  "types for Python are generated": makePython,
  "a Java client of generated types compiles": compileJava,
  "and all work": use,
};

for (const [name, step] of Object.entries(steps)) {
  const passed = await step();
  console.log(`${passed ? "ok  " : "FAIL"} ${name}`);
  if (passed) continue;
  process.exitCode = 1;
  break;
}
