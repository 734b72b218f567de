import { isId, type Plan, planNames } from "@inkvoice/contract";
import { type Role, roles } from "@inkvoice/contract/dashboard";
import ipaddr from "ipaddr.js";

/** An invalid value; the message completes the sentence "INKVOICE_X …". */
export class SettingProblem extends Error {}

export function text(value: string): string {
  return value;
}

export function optionalText(value: string): string | undefined {
  return value === "" ? undefined : value;
}

/** A folder of the bucket, without leading or trailing slash. */
export function folderName(value: string): string {
  if (/^[\w.-]+(\/[\w.-]+)*$/.test(value)) return value;
  throw new SettingProblem("must be the name of a folder, such as bulk");
}

export function wholeNumber(minimum: number, maximum: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new SettingProblem(`must be a whole number from ${minimum} to ${maximum}`);
  };
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return (value: string): Choice => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice !== undefined) return choice;
    throw new SettingProblem(`must be one of ${choices.join(", ")}`);
  };
}

export const plan = oneOf(planNames);

/** Such as `free=1024,pro=51200`. */
export function amountByPlan(value: string): ReadonlyMap<Plan, number> {
  const entries = value.split(",").filter((entry) => entry.trim() !== "");
  return new Map(
    entries.map((entry) => {
      const [name = "", amount = ""] = entry.split("=");
      return [plan(name.trim()), wholeNumber(0, 1e12)(amount.trim())];
    }),
  );
}

/** An http or https URL without a trailing slash; undefined if empty. */
export function address(value: string): string | undefined {
  if (value === "") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingProblem("must be an http or https address");
  if (url.search || url.hash || url.username)
    throw new SettingProblem("must not carry credentials, a query or a fragment");
  return url.href.replace(/\/+$/, "");
}

/** May carry credentials, percent-encoded where needed. */
export function proxyAddress(value: string): URL | undefined {
  if (value === "") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== "http:" || url.pathname !== "/" || url.search || url.hash)
    throw new SettingProblem("must be an address as http://[user:password@]host:port");
  if (/%(?![0-9a-f]{2})/i.test(url.username + url.password))
    throw new SettingProblem("must have its user and password percent-encoded");
  return url;
}

/** The provider's identifier, kept exactly: a trailing slash is part of it. */
export function issuer(value: string): string | undefined {
  return address(value) && value;
}

/** Lower-case host names. */
export function domainList(value: string): readonly string[] {
  const entries = value.split(",").map((entry) => entry.trim().toLowerCase());
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(entry)) return entry;
      throw new SettingProblem(`must be a comma-separated list of domains such as example.com; "${entry}" is none`);
    });
}

const role = oneOf(roles);

/** Such as `acc_0123=viewer,acc_4567=member`. */
export function roleByAccount(value: string): ReadonlyMap<string, Role> {
  const entries = value.split(",").filter((entry) => entry.trim() !== "");
  return new Map(
    entries.map((entry) => {
      const [id = "", name = ""] = entry.split("=").map((part) => part.trim());
      if (isId("account", id)) return [id, role(name)];
      throw new SettingProblem(`must be a comma-separated list such as acc_…=viewer; "${entry.trim()}" is none`);
    }),
  );
}

export function postgresAddress(value: string): string | undefined {
  if (value === "") return undefined;
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new SettingProblem("must be a PostgreSQL address such as postgres://user:password@host:5432/database");
}

/** A PostgreSQL address, or "off". */
export const directAddress = (value: string): string | undefined => (value === "off" ? value : postgresAddress(value));

export function cidrList(value: string): readonly string[] {
  const entries = value.split(",").map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      if (ipaddr.isValidCIDR(entry)) return entry;
      if (ipaddr.isValid(entry)) return `${entry}/${ipaddr.parse(entry).kind() === "ipv4" ? 32 : 128}`;
      throw new SettingProblem(`must be a comma-separated list of addresses or CIDRs; "${entry}" is neither`);
    });
}

/** Origins as browsers send them: scheme, host and port. */
export function originList(value: string): readonly string[] {
  const entries = value.split(",").map((entry) => entry.trim());
  return entries
    .filter((entry) => entry !== "")
    .map((entry) => {
      if (entry === "*" || (URL.canParse(entry) && new URL(entry).origin === entry)) return entry;
      throw new SettingProblem(
        `must be a comma-separated list of origins such as https://app.example.com; "${entry}" is none`,
      );
    });
}

export function portList(value: string): readonly number[] {
  return value.split(",").map((entry) => wholeNumber(1, 65_535)(entry.trim()));
}

/** Number of proxies in front, or their addresses; false if clients connect directly. */
export function trustedProxies(value: string): number | readonly string[] | false {
  if (value === "" || value === "0" || value === "false") return false;
  return /^\d+$/.test(value) ? wholeNumber(1, 10)(value) : cidrList(value);
}

export function encryptionKey(value: string): Buffer | undefined {
  if (value === "") return undefined;
  if (/^[0-9a-fA-F]{64}$/.test(value) && new Set(value).size >= 8) return Buffer.from(value, "hex");
  throw new SettingProblem("must be 32 random bytes in hexadecimal; `openssl rand -hex 32` makes them");
}

export function encryptionKeyList(value: string): readonly Buffer[] {
  const entries = value.split(",").map((entry) => entry.trim());
  return entries.flatMap((entry) => encryptionKey(entry) ?? []);
}

export function positiveNumber(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number > 0 && Number.isFinite(number)) return number;
  throw new SettingProblem("must be a number above 0");
}

/** Manually typed secrets are often short, or one character repeated. */
function isGuessable(secret: string, leastLength: number): boolean {
  return secret.length < leastLength || new Set(secret).size < 8;
}

const howToMakeOne = "`openssl rand -hex 32` makes a good one, and so does leaving it empty";

export function apiKeyText(value: string): string | undefined {
  if (value === "") return undefined;
  const [, random = ""] = /^ink_live_([A-Za-z0-9_-]{1,200})$/.exec(value) ?? [];
  if (!isGuessable(random, 20)) return value;
  throw new SettingProblem(
    `must be ink_live_ and at least 20 letters or digits that nobody can guess; ${howToMakeOne}`,
  );
}

export function webhookSecretText(value: string): string | undefined {
  if (value === "") return undefined;
  if (!isGuessable(value, 20)) return value;
  throw new SettingProblem(`must have at least 20 characters that nobody can guess; ${howToMakeOne}`);
}
