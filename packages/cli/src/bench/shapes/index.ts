import { azure } from "./azure.ts";
import { docling } from "./docling.ts";
import { google } from "./google.ts";
import { inkvoice } from "./inkvoice.ts";
import { klippa } from "./klippa.ts";
import { mindee } from "./mindee.ts";
import { nanonets } from "./nanonets.ts";
import { rossum } from "./rossum.ts";
import type { Shape } from "./shape.ts";
import { textract } from "./textract.ts";
import { veryfi } from "./veryfi.ts";

/** INDEX of supported response shapes; the first that recognises a response reads it. */
export const shapes: readonly Shape[] = [
  inkvoice,
  mindee,
  azure,
  textract,
  google,
  veryfi,
  rossum,
  klippa,
  nanonets,
  docling,
];
