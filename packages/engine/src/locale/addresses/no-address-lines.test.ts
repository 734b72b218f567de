import { expect, it } from "vitest";
import { addressOnly } from "./no-address-lines.ts";

it.each([
  "Avv. Elena Marchesini – Avv. Corrado Rossi",
  "Dr. med. Anna Weiß",
  "Inh. Birte Claußen",
  "Inhaber Beat Moss",
  "ATF Alder Family Trust",
  "Attn: Pavel Hruška",
  "601 - General de Ley Personas Morales",
  "MA-PE 8-20, LA 9-18",
  "Mo - Fr: 9.00 - 18.30",
  "RPR Gent, afd. Kortrijk",
])("%s is no line of an address", (line) => {
  expect(addressOnly(line)).toBe("");
});

it.each([
  ["L-2338 Luxembourg. R.C.S. Luxembourg", "L-2338 Luxembourg"],
  ["Hafenstr. 5, 28217 Bremen, Amtsgericht Bremen", "Hafenstr. 5, 28217 Bremen"],
  ["Femke de Graaf | IJsselkade 18-2 | 7201 HC Zutphen", "IJsselkade 18-2 | 7201 HC Zutphen"],
])("of %s the address is %s", (line, address) => {
  expect(addressOnly(line)).toBe(address);
});

it.each([
  "Dr.-Karl-Renner-Ring 1",
  "Karl-Marx-Str. 8-20",
  "Haus am Ring",
  "Ingelheimer Str. 4",
  "Gordon House, Barrow Street",
  "Mag. Platz 3",
])("%s is an address", (line) => {
  expect(addressOnly(line)).toBe(line);
});
