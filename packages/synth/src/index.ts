export type { CodeExample } from "./codes/code-example.ts";
export { codeExample, type MakeableCode, makeableCodes } from "./codes/payloads.ts";
export {
  codeSymbol,
  symbolFormats,
  withCode,
} from "./codes/symbol.ts";
export {
  type LabelledDocument,
  type LabelledWord,
  labels,
  partyRoles,
  rowKinds,
} from "./labelled-document.ts";
export { makeDocument, makeOtherDocument } from "./make-document.ts";
export { degrade, judgedConditions, type PageCondition, stripConditions } from "./render/degrade.ts";
export { renderPdf, renderScannedPdf } from "./render/pdf.ts";
export type { Picture } from "./render/picture.ts";
export { makePrintSample, type PrintSample, printSamples } from "./render/print-samples.ts";
export { renderPicture } from "./render/render-picture.ts";
