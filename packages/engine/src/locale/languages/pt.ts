import type { Language } from "../language-data.ts";

export const portuguese: Language = {
  code: "pt",
  months: [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
  monthForms: {},
  attachmentTitles: [
    "guia de remessa",
    "guia de transporte",
    "nota de entrega",
    "folha de horas",
    "registo de horas",
    "condições gerais",
    "termos e condições",
  ],
  creditTitles: ["nota de crédito", "nota de abono"],
  beginWithL: ["ltd", "ltda", "lda", "lt"],
};
