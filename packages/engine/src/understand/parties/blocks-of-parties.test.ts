import { describe, expect, it } from "vitest";
import { allRules, type RuleName, rulesWithout } from "../../rules.ts";
import type { MarkedDocument } from "../decode/spans.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeAddress } from "./addresses/decode-addresses.ts";
import { withReturnAddress } from "./addresses/return-address.ts";
import { decodeName } from "./names/decode-names.ts";

const everyLabel: MarkedWord = {
  text: "x",
  at: [90, 80],
  labels: { "vendor.name": 0, "vendor.address": 0, "customer.name": 0, "customer.address": 0 },
};

/** One line of print: each word with the same labels. */
function line(text: string, at: readonly [number, number], labels: MarkedWord["labels"] = {}): MarkedWord[] {
  let x = at[0];
  return text.split(" ").map((word) => {
    const placed = { text: word, at: [x, at[1]] as const, labels };
    x += word.length * 0.5 + 0.3;
    return placed;
  });
}

/** A page on which these words begin a value and all others continue one. */
function page(words: readonly MarkedWord[], begins: readonly string[] = []): MarkedDocument {
  const document = markedPage([...words, everyLabel]);
  const starts = Float32Array.from(document.ordered.words, ({ text }) => (begins.includes(text) ? 0.9 : 0));
  return { ...document, predictions: { ...document.predictions, starts } };
}

function without(document: MarkedDocument, ...names: readonly RuleName[]): MarkedDocument {
  expect(names.every((rule) => allRules.has(rule))).toBe(true);
  return { ...document, rules: rulesWithout(names) };
}

const [address, name] = [{ "vendor.address": 0.95 }, { "vendor.name": 0.95 }];
const firstAddress = (document: MarkedDocument) => decodeAddress(document, "vendor.address")[0]?.value;

describe("an uncertain word of a name", () => {
  const words = (begins: readonly string[]) =>
    page([...line("Alder Institute of", [1, 1], name), ...line("Wood", [10.5, 1], { "vendor.name": 0.4 })], begins);

  it("belongs to it if it begins no other value", () => {
    expect(decodeName(words([]), "vendor.name")[0]?.value).toBe("Alder Institute of Wood");
    expect(decodeName(without(words(["Wood"]), "whole-name-lines"), "vendor.name")[0]?.value).toBe(
      "Alder Institute of",
    );
    expect(decodeName(without(words([]), "whole-values", "whole-name-lines"), "vendor.name")[0]?.value).toBe(
      "Alder Institute of",
    );
  });
});

describe("a name of two lines", () => {
  const two = (first: string) =>
    page([...line(first, [1, 1], name), ...line("Logistics GmbH", [1, 1.9], name)], ["Logistics"]);

  it("ends with its legal form", () => {
    expect(decodeName(two("Alder Harbour"), "vendor.name")[0]?.value).toBe("Alder Harbour Logistics GmbH");
    const cut = decodeName(without(two("Alder Harbour"), "legal-forms-end-names"), "vendor.name");
    expect(cut.map(({ value }) => value)).toContain("Logistics GmbH");
  });

  it("is two names if each line has a legal form", () => {
    const names = decodeName(two("Alder AG"), "vendor.name").map(({ value }) => value);
    expect(names.toSorted()).toEqual(["Alder AG", "Logistics GmbH"]);
  });
});

describe("a line beside a buyer's name that may belong to it", () => {
  const [sure, doubtful] = [{ "customer.name": 0.95 }, { "customer.name": 0.2 }];
  const names = (upper: readonly MarkedWord[], lower: readonly MarkedWord[], label = "customer.name") =>
    decodeName(page([...upper, ...lower], ["Office"]), label).map(({ value }) => value);

  it("belongs to it, above and below", () => {
    const below = page([...line("Society of Harbours", [1, 1], sure), ...line("Office East", [1, 1.9], doubtful)]);
    expect(decodeName(below, "customer.name")[0]?.value).toBe("Society of Harbours Office East");
    expect(decodeName(without(below, "doubtful-name-lines"), "customer.name")[0]?.value).toBe("Society of Harbours");
    expect(names(line("Office East", [1, 1], doubtful), line("of Harbours", [1, 1.9], sure))).toContain(
      "Office East of Harbours",
    );
  });

  it("does not if it is improbable, another field, further away or at another edge", () => {
    const below = (labels: MarkedWord["labels"], at: readonly [number, number]) =>
      names(line("Society of Harbours", [1, 1], sure), line("Office East", at, labels))[0];
    expect(below({ "customer.name": 0.1 }, [1, 1.9])).toBe("Society of Harbours");
    expect(below({ ...doubtful, contact: 0.7 }, [1, 1.9])).toBe("Society of Harbours");
    expect(below(doubtful, [1, 3])).toBe("Society of Harbours");
    expect(below(doubtful, [2, 1.9])).toBe("Society of Harbours");
  });

  it("does not beside a seller's name, where slogans are usual", () => {
    const words = [line("Alder Harbour", [1, 1], name), line("Est. 1920", [1, 1.9], { "vendor.name": 0.2 })] as const;
    expect(names(...words, "vendor.name")[0]).toBe("Alder Harbour");
  });
});

