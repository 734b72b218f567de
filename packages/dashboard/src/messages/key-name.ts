import { defaultKeyNames } from "@inkvoice/contract/default-key-names";
import { messages } from "./messages.ts";

const defaults = Object.entries(defaultKeyNames) as [keyof typeof defaultKeyNames, string][];

/** A key's name; default names are translated. */
export function keyName(name: string): string {
  const known = defaults.find(([, english]) => english === name)?.[0];
  return known ? messages.keys.defaultNames[known] : name;
}
