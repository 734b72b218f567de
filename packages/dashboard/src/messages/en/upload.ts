import { countIn } from "../plural.ts";

const count = countIn("en");

export const upload = {
  drop: "Drop files to upload",
  dropHint: "PDF, JPG, PNG, WEBP, TIFF, HEIC, XML, EML, DOCX or XLSX, up to 10 MB and 50 pages each",
  choose: "Choose files to upload",
  panel: "Uploads",
  closePanel: "Close the upload list",
  sending: (number: string, total: string) => `Uploading ${number} of ${total}`,
  uploaded: (files: number) => count(files, { one: "# file uploaded", other: "# files uploaded" }),
  refused: (files: number) => count(files, { one: "# file not accepted", other: "# files not accepted" }),
  uploadedAndRefused: (uploaded: string, refused: string) => `${uploaded}, ${refused}`,
  uploadOf: (name: string) => `Upload of ${name}`,
  failed: "The upload failed.",
  /** How the uploaded files were read. */
  outcome: {
    read: (files: number) => count(files, { one: "# read", other: "# read" }),
    reading: (files: number) => count(files, { one: "# being read", other: "# being read" }),
    failed: (files: number) => count(files, { one: "# could not be read", other: "# could not be read" }),
  },
};