it.each(["616", "12-34"])("%s is no name", (text) => {
  const document = page(line(text, [1, 1], name));
  expect(decodeName(document, "vendor.name")).toEqual([]);
  expect(decodeName(without(document, "no-names"), "vendor.name")).toHaveLength(1);
});

describe("a line between two lines of an address", () => {
  const with3 = (between: string, labels: MarkedWord["labels"] = { "vendor.address": 0.1 }) =>
    page([
      ...line("Harbour Lane 9", [1, 1], address),
      ...line(between, [1, 2], labels),
      ...line("20097 Hamburg", [1, 3], address),
    ]);

  it("belongs to it", () => {
    expect(firstAddress(with3("Third floor"))).toBe("Harbour Lane 9, Third floor, 20097 Hamburg");
    expect(firstAddress(without(with3("Third floor"), "lines-between"))).toBe("Harbour Lane 9, 20097 Hamburg");
  });

  it.each(["Tel: 040 1234", "info@alder.test", "0401234567890"])("does not if it is %s", (text) => {
    expect(firstAddress(with3(text))).toBe("Harbour Lane 9, 20097 Hamburg");
  });

  it("does not if it is a caption of a form", () => {
    expect(firstAddress(with3("Town", {}))).toBe("Harbour Lane 9, 20097 Hamburg");
  });

  it("does not if it is another field", () => {
    expect(firstAddress(with3("Ann Brook", { contact: 0.9 }))).toBe("Harbour Lane 9, 20097 Hamburg");
  });
});

describe("a name with and without its legal form", () => {
  const [sign, small] = [
    line("ALDER PRESS", [1, 1], name),
    line("Alder Press Limited", [1, 9], { "vendor.name": 0.8 }),
  ];

  it("is given with it, as sure as the surer of both", () => {
    const found = decodeName(page([...sign, ...small]), "vendor.name");
    expect(found.map(({ value, repeats }) => [value, repeats])).toEqual([["Alder Press Limited", 2]]);
    expect(found[0]?.probability).toBeCloseTo(0.95);
    expect(decodeName(without(page([...sign, ...small]), "full-names"), "vendor.name")).toHaveLength(2);
  });

  it("is printed once where the next line repeats it", () => {
    const document = page([...line("Alder Press", [1, 1], name), ...line("Alder Press Limited", [1, 2], name)]);
    expect(decodeName(document, "vendor.name")[0]?.value).toBe("Alder Press Limited");
  });
});

describe("a line between a name and its address", () => {
  const block = (chance: number, gap = 0) =>
    page([
      ...line("Alder Ltd", [1, 1], name),
      ...line("Gleninagh South", [1, 1.9 + gap], { "vendor.address": chance }),
      ...line("Ballyvaughan", [1, 2.8 + gap], address),
      ...line("Co. Clare", [1, 3.7 + gap], address),
    ]);

  it("is the first of the address if it may be", () => {
    expect(firstAddress(block(0.3))).toBe("Gleninagh South, Ballyvaughan, Co. Clare");
    expect(firstAddress(without(block(0.3), "lines-below-names"))).toBe("Ballyvaughan, Co. Clare");
  });

  it("is not if it is improbable, or stands apart from the name", () => {
    expect(firstAddress(block(0.1))).toBe("Ballyvaughan, Co. Clare");
    expect(firstAddress(block(0.3, 2))).toBe("Ballyvaughan, Co. Clare");
  });
});

it("ends an address at a caption after a sign", () => {
  const document = page(line("Box 11, 101 38 Ely · Visits: Alder Road 4", [1, 1], address));
  expect(firstAddress(document)).toBe("Box 11, 101 38 Ely");
});

describe("a line with c/o above an address", () => {
  const street = line("Alder Road 44, 79189 Ely", [1, 2], address);

  it("is its first line, whatever the model takes it for", () => {
    const document = page([...line("c/o Family Birch", [1, 1], { contact: 0.9 }), ...street]);
    expect(firstAddress(document)).toBe("c/o Family Birch, Alder Road 44, 79189 Ely");
    expect(firstAddress(without(document, "care-of-lines"))).toBe("Alder Road 44, 79189 Ely");
  });

  it("belongs to another block where it stands apart", () => {
    const document = page([...line("c/o Family Birch", [30, 1], { contact: 0.9 }), ...street]);
    expect(firstAddress(document)).toBe("Alder Road 44, 79189 Ely");
  });
});

