import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PSM, Worker } from "tesseract.js";

/** One worker with all languages: ten cost no more per page than four, and no page needs a language setting. */
const languages = ["eng", "deu", "fra", "spa", "ita", "nld", "por", "pol", "swe", "dan"] as const;

/** tesseract.js with the installed languages and nothing downloaded. */
export async function startTesseract(segmentation: `${PSM}`): Promise<Worker> {
  const { createWorker, OEM } = await import("tesseract.js");
  const langPath = await mkdtemp(join(tmpdir(), "inkvoice-languages-"));
  try {
    await Promise.all(languages.map((language) => linkLanguage(language, langPath)));
    const worker = await createWorker([...languages], OEM.LSTM_ONLY, { langPath, cacheMethod: "none" });
    await worker.setParameters({ tessedit_pageseg_mode: segmentation as PSM, user_defined_dpi: "300" });
    return worker;
  } finally {
    await rm(langPath, { recursive: true, force: true });
  }
}

/** Links the languages, each in its own package, into the one folder that tesseract.js expects. */
async function linkLanguage(language: string, folder: string): Promise<void> {
  const file = `${language}.traineddata.gz`;
  const installed = import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${file}`);
  await symlink(fileURLToPath(installed), join(folder, file));
}
