import type { Messages } from "../en/index.ts";

export const terms: Messages["terms"] = {
  roles: { viewer: "Lector", member: "Miembro", owner: "Propietario" },
  confidence: { sure: "Seguro", check: "Revisar", unsure: "Dudoso", corrected: "Corregido" },
  states: {
    processing: "Leyendo…",
    failed: "Fallida",
    to_review: "Por revisar",
    ready: "Lista",
    approved: "Aprobada",
    exported: "Exportada",
    rejected: "Rechazada",
  },
  approvalsOf: (given, required) => `${given} de ${required} aprobaciones`,
  changedSinceExport: "Cambiada tras la exportación",
  changedSinceExportHint:
    "Sus valores cambiaron después de exportarla: expórtela de nuevo o cámbielos también en el otro programa.",
  statuses: { processing: "Leyendo…", completed: "Leída", failed: "Fallida" },
  documentTypes: { invoice: "Factura", credit_note: "Factura rectificativa", receipt: "Recibo" },
  chargeKinds: { discount: "Descuento", shipping: "Portes", charge: "Recargo", rounding: "Redondeo" },
  deliveryStates: { pending: "Pendiente", delivered: "Entregada", exhausted: "Fallida", canceled: "Cancelada" },
  deliveryFailures: {
    address_refused: "No se permite entregar en esta URL: debe ser https y una dirección pública.",
    dns_failed: "No se ha podido resolver el nombre del host.",
    connect_timeout: "No se ha podido establecer la conexión en 5 segundos.",
    connection_refused: "La conexión ha sido rechazada.",
    connection_reset: "La conexión se ha cerrado antes de completarse la respuesta.",
    tls_failed: "No se ha podido establecer la conexión TLS: el certificado no es válido para este host.",
    answer_timeout: "El receptor no ha respondido en 10 segundos.",
    invalid_answer: "La respuesta del receptor no es HTTP válido.",
  },
  failures: {
    UNREADABLE_TEXT: "El texto del documento no se puede leer.",
    PASSWORD_PROTECTED: "El PDF está protegido con contraseña.",
    CORRUPT_FILE: "El archivo está dañado y no se puede abrir.",
    NO_INVOICE_FOUND: "El documento no parece una factura, una factura rectificativa ni un recibo.",
    PROCESSING_TIMEOUT: "La lectura del documento ha tardado demasiado o ha necesitado demasiada memoria.",
    INTERNAL_ERROR: "No se ha podido procesar el documento.",
  },
};
