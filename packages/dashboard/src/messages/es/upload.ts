import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const upload: Messages["upload"] = {
  drop: "Suelte los archivos para subirlos",
  dropHint: "PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX o XLSX, hasta 10 MB y 50 páginas cada uno",
  choose: "Elegir archivos para subir",
  panel: "Archivos subidos",
  closePanel: "Cerrar la lista de archivos subidos",
  sending: (number, total) => `Subiendo ${number} de ${total}`,
  uploaded: (files) => count(files, { one: "# archivo subido", other: "# archivos subidos" }),
  refused: (files) => count(files, { one: "# archivo rechazado", other: "# archivos rechazados" }),
  uploadedAndRefused: (uploaded, refused) => `${uploaded}, ${refused}`,
  uploadOf: (name) => `Subida de ${name}`,
  failed: "La subida ha fallado.",
  /** How the uploaded files were read. */
  outcome: {
    read: (files) => count(files, { one: "# leído", other: "# leídos" }),
    reading: (files) => count(files, { one: "# en lectura", other: "# en lectura" }),
    failed: (files) => count(files, { one: "# ilegible", other: "# ilegibles" }),
  },
};
