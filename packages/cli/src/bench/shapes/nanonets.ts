import { type Json, list, member, text } from "../json-walk.ts";
import type { Shape } from "./shape.ts";
import { plainName, readUserNamedFields, type ValueOf } from "./user-named-fields.ts";

const labelOf = (each: Json) => plainName(text(member(each, "label")) ?? "");
const printed = (each: Json) => text(member(each, "ocr_text") ?? member(each, "text"));

const finder =
  (fields: readonly Json[]): ValueOf =>
  (...names) =>
    names
      .flatMap((name) => fields.filter((field) => labelOf(field) === name).map(printed))
      .find((value) => value !== undefined);

/** Cells of one table by their rows; page after page. */
function rowsOf(tables: readonly Json[]): readonly ValueOf[] {
  return tables.flatMap((table) => {
    const rows = Map.groupBy(list(member(table, "cells")), (cell) => member(cell, "row"));
    const labelled = [...rows.values()].filter((cells) => cells.some((cell) => labelOf(cell) !== ""));
    return labelled.map(finder);
  });
}

/** Prediction for a file: labels of the model, with printed texts, for each page. */
export const nanonets: Shape = {
  name: "Nanonets",
  recognises: (answer) => list(member(answer, "result")).some((page) => Array.isArray(member(page, "prediction"))),
  read(answer, wanted) {
    const predictions = list(member(answer, "result")).flatMap((page) => list(member(page, "prediction")));
    const isTable = (each: Json) => member(each, "type") === "table";
    const fields = predictions.filter((each) => !isTable(each));
    return readUserNamedFields(finder(fields), rowsOf(predictions.filter(isTable)), wanted);
  },
};
