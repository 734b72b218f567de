import type { Random } from "../random.ts";
import type { SymbolFormat } from "./symbol.ts";

/** What an invoice says and its code repeats. */
export type CodeContent = Readonly<{
  random: Random;
  seller: string;
  buyer: string;
  number: string;
  date: string;
  due: string;
  total: number;
}>;

/** A code as somebody would print it, with what a reader must find in it. */
export type CodeExample = Readonly<{
  format: SymbolFormat;
  payload: string;
  values: Readonly<Record<string, string | number>>;
}>;
