import type { Messages } from "../en/index.ts";

export const companies: Messages["companies"] = {
  title: "Empresas propias",
  lead: "Las empresas para las que recibe facturas. Con ellas se distinguen comprador y vendedor, y se marcan las facturas que no van dirigidas a usted.",
  name: "Nombre",
  aliases: "Otros nombres",
  aliasesText: "Nombres con los que los proveedores escriben a esta empresa. Pulse Intro después de cada uno.",
  taxIds: "Números de IVA y fiscales",
  addresses: "Direcciones",
  addressesText: "Una dirección por línea.",
  country: "País",
  add: "Añadir una empresa",
  remove: "Quitar",
  saved: "Guardado. Los documentos que se lean a partir de ahora usan estas empresas.",
};
