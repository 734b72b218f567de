import { validate as ein } from "stdnum/lib/cjs/us/ein.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const us: Country = {
  code: "US",
  names: ["united states", "united states of america", "usa", "u.s.a.", "us", "u.s."],
  languages: ["en"],
  currency: "USD",
  dateOrder: "mdy",
  decimalMark: ".",
  legalForms: ["Inc", "LLC", "LLP", "Corp", "Corporation", "Co"],
  otherLegalForms: ["L.L.C.", "L.L.P.", "PLLC", "Incorporated", "P.C.", "P.L.L.C.", "LLLP", "PBC"],
  postalForm: postalForms.american,
  taxIds: [{ names: ["EIN"], shape: /^\d{9}$/, validate: ein }],
};
