import type { Language } from "../language-data.ts";

export const portuguese: Language = {
  code: "pt",
  months: [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
  monthForms: {},
  words:
    "valor fatura iva total pagamento documento número por serviços data serviço montante nota pagar taxa conta multibanco venda até com crédito de débito desconto encomenda fiscal morada preço recibo referência sua subtotal vendedor artigo caixa cartão cliente código consumo dados detalhe dias dívida endereço entrega factura imposto impostos item linha líquido nome para pedido ref remessa simplificada social talão transferência transporte adiantamento adquirente anterior atendido atraso bancária base beneficiário cnpj cobrança cód compra condições contrato contribuinte corrente cpf da departamento desc descontos devido dinheiro do doc dos em entregue envio este faturação favor financeiro funcionário geral guia ilíquido importância incidência",
  attachmentTitles: [
    "guia de remessa",
    "guia de transporte",
    "nota de entrega",
    "folha de horas",
    "registo de horas",
    "condições gerais",
    "termos e condições",
  ],
  creditTitles: ["nota de crédito", "nota de abono"],
  beginWithL: ["ltd", "ltda", "lda", "lt"],
};
