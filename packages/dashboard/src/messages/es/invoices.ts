import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const invoices: Messages["invoices"] = {
  title: "Facturas",
  upload: "Subir",
  search: "Buscar facturas",
  searchFor: "Proveedor, número, importe, archivo…",
  loading: "Cargando facturas",
  shownOf: (shown, all) => `${shown} de ${all}`,
  nothingYet: "Todavía no hay facturas",
  nothingYetText:
    "Suelte PDF o fotos de facturas en cualquier lugar de esta ventana, muchas a la vez. Se leen en segundos, en este servidor.",
  first: {
    trySample: "Probar una factura de ejemplo",
    label: "Primeros pasos",
    upload: "Suelte una factura aquí o pruebe el ejemplo: se lee en segundos.",
    check: "Ábrala: cada valor muestra su posición en la página y su confianza. Haga clic en un valor para corregirlo.",
    connect: "Conecte sus programas: cree una clave de API y reciba un webhook cuando se lea una factura.",
  },
  chooseFiles: "Elegir archivos",
  nothingMatches: "No hay facturas que coincidan",
  nothingMatchesText: "Ninguna factura cumple todos estos filtros. Quite alguno o pruebe otra búsqueda.",
  clearAll: "Quitar todos los filtros",
  columns: {
    vendor: "Proveedor",
    number: "Número",
    dated: "Fecha",
    total: "Total",
    reading: "Estado",
    checks: "Comprobaciones",
    confidence: "Confianza",
    uploaded: "Subida",
  },
  vendorNotFound: "Proveedor no encontrado",
  notReadYet: "Aún no leída",
  notFound: "no encontrado",
  duplicate: "¿Duplicada?",
  similarTo: (documents) =>
    count(documents, { one: "Similar a otro documento", other: "Similar a otros # documentos" }),
  choose: (name) => `Seleccionar ${name}`,
  chooseShown: "Seleccionar todas las filas mostradas",
  tabs: {
    label: "Vistas por estado",
    names: {
      all: "Todas",
      to_review: "Por revisar",
      waiting: "En espera de otros",
      ready: "Listas",
      approved: "Aprobadas",
      rejected: "Rechazadas",
      exported: "Exportadas",
      failed: "Fallidas",
    },
  },
  checks: { passed: "Correctas", failed: (checks: number) => count(checks, { one: "# fallida", other: "# fallidas" }) },
  sort: {
    label: "Orden",
    orders: {
      "-created_at": "Las más recientes primero",
      created_at: "Las más antiguas primero",
      vendor: "Por proveedor",
      "-date": "Fecha más reciente primero",
      date: "Fecha más antigua primero",
      "-total_amount": "Mayor total primero",
      total_amount: "Menor total primero",
    },
  },
  filters: {
    title: "Filtros",
    dated: { from: "Fecha de factura desde", to: "hasta" },
    uploaded: { from: "Subida desde", to: "hasta" },
    total: { from: "Total desde", to: "hasta" },
    any: "Cualquiera",
    confidence: "Confianza más baja",
    duplicates: "Solo posibles duplicados",
    clear: "Quitar estos filtros",
  },
  views: {
    title: "Vistas",
    none: "Filtre y ordene la lista y guárdela aquí para volver a ella.",
    save: "Guardar esta lista",
    name: "Nombre de la vista",
    explain: "Se guardan la búsqueda, los filtros y el orden. Una vista con el mismo nombre se sustituye.",
    remove: (name) => `Quitar la vista ${name}`,
  },
  bulk: {
    label: "Facturas seleccionadas",
    clear: "Anular la selección",
    chosen: (invoices, number) => (invoices === 1 ? `${number} seleccionada` : `${number} seleccionadas`),
    chooseAll: (number) => `Seleccionar las ${number} que coinciden`,
    approve: "Aprobar",
    reread: "Leer de nuevo",
    rereadTitle: (invoices, number) =>
      invoices === 1 ? `¿Leer de nuevo ${number} factura?` : `¿Leer de nuevo ${number} facturas?`,
    rereadText: "Se descartan las correcciones y aprobaciones, y cada factura se lee como si se acabara de subir.",
    delete: "Eliminar",
    deleteTitle: (invoices, number) =>
      invoices === 1 ? `¿Eliminar ${number} factura?` : `¿Eliminar ${number} facturas?`,
    deleteText: "Se mueven a la papelera y se pueden restaurar durante unos días.",
    progress: (done, all) => `${done} de ${all}`,
    stop: "Detener",
    undo: "Deshacer",
    did: {
      approve: (n) => count(n, { one: "# factura aprobada.", other: "# facturas aprobadas." }),
      reopen: (n) => count(n, { one: "# factura reabierta.", other: "# facturas reabiertas." }),
      delete: (n) => count(n, { one: "# factura movida a la papelera.", other: "# facturas movidas a la papelera." }),
      restore: (n) => count(n, { one: "# factura restaurada.", other: "# facturas restauradas." }),
      reread: (n) => count(n, { one: "# factura se lee de nuevo.", other: "# facturas se leen de nuevo." }),
    },
    approvedBefore: (n) => count(n, { one: "# ya estaba aprobada.", other: "# ya estaban aprobadas." }),
    didAndWait: (approved, waiting) =>
      `${count(approved, { one: "# aprobada", other: "# aprobadas" })}, ${count(waiting, { one: "# espera otra aprobación.", other: "# esperan otra aprobación." })}`,
    wait: (n) =>
      count(n, {
        one: "# factura espera otra aprobación.",
        other: "# facturas esperan otra aprobación.",
      }),
    question: {
      title: (approved, questioned) => {
        if (approved === 0) return count(questioned, { one: "# factura por revisar", other: "# facturas por revisar" });
        const needs = count(questioned, { one: "# por revisar", other: "# por revisar" });
        return `${count(approved, { one: "# aprobada", other: "# aprobadas" })}, ${needs}`;
      },
      text: (questioned) =>
        count(questioned, {
          one: "Esta factura aún no está aprobada. Ábrala o apruébela de todos modos.",
          other: "Aún no están aprobadas. Ábralas una a una o apruébelas todas de todos modos.",
        }),
      list: "Facturas por revisar",
      more: (n) => count(n, { one: "y # más", other: "y # más" }),
    },
    left: (n, reason) =>
      count(n, {
        one: `# sin cambios: ${reason}`,
        other: `# sin cambios, la primera porque: ${reason}`,
      }),
  },
};
