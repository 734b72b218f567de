const headBytes = 16_384;
/** Root elements of the supported e-invoices, without namespace prefix. */
const knownRoot =
  /<(?:[A-Za-z_][\w.-]{0,30}:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote|FatturaElettronica|FatturaElettronicaSemplificata|Facturae|Comprobante)[\s>]/;

/** Whether bytes begin like XML, in any encoding, and not like a web page. */
export function looksLikeXml(bytes: Uint8Array): boolean {
  const head = headOf(bytes, 200);
  return /^<(?:\?xml|!--|[A-Za-z_])/.test(head) && !/^<(?:html|script|svg)\b/i.test(head);
}

/** Whether the first element, or the document type before it, is one of a web page. */
export function beginsWebPage(bytes: Uint8Array): boolean {
  const head = headOf(bytes, headBytes).replace(/<!--[\s\S]*?-->/g, "");
  return /^(?:<\?xml[^>]*>)?\s*<(?:!doctype\s{1,9}html|html|head|body|div|table)\b/i.test(head.trimStart());
}

/** Whether the first element is the root of an e-invoice. */
export function hasInvoiceRoot(bytes: Uint8Array): boolean {
  const head = headOf(bytes, headBytes).replace(/<!--[\s\S]*?-->/g, "");
  const first = /<[A-Za-z_][^>]*>?/.exec(head)?.[0] ?? "";
  return knownRoot.test(first.endsWith(">") ? first : `${first} `);
}

/** Enough to recognise element names: letters of other encodings do not matter here. */
function headOf(bytes: Uint8Array, count: number): string {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, count)).replaceAll("\0", "");
  return text.replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, "").trimStart();
}
