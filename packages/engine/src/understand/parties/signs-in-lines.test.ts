import { expect, it } from "vitest";
import { rulesWithout } from "../../rules.ts";
import { markedPage } from "../testing/marked-page.ts";
import { decodeName } from "./names/decode-names.ts";

/** The name on a picture above a line that may be part of it. */
function nameAbove(below: string, chance = 0.2, name = "MacAlder", off: "signs-in-lines"[] = []) {
  const words = (text: string, line: number, probability: number) =>
    text.split(" ").map((one, index, all) => ({
      text: one,
      at: [1 + all.slice(0, index).join(" ").length * 0.5 + index * 0.2, line] as const,
      labels: { "vendor.name": probability },
      source: "ocr" as const,
    }));
  const page = markedPage([...words(name, 1, 0.95), ...words(below, 2, chance)]);
  return decodeName({ ...page, rules: rulesWithout(off) }, "vendor.name")[0]?.value;
}

it("a line right below a seller's name that is set like it and may be part of it belongs to it", () => {
  expect(nameAbove("Timber Centre")).toBe("MacAlder Timber Centre");
  expect(nameAbove("Timber Centre", 0.2, "MacAlder", ["signs-in-lines"])).toBe("MacAlder");
});

it("a slogan, a line in capitals, a number and a line below a legal form do not", () => {
  expect(nameAbove("Timber Centre", 0.1)).toBe("MacAlder");
  expect(nameAbove("We build your dreams")).toBe("MacAlder");
  expect(nameAbove("TIMBER CENTRE")).toBe("MacAlder");
  expect(nameAbove("Store 0412")).toBe("MacAlder");
  expect(nameAbove("Timber Centre", 0.2, "MacAlder Ltd")).toBe("MacAlder Ltd");
});
