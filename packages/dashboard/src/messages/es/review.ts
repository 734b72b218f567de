import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const review: Messages["review"] = {
  nothingToReview: "Nada que revisar",
  nothingToReviewText: "Todas las facturas están revisadas. Las nuevas aparecen aquí automáticamente.",
  waitingForOthers: (waiting) =>
    count(waiting, {
      one: "# factura espera la aprobación de otras personas.",
      other: "# facturas esperan la aprobación de otras personas.",
    }),
  position: (position, total) => `${position} de ${total}`,
  showQueue: "Cola",
  queueTitle: (waiting) => count(waiting, { one: "# documento en espera", other: "# documentos en espera" }),
  why: {
    failed: "No se pudo leer",
    checks: (failing) => count(failing, { one: "# comprobación fallida", other: "# comprobaciones fallidas" }),
    approvals: (given, required, people) => `${given} de ${required} aprobaciones: ${people}`,
    unsure: "Falta un valor o es dudoso",
    skipped: (reason) => `${reason} · omitido`,
  },
  doubt: "Por revisar",
  wholeDocument: "Todo el documento",
  doubtOf: (doubt, doubts) => `${doubt} de ${doubts}`,
  itemsToCheck: (doubts) => count(doubts, { one: "# punto por revisar", other: "# puntos por revisar" }),
  startReview: "Revisar",
  allChecked: "Todos los puntos están revisados.",
  skippedItems: (doubts) => count(doubts, { one: "# punto omitido.", other: "# puntos omitidos." }),
  checkedButFailing: "Todo revisado, pero los totales siguen sin cuadrar.",
  checkedButCheckFails: (checks) => `Todo revisado, pero sigue así: ${checks}.`,
  approve: "Aprobar",
  approveAndNext: "Aprobar y siguiente",
  skip: "Omitir",
  undo: "Deshacer",
  saved: (field: string) => `${field}: guardado.`,
  changedMeanwhile: (value, who) =>
    `${who ? `${who} ha cambiado este valor` : "Este valor se ha cambiado"} mientras tanto a «${value || "vacío"}». Guarde otra vez para reemplazarlo o cancele para conservarlo.`,
  useSuggestion: "Usar la sugerencia",
  decided: {
    approved: (name: string) => `${name}: aprobada.`,
    rejected: (name: string) => `${name}: rechazada.`,
  },
  approvals: {
    needed: (missing) =>
      count(missing, { one: "Falta # aprobación.", other: "Faltan # aprobaciones de personas distintas." }),
    soFar: (people, missing) =>
      `Aprobada por ${people}; ${count(missing, { one: "falta # aprobación más.", other: "faltan # aprobaciones más." })}`,
    complete: (people) => `Aprobada por ${people}.`,
    byYou: "Aprobada por usted",
    othersMust: "Usted ya la ha aprobado: ahora debe aprobarla otra persona.",
    given: (name, missing) =>
      `${name}: su aprobación está guardada. ${count(missing, { one: "Falta # aprobación más.", other: "Faltan # aprobaciones más." })}`,
  },
  reopening: {
    action: "Reabrir",
    withdraw: "Retirar mi aprobación",
    title: "¿Reabrir esta factura?",
    exported: "Se ha exportado. Reabrirla no cambia el archivo exportado.",
    approvalsVoid: (approvals) => count(approvals, { other: "Sus # aprobaciones quedarán sin efecto." }),
    reopened: (name) => `${name}: reabierta.`,
    withdrawn: (name) => `${name}: su aprobación se ha retirado.`,
  },
  approveAnyway: {
    title: "¿Aprobar de todos modos?",
    newAccount: "La cuenta bancaria es nueva para el proveedor. La aprobación la confirma para los pagos.",
    missing: (field: string) => `${field}: obligatorio y ausente.`,
    duplicate: (others: number) =>
      count(others, {
        one: "Puede ser un duplicado de otra factura.",
        other: "Puede ser un duplicado de otras # facturas.",
      }),
    confirm: "Aprobar de todos modos",
  },
  save: "Guardar",
  keepAsIs: "Dejar como está",
  notOnDocument: "No está en el documento",
  next: "Siguiente",
  takeFromPage: "o haga clic en la palabra correcta de la página",
  suggestions: "Sugerencias",
  makesTotalsFit: "hace cuadrar los totales",
  makesTotalsFitAs: (field) => `hace cuadrar los totales (${field})`,
  alsoOnPage: "también está en la página",
  alsoPossible: "también posible",
  readFrom: { page: "Página", code: "Código de barras", xml: "XML" },
  reasons: {
    missing: "Obligatorio, pero no encontrado.",
    unsure: (percent) => `Confianza baja (${percent}).`,
    xmlDiffers: "La página y el XML difieren.",
    codeDiffers: "La página y su código de barras difieren.",
    allDiffer: "La página, el código de barras y el XML difieren.",
  },
  issues: {
    CODE_INVALID: "Un código de barras de la página no es válido: puede estar dañado o falsificado.",
    SPLIT_DOUBTFUL: "No está claro dónde termina una factura y empieza la siguiente en este archivo.",
    NOT_ADDRESSED_TO_US: "Ninguna de sus empresas figura como cliente.",
    BANK_ACCOUNT_NEW: "Esta cuenta bancaria es nueva para el proveedor. Compruébela con el proveedor antes de pagar.",
    BANK_ACCOUNT_BLOCKED: "Esta cuenta bancaria está bloqueada. No pague.",
    VENDOR_NEW: "Este proveedor es nuevo.",
    ORDER_MISMATCH: "Esta factura difiere de su pedido. Compare ambos antes de aprobarla.",
    XML_UNUSABLE: "El XML de este archivo no era utilizable, así que se leyó la página.",
    XML_PAGE_MISMATCH: "La página y el XML tienen líneas distintas.",
  },
  faults: {
    product: (line, quantity, price, total) => `Línea ${line}: ${quantity} × ${price} no es ${total}.`,
    lines: (sum, said) => `Las líneas suman ${sum}, pero el documento dice ${said}.`,
    total: (subtotal, tax, sum, total) => `${subtotal} más ${tax} de impuesto son ${sum}, pero el total es ${total}.`,
    rate: (rate, base, expected, amount) => `El ${rate} % de ${base} es ${expected}, no ${amount}.`,
    taxes: (sum, said) => `Los impuestos suman ${sum}, pero el total de impuestos es ${said}.`,
    due: (due, date) => `El vencimiento ${due} es anterior a la fecha de factura ${date}.`,
  },
  checks: {
    lines_to_subtotal: {
      passed: "Las líneas suman la base",
      failed: "Las líneas no suman la base",
    },
    subtotal_and_tax_to_total: {
      passed: "Base más impuesto dan el total",
      failed: "Base más impuesto no dan el total",
    },
    quantity_times_price: {
      passed: "Cantidad × precio coincide con el total de cada línea",
      failed: "Cantidad × precio no coincide con el total de la línea",
    },
    tax_by_rate: {
      passed: "Cada impuesto corresponde a su tipo",
      failed: "El impuesto no corresponde a su tipo",
    },
    taxes_to_total_tax: {
      passed: "Los impuestos suman el total de impuestos",
      failed: "Los impuestos no suman el total de impuestos",
    },
    due_date_not_before_date: {
      passed: "El vencimiento no es anterior a la fecha de factura",
      failed: "El vencimiento es anterior a la fecha de factura",
    },
    vendor_tax_id_check_digits: {
      passed: "El número fiscal del proveedor es válido",
      failed: "El número fiscal del proveedor tiene dígitos de control incorrectos",
    },
    customer_tax_id_check_digits: {
      passed: "El número fiscal del cliente es válido",
      failed: "El número fiscal del cliente tiene dígitos de control incorrectos",
    },
    iban_check_digits: {
      passed: "El IBAN es válido",
      failed: "El IBAN tiene dígitos de control incorrectos",
    },
    currency_beside_total: {
      passed: "La moneda está impresa junto al total",
      failed: "La moneda no está impresa junto al total",
    },
  },
  assign: "Asignar",
  assignedTo: (name) => `Asignada a ${name}`,
  unassign: "Quitar la asignación",
  reject: "Rechazar",
  rejectTitle: "Rechazar esta factura",
  rejectReason: "Motivo",
  rejectHint: "Se muestra en el registro, en el historial y en el evento del webhook.",
  rejectedBy: (who) => `Rechazada por ${who}`,
  comment: "Comentario",
  commentHint: "Para la próxima persona que revise",
  postComment: "Publicar",
  notes: {
    comment: (who) => `${who} ha comentado`,
    assigned: (to, who) => `Asignada a ${to} por ${who}`,
    assignedByRule: (to, rule) => `Asignada a ${to} por la regla «${rule}»`,
    unassigned: (who) => `Asignación quitada por ${who}`,
    approved: (who) => `Aprobada por ${who}`,
    approvedOf: (who, number) => `Aprobada por ${who} (${number})`,
    rejected: (who) => `Rechazada por ${who}`,
    reopened: (who) => `Reabierta por ${who}`,
  },
  memory: {
    value: (field, vendor) => `${field}: recordado para ${vendor}.`,
    place: (field, vendor) => `${field}: posición recordada para ${vendor}.`,
    beside: (field, vendor, anchor) => `${field}: recordado para ${vendor}, junto a «${anchor}».`,
    notLearned: (field, why) => `${field}: guardado, pero no recordado. ${why}`,
    why: {
      vendor_unknown: "El proveedor es desconocido.",
      taken_away: "Un valor quitado no se puede recordar.",
      differs_each_time: "Es distinto en cada documento y no tiene una posición fija.",
      wrong_check_digits: "Sus dígitos de control son incorrectos.",
      place_unknown:
        "Su posición en la página es desconocida. Haga clic en el valor en la página para recordar su posición.",
      not_possible_now: "La página no se pudo leer en este momento.",
    },
  },
  sources: {
    rule: "de una regla",
    vendor: "predeterminado del proveedor",
    xml: "del XML",
    code: "del código de barras",
  },
  origin: {
    xml: (name) => `De ${name}`,
    code: (names) => `Con el código de barras de la página (${names})`,
  },
  failure: {
    title: "Este documento no se pudo leer",
    noValuesGuessed: "No se ha adivinado ningún valor.",
    replaced: "La nueva imagen se está leyendo. La anterior está en la papelera.",
    reject: "Rechazar",
    ways: {
      "by-hand": "Introducir manualmente",
      "as-invoice": "Leer como factura de todos modos",
      reread: "Leer de nuevo",
      replace: "Subir una imagen mejor",
    },
    whatWasRead: "Lo que se leyó",
    wordsOnPage: (words: number, page: number) =>
      `${count(words, { one: "# palabra leída", other: "# palabras leídas" })} en la página ${page}`,
  },
};
