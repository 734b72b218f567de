import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("de");

export const upload: Messages["upload"] = {
  drop: "Dateien zum Hochladen ablegen",
  dropHint: "PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX oder XLSX, je bis 10 MB und 50 Seiten",
  choose: "Dateien zum Hochladen auswählen",
  panel: "Hochgeladene Dateien",
  closePanel: "Liste der hochgeladenen Dateien schließen",
  sending: (number, total) => `Wird hochgeladen: ${number} von ${total}`,
  uploaded: (files) => count(files, { one: "# Datei hochgeladen", other: "# Dateien hochgeladen" }),
  refused: (files) => count(files, { one: "# Datei nicht angenommen", other: "# Dateien nicht angenommen" }),
  uploadedAndRefused: (uploaded, refused) => `${uploaded}, ${refused}`,
  uploadOf: (name) => `Hochladen von ${name}`,
  failed: "Das Hochladen ist fehlgeschlagen.",
  /** How the uploaded files were read. */
  outcome: {
    read: (files) => count(files, { one: "# gelesen", other: "# gelesen" }),
    reading: (files) => count(files, { one: "# in Arbeit", other: "# in Arbeit" }),
    failed: (files) => count(files, { one: "# nicht lesbar", other: "# nicht lesbar" }),
  },
};
