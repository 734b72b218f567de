import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const memory: Messages["memory"] = {
  title: "Memoria de proveedores",
  lead: "Lo que sus correcciones han enseñado sobre cada proveedor. Solo ayuda donde la siguiente lectura falta o es dudosa, y queda señalado dondequiera que se use.",
  none: "Aún no hay nada recordado",
  noneText:
    "Corrija un campo de una factura y deje marcado «Recordar para este proveedor»: la siguiente factura de ese proveedor se beneficiará.",
  rememberedFor: (vendor) => `Recordado para ${vendor}`,
  beside: (anchor) => `las palabras junto a «${anchor}»`,
  atPlace: "las palabras en un lugar recordado",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "aún sin usar" : count(times, { one: "usado # vez", other: "usado # veces" })),
  change: "Cambiar",
  forget: "Olvidar",
  forgetTitle: "¿Olvidar esto?",
  forgetText: "Las próximas facturas de este proveedor se leerán sin ello. Las facturas ya leídas quedan como están.",
};
