import { expect, it } from "vitest";
import { addressedPerson } from "./addressed-person.ts";

it.each([
  ["Dear Farid Moss,", "Farid Moss"],
  ["Bonjour Mme Anne Aulne,", "Anne Aulne"],
  ["Hallo Jan van Els!", undefined],
  ["Hola María José Olmo: gracias por su compra", "María José Olmo"],
  ["Dear Mrs Moss,", undefined],
  ["Dear Valued Customer,", undefined],
  ["Hello World of Coffee Ltd", undefined],
  ["dear anna moss,", undefined],
])("%s addresses %s", (line, name) => {
  expect(addressedPerson(line)).toBe(name);
});
