import { lexiconOf } from "./lexicon.ts";

export const pt = lexiconOf({
  title:
    "Fatura | FATURA | Fatura | Factura | Fatura-Recibo | FATURA RECIBO | Fatura simplificada | Nota Fiscal | Nota fiscal de serviços | Fatura proforma | NOTA FISCAL ELETRÔNICA | Fatura de serviços | A sua fatura | FACTURA | Nota de Débito | Factura de Venda | Fatura de Venda | Cobrança",
  creditTitle: "Nota de crédito | NOTA DE CRÉDITO | Nota de Crédito",
  receiptTitle:
    "Recibo | Talão | Fatura simplificada | CUPOM FISCAL | Cupom fiscal | FATURA SIMPLIFICADA | Fatura-Recibo | Venda a dinheiro | RECIBO | NFC-e",
  copy: "Original | Duplicado | Cópia | ORIGINAL | Segunda via | 2ª Via | PAGO | Pago | Triplicado",
  invoiceNumber:
    "Fatura n.º | Número da fatura | Fatura nº | N.º da fatura | Fatura | Nº fatura | Número | Nº | N.º documento | Número do documento | Nota fiscal nº | Factura nº | Nº da Nota | N.º | Documento n.º | Fatura Nº | Número da Nota | Fatura Recibo n.º | Nr. Documento | Factura nº. | Nº da fatura. | Número da factura | Número de factura | NF nº",
  precedingInvoice: "Fatura de origem | Referente à fatura | Documento de origem | Ref. à fatura",
  creditNumber: "Nota de crédito n.º | Número | N.º documento",
  receiptNumber: "Fatura simplificada n.º | Recibo n.º | Talão nº | Documento | Nº | COO | Extrato No. | Doc. | Fatura",
  date: "Data | Data da fatura | Data de emissão | Data emissão | Emitida em | Data do documento | Data fatura | DATA | Data Doc. | Emissão | Data de Emissão | Data da factura | Data de Factura | DATA DA EMISSÃO | Emissão:",
  dueDate:
    "Data de vencimento | Vencimento | Data vencimento | Pagar até | Data limite de pagamento | Vence em | Pagamento até | Data Venc. | Limite de pagamento | Vencto. | Data de Vencimento | Débito em conta a partir de | Data do pagamento",
  orderNumber:
    "N.º de encomenda | Encomenda nº | Pedido nº | Guia de remessa | Contrato | Orçamento nº | Processo | Nº do pedido | Guia nº | Reserva | Código ATCUD | Apólice | Protocolo | Nº contrato | Contador | Encomenda | Número da Cotação | Número do Pedido | Número do serviço | Pedido | Pedido de Venda",
  purchaseOrder:
    "V/ Encomenda | Vossa encomenda | Ordem de compra | Requisição | V/ Requisição | Nota de encomenda | Sua encomenda | Pedido de compra | Número da OC",
  customerNumber:
    "N.º cliente | Código cliente | Cliente nº | Nº de cliente | Código do cliente | Cód. Cliente | Conta | Conta cliente | N.º de cliente | Número da Conta | Número do Cliente | Nº do cliente | Código da instalação",
  otherDate:
    "Data de entrega | Data da encomenda | Data do serviço | Data de carga | Data de envio | Data do pedido | Entrada | Saída | Data de impressão | Próxima leitura | Data da leitura | Data de saída | Início de vigência | Data de pagamento | Data da Remessa | Data do Despacho | Leitura anterior | Leitura atual",
  period: "Período | Período de faturação | Período de referência | Competência | Período de consumo",
  terms:
    "Condições de pagamento | Cond. pagamento | Prazo de pagamento | Condições | Termos de pagamento | Formas de pagamento | Prazos de Pagamento",
  termsValue:
    "{days} dias | Pronto pagamento | A {days} dias | {days} dias data fatura | Pagamento a {days} dias | À vista | Fatura a {days} dias | Contra entrega | Imediato | 30 dias líquidos",
  method: "Forma de pagamento | Modo de pagamento | Método de pagamento | Meio de pagamento | Expedição | Transporte",
  methodValue:
    "Transferência bancária | Multibanco | Débito direto | Numerário | MB Way | Cartão de crédito | Cheque | Boleto | PIX | N/ viatura | CTT",
  contact: "Contacto | Vendedor | Atendido por | Responsável | Operador | Contato | Funcionário",
  otherReference:
    "V/ Referência | N/ Referência | Referência | Projeto | Assunto | Obra | Departamento | Matrícula | Observações | Requisição interna",
  currency: "Moeda | Divisa | Valores em",
  page: "Página | Pág. | Folha",
  amountShown: "Total a pagar | Valor a pagar | Valor total | Montante | Total | Valor da fatura | Total documento",
  billTo:
    "Cliente | Faturado a | Exmo.(s) Sr.(s) | Destinatário | Dados do cliente | Adquirente | Faturar a | Tomador de serviços | Morada de faturação | Exmos. Senhores | Tomador | Para | Comprador | Sacado | Cobrança para | Nome/Razão Social | Endereço para cobrança | Endereço para faturamento | Morada de facturação | Nome do cliente",
  shipTo:
    "Local de entrega | Morada de entrega | Entregar em | Local de descarga | Endereço de entrega | Enviar para | Descarga | Expedir para",
  serviceAt: "Local de consumo | Morada de fornecimento | Local do serviço | Local de prestação | Instalação",
  from: "De | Emitente | Fornecedor | Vendedor | Prestador de serviços | Empresa | Emitido por | Dados do emitente | Companhia",
  remitTo: "Pagar a | Beneficiário | À ordem de | Pagamento a favor de",
  taxId:
    "NIF | Contribuinte n.º | NIPC | N.º contribuinte | NIF: | CNPJ | Contribuinte | CNPJ/CPF | NIF/NIPC | Nº Contribuinte | N.I.F. | CPF/CNPJ | Número de contribuinte | Número fiscal | NUIT",
  customerTaxId: "NIF | Contribuinte | NIF cliente | CNPJ/CPF | V/ Contribuinte | N.º contribuinte | V/ NIF | CPF",
  registration:
    "Capital social | Matriculada na C.R.C. | CRC | Inscrição estadual | Inscrição municipal | C.R.C. | Conservatória | IE | IM",
  phone: "Telefone | Tel. | Tel | Telef. | Tlm. | Telemóvel | Fone | T | Linha de apoio",
  fax: "Fax | Fax: | F",
  mail: "E-mail | Email | Mail | Correio eletrónico",
  web: "Site | www | Web | Website",
  attention: "A/C | Ao cuidado de | Sr. | Sra. | Att.",
  department: "Departamento financeiro | Contabilidade | Compras | Serviços administrativos | Sede | Financeiro",
  formName: "Nome | Razão social",
  formStreet: "Morada | Endereço",
  formCity: "Localidade | Município",
  formCountry: "País",
  bankBlock:
    "Dados bancários | Dados para pagamento | Transferência bancária | Pagamento Multibanco | Informações bancárias",
  bankName: "Banco | Nome do banco",
  account: "Conta | N.º de conta | NIB | Conta corrente | Número da conta",
  bankCode: "Agência | Entidade | Balcão",
  iban: "IBAN",
  bic: "BIC | SWIFT | BIC/SWIFT | SWIFT/BIC",
  paymentReference: "Referência | Referência de pagamento | Ref. Multibanco | Referência MB | Nosso número",
  holder: "Titular | Beneficiário | Titular da conta | Favorecido",
  subtotal:
    "Subtotal | Total ilíquido | Total sem IVA | Base de incidência | Base tributável | Valor ilíquido | Total líquido | Mercadoria/Serviços | Incidência | Soma | Total Ilíquido | Base de cálculo | Valor dos serviços | Total antes de impostos | Sub-total | Total dos produtos | Não tributado | Preço líquido",
  discount:
    "Desconto | Descontos comerciais | Desc. comercial | Descontos | Desconto financeiro | Total descontos | Montante do desconto | Valor do desconto",
  shipping:
    "Portes | Portes de envio | Frete | Transporte | Despesas de envio | Outras despesas | Taxa de serviço | Envio",
  tax: "IVA | Total IVA | Valor IVA | Imposto | Total de IVA | IVA total | Impostos | Total imposto | ISS | ICMS | Total Impostos | Valor do IVA | Montante de imposto | Valor do ICMS | Valor do imposto",
  total:
    "Total | TOTAL | Total a pagar | Valor total | Total da fatura | TOTAL A PAGAR | Total documento | Total geral | Valor a pagar | Total com IVA | Total (EUR) | Valor total da nota | VALOR TOTAL | Montante total | Total do documento | A pagar | Total EUR | Valor Total da Fatura | TOTAL GERAL | Total Fatura | Importância total | Valor líquido da nota | Montante a pagar | VALOR A PAGAR R$ | Valor Total R$ | Montante devido | Preço total | Total Devido | Total em dívida | Total final",
  totalPlain:
    "Total | Valor total | Total da fatura | Total documento | Total com IVA | Total do documento | Total geral | Montante total",
  amountDue:
    "Em dívida | Saldo | Valor em dívida | Valor em aberto | Saldo a pagar | Total a pagar | Restante | Valor pendente | A pagar | Pendente | Total devido | Total em dívida",
  paid: "Pago | Valor pago | Adiantamento | Sinal | Entregue | Pagamentos | Já pago | Adiantamentos | Pagamento | Total Pago",
  previousBalance: "Saldo anterior | Fatura anterior | Valores em atraso | Dívida anterior",
  carried: "A transportar | Transporte | Subtotal da página | Transportado",
  rounding: "Arredondamento | Acerto",
  tip: "Gorjeta | Serviço | Taxa de serviço",
  withholding: "Retenção na fonte | Retenção IRS | Retenção | IRRF | Retenções",
  commission: "Comissão | Comissão de agência",
  deposit: "Adiantamento | Sinal | Depósito | Caução",
  words: "Por extenso | Valor por extenso | São",
  saving: "Poupou | Pontos | Desconto cartão",
  taxSummary: "Resumo de impostos | Quadro resumo de IVA | Resumo do IVA | Quadro de IVA | Detalhe do IVA",
  taxBase: "Incidência | Base | Base tributável | Valor",
  taxRate: "Taxa | Taxa IVA | % IVA | IVA % | Taxa %",
  taxAmount: "IVA | Valor IVA | Imposto | Valor do imposto",
  grossSum: "Total | Total c/ IVA",
  colPosition: "# | Nº | Item | Linha",
  colSku: "Código | Artigo | Ref. | Referência | Cód. | Cód. Artigo | Código do artigo | Número do Item | SKU",
  colDescription:
    "Descrição | Designação | Artigo | Produto | Serviço | Descrição do produto | Discriminação dos serviços | Descrição dos serviços | Item | DESCRIÇÃO | Detalhe | Descritivo",
  colQuantity: "Quantidade | Qtd. | Qtd | Quant. | Qtde | Horas | Qt. | QTD | Unidades | Consumo",
  colUnit: "Unidade | Un. | UN | Uni. | Und",
  colPrice:
    "Preço | Preço unitário | Pr. unitário | Preço Unit. | P. Unit. | Valor unitário | Pr. Unit. | Vlr. Unit. | PREÇO | P.V.P. | Pr.Unitário | Preço por unidade | Custo unitário | Preço de Venda | Taxa | VL UNIT | Vl. Unit.",
  colDiscount: "Desconto | Desc. | Desc. % | % Desc | %",
  colTaxRate: "IVA | IVA % | Taxa IVA | Taxa | % IVA | IVA(%)",
  colTaxAmount: "Valor IVA | IVA | Imposto",
  colTotal:
    "Total | Valor | Valor total | Total líquido | Montante | Subtotal | Preço total | VALOR | Vlr. Total | Importância | Valor Líquido | Total ilíquido | Quantia | Sub-total | Total da linha | VL TOTAL",
  colGross: "Total c/ IVA | Total com IVA",
  colDate: "Data | Dia | Data serviço",
  groupTotal: "Subtotal | Total grupo | Soma parcial",
  cash: "Numerário | Dinheiro | DINHEIRO | Entregue | Valor recebido",
  change: "Troco | TROCO",
  card: "Multibanco | Cartão | Cartão de crédito | MB WAY | Cartão débito | VISA",
  itemCount: "Artigos | N.º de artigos | Qtd. total de itens | Itens",
  cashier: "Operador | Funcionário | Empregado | Caixa | Atendido por | Vendedor",
  till: "Caixa | Mesa | Loja | Terminal | Posto | Talão",
  payBy:
    "Por favor efetue o pagamento de {total} até {due}. | Pagamento a {days} dias. | Indique o número da fatura {number} na transferência. | Fatura {number} de {date} | Vencimento {due} no valor de {total} | Data limite de pagamento: {due} | O valor de {total} será debitado a partir de {due}. | Pagar {total} até {due}. | Desconto de 2% até {otherDate}, vencimento em {due}. | Período de {otherDate} a {otherDate}, pagar até {due}.",
  refersTo:
    "Guia de remessa {otherNumber} de {otherDate} | V/ encomenda {otherNumber} de {otherDate} | Orçamento {otherNumber} | Relativo à fatura {otherNumber} de {otherDate} | Contrato {otherNumber} de {otherDate} | Serviços prestados até {otherDate}",
  thanks:
    "Obrigado pela sua preferência. | Obrigado pela sua visita | Obrigado pela compra | Volte sempre | IVA incluído | Com os melhores cumprimentos | Conserve este documento | Processado por programa certificado",
  prose:
    "Os bens foram colocados à disposição do adquirente na data da fatura. | Em caso de dúvida contacte os nossos serviços. | Não se aceitam reclamações após 8 dias. | Em caso de atraso serão cobrados juros de mora à taxa legal. | A mercadoria é propriedade do vendedor até integral pagamento. | Este documento foi processado por computador. | Consulte as condições gerais de venda no nosso site. | O foro competente é o da comarca da sede. | Pode efetuar o pagamento em qualquer caixa Multibanco. | A leitura é estimada até à próxima visita. | Agradecemos a sua confiança.",
  reverseCharge: "IVA - autoliquidação. | Isento artigo 14.º do RITI. | IVA - regime de isenção.",
  slogan: "Qualidade desde 1975 | Sempre perto de si | A energia da sua casa | Sabores de Portugal",
  noise:
    "Confidencial | Destacar por aqui | Continua na página seguinte | Recebi | Cópia | Assinatura | Sem valor fiscal",
  units: "un | UN | h | kg | unid. | cx | m | hora | lt | mês | und | pç | Uni | m2 | dia | kWh | par",
  industries:
    "Consultoria | Serviços | Informática | Transportes | Construções | Eletrónica | Energia | Comércio | Padaria | Gráfica | Imobiliária | Distribuição | Oficina | Hotel | Restaurante | Sistemas | Farmácia | Seguros | Mobiliário | Viagens | Pastelaria | Telecomunicações",
  months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  distractorTitles:
    "Calendário de pagamentos | Consumos | Histórico | Resumo | Leituras | Conta corrente | Detalhe de chamadas | Encargos e descontos",
});
