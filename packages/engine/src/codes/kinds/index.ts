import type { CodeParser } from "../payload.ts";
import { arAfip } from "./ar-afip.ts";
import { atRksv } from "./at-rksv.ts";
import { brNfe } from "./br-nfe.ts";
import { chQrBill } from "./ch-qr-bill.ts";
import { clTed } from "./cl-ted.ts";
import { czSpayd } from "./cz-spayd.ts";
import { deTse } from "./de-tse.ts";
import { epc } from "./epc.ts";
import { esTicketbai } from "./es-ticketbai.ts";
import { esVerifactu } from "./es-verifactu.ts";
import { hrHub3 } from "./hr-hub3.ts";
import { inEinvoice } from "./in-einvoice.ts";
import { mxCfdi } from "./mx-cfdi.ts";
import { plKsef } from "./pl-ksef.ts";
import { ptAtcud } from "./pt-atcud.ts";
import { saZatca } from "./sa-zatca.ts";
import { siUpn } from "./si-upn.ts";
import { skPayBySquare } from "./sk-paybysquare.ts";
import { svDte } from "./sv-dte.ts";

/**
 * INDEX of the kinds of codes that are understood. Each is recognised by its own shape, so the order does not matter.
 */
export const codeReaders: readonly CodeParser[] = [
  chQrBill,
  epc,
  ptAtcud,
  esVerifactu,
  esTicketbai,
  arAfip,
  clTed,
  mxCfdi,
  brNfe,
  svDte,
  inEinvoice,
  saZatca,
  plKsef,
  deTse,
  atRksv,
  siUpn,
  hrHub3,
  czSpayd,
  skPayBySquare,
];
