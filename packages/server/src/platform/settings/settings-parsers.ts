import { planNames } from "@inkvoice/contract";
import ipaddr from "ipaddr.js";

/** A value that a setting cannot take; the message completes the sentence "INKVOICE_X …". */
export class SettingProblem extends Error {}

export function text(value: string): string {
  return value;
}

export function optionalText(value: string): string | undefined {
  return value === "" ? undefined : value;
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

/** An http or https address without a trailing slash; undefined when not given. */
export function address(value: string): string | undefined {
  if (value === "") return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingProblem("must be an http or https address");
  if (url.search || url.hash || url.username)
    throw new SettingProblem("must not carry credentials, a query or a fragment");
  return url.href.replace(/\/+$/, "");
}

export function postgresAddress(value: string): string | undefined {
  if (value === "") return undefined;
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new SettingProblem("must be a PostgreSQL address such as postgres://user:password@host:5432/database");
}

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

export function portList(value: string): readonly number[] {
  return value.split(",").map((entry) => wholeNumber(1, 65_535)(entry.trim()));
}

/** How many proxies stand in front, or which addresses they have; false when clients connect directly. */
export function trustedProxies(value: string): number | readonly string[] | false {
  if (value === "" || value === "0" || value === "false") return false;
  return /^\d+$/.test(value) ? wholeNumber(1, 10)(value) : cidrList(value);
}

export function positiveNumber(value: string): number {
  const number = Number(value);
  if (value.trim() !== "" && number > 0 && Number.isFinite(number)) return number;
  throw new SettingProblem("must be a number above 0");
}

export function apiKeyText(value: string): string | undefined {
  if (value === "") return undefined;
  if (/^ink_live_[A-Za-z0-9_-]{16,200}$/.test(value)) return value;
  throw new SettingProblem("must be ink_live_ followed by at least 16 letters or digits");
}
