import type { Messages } from "../en/index.ts";

export const errors: Messages["errors"] = {
  codes: {
    INVALID_REQUEST: "No se ha podido entender la solicitud.",
    INVALID_PARAMETER: "Hay un valor que no está permitido.",
    MISSING_FILE: "No se ha enviado ningún archivo.",
    INVALID_FILE_FORMAT:
      "El formato del archivo no es compatible. Suba un PDF, JPG, PNG, WEBP, TIFF o HEIC, una factura electrónica en XML, un correo (.eml) o un archivo de Word o Excel (.docx, .xlsx).",
    EMPTY_FILE: "El archivo está vacío.",
    FILE_TOO_LARGE: "El archivo supera los 10 MB.",
    TOO_MANY_PAGES: "El archivo tiene más de 50 páginas.",
    TOO_MANY_FILES: "Se pueden enviar 25 archivos a la vez como máximo.",
    INVALID_ARCHIVE: "No se puede abrir el archivo comprimido. Envíe un archivo ZIP.",
    FILE_NOT_FETCHED: "No se pudo descargar el archivo desde su URL.",
    INVALID_QUERY: "La consulta no es válida.",
    INVALID_WEBHOOK_URL: "La URL del webhook no está permitida. Use una dirección https pública, sin credenciales.",
    WEBHOOK_LIMIT_REACHED: "La cuenta ya tiene 20 endpoints de webhook.",
    REVISION_MISMATCH:
      "Otra persona ha cambiado la factura mientras tanto. Se muestran los valores nuevos: compruébelos e inténtelo de nuevo.",
    FIELD_LIMIT_REACHED: "La cuenta ya tiene 50 campos personalizados.",
    UNSUPPORTED_VERSION: "La versión solicitada no es compatible.",
    IDEMPOTENCY_KEY_REUSED: "Esta solicitud ya se envió con otro contenido.",
    UNAUTHORIZED: "Inicie sesión para continuar.",
    FORBIDDEN: "No tiene permiso.",
    NOT_FOUND: "Este elemento ya no existe.",
    RATE_LIMIT_EXCEEDED: "Demasiadas solicitudes. Espere un momento y vuelva a intentarlo.",
    INTERNAL_ERROR: "Algo ha fallado en el servidor.",
    SERVICE_UNAVAILABLE: "El servidor no puede aceptar esta solicitud ahora mismo. Vuelva a intentarlo en breve.",
  },
  withDetail: (sentence, detail) => `${sentence} (${detail})`,
  sessionEnded: "La sesión ha terminado.",
  unreachable: "No se puede contactar con el servidor. Compruebe que está en marcha.",
  interrupted: "La subida se ha interrumpido. Vuelva a intentarlo.",
  unavailable: "El servidor no puede responder en este momento. Vuelva a intentarlo en breve.",
  status: (status) => `El servidor ha respondido con el estado ${status}.`,
};
