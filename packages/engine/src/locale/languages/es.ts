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
  attachmentTitles: [
    "albarán",
    "nota de entrega",
    "lista de empaque",
    "hoja de horas",
    "parte de horas",
    "parte de trabajo",
    "condiciones generales",
  ],
  beginWithL: ["ltda", "lt", "ltr"],
};
