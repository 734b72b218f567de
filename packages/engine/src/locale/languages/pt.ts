import type { Language } from "../language-facts.ts";

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
  honorifics: ["sr", "sra"],
  charges: ["desconto", "acréscimo"],
  addressLabels: ["endereço", "endereco", "morada"],
  sums: ["total"],
  beginWithL: ["ltd", "ltda", "lda", "lt"],
};
