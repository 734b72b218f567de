import type { Words } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const review: Words["review"] = {
  allClear: "Todo en orden",
  nothingWaits: "No hay nada que revisar. Las nuevas dudas aparecen aquí por sí solas.",
  place: (position, total) => `${position} de ${total}`,
  showQueue: "Lo que espera",
  queueTitle: (waiting) => count(waiting, { one: "Espera un documento", other: "Esperan # documentos" }),
  why: {
    failed: "No se pudo leer",
    checks: (failing) => count(failing, { one: "Falla una comprobación", other: "Fallan # comprobaciones" }),
    unsure: "Falta un valor o es inseguro",
    skipped: (reason) => `${reason} · saltado`,
  },
  doubt: "Por revisar",
  wholeDocument: "Todo el documento",
  doubtOf: (doubt, doubts) => `${doubt} de ${doubts}`,
  doubtsAhead: (doubts) => count(doubts, { one: "Hay un punto por revisar.", other: "Hay # puntos por revisar." }),
  goThrough: "Recorrerlos",
  allSeen: "Todas las dudas están revisadas.",
  seenThoughFailing: "Todas las dudas están revisadas. Las sumas siguen sin cuadrar.",
  looksRight: "Correcto",
  looksRightNext: "Correcto, siguiente",
  skip: "Saltar",
  undo: "Un paso atrás",
  save: "Guardar",
  rightAsItIs: "Está bien así",
  notOnDocument: "No está en el documento",
  later: "Siguiente",
  takeFromPage: "o haga clic en la palabra correcta de la página",
  suggestions: "Lo que podría ser",
  wouldFit: "cuadraría",
  otherWouldFit: (field) => `cuadraría como ${field}`,
  alsoRead: "también está en la página",
  witness: { page: "Página", code: "Código", xml: "XML" },
  reasons: {
    missing: "Obligatorio, pero no leído en este documento.",
    unsure: (percent) => `Leído, pero inseguro (${percent}).`,
    xmlDiffers: "La página y el XML se contradicen.",
    codeDiffers: "La página y su código se contradicen.",
    allDiffer: "La página, el código y el XML se contradicen.",
  },
  issues: {
    CODE_INVALID: "Un código de la página incumple las reglas de su tipo: puede estar dañado o falsificado.",
    SPLIT_DOUBTFUL: "No es seguro dónde termina una factura y empieza la siguiente en este archivo.",
    XML_UNUSABLE: "El XML de este archivo no era utilizable, así que se leyó la página.",
    XML_PAGE_MISMATCH: "La página y el XML tienen líneas distintas.",
  },
  faults: {
    product: (line, quantity, price, total) => `Línea ${line}: ${quantity} × ${price} no es ${total}.`,
    lines: (sum, said) => `Las líneas suman ${sum}, el documento dice ${said}.`,
    total: (subtotal, tax, sum, total) => `${subtotal} y ${tax} de impuesto son ${sum}, el total dice ${total}.`,
    rate: (rate, base, expected, amount) => `El ${rate} % de ${base} es ${expected}, no ${amount}.`,
    taxes: (sum, said) => `Los impuestos suman ${sum}, el impuesto dice ${said}.`,
    due: (due, date) => `El vencimiento ${due} es anterior a la fecha ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "Las líneas suman la base",
      failed: "Las líneas no suman la base",
    },
    subtotal_and_tax_to_total: {
      passed: "Base e impuesto dan el total",
      failed: "Base e impuesto no dan el total",
    },
    quantity_times_price: {
      passed: "Cantidad por precio es el total de cada línea",
      failed: "Cantidad por precio no es el total de cada línea",
    },
    tax_by_rate: {
      passed: "Cada impuesto es su tipo de su base",
      failed: "Un impuesto no es su tipo de su base",
    },
    taxes_to_total_tax: { passed: "Los impuestos cuadran", failed: "Los impuestos no cuadran" },
    due_date_not_before_date: {
      passed: "El vencimiento es posterior a la fecha",
      failed: "El vencimiento es anterior a la fecha",
    },
    vendor_tax_id_check_digits: {
      passed: "El número fiscal del proveedor está bien formado",
      failed: "El número fiscal del proveedor tiene dígitos de control incorrectos",
    },
    customer_tax_id_check_digits: {
      passed: "El número fiscal del cliente está bien formado",
      failed: "El número fiscal del cliente tiene dígitos de control incorrectos",
    },
    iban_check_digits: {
      passed: "El IBAN está bien formado",
      failed: "El IBAN tiene dígitos de control incorrectos",
    },
    currency_beside_total: {
      passed: "La moneda figura junto al total",
      failed: "La moneda no figura junto al total",
    },
  },
  memory: {
    value: (field, vendor) => `${field}: recordado para ${vendor}.`,
    place: (field, vendor) => `${field}: posición recordada para ${vendor}.`,
    beside: (field, vendor, anchor) => `${field}: recordado para ${vendor}, junto a «${anchor}».`,
    notLearned: (field, why) => `${field}: corregido, pero no recordado. ${why}`,
    why: {
      vendor_unknown: "No se conoce al proveedor.",
      taken_away: "Un valor que no está no enseña nada.",
      differs_each_time: "Es distinto en cada documento y no tiene un lugar fijo.",
      place_unknown: "No se sabe dónde está. Haga clic en él en la página y se recordará su lugar.",
      not_possible_now: "La página no se pudo leer en este momento.",
    },
  },
  sources: { xml: "del XML", code: "del código" },
  origin: {
    xml: "Del XML del archivo",
    code: (kind) => `Del código de la página (${kind})`,
    mixed: (kind) => `De la página, con su código (${kind})`,
  },
  failure: {
    title: "Este documento no se pudo leer",
    nothingGuessed: "No se adivinó nada.",
    readAgain: "Leer de nuevo",
    betterPicture: "Subir una imagen mejor",
    replaced: "La nueva imagen se está leyendo. La anterior está en la papelera.",
    byHand: "Introducir a mano",
    leave: "Dejarlo sin leer",
  },
};
