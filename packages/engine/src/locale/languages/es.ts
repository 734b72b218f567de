import type { Language } from "../language-data.ts";

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
  attachmentTitles: [
    "albarán",
    "nota de entrega",
    "lista de empaque",
    "hoja de horas",
    "parte de horas",
    "parte de trabajo",
    "condiciones generales",
  ],
  creditTitles: ["nota de crédito", "nota de abono", "abono", "factura rectificativa"],
  beginWithL: ["ltda", "lt", "ltr"],
};
