import { readArguments } from "../scripts/read-arguments.ts";
import { comparePaired } from "./held-out/paired-bootstrap.ts";
import { readRun, type SavedRun } from "./held-out/saved-run.ts";

const usage = `Usage: node eval/compare.ts --before RUN [--before RUN …] --after RUN [--after RUN …] [--part PART] [--kind KIND]

Compares two designs by runs that npm run eval -- DIR --save FILE kept, one file a seed.

  --part PART   only documents of this part: develop or choose
  --kind KIND   only documents of this kind, such as digital`;

const { values } = readArguments(usage, {
  options: {
    before: { type: "string", multiple: true, default: [] },
    after: { type: "string", multiple: true, default: [] },
    part: { type: "string" },
    kind: { type: "string" },
  },
});
if (values.before.length === 0 || values.after.length === 0) {
  console.error(usage);
  process.exit(2);
}

const [before, after] = [values.before, values.after].map((files) => files.map((file) => chosen(readRun(file))));
const documents = Object.values(before?.[0] ?? {});
const sources = new Set(documents.map(({ source }) => source)).size;
console.log(`${documents.length} documents of ${sources} sources, ${before?.length} against ${after?.length} runs`);
for (const { figure, before: old, after: now, low, high } of comparePaired(before ?? [], after ?? [])) {
  const points = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(100 * share).toFixed(1)}`;
  const verdict = low > 0 ? "better" : high < 0 ? "WORSE" : "within chance";
  const range = `${points(now - old)} points (${points(low)} to ${points(high)})`;
  console.log(`${figure.padEnd(28)}${(100 * old).toFixed(1)} → ${(100 * now).toFixed(1)} %  ${range}  ${verdict}`);
}

function chosen(run: SavedRun): SavedRun {
  const isChosen = ({ part, kind }: SavedRun[string]) =>
    (values.part === undefined || part === values.part) && (values.kind === undefined || kind === values.kind);
  return Object.fromEntries(Object.entries(run).filter(([, counts]) => isChosen(counts)));
}
