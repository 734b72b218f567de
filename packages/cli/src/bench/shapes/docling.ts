import { type Json, list, member } from "../json-walk.ts";
import type { Shape } from "./shape.ts";
import { plainName, readUserNamedFields, type ValueOf } from "./user-named-fields.ts";

const pagesOf = (answer: Json) => list(member(answer, "pages"));
const dataOf = (page: Json) => member(page, "extracted_data");

/** `{vendor: {name}}` and `{vendor_name}` are the same to a reader; a member without a value is none. */
function flat(value: Json, prefix = ""): readonly (readonly [string, Json])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]): readonly (readonly [string, Json])[] => {
    const full = prefix + plainName(name);
    if (typeof each === "object" && each !== null && !Array.isArray(each)) return flat(each, `${full}_`);
    return each === null || each === "" ? [] : [[full, each]];
  });
}

const finder =
  (members: readonly (readonly [string, Json])[]): ValueOf =>
  (...names) =>
    names
      .flatMap((name) => members.filter(([own]) => own === name).map(([, value]) => value))
      .find((value) => value !== undefined);

/** Result of `DocumentExtractor`: for each page the members of the user's template; the first page that has one counts. */
export const docling: Shape = {
  name: "docling",
  recognises: (answer) => pagesOf(answer).some((page) => typeof dataOf(page) === "object"),
  read(answer, wanted) {
    const members = pagesOf(answer).flatMap((page) => flat(dataOf(page)));
    const tables = members.filter(([name, value]) => Array.isArray(value) && /items|lines/.test(name));
    const lines = tables.flatMap(([, rows]) => list(rows)).map((row) => finder(flat(row)));
    return readUserNamedFields(finder(members.filter(([, value]) => !Array.isArray(value))), lines, wanted);
  },
};
