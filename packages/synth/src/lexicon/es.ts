import { lexiconOf } from "./lexicon.ts";

export const es = lexiconOf({
  title:
    "Factura | FACTURA | Factura | Factura de venta | Factura proforma | Factura simplificada | Factura comercial | Factura ordinaria | Su factura | Factura electrónica | Recibo | Minuta de honorarios | FACTURA Nº | Factura de servicios | Nota de cobro | Factura (venta) | Factura de Ventas | Factura Fiscal | Nota de venta",
  creditTitle:
    "Factura rectificativa | Abono | Nota de crédito | FACTURA RECTIFICATIVA | NOTA DE CRÉDITO | Factura de abono | Factura de Credito | Nota de Credito",
  receiptTitle:
    "Ticket | Recibo | Factura simplificada | TICKET | Tique | RECIBO | FACTURA SIMPLIFICADA | Comprobante | Nota",
  copy: "Original | Copia | Duplicado | ORIGINAL | COPIA | PAGADA | Pagado | Copia para el cliente | Borrador",
  invoiceNumber:
    "Número de factura | Factura nº | Nº factura | Nº de factura | Factura | Número | Nº | N.º de factura | Factura núm. | Factura No. | No. de factura | Núm. factura | Factura número | Nº Fra. | Nº documento | Fra. nº | Folio | Número de documento | Serie y número | Ref. factura | Factura Nº. | ID de Factura | Numero | Número factura | No. Factura | N° de Control",
  precedingInvoice: "Factura de origen | Rectifica a | Factura rectificada | Factura original",
  creditNumber: "Nº abono | Número | Nº de factura rectificativa | Nota de crédito nº | Abono nº",
  receiptNumber:
    "Ticket nº | Nº ticket | Factura simplificada nº | Nº operación | Recibo nº | Nº | Ticket | Factura | Num. ticket | Folio | Operación",
  date: "Fecha de factura | Fecha | Fecha factura | Fecha de emisión | Fecha emisión | Emitida el | Fecha de expedición | Fecha expedición | FECHA | Fecha del documento | Facturado el | En fecha",
  dueDate:
    "Fecha de vencimiento | Vencimiento | Fecha vencimiento | Vence el | Pagar antes del | Vto. | Fecha límite de pago | Fecha de pago | Vencimientos | Fecha de cargo | A pagar antes de | Fecha de Vencimiento | Vence | Fecha de Vto. | Fecha máxima de pago | Vto",
  orderNumber:
    "Nº de pedido | Pedido | Número de pedido | Nº pedido | Albarán | Nº albarán | Presupuesto | Contrato | Nº contrato | Expediente | Referencia | Obra | Reserva | CUPS | Póliza | Orden | Nº de orden | Contador | Numero de Orden | Número cotización | Número de Cotización | Orden N° | Orden de Venta | Nota de venta | Guía de remisión",
  purchaseOrder:
    "Su pedido | Orden de compra | Su nº de pedido | Pedido cliente | Nº orden de compra | O.C. | Su referencia de pedido | Número pedido | Pedido | Orden de Compra N°",
  customerNumber:
    "Nº cliente | Código cliente | Cliente nº | Número de cliente | Cód. cliente | Cuenta | Código de cliente | Nº de cliente | Cta. cliente | ID de cliente | Código del Cliente | Numero de Cliente | Número de Cuenta | Número del cliente | NIS | Nº de contrato",
  otherDate:
    "Fecha de entrega | Fecha de pedido | Fecha pedido | Fecha operación | Fecha de servicio | Fecha de envío | Fecha albarán | Entrada | Salida | Fecha de lectura | Fecha de impresión | Próxima factura | Fecha de inicio | Inicio de Actividades | Fecha Entrega | Fecha de Embarque | Fecha de Orden | Fecha de elaboración | Fecha envío | Fecha de certificación | Fecha Vto. CAE",
  period: "Periodo | Periodo de facturación | Período facturado | Periodo de consumo | Período | Servicio del",
  terms:
    "Condiciones de pago | Forma de pago | Términos | Plazo de pago | Condición de pago | Condiciones | Condiciones de crédito | Crédito | Plazos de pago | Término de pago | Términos de pago | Condición de venta | Condición de Operación",
  termsValue:
    "{days} días | Contado | {days} días fecha factura | A {days} días | Pago a {days} días | Al contado | Neto {days} días | Transferencia a {days} días | Pago inmediato | A la recepción | Giro {days} días",
  method: "Forma de pago | Método de pago | Medio de pago | Forma de envío | Portes | Vía de pago",
  methodValue:
    "Transferencia | Domiciliación bancaria | Tarjeta | Efectivo | Recibo domiciliado | Transferencia bancaria | Giro | PayPal | Cheque | Portes pagados",
  contact:
    "Contacto | Comercial | Vendedor | Atendido por | Representante | Persona de contacto | Agente | Empleado | Operador | Cajero",
  otherReference:
    "Su referencia | Nuestra referencia | Referencia | Proyecto | Asunto | Obra | Concepto | Departamento | Matrícula | Vehículo | Observaciones",
  currency: "Moneda | Divisa | Importes en",
  page: "Página | Pág. | Hoja | Página:",
  amountShown: "Total a pagar | Importe total | Total factura | Importe a pagar | Importe | Total | Importe factura",
  billTo:
    "Cliente | Facturar a | Datos del cliente | Destinatario | Facturado a | Dirección de facturación | Comprador | Sr./Sra. | Razón social | Para | Datos de facturación | A la atención de | Receptor | Señor(es) | Titular | Factura a | Adquirente | Nombre | Sres. | Nombre del cliente | Cliente: | Nombre o razón social | Apellido y Nombre / Razón Social",
  shipTo:
    "Dirección de envío | Dirección de entrega | Enviar a | Entregar en | Lugar de entrega | Domicilio de entrega | Despachar a | Destino | Envíe a",
  serviceAt:
    "Dirección de suministro | Lugar de servicio | Lugar de la obra | Dirección del servicio | Punto de suministro",
  from: "De | Emisor | Vendedor | Proveedor | Datos del emisor | Empresa | Expedidor | Facturado por | Remitente | Compañía | Desde | Sociedad",
  remitTo: "Pagar a | Beneficiario | A nombre de | Pago a favor de | Remitir pago a",
  taxId:
    "NIF | CIF | N.I.F. | C.I.F. | NIF/CIF | RFC | CIF/NIF | NIF-IVA | Nº IVA | CUIT | N.I.F./C.I.F. | NIF: | VAT | R.F.C. | Nº identificación fiscal | C.U.I.T. | Identificador fiscal | NIT | RUC | RUT | R.U.C. | Nº de identificación fiscal",
  customerTaxId: "NIF | CIF | NIF cliente | CIF/NIF | N.I.F. | DNI | RFC | CUIT | NIF/DNI",
  registration:
    "Registro Mercantil | Inscrita en el R.M. | Tomo | Hoja | Reg. Merc. | Inscripción | Ingresos Brutos | Nº registro",
  phone: "Teléfono | Tel. | Tel | Tfno. | Tlf. | Móvil | Tfno | T | Teléf. | Atención al cliente",
  fax: "Fax | Fax: | F",
  mail: "E-mail | Email | Correo | Correo electrónico | Mail",
  web: "Web | www | Página web | Sitio web",
  attention: "A la atención de | Att. | Attn. | D. | Dña. | Sr. | A/A",
  department:
    "Departamento de contabilidad | Administración | Compras | Contabilidad | Cuentas a pagar | Dpto. Financiero | Facturas solo por correo electrónico",
  formName: "Nombre | Razón social",
  formStreet: "Domicilio | Dirección",
  formCity: "Población | Ciudad",
  formCountry: "País",
  bankBlock: "Datos bancarios | Cuenta bancaria | Datos de pago | Forma de pago | Domiciliación | Información de pago",
  bankName: "Banco | Entidad | Nombre del banco | Entidad bancaria",
  account: "Nº de cuenta | Cuenta | Número de cuenta | Cta. | C.C.C. | CLABE",
  bankCode: "Sucursal | Oficina | Código banco",
  iban: "IBAN | Código IBAN",
  bic: "BIC | SWIFT | BIC/SWIFT | Código SWIFT",
  paymentReference: "Referencia de pago | Concepto | Referencia | Ref. pago | Concepto de la transferencia",
  holder: "Titular | Titular de la cuenta | Beneficiario",
  subtotal:
    "Base imponible | Subtotal | Importe neto | Total neto | Suma | Base | Total bruto | Neto | Importe bruto | Total sin IVA | Importe | B. Imponible | Suma y sigue | BASE IMPONIBLE | SUBTOTAL | Total base imponible | Importe Neto Gravado | Base sin Impuesto | Precio Neto | Gravado | Neto gravado | Sumas",
  discount: "Descuento | Dto. | Descuento comercial | Descuento pronto pago | Bonificación | Dto. p.p. | Rappel",
  shipping:
    "Portes | Gastos de envío | Envío | Transporte | Gastos de transporte | Flete | Manipulación | Gastos | Despacho | Envio",
  tax: "IVA | I.V.A. | Total IVA | Cuota IVA | Importe IVA | Impuestos | Cuota | Total impuestos | IGIC | Impuesto | R.E. | Ivas | IVA 21% | IGV | IVA Débito Fiscal",
  total:
    "Total | TOTAL | Total factura | Total a pagar | Importe total | TOTAL FACTURA | Total con IVA | TOTAL A PAGAR | Total general | Importe total a pagar | Total EUR | Líquido a percibir | Total (IVA incluido) | Total euros | Importe a pagar | Total IVA incluido | A pagar | Importe Total | Total neto a pagar | Total Factura | Monto total | IMPORTE TOTAL | Total documento | Importe Adeudado | Monto Adeudado | Por Pagar | Precio Total | VALOR TOTAL | Total Bs",
  totalPlain:
    "Total | Total factura | Importe total | TOTAL FACTURA | Total con IVA | Total IVA incluido | Total general | Importe de la factura",
  amountDue:
    "Pendiente de pago | Saldo pendiente | A pagar | Importe pendiente | Saldo | Resta | Importe adeudado | Total a pagar | Saldo deudor | Pendiente | Balance | Monto Adeudado | Por Pagar",
  paid: "Pagado | Anticipo | Entregado a cuenta | Pagos | A cuenta | Importe pagado | Cobrado | Abonado | Pagos realizados | Pagada | Pago | Total Pagado | Liquidado",
  previousBalance: "Saldo anterior | Factura anterior | Saldo previo | Deuda anterior",
  carried: "Suma y sigue | Suma anterior | Total página | Suma parcial",
  rounding: "Redondeo | Ajuste de redondeo",
  tip: "Propina | Servicio",
  withholding: "Retención IRPF | IRPF | Retención | Ret. IRPF",
  commission: "Comisión | Comisión de agencia",
  deposit: "Anticipo | Depósito | Señal | Fianza",
  words: "Importe en letra | Son | Total en letras",
  saving: "Ha ahorrado | Puntos | Su ahorro",
  taxSummary: "Desglose de IVA | Resumen de impuestos | Detalle de impuestos | Desglose de impuestos | Resumen IVA",
  taxBase: "Base imponible | Base | B. Imp. | Importe",
  taxRate: "% IVA | Tipo | IVA % | Tipo IVA | %",
  taxAmount: "Cuota | Cuota IVA | IVA | Importe IVA",
  grossSum: "Total | Importe total",
  colPosition: "Nº | # | Línea | Pos. | Item",
  colSku:
    "Código | Ref. | Referencia | Artículo | Cód. | Código artículo | SKU | Clave | Codigo | Número de Parte | Número de artículo | Clave ProdServ",
  colDescription:
    "Descripción | Concepto | Artículo | Detalle | Producto | Servicio | Denominación | Descripción del servicio | CONCEPTO | Producto / Servicio | DESCRIPCIÓN | Conceptos | Articulo | Descripcion | Operación | Parte",
  colQuantity: "Cantidad | Cant. | Uds. | Unidades | Horas | Ctd. | CANTIDAD | Cant | Unid. | Consumo | Ctd | Cdad.",
  colUnit: "Unidad | Ud. | U.M. | Un. | Unid.",
  colPrice:
    "Precio | Precio unitario | P. unitario | Precio unit. | P.U. | Precio/ud. | Precio Ud. | PRECIO | Tarifa | P. Unit. | Valor unitario | Importe unitario | Prec. unit. | Precio de Venta | Tasa | V. Unitario",
  colDiscount: "Dto. | % Dto. | Descuento | Dto % | % Bonif | % | Dcto. | Bonif.",
  colTaxRate: "IVA | % IVA | IVA % | Tipo IVA | Alícuota IVA",
  colTaxAmount: "IVA | Cuota IVA | Importe IVA",
  colTotal:
    "Importe | Total | Importe neto | Subtotal | TOTAL | Total línea | Importe total | Neto | Precio total | IMPORTE | Total neto | Monto | Total Linea | Total de la línea | Valor total | Ventas Gravadas | Ventas Afectas",
  colGross: "Total c/IVA | Importe con IVA | Total IVA incl.",
  colDate: "Fecha | Día | F. servicio",
  groupTotal: "Subtotal | Total grupo | Suma parcial",
  cash: "Efectivo | EFECTIVO | Entregado | Contado | Recibido",
  change: "Cambio | CAMBIO | A devolver | Devolución | Vuelto",
  card: "Tarjeta | TARJETA | Visa | Tarjeta crédito | Tarj. débito",
  itemCount: "Artículos | Nº artículos | Total artículos | Unidades",
  cashier: "Cajero | Le atendió | Camarero | Vendedor | Atendido por | Cajera | Dependiente",
  till: "Caja | Mesa | Tienda | Terminal | TPV | Sucursal | Comensales",
  payBy:
    "Rogamos abone {total} antes del {due}. | Pago a {days} días. | Indique el número de factura {number} en la transferencia. | Vencimiento {due} por importe de {total} | Factura {number} de fecha {date} | Forma de pago: transferencia a {days} días | El importe de {total} se cargará en su cuenta el {due}. | Fecha límite de pago: {due} | Pagar {total} antes del {due}. | 2% de descuento si paga antes del {otherDate}, vencimiento {due}. | Periodo del {otherDate} al {otherDate}, a pagar antes del {due}. | Pronto pago hasta {otherDate}; neto {due}.",
  refersTo:
    "Albarán {otherNumber} de fecha {otherDate} | Su pedido {otherNumber} del {otherDate} | Presupuesto {otherNumber} | Rectifica la factura {otherNumber} de {otherDate} | Contrato {otherNumber} de {otherDate} | Servicios prestados hasta {otherDate}",
  thanks:
    "Gracias por su compra | Gracias por su visita | Gracias por su confianza. | Muchas gracias | Conserve este ticket para cambios | IVA incluido | Atentamente | Vuelva pronto | No se admiten devoluciones | Gracias por su preferencia",
  prose:
    "La mercancía es propiedad del vendedor hasta su pago total. | Para cualquier consulta, contacte con nuestro departamento de administración. | En caso de demora se aplicarán los intereses legales. | Las reclamaciones deberán hacerse en un plazo de 7 días. | De acuerdo con la ley de protección de datos, sus datos serán tratados de forma confidencial. | Los precios no incluyen gastos de envío. | Inscrita en el Registro Mercantil de la provincia. | Esta factura se ha generado de forma automática. | Puede consultar sus facturas en nuestra página web. | El cliente acepta las condiciones generales de venta. | Le recordamos que puede domiciliar sus recibos.",
  reverseCharge: "Inversión del sujeto pasivo. | Operación exenta de IVA. | Entrega intracomunitaria exenta.",
  slogan: "Calidad desde 1985 | Su socio de confianza | Siempre cerca | Energía para todos | Sabor de siempre",
  noise:
    "Confidencial | Recortar por aquí | Continúa en la página siguiente | Conforme | Recibí | Copia | Observaciones | Firma y sello",
  units: "ud. | uds. | h | kg | caja | m | m² | hora | l | mes | día | pza | unidad | UN | lote | kWh | u",
  industries:
    "Consultores | Servicios | Informática | Transportes | Construcciones | Electrónica | Energía | Suministros | Panadería | Imprenta | Inmobiliaria | Distribuciones | Talleres | Hotel | Restaurante | Sistemas | Soluciones | Comercial | Farmacia | Seguros | Muebles | Viajes | Ferretería | Telecomunicaciones | Bodegas",
  months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  distractorTitles:
    "Calendario de pagos | Consumo | Histórico | Resumen | Lecturas | Vencimientos | Estado de cuenta | Detalle de llamadas | Cargos y descuentos",
});
