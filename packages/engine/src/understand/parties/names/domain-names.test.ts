import { describe, expect, it } from "vitest";
import type { Box } from "../../../page-text/page-text.ts";
import { orderWords } from "../../layout/reading-order.ts";
import { domainNamesIn } from "./domain-names.ts";

function namesIn(...texts: string[]): string[] {
  const words = texts.map((text, index) => ({
    text,
    box: [0.1, index / 20, 0.3, index / 20 + 0.02] as Box,
    confidence: 1,
    source: "text" as const,
    fontHeight: 0.02,
  }));
  const page = { page: 1, width: 100, height: 140, words, lines: [] };
  return domainNamesIn(orderWords([page])).map(({ name }) => name);
}

describe("e-mail and web addresses", () => {
  it.each([
    ["info@ember-tools.co.uk", "embertools"],
    ["www.ember.de", "ember"],
    ["https://shop.ember.com/terms", "ember"],
    ["E-Mail:billing@ember.fr", "ember"],
  ])("%s names %s", (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each(["ember@gmail.com", "www.ab.de", "ember.de", "4@5", "Total"])("%s contains no name", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
