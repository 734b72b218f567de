import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const ui: Messages["ui"] = {
  cancel: "Cancelar",
  save: "Guardar",
  keys: { absent: "Ctrl ⌫", escape: "Esc" },
  undo: "Deshacer",
  done: "Listo",
  close: "Cerrar",
  clear: "Borrar",
  actions: "Acciones",
  showMore: "Mostrar más",
  copy: "Copiar",
  copied: "Copiado",
  copyOf: (what) => `Copiar: ${what}`,
  showPassword: "Mostrar u ocultar la contraseña",
  passwordRule: "Al menos 10 caracteres; bastan unas pocas palabras",
  typeWord: (word) => `Escriba ${word}`,
  email: "Correo electrónico",
  name: "Nombre",
  /** What is missing, at its input. */
  missing: {
    name: "Introduzca un nombre.",
    choice: "Elija al menos una opción.",
    moment: "Introduzca una fecha y una hora.",
    url: "Introduzca la dirección.",
    comment: "Introduzca un comentario.",
    column: "Elija una columna.",
  },
  loading: "Cargando",
  loadFailed: "No se ha podido cargar",
  tryAgain: "Reintentar",
  requestId: "Identificador de la solicitud:",
  notFoundTitle: "Página no encontrada",
  notFoundText: "Puede que la dirección esté mal escrita o que la página se haya movido.",
  toInvoices: "Ir a las facturas",
  crashTitle: "Algo ha fallado en esta página",
  crashText: "No se ha perdido ningún dato: los cambios guardados están en el servidor.",
  reload: "Volver a cargar",
  quoted: (text) => `«${text}»`,
  justNow: "ahora mismo",
  onDay: (day) => `el ${day}`,
  enteredByPerson: "Introducido por una persona",
  confidence: (percent) => `Confianza: ${percent}`,
  days: (days) => count(days, { one: "# día", other: "# días" }),
};
