import type { CustomField, Vendor } from "@inkvoice/contract";
import {
  type CustomFieldInputs,
  enteredValues,
  inputsFrom,
  isCurrencyOrNone,
} from "../custom-fields/entered-values.ts";

type Defaults = Vendor["defaults"];

/** A vendor's defaults while they are typed: every value a text, an empty one for none. */
export type DefaultsDraft = Readonly<{ currency: string; values: CustomFieldInputs }>;

export const defaultsDraft = ({ currency = "", custom_fields = {} }: Defaults): DefaultsDraft => ({
  currency,
  values: inputsFrom(custom_fields),
});

/** The defaults as they are sent. Values of custom fields that no longer exist are left out. */
export function enteredDefaults({ currency, values }: DefaultsDraft, fields: readonly CustomField[]): Defaults {
  const entered = enteredValues(values, fields);
  return {
    ...(currency !== "" && { currency }),
    ...(Object.keys(entered).length > 0 && { custom_fields: entered }),
  };
}

export const defaultsProblems = ({ currency }: DefaultsDraft): "currency"[] =>
  isCurrencyOrNone(currency) ? [] : ["currency"];
