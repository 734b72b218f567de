import type { Random } from "../random.ts";
import type { SymbolFormat } from "./symbol.ts";

/** Values of an invoice that its code repeats. */
export type CodeContent = Readonly<{
  random: Random;
  seller: string;
  buyer: string;
  number: string;
  date: string;
  due: string;
  total: number;
}>;

/** A code as printed, with the values that must be found in it. */
export type CodeExample = Readonly<{
  format: SymbolFormat;
  payload: string;
  values: Readonly<Record<string, string | number>>;
}>;
