import type { PdfDocument } from "../pdf/document.ts";

/** Kinds of annotations without text of their own: links and markup. */
const wordlessAnnotations = new Set([1, 2, 9, 10, 11, 12, 16]);
const flattenForDisplay = 0;

/**
 * Opens a page with form values and visible notes flattened into its content, because the text layer has neither. First
 * draws values for which the file has no appearance. Returns 0 if there is no such page.
 */
export function fillForms({ pdfium, handle }: PdfDocument, index: number): number {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(handle, index);
  if (page === 0 || !hasWordsInAnnotations(pdfium, page)) return page;
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(handle, info);
  if (form !== 0) api.FORM_OnAfterLoadPage(page, form);
  api.FPDFPage_Flatten(page, flattenForDisplay);
  if (form !== 0) {
    api.FORM_OnBeforeClosePage(page, form);
    api.PDFiumExt_ExitFormFillEnvironment(form);
  }
  api.PDFiumExt_CloseFormFillInfo(info);
  api.FPDF_ClosePage(page);
  return api.FPDF_LoadPage(handle, index);
}

function hasWordsInAnnotations({ api }: PdfDocument["pdfium"], page: number): boolean {
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const wordless = wordlessAnnotations.has(api.FPDFAnnot_GetSubtype(annotation));
    api.FPDFPage_CloseAnnot(annotation);
    if (!wordless) return true;
  }
  return false;
}
