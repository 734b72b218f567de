import { expect, it } from "vitest";
import { withoutCaptionOfName, withoutFormerName } from "./name-additions.ts";

it.each([
  ["Apellido y Nombre / Razón Social: Transportes Lenga S.R.L.", "Transportes Lenga S.R.L."],
  ["Nome/Razão Social: Padaria Ipê Ltda", "Padaria Ipê Ltda"],
  ["Company name : Alder Ltd", "Alder Ltd"],
  ["Firma: Moss GmbH", "Moss GmbH"],
])("of %s the name is %s", (line, name) => {
  expect(withoutCaptionOfName(line)).toBe(name);
});

it.each(["Moss: Alder & Co", "Firma Moss GmbH", "Studio 54: Records", "Name:"])("%s has no caption", (name) => {
  expect(withoutCaptionOfName(name)).toBe(name);
});

it.each([
  ["ALDER FOODS LIMITED (FORMERLY KNOWN AS MOSS PRIVATE LIMITED)", "ALDER FOODS LIMITED"],
  ["Alder AG (vormals: Moss AG)", "Alder AG"],
  ["Alder SAS (anciennement Moss", "Alder SAS"],
])("the former name is no part of %s", (line, name) => {
  expect(withoutFormerName(line)).toBe(name);
});

it.each(["Alder (India) Ltd", "Extra (Exeter) Ltd", "Former Glory Ltd"])("%s has no former name", (name) => {
  expect(withoutFormerName(name)).toBe(name);
});
