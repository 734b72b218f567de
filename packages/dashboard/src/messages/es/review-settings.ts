import type { Messages } from "../en/index.ts";

export const reviewSettings: Messages["reviewSettings"] = {
  title: "Ajustes de revisión",
  lead: "Elija qué se comprueba antes de aprobar. Las facturas que nadie ha revisado se vuelven a evaluar al guardar.",
  documentType: "Tipo de documento",
  required: "Campos obligatorios",
  requiredHint: "Un documento necesita revisión si falta uno de ellos o tiene poca confianza.",
  atLeastOne: "Elija al menos un campo.",
  stopAt: "Revisar también",
  stopAtHint: "La cola también se detiene aquí. Los posibles duplicados siempre se revisan.",
  restore: "Usar los valores predeterminados",
  save: "Guardar",
  ownersOnly: "Solo los propietarios pueden cambiar estos ajustes.",
  saved: (type: string) => `Ajustes de revisión guardados: ${type}.`,
  topics: {
    failed_checks: {
      label: "Comprobaciones fallidas",
      hint: "Totales que no cuadran, dígitos de control erróneos, vencimiento anterior a la fecha de factura",
    },
    code_differences: {
      label: "Código de barras distinto",
      hint: "Un código de la página no es válido o difiere de la página",
    },
    xml_differences: { label: "XML distinto", hint: "El XML del archivo no se pudo usar o difiere de la página" },
    uncertain_split: { label: "División incierta", hint: "No está claro qué páginas de un archivo van juntas" },
    other_fields: {
      label: "Otros campos con poca confianza",
      hint: "Campos no obligatorios, como el vencimiento o el IBAN",
    },
    line_amounts: {
      label: "Importes de línea con poca confianza",
      hint: "Cantidades, precios, importes y fechas de líneas, impuestos y cargos",
    },
    line_texts: {
      label: "Textos de línea con poca confianza",
      hint: "Descripciones, referencias de artículo y unidades",
    },
  },
};
