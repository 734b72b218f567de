import { expect, it } from "vitest";
import { parseDate } from "./date.ts";
import { repairDate, withoutTime } from "./misread-date.ts";

const read = (text: string, language = "en") => parseDate(repairDate(withoutTime(text), language), "dmy", language);

it.each([
  ["21.03.202218:40", "2022-03-21"],
  ["07.04.2008:31", "2020-04-07"],
  ["2025-10-1610:05", "2025-10-16"],
  ["18:40:2721.03.2022", "2022-03-21"],
  ["04/11/2016 10:20", "2016-11-04"],
  ["28.08.'24", "2024-08-28"],
])("%s, with a time of day or an apostrophe, is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

it.each([
  ["06.O5.2020", "2020-05-06"],
  ["l2/03/2019", "2019-03-12"],
  ["12/O3/2O19", "2019-03-12"],
  ["06,05.2020", "2020-05-06"],
  ["06:05:2020", "2020-05-06"],
  ["18 SEPTEKBER, 2025", "2025-09-18"],
  ["170ct'25", "2025-10-17"],
  ["17-0CT-2025", "2025-10-17"],
])("%s, as OCR misreads it, is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

it("nothing is made a date that does not look like one", () => {
  expect(repairDate("12:05:20", "en")).toBe("12:05:20");
  expect(repairDate("OIL/SO/2O", "en")).toBe("OIL/SO/2O");
  expect(repairDate("Marsh 3, 2024", "de")).toBe("Marsh 3, 2024");
});
