import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const memory: Messages["memory"] = {
  title: "Memoria de proveedores",
  lead: "Valores y posiciones recordados de sus correcciones, por proveedor. Solo se usan donde un valor falta o es dudoso, y se señala siempre que se usan.",
  none: "Aún no hay nada recordado",
  noneText:
    "Corrija un campo de una factura y deje marcado «Recordar para este proveedor»: la siguiente factura de ese proveedor se leerá mejor.",
  rememberedFor: (vendor) => `Recordado para ${vendor}`,
  beside: (anchor) => `las palabras junto a «${anchor}»`,
  atPosition: "las palabras en una posición recordada",
  origin: (who, ago, used) => `${who}, ${ago} · ${used}`,
  used: (times) => (times === 0 ? "aún sin usar" : count(times, { one: "usado # vez", other: "usado # veces" })),
  change: "Editar",
  forget: "Olvidar",
  forgetTitle: "¿Olvidar esto?",
  forgetText: "Las próximas facturas de este proveedor se leerán sin ello. Las facturas ya leídas no cambian.",
};
