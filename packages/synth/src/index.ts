export type { CodeExample, CodeFacts } from "./codes/code-example.ts";
export { codeExample, type MakeableCode, makeableCodes } from "./codes/payloads.ts";
export {
  type CodePlace,
  type CodeSymbol,
  codeSymbol,
  type SymbolFormat,
  symbolFormats,
  withCode,
} from "./codes/symbol.ts";
export {
  type Label,
  type LabelledDocument,
  type LabelledPage,
  type LabelledWord,
  labels,
  type PartyRole,
  partyRoles,
  type RowKind,
  rowKinds,
  type Shape,
} from "./labelled-document.ts";
export { type DocumentOptions, makeDocument, makeOtherDocument } from "./make-document.ts";
export { type Condition, conditions, degrade, judgedConditions, stripConditions } from "./render/degrade.ts";
export { mapBox } from "./render/homography.ts";
export { renderPdf, renderScannedPdf } from "./render/pdf.ts";
export type { Picture } from "./render/picture.ts";
export { renderPicture } from "./render/render-picture.ts";
