import type { Language } from "../countries/countries.ts";
import { lexicons } from "./index.ts";
import { type Lexicon, type LexiconKey, listOf } from "./lexicon.ts";

/** Terms that one country uses instead of the language's common ones; used three times as often as these. */
const national: Readonly<Record<string, Partial<Record<LexiconKey, string>>>> = {
  AR: {
    title: "FACTURA | Factura A | FACTURA A | FACTURA B | FACTURA C | Factura Electrónica | A FACTURA",
    invoiceNumber: "Nº | Comp. Nro | Nro. | Factura N° | N° Comprobante | Punto de Venta / Comp. Nro",
    taxId: "CUIT | C.U.I.T. | CUIT Nº | C.U.I.T. N° | CUIT:",
    customerTaxId: "CUIT | C.U.I.T. | CUIT/DNI | CUIL",
    registration: "Ingresos Brutos | Ing. Brutos | IIBB | Inicio de Actividades | Fecha de Inicio de Actividades",
    billTo: "Señor(es) | Sr./es | Cliente | Apellido y Nombre / Razón Social | Razón Social",
    subtotal: "Importe Neto Gravado | Subtotal | Neto Gravado | Neto",
    formStreet: "Domicilio | Domicilio Comercial | Dirección",
    terms: "Condición de venta | Cond. Venta | Condiciones de venta",
  },
  MX: {
    title:
      "Factura | FACTURA | CFDI | Factura electrónica (CFDI) | Comprobante Fiscal Digital por Internet | Factura CFDI 4.0",
    invoiceNumber: "Folio | Serie y Folio | Folio interno | Folio y serie | No. de factura | Factura",
    taxId: "RFC | R.F.C. | RFC emisor | RFC:",
    customerTaxId: "RFC | RFC receptor | R.F.C. | RFC cliente",
    otherReference: "Uso CFDI | Régimen Fiscal | Lugar de expedición | Tipo de comprobante | Efecto de comprobante",
    orderNumber: "Folio fiscal | UUID | No. de serie del CSD | Folio Fiscal (UUID) | Orden de compra",
    date: "Fecha de emisión | Fecha y hora de emisión | Fecha de expedición | Fecha y hora de certificación | Fecha",
  },
  CL: {
    title:
      "FACTURA ELECTRÓNICA | FACTURA ELECTRONICA | BOLETA ELECTRONICA | Factura Electrónica | FACTURA EXENTA ELECTRONICA",
    invoiceNumber: "N° | Nº | FACTURA ELECTRONICA N° | Folio | Folio N°",
    taxId: "R.U.T. | RUT | R.U.T.: | Rut",
    customerTaxId: "R.U.T. | RUT | Rut cliente",
    registration: "Giro | S.I.I. | GIRO",
    billTo: "Señor(es) | SEÑOR(ES) | Señores | Cliente | Razón Social",
    subtotal: "Monto Neto | NETO | Neto $ | MONTO NETO | Afecto",
    formCity: "Comuna | Ciudad",
  },
  CO: {
    title: "FACTURA ELECTRÓNICA DE VENTA | Factura electrónica de venta | FACTURA DE VENTA | Factura de Venta No.",
    invoiceNumber: "No. | Factura electrónica de venta No. | Factura No. | FEV No. | Número | Factura de venta No.",
    taxId: "NIT | Nit | N.I.T. | NIT:",
    customerTaxId: "NIT | C.C. o NIT | NIT/CC | Nit | C.C.",
    orderNumber: "CUFE | Orden de compra | Remisión | Resolución DIAN No. | Autorización de numeración",
    registration: "Régimen | Matrícula mercantil | Actividad económica | Responsable de IVA",
    formStreet: "Dirección",
    formCity: "Ciudad | Municipio",
  },
  PE: {
    title: "FACTURA ELECTRÓNICA | FACTURA ELECTRONICA | BOLETA DE VENTA ELECTRÓNICA | Factura Electrónica",
    invoiceNumber: "N° | Nro. | Número | Serie - Número",
    taxId: "RUC | R.U.C. | RUC N° | R.U.C. N°",
    customerTaxId: "RUC | R.U.C. | DNI/RUC | RUC/DNI",
    billTo: "Señor(es) | Cliente | Razón Social | Señores | Adquirente",
    subtotal:
      "Op. Gravada | OP. GRAVADAS | Valor de Venta | Total Valor de Venta - Operaciones Gravadas | Sub Total Ventas",
    total: "Importe Total | IMPORTE TOTAL | Total a Pagar | Precio de venta",
  },
  SV: {
    title:
      "COMPROBANTE DE CRÉDITO FISCAL | FACTURA | DOCUMENTO TRIBUTARIO ELECTRÓNICO | FACTURA DE CONSUMIDOR FINAL | Crédito Fiscal",
    invoiceNumber: "Número de Control | Número de control | N° de Control | Núm. de control",
    orderNumber: "Código de Generación | Sello de Recepción | Código de generación | Sello de recepción",
    taxId: "NIT | NIT: | N.I.T.",
    customerTaxId: "NIT | NIT/DUI | NIT:",
    registration: "NRC | NRC: | N.R.C. | Actividad económica",
    date: "Fecha y Hora de Generación | Fecha de generación | Fecha | Fecha de emisión",
    total: "Total a Pagar | TOTAL A PAGAR | Monto Total de la Operación | Total General | Total",
    subtotal: "Sumas | Suma Total de Operaciones | Sub-Total | Sumatoria de ventas",
  },
  EC: {
    title: "FACTURA | Factura electrónica",
    invoiceNumber: "No. | FACTURA No.",
    taxId: "R.U.C. | RUC",
    customerTaxId: "RUC / CI | Identificación | RUC/CI",
    orderNumber: "NÚMERO DE AUTORIZACIÓN | CLAVE DE ACCESO | Guía",
  },
  UY: { title: "e-Factura | e-Ticket", taxId: "RUT | RUC EMISOR", customerTaxId: "RUC COMPRADOR | RUT" },
  GT: { taxId: "NIT | NIT Emisor", customerTaxId: "NIT | NIT Receptor", orderNumber: "NÚMERO DE AUTORIZACIÓN | Serie" },
  CR: {
    taxId: "Cédula Jurídica | Céd. Jur. | Identificación",
    orderNumber: "Clave Numérica | Clave",
    invoiceNumber: "Consecutivo | Factura Electrónica N°",
  },
  PA: { taxId: "RUC | R.U.C.", orderNumber: "CUFE" },
  DO: {
    taxId: "RNC",
    customerTaxId: "RNC | RNC/Cédula",
    invoiceNumber: "NCF | e-NCF | NCF:",
    title: "FACTURA DE CRÉDITO FISCAL | Factura de Crédito Fiscal",
  },
  BO: { taxId: "NIT", customerTaxId: "NIT/CI/CEX | NIT", orderNumber: "COD. AUTORIZACIÓN | N° AUTORIZACIÓN" },
  PY: { taxId: "RUC", customerTaxId: "RUC/CI | RUC", orderNumber: "Timbrado N° | CDC" },
  BR: {
    title:
      "NOTA FISCAL ELETRÔNICA | Nota Fiscal | DANFE | NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e | NF-e | Fatura | FATURA | Nota Fiscal Fatura | NOTA FISCAL | DANFE NFC-e | Conta de Energia Elétrica | Recibo | Nota Fiscal de Serviço",
    receiptTitle:
      "CUPOM FISCAL ELETRÔNICO - SAT | DANFE NFC-e | Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica | NFC-e | CUPOM FISCAL | DOCUMENTO AUXILIAR DA NOTA FISCAL DE CONSUMIDOR ELETRÔNICA",
    invoiceNumber: "Nº | Número da Nota | N. | Nº da NF-e | Número | Nota Fiscal nº | NF-e Nº | NÚMERO",
    receiptNumber: "NFC-e nº | Numero | NFC-e N° | Extrato No. | COO | CF-e | Número",
    taxId: "CNPJ | CNPJ: | C.N.P.J. | CNPJ / CPF",
    customerTaxId: "CNPJ/CPF | CNPJ | CPF | CPF/CNPJ | CNPJ / CPF | CPF:",
    registration: "Inscrição Estadual | IE | I.E. | Inscrição Municipal | IM | Insc. Est.",
    billTo:
      "Destinatário | Destinatário / Remetente | Tomador de Serviços | Cliente | Nome / Razão Social | Sacado | Consumidor | Dados do Cliente",
    from: "Emitente | Prestador de Serviços | Empresa | Razão Social | Identificação do Emitente | Cedente | Beneficiário",
    orderNumber:
      "Chave de Acesso | Protocolo de Autorização | Código de Verificação | Pedido | Série | Unidade Consumidora | Instalação",
    otherReference: "Natureza da Operação | Mês de referência | Competência | Classe | Série | Modalidade",
    total:
      "Valor Total da Nota | TOTAL DA NOTA | VALOR TOTAL R$ | Valor Total | TOTAL A PAGAR | Total a pagar | Valor total da NF-e | VALOR TOTAL DA NFS-e | TOTAL R$ | Valor a pagar R$",
    subtotal: "Valor Total dos Produtos | Subtotal | Valor dos Serviços | Base de Cálculo | VALOR TOTAL DOS PRODUTOS",
    formStreet: "Endereço | Logradouro",
    formCity: "Município | Cidade",
    cash: "Dinheiro | DINHEIRO",
    card: "Cartão de Crédito | Cartão de Débito | PIX | Cartão",
    itemCount: "QTD. TOTAL DE ITENS | Qtde. total de itens",
  },
  PT: {
    title: "Fatura | FATURA | Fatura-Recibo | Fatura FT | Factura | Fatura Simplificada | Fatura/Recibo",
    invoiceNumber: "Fatura FT | FT | Fatura-Recibo FR | Fatura n.º | FATURA N.º | Factura FT",
    orderNumber: "ATCUD | Código ATCUD | ATCUD: | Guia",
    taxId: "NIF | Contribuinte | NIPC | Contribuinte N.º | NIF:",
  },
  MZ: { title: "FACTURA | Factura | Fatura | VD", taxId: "NUIT | NUIT:", customerTaxId: "NUIT | Nuit" },
  AO: { title: "FACTURA | Factura-Recibo | Factura Proforma", taxId: "NIF | Contribuinte", customerTaxId: "NIF" },
  TN: {
    taxId: "MF | M.F. | Matricule fiscal | Code TVA | Matricule Fiscale | TVA",
    customerTaxId: "MF | M.F. Client | Matricule fiscal | Code T.V.A",
    registration: "RC | R.C. | Registre de commerce | Timbre fiscal",
    shipping: "Timbre fiscal | Timbre | TIMBRE | Droit de timbre",
  },
  MA: {
    taxId: "ICE | I.C.E. | IF | ICE :",
    customerTaxId: "ICE | ICE client",
    registration: "RC | Patente | CNSS | IF | TP",
  },
  DZ: { taxId: "NIF | N.I.F", registration: "RC | NIS | Article d'imposition | RC N°" },
  SN: { taxId: "NINEA | N° NINEA", registration: "RC | RCCM" },
  CI: { taxId: "CC N° | N° CC | Compte contribuable", registration: "RCCM | RC" },
  IN: {
    title:
      "Tax Invoice | TAX INVOICE | Tax Invoice | GST Invoice | Bill of Supply | Invoice | Retail Invoice | TAX INVOICE (ORIGINAL FOR RECIPIENT)",
    taxId: "GSTIN | GSTIN/UIN | GSTIN No. | GST No. | GSTIN : | GSTIN Number",
    customerTaxId: "GSTIN | GSTIN/UIN | Party GSTIN | GST No | Customer GSTIN",
    registration: "PAN | CIN | PAN No. | State Code | Drug Lic. No. | D.L. No. | FSSAI | Company's PAN",
    billTo:
      "Buyer (Bill to) | Bill To | Party | Party Details | Billed to | M/s. | Customer Name | Details of Receiver (Billed to) | Consignee | To, | Party Name",
    shipTo: "Consignee (Ship to) | Ship To | Details of Consignee (Shipped to) | Place of Supply",
    colSku: "HSN/SAC | HSN | HSN Code | HSN/SAC Code | SAC | Batch",
    rounding: "Round Off | ROUND OFF | Rounded Off | R.Off | Roundoff",
    otherReference:
      "Place of Supply | State Name | Reverse Charge | Mode/Terms of Payment | E-Way Bill No. | Transport | Vehicle No. | Dispatched through",
  },
  KW: { registration: "C.R. No. | CR No", title: "INVOICE | Cash/Credit Invoice | CREDIT INVOICE" },
  SA: {
    title: "TAX INVOICE | Tax Invoice | Simplified Tax Invoice",
    taxId: "VAT No. | VAT Registration Number | VAT Number | TRN",
    registration: "CR No. | C.R.",
  },
  AE: { title: "TAX INVOICE | Tax Invoice", taxId: "TRN | TRN No. | TRN:", customerTaxId: "TRN | Customer TRN" },
  BD: {
    taxId: "BIN | BIN No. | VAT Reg. No. | BIN:",
    title: "INVOICE | BILL | Invoice | Cash Memo | Mushak-6.3 | Bill/Challan",
  },
  PK: { taxId: "NTN | STRN | NTN No. | STN", title: "SALES TAX INVOICE | Invoice | Cash Memo | BILL" },
  PH: {
    taxId: "TIN | VAT REG TIN | VAT Reg. TIN:",
    title: "SALES INVOICE | Service Invoice | BILLING STATEMENT | OFFICIAL RECEIPT",
    customerTaxId: "TIN",
  },
  ID: { taxId: "NPWP | NPWP:", title: "INVOICE | Invoice | Faktur", customerTaxId: "NPWP" },
  KE: { taxId: "PIN | PIN No. | KRA PIN", customerTaxId: "PIN | Customer PIN", title: "TAX INVOICE | Invoice" },
  NG: { taxId: "TIN | TIN No.", registration: "RC | RC No." },
  JP: { taxId: "Registration No. | T-Number" },
  TH: { taxId: "Tax ID | TAX ID", title: "TAX INVOICE/RECEIPT | Invoice | TAX INVOICE" },
  AU: {
    taxId: "ABN | A.B.N. | ABN: | ABN",
    customerTaxId: "ABN",
    title: "TAX INVOICE | Tax Invoice",
    tax: "GST | GST (10%) | Includes GST | GST 10%",
  },
  NZ: { taxId: "GST No | GST Number | GST Reg. No. | GST:", title: "TAX INVOICE | Tax Invoice" },
  CA: {
    taxId: "GST/HST | GST # | GST/HST Reg. No. | HST # | BN | TPS/GST | GST/HST No.",
    tax: "GST | HST | GST/HST | PST | QST | TPS/TVQ",
    title: "INVOICE | Invoice | FACTURE / INVOICE",
  },
  ZA: {
    taxId: "VAT No | VAT Reg No | VAT Reg. No. | VAT Number",
    registration: "Reg No | Reg. No. | CK No",
    title: "TAX INVOICE | Tax Invoice",
  },
  CH: {
    title: "Rechnung | RECHNUNG | Facture | Fattura | Rechnung Nr.",
    taxId: "MWST-Nr. | UID | UID-Nr. | MwSt-Nr. | MWST Nr. | CHE",
  },
  NO: {
    taxId: "Org.nr. | Org.nr | Foretaksregisteret | Org.no.",
    dueDate: "Forfallsdato | Forfall | Betalingsfrist",
    invoiceNumber: "Fakturanr. | Fakturanr | Faktura nr.",
    date: "Fakturadato | Dato",
    paymentReference: "KID | KID-nr. | Kidnr",
  },
  FI: {
    taxId: "Y-tunnus | ALV-nro | VAT No | FO-nummer",
    invoiceNumber: "Laskun numero | Laskunro | Invoice number | Fakturanummer",
    date: "Päiväys | Laskun päivä | Date | Fakturadatum",
    dueDate: "Eräpäivä | Due date | Förfallodag",
    title: "LASKU | Lasku | Invoice | Faktura",
    total: "Yhteensä | Maksettava | Total | Att betala",
    paymentReference: "Viitenumero | Viite | Referensnummer",
  },
  US: {
    taxId: "Federal Tax ID | EIN | Tax ID | FEIN | Fed ID # | Tax ID #",
    registration: "License # | Lic # | DEA # | State Lic. | CAGE Code",
  },
  GB: { taxId: "VAT Reg No | VAT No | VAT Registration No | VAT Number | VAT No:" },
  IT: {
    taxId: "P.IVA | P. IVA | Partita IVA | P.I. | C.F. e P.IVA | Part. IVA | P.Iva e C.F.",
    customerTaxId: "P.IVA | C.F. | Cod. Fiscale | Partita IVA | P.IVA/C.F.",
    registration: "REA | Cap. Soc. | Capitale Sociale | R.E.A. | Codice destinatario | PEC | SDI",
  },
  PL: {
    taxId: "NIP | NIP: | Nr NIP | NIP sprzedawcy",
    customerTaxId: "NIP | NIP nabywcy | NIP:",
    registration: "REGON | KRS | BDO | Kapitał zakładowy",
    receiptTitle: "PARAGON FISKALNY | FAKTURA UPROSZCZONA | Paragon fiskalny | FAKTURA VAT | FAKTURA",
  },
  CZ: {
    taxId: "DIČ | DIČ:",
    registration: "IČ | IČO | IČ:",
    title: "Faktura | FAKTURA - daňový doklad | Invoice | Rechnung",
  },
  SK: { taxId: "IČ DPH | DIČ", registration: "IČO", title: "Faktúra | FAKTÚRA | Invoice" },
  TR: {
    taxId: "VKN | Vergi No | V.D. / No",
    title: "FATURA | e-Fatura | e-Arşiv Fatura | Invoice",
    total: "Ödenecek Tutar | Vergiler Dahil Toplam Tutar | Genel Toplam | Total",
  },
  HR: {
    taxId: "OIB | OIB:",
    title: "Račun | RAČUN R-1 | Invoice | Račun br.",
    total: "UKUPNO | Ukupno za platiti | Total",
  },
};

const repeated = 3;
const made = new Map<string, Lexicon>();

/** The lexicon of a language as one country uses it. */
export function nationalLexicon(country: string, language: Language): Lexicon {
  const key = `${country} ${language}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const common = lexicons[language];
  const own: Partial<Record<LexiconKey, readonly string[]>> = {};
  for (const [entry, text] of Object.entries(national[country] ?? {}) as [LexiconKey, string][]) {
    const words = listOf(text);
    const share = Math.max(1, Math.round((repeated * common[entry].length) / words.length));
    own[entry] = [...common[entry], ...Array.from({ length: share }, () => words).flat()];
  }
  const lexicon = { ...common, ...own };
  made.set(key, lexicon);
  return lexicon;
}
