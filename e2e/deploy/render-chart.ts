import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, parseAllDocuments, stringify } from "yaml";
import { isTrue, Templates } from "./go-template.ts";

const chart = join(import.meta.dirname, "../../deploy/helm/inkvoice");

/** A Kubernetes object, as far as the tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: what a manifest holds is what the tests are about
export type Manifest = Record<string, any>;

type Values = Readonly<Record<string, unknown>>;

const chartFunctions = {
  quote: (value: unknown) => JSON.stringify(String(value ?? "")),
  default: (otherwise: unknown, value: unknown) => (isTrue(value) ? value : otherwise),
  not: (value: unknown) => !isTrue(value),
  required: (message: unknown, value: unknown) => {
    if (value === undefined || value === null || value === "") throw new Error(String(message));
    return value;
  },
  toYaml: (value: unknown) => stringify(value).trimEnd(),
  nindent: (spaces: unknown, text: unknown) =>
    `\n${String(text)
      .split("\n")
      .map((line) => (line === "" ? "" : " ".repeat(Number(spaces)) + line))
      .join("\n")}`,
};

function merged(base: unknown, over: unknown): unknown {
  const isObject = (value: unknown): value is Values =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(over)) return over === undefined ? base : over;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merged(base[name], over[name])]));
}

/** The chart rendered with these values, as manifests. */
export function renderChart(values: Values): Manifest[] {
  const templates = new Templates(chartFunctions);
  const about = parse(readFileSync(join(chart, "Chart.yaml"), "utf8"));
  const own = parse(readFileSync(join(chart, "values.yaml"), "utf8"));
  const root = {
    Values: merged(own, values),
    Chart: { Name: about.name, Version: about.version, AppVersion: about.appVersion },
    Release: { Name: "test", Namespace: "default", Service: "Helm" },
  };
  const files = globSync("templates/*", { cwd: chart }).sort();
  const parsed = files.map((file) => ({ file, nodes: templates.parse(readFileSync(join(chart, file), "utf8")) }));
  return parsed
    .filter(({ file }) => file.endsWith(".yaml"))
    .flatMap(({ file, nodes }) =>
      manifestsIn(basename(file), templates.render(nodes, { dot: root, root, variables: {} })),
    );
}

function manifestsIn(file: string, text: string): Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}\n${text}`);
    const manifest = document.toJS();
    return manifest === null ? [] : [manifest];
  });
}
