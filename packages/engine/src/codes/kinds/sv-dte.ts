import type { CodeParser } from "../payload.ts";
import { date, reading } from "./values.ts";
import { addressAt } from "./web-address.ts";

/** El Salvador's electronic document: its generation code and day. */
export const svDte: CodeParser = {
  kind: "sv-dte",
  read({ text }) {
    // Some programs write the separators as vertical bars.
    const address = addressAt(text.replace(/\||%7C/gi, "&"), ["gob.sv"]);
    const code = address?.query.get("codgen")?.toUpperCase() ?? "";
    if (!address || !/^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(code)) return undefined;
    return reading({ generation_code: code, date: date(address.query.get("fechaemi"), "ymd") });
  },
};
