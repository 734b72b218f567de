import type { Language } from "../language-data.ts";

export const spanish: Language = {
  code: "es",
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  monthForms: { setiembre: 9 },
  words:
    "factura importe total del iva pago número por cliente cuenta fecha pagar servicio envío forma neto nota operación referencia venta con crédito datos de dirección facturado nombre para pedido precio recibo su transferencia vendedor albarán atención bancaria comercial concepto consumo contrato cuota departamento descuento detalle días documento entrega fiscal hasta incluido la monto obra orden página portes pronto ref se simplificada subtotal suma ticket valor abono adeudado administración anterior antes anticipo artículo atendido base beneficiario cajero cif cód código compra condiciones contado cta cuit débito domiciliación domicilio dto efectivo el en entregado facturación facturas folio gastos general giro hoja imponible",
  attachmentTitles: [
    "albarán",
    "nota de entrega",
    "lista de empaque",
    "hoja de horas",
    "parte de horas",
    "parte de trabajo",
    "condiciones generales",
  ],
  creditTitles: ["nota de crédito", "nota de abono", "abono", "factura rectificativa"],
  beginWithL: ["ltda", "lt", "ltr"],
};
