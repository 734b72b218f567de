import { expect, it } from "vitest";
import { exampleContext } from "../../drawing/example-context.ts";
import { drawSupplyPoint } from "./supply-point.ts";

it("labels name and address of the customer, and none of the numbers between them", () => {
  for (let seed = 0; seed < 60; seed++) {
    const context = exampleContext(seed, seed % 2 ? "BR" : "AR");
    const { writer, content, look } = context;
    drawSupplyPoint(context, { x: 30, y: 60, width: 400 });
    const textOf = (wanted: string) =>
      writer.page.words
        .filter(({ label }) => label === wanted)
        .map(({ text }) => text)
        .join(" ");
    const shown = (text: string) => (look.allCapitals ? text.toUpperCase() : text);
    expect(textOf("customer.name")).toBe(shown(content.buyer.name));
    expect(textOf("customer.address")).toBe(shown(content.buyer.address.lines.join(" ")));
    expect(writer.page.words.length).toBeGreaterThan(
      (textOf("customer.name") + textOf("customer.address")).split(" ").length,
    );
  }
});