describe("addresses below each other", () => {
  const lines = ["Harbour Lane 9", "20097 Hamburg", "Germany", "Station Road 4", "50667 Cologne"];
  const document = page(lines.flatMap((text, index) => line(text, [1, index + 1], address)));

  it("are two if there are two postal codes", () => {
    const found = decodeAddress(document, "vendor.address").map(({ value }) => value);
    expect(found).toEqual(["Harbour Lane 9, 20097 Hamburg, Germany", "Station Road 4, 50667 Cologne"]);
    expect(firstAddress(without(document, "one-postal-code", "countries-end-addresses"))).toBe(lines.join(", "));
  });

  it("are two also if each has its postal code behind the street", () => {
    const inLine = page(
      ["Harbour Lane 9, 20097 Hamburg", "Station Road 4 50667 Cologne"].flatMap((text, at) =>
        line(text, [1, at + 1], address),
      ),
    );
    const found = decodeAddress(inLine, "vendor.address").map(({ value }) => value);
    expect(found).toEqual(["Harbour Lane 9, 20097 Hamburg", "Station Road 4 50667 Cologne"]);
  });

  it("are one if a house number is as long as a postal code", () => {
    const american = page(
      ["25900 Harbour Hwy", "Dayton, OH 45402"].flatMap((text, at) => line(text, [1, at + 1], address)),
    );
    expect(firstAddress(american)).toBe("25900 Harbour Hwy, Dayton, OH 45402");
  });
});

describe("the return line in an envelope window", () => {
  const seller = [
    ...line("Alder Furniture", [50, 1], name),
    ...line("Harbour Lane 9", [50, 2], address),
    ...line("20097 Hamburg", [50, 3], address),
  ];
  const customer = { "customer.address": 0.9 };
  const customersOf = (text: string) => {
    const document = page([...seller, ...line(text, [1, 9], customer), ...line("Mill Road 3", [1, 10], customer)]);
    const predictions = withReturnAddress(document.ordered, document.predictions);
    return decodeAddress({ ...document, predictions }, "customer.address")[0]?.value;
  };

  it("is the seller's if it repeats the seller's name and address", () => {
    expect(customersOf("Alder Furniture - Harbour Lane 9 - 20097 Hamburg")).toBe("Mill Road 3");
  });

  it("is the buyer's if it only has a street and a town of both", () => {
    expect(customersOf("Harbour Lane 9, 20097 Hamburg")).toBe("Harbour Lane 9, 20097 Hamburg, Mill Road 3");
  });
});

describe("a line of an address of which the models are sure of the end only", () => {
  const half = (before: MarkedWord["labels"], text = "Sadama 6,") =>
    page([...line(text, [1, 1], before), ...line("Tallinn", [1 + text.length * 0.5 + 0.3, 1], address)]);

  it("begins with its cell, where nothing else claims the words before", () => {
    expect(firstAddress(half({}))).toBe("Sadama 6, Tallinn");
    expect(firstAddress(without(half({}), "whole-address-lines"))).toBe("Tallinn");
    expect(firstAddress(half({ "customer.name": 0.9 }))).toBe("Tallinn");
    expect(firstAddress(half({}, "Sitz:"))).toBe("Tallinn");
    expect(firstAddress(half({}, "Send letters to"))).toBe("Tallinn");
  });
});

describe("two companies below each other", () => {
  const two = (first: string, second: string) =>
    decodeName(page([...line(first, [1, 1], name), ...line(second, [1, 1.9], name)]), "vendor.name")[0]?.value;

  it("are two names if each has its legal form", () => {
    expect(two("Alder Net Ltd", "Moss Telecom PLC")).toBe("Alder Net Ltd");
    expect(two("Alder Net GmbH", "& Co. KG")).toBe("Alder Net GmbH & Co. KG");
  });

  it("are one name if the lower repeats the upper without it", () => {
    expect(two("Alder Café Ltd", "Alder Café")).toBe("Alder Café Ltd");
  });
});

it("quotation marks and a caption are no part of a name", () => {
  const nameOn = (text: string) => decodeName(page(line(text, [1, 1], name)), "vendor.name")[0]?.value;
  expect(nameOn("“Alder Trading”")).toBe("Alder Trading");
  expect(nameOn("Razón Social: Alder S.A.")).toBe("Alder S.A.");
});

it("an amount in words is nobody's name", () => {
  const printed = (caption: string) =>
    decodeName(page([...line(caption, [1, 1]), ...line("Yüz Türk Lirası", [6, 1], name)]), "vendor.name").length;
  expect(printed("Yalnız:")).toBe(0);
  expect(printed("Firma:")).toBe(1);
});
