import type { Language } from "../language-facts.ts";

export const spanish: Language = {
  code: "es",
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  monthForms: { setiembre: 9 },
  honorifics: ["sr", "sra"],
  charges: ["descuento", "recargo"],
  addressLabels: ["dirección", "direccion", "domicilio"],
  sums: ["suma", "importe"],
  beginWithL: ["ltda", "lt", "ltr"],
};
