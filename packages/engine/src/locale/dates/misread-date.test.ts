import { expect, it } from "vitest";
import { parseDate } from "./date.ts";
import { repairDate, withoutTime } from "./misread-date.ts";

const read = (text: string, language = "en") => parseDate(repairDate(withoutTime(text), language), "dmy", language);

it.each([
  ["19.01.202119:51", "2021-01-19"],
  ["06.05.2009:49", "2020-05-06"],
  ["2025-10-1816:22", "2025-10-18"],
  ["19:51:4419.01.2021", "2021-01-19"],
  ["03/12/2015 16:32", "2015-12-03"],
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
  ["27 SEPTEKBER, 2024", "2024-09-27"],
  ["190ct'25", "2025-10-19"],
  ["19-0CT-2025", "2025-10-19"],
])("%s, as OCR misreads it, is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

it("nothing is made a date that does not look like one", () => {
  expect(repairDate("12:05:20", "en")).toBe("12:05:20");
  expect(repairDate("OIL/SO/2O", "en")).toBe("OIL/SO/2O");
  expect(repairDate("Marsh 3, 2024", "de")).toBe("Marsh 3, 2024");
});
