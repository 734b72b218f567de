import type { PdfDocument } from "../../pdf/document.ts";
import { guardPdfiumCalls } from "../../pdf/pdfium.ts";
import { type Attachment, hasUsualName } from "../structured-invoice.ts";
import { associatedFiles } from "./associated-files.ts";

const maxAttachments = 32;
/** Larger XML files are not read; files of other types are not unpacked at all. */
const maxAttachmentBytes = 20_000_000;
const pointerBytes = 4;

/**
 * The XML files of a PDF: those in its list of embedded files and, if the invoice is not clearly among them, those
 * referenced only by /AF, a page or an annotation.
 */
export function readXmlAttachments(document: PdfDocument, bytes: Uint8Array): readonly Attachment[] {
  const listed = listedAttachments(document);
  return listed.some(({ name }) => hasUsualName(name)) ? listed : [...listed, ...associatedFiles(bytes)];
}

function listedAttachments({ pdfium, handle }: PdfDocument): readonly Attachment[] {
  return guardPdfiumCalls(() => {
    const count = Math.min(pdfium.api.FPDFDoc_GetAttachmentCount(handle), maxAttachments);
    const found: Attachment[] = [];
    for (let index = 0; index < count; index++) {
      const attachment = pdfium.api.FPDFDoc_GetAttachment(handle, index);
      const name = attachment === 0 ? "" : nameOf(pdfium, attachment);
      const bytes = mayBeXml(name) ? contentOf(pdfium, attachment) : undefined;
      if (bytes) found.push({ name, bytes });
    }
    return found;
  });
}

function mayBeXml(name: string): boolean {
  return /\.xml$/i.test(name) || (name !== "" && !name.includes("."));
}

function nameOf({ api, memory }: PdfDocument["pdfium"], attachment: number): string {
  const length = api.FPDFAttachment_GetName(attachment, 0, 0);
  if (length <= 2 || length > 2000) return "";
  return withMemory(memory, length, (pointer) => {
    api.FPDFAttachment_GetName(attachment, pointer, length);
    return memory.UTF16ToString(pointer);
  });
}

function contentOf({ api, memory }: PdfDocument["pdfium"], attachment: number): Uint8Array | undefined {
  return withMemory(memory, pointerBytes, (lengthPointer) => {
    if (!api.FPDFAttachment_GetFile(attachment, 0, 0, lengthPointer)) return undefined;
    const length = memory.HEAP32[lengthPointer / pointerBytes] ?? 0;
    if (length <= 0 || length > maxAttachmentBytes) return undefined;
    return withMemory(memory, length, (pointer) => {
      if (!api.FPDFAttachment_GetFile(attachment, pointer, length, lengthPointer)) return undefined;
      return memory.HEAPU8.slice(pointer, pointer + length);
    });
  });
}

function withMemory<Result>(
  memory: PdfDocument["pdfium"]["memory"],
  size: number,
  use: (pointer: number) => Result,
): Result {
  const pointer = memory.wasmExports.malloc(size);
  try {
    return use(pointer);
  } finally {
    memory.wasmExports.free(pointer);
  }
}
