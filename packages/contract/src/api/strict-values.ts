/** Implausible values that versions before 1.3 accept and 1.3 refuses. */
type Problem = Readonly<{ path: string; problem: string }>;
type Members = Readonly<Record<string, unknown>>;

const ranges = [
  ["created_after", "created_before"],
  ["created_from", "created_to"],
  ["date_from", "date_to"],
  ["from", "to"],
  ["total_min", "total_max"],
] as const;

/** Codes withdrawn since 1999, which old invoices still show. Whether Intl lists them differs by its version. */
const withdrawn =
  "ADP AFA ANG ATS AZM BEF BGL BGN BYR CSD CUC CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MGF MRO MTL MXV " +
  "MZM NLG PTE ROL RUR SDD SIT SKK SLL SRG STD TMM TRL VEB VEF YUM ZMK ZWD ZWL";
const currencies: ReadonlySet<string> = new Set([...Intl.supportedValuesOf("currency"), ...withdrawn.split(" ")]);

const maximumDigits = 15;

/** Number of significant digits: 0.50 has one, 1200 has four. */
function digitsOf(value: number): number {
  const [mantissa = "", exponent] = Math.abs(value).toString().split("e");
  const digits = mantissa.replace(".", "").replace(/^0+/, "");
  return Math.max(digits.length, exponent === undefined ? 0 : Number(exponent) + 1);
}

const isMembers = (value: unknown): value is Members => typeof value === "object" && value !== null;

function rangeProblem(members: Members, prefix: string): Problem | undefined {
  for (const [first, last] of ranges) {
    const [from, to] = [members[first], members[last]];
    const isReversed =
      (typeof from === "number" && typeof to === "number" && from > to) ||
      (typeof from === "string" && typeof to === "string" && from > to);
    if (isReversed) return { path: prefix + last, problem: `must not be before ${first}` };
  }
  return undefined;
}

function valueProblem(name: string, value: unknown, path: string): Problem | undefined {
  if (name === "currency" && typeof value === "string" && /^[A-Z]{3}$/.test(value) && !currencies.has(value))
    return { path, problem: "is not a currency of ISO 4217" };
  if (typeof value === "number" && Number.isFinite(value) && digitsOf(value) > maximumDigits)
    return { path, problem: `must have at most ${maximumDigits} digits` };
  return undefined;
}

/** The first value of a query or a body that 1.3 refuses. Locations on a page are fractions, not amounts. */
export function strictProblem(input: unknown, prefix = ""): Problem | undefined {
  if (!isMembers(input)) return undefined;
  const reversed = rangeProblem(input, prefix);
  if (reversed) return reversed;
  for (const [name, value] of Object.entries(input)) {
    if (name === "location" || name === "metadata") continue;
    const path = prefix + name;
    const problem = isMembers(value) ? strictProblem(value, `${path}.`) : valueProblem(name, value, path);
    if (problem) return problem;
  }
  return undefined;
}
