import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

const mail = (buyer: number) => {
  const line = (text: string, y: number, chance: number) =>
    text.split(" ").map(
      (word, index, all): MarkedWord => ({
        text: word,
        at: [1 + (index > 0 ? all.slice(0, index).join(" ").length * 0.5 + 0.5 : 0), y],
        labels: { "customer.name": chance },
      }),
    );
  return markedPage([...line("Dear Farid Moss,", 1, 0), ...line("Alder Trading", 9, buyer)]);
};

it("the person whom a mail addresses is the buyer where no other is printed", () => {
  expect(decodeName(mail(0), "customer.name")[0]).toMatchObject({ value: "Farid Moss", probability: 0.8 });
  expect(decodeName(mail(0.6), "customer.name")[0]?.value).toBe("Alder Trading");
  expect(decodeName({ ...mail(0), rules: rulesWithout(["addressed-buyers"]) }, "customer.name")).toEqual([]);
});
