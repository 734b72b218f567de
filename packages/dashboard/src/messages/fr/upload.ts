import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("fr");

export const upload: Messages["upload"] = {
  drop: "Déposez les fichiers à importer",
  dropHint: "PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX ou XLSX, jusqu’à 10 Mo et 50 pages chacun",
  choose: "Choisir les fichiers à importer",
  panel: "Fichiers importés",
  closePanel: "Fermer la liste des fichiers importés",
  sending: (number, total) => `Envoi ${number} sur ${total}`,
  uploaded: (files) => count(files, { one: "# fichier importé", other: "# fichiers importés" }),
  refused: (files) => count(files, { one: "# fichier refusé", other: "# fichiers refusés" }),
  uploadedAndRefused: (uploaded, refused) => `${uploaded}, ${refused}`,
  uploadOf: (name) => `Envoi de ${name}`,
  failed: "L’envoi a échoué.",
  /** How the uploaded files were read. */
  outcome: {
    read: (files) => count(files, { one: "# lu", other: "# lus" }),
    reading: (files) => count(files, { one: "# en lecture", other: "# en lecture" }),
    failed: (files) => count(files, { one: "# illisible", other: "# illisibles" }),
  },
};
