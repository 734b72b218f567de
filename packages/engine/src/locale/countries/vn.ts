import { validate as mst } from "stdnum/lib/cjs/vn/mst.js";
import { postalForms } from "../addresses/postal-forms.ts";
import type { Country } from "../country-data.ts";

export const vn: Country = {
  code: "VN",
  names: ["vietnam", "viet nam"],
  languages: ["en"],
  currency: "VND",
  dateOrder: "dmy",
  decimalMark: ",",
  legalForms: ["Co", "Ltd"],
  otherLegalForms: ["JSC", "Joint Stock Company"],
  postalForm: postalForms.digitsAfterCity,
  taxIds: [{ names: ["MST"], shape: /^(?:\d{10}|\d{13})$/, validate: mst }],
};
