/** The labels of one document. Each provider below answers every field right except the due date. */
export const label = {
  invoice_number: "A-17",
  date: "2026-04-03",
  due_date: "2026-05-03",
  total_amount: 1234.5,
  currency: "EUR",
  vendor: { name: "Brook & Söhne GmbH", address: "Hafenstr. 1, 20457 Hamburg", tax_id: "DE123456789" },
  customer: { name: "Saltmarsh Press", address: "3 Quay Lane, Galway" },
  line_items: [
    { description: "Steel bolts M8", quantity: 4, unit_price: 300, total: 1200 },
    { description: "Freight", quantity: 1, unit_price: 34.5, total: 34.5 },
  ],
};

const value = (content: unknown) => ({ value: content, confidence: 0.9 });
const mindee = {
  document: {
    inference: {
      prediction: {
        invoice_number: value("A-17"),
        date: value("2026-04-03"),
        due_date: value("2026-06-03"),
        total_amount: value(1234.5),
        locale: { currency: "EUR", language: "de" },
        supplier_name: value("BROOK & SÖHNE GMBH"),
        supplier_address: value("Hafenstr. 1 20457 Hamburg"),
        supplier_company_registrations: [
          { type: "TRADE REGISTER", value: "HRB 4711" },
          { type: "VAT NUMBER", value: "DE 123456789" },
        ],
        customer_name: value("Saltmarsh Press"),
        customer_address: value("3 Quay Lane, Galway"),
        line_items: label.line_items.map(({ total, ...line }) => ({ ...line, total_amount: total })),
      },
    },
  },
};
const mindeeV2 = {
  inference: {
    result: {
      fields: {
        ...mindee.document.inference.prediction,
        locale: { fields: { currency: value("EUR") } },
        supplier_address: { fields: { address: value("Hafenstr. 1 20457 Hamburg") } },
        supplier_company_registrations: undefined,
        supplier_company_registration: {
          items: [
            { fields: { type: value("HRB"), number: value("4711") } },
            { fields: { type: value("VAT"), number: value("DE123456789") } },
          ],
        },
        line_items: {
          items: label.line_items.map(({ description, quantity, unit_price, total }) => ({
            fields: {
              description: value(description),
              quantity: value(quantity),
              unit_price: value(unit_price),
              total_price: value(total),
            },
          })),
        },
      },
    },
  },
};

const words = (content: string) => ({ type: "string", valueString: content, content, confidence: 0.9 });
const money = (sum: number) => ({ type: "currency", valueCurrency: { amount: sum, currencyCode: "EUR" } });
const azure = {
  status: "succeeded",
  analyzeResult: {
    documents: [
      {
        docType: "invoice",
        fields: {
          InvoiceId: words("A-17"),
          InvoiceDate: { type: "date", valueDate: "2026-04-03", content: "03.04.2026" },
          DueDate: { type: "date", valueDate: "2026-06-03" },
          InvoiceTotal: money(1234.5),
          VendorName: words("Brook & Söhne GmbH"),
          VendorAddress: { type: "address", valueAddress: { city: "Hamburg" }, content: "Hafenstr. 1\n20457 Hamburg" },
          VendorTaxId: words("DE123456789"),
          CustomerName: words("Saltmarsh Press"),
          CustomerAddress: { type: "address", content: "3 Quay Lane\nGalway" },
          Items: {
            type: "array",
            valueArray: label.line_items.map((line) => ({
              type: "object",
              valueObject: {
                Description: words(line.description),
                Quantity: { type: "number", valueNumber: line.quantity },
                UnitPrice: money(line.unit_price),
                Amount: money(line.total),
              },
            })),
          },
        },
      },
    ],
  },
};

const printed = (type: string, text: string, more: object = {}) => ({
  Type: { Text: type },
  ValueDetection: { Text: text, Confidence: 90 },
  ...more,
});
const inGroup = (group: string) => ({ GroupProperties: [{ Id: "1", Types: [group] }] });
const textract = {
  DocumentMetadata: { Pages: 1 },
  ExpenseDocuments: [
    {
      SummaryFields: [
        printed("INVOICE_RECEIPT_ID", "A-17"),
        printed("INVOICE_RECEIPT_DATE", "03/04/2026"),
        printed("DUE_DATE", "03/06/2026"),
        printed("TOTAL", "€ 1.234,50", { Currency: { Code: "EUR" } }),
        printed("VENDOR_NAME", "Brook & Söhne\nGmbH"),
        printed("ADDRESS", "3 Quay Lane\nGalway", inGroup("RECEIVER_BILL_TO")),
        printed("ADDRESS", "Hafenstr. 1\n20457 Hamburg", inGroup("VENDOR")),
        printed("VENDOR_VAT_NUMBER", "DE123456789"),
        printed("NAME", "Saltmarsh Press", inGroup("RECEIVER_BILL_TO")),
      ],
      LineItemGroups: [
        {
          LineItems: [
            {
              LineItemExpenseFields: [
                printed("ITEM", "Steel bolts M8"),
                printed("QUANTITY", "4"),
                printed("UNIT_PRICE", "300,00"),
                printed("PRICE", "1.200,00"),
              ],
            },
            {
              LineItemExpenseFields: [
                printed("ITEM", "Freight"),
                printed("QUANTITY", "1"),
                printed("UNIT_PRICE", "34,50"),
                printed("PRICE", "34,50"),
              ],
            },
          ],
        },
      ],
    },
  ],
};

const entity = (type: string, mentionText: string, normalized?: object) => ({
  type,
  mentionText,
  confidence: 0.9,
  ...(normalized && { normalizedValue: normalized }),
});
const google = {
  document: {
    entities: [
      entity("invoice_id", "A-17"),
      entity("invoice_date", "03.04.2026", { text: "2026-04-03", dateValue: { year: 2026, month: 4, day: 3 } }),
      entity("due_date", "03.06.2026", { text: "2026-06-03" }),
      entity("total_amount", "1.234,50", { moneyValue: { currencyCode: "EUR", units: "1234", nanos: 500000000 } }),
      entity("currency", "€", { text: "EUR" }),
      entity("supplier_name", "Brook & Söhne GmbH"),
      entity("supplier_address", "Hafenstr. 1\n20457 Hamburg"),
      entity("supplier_tax_id", "DE123456789"),
      entity("receiver_name", "Saltmarsh Press"),
      entity("receiver_address", "3 Quay Lane\nGalway"),
      ...label.line_items.map((line) => ({
        ...entity("line_item", line.description),
        properties: [
          entity("line_item/description", line.description),
          entity("line_item/quantity", String(line.quantity)),
          entity("line_item/unit_price", line.unit_price.toFixed(2)),
          entity("line_item/amount", line.total.toFixed(2)),
        ],
      })),
    ],
  },
};

const veryfi = {
  id: 1,
  document_type: "invoice",
  invoice_number: "A-17",
  date: "2026-04-03 00:00:00",
  due_date: "2026-06-03",
  total: 1234.5,
  currency_code: "EUR",
  vendor: { name: "Brook & Söhne GmbH", address: "Hafenstr. 1, 20457 Hamburg", vat_number: "DE123456789" },
  bill_to: { name: "Saltmarsh Press", address: "3 Quay Lane, Galway" },
  line_items: label.line_items.map(({ unit_price: price, ...line }) => ({ ...line, price })),
};

/** As Veryfi answers when it is asked for its confidence: every value is an object around it. */
const around = (plain: unknown): unknown => {
  if (Array.isArray(plain)) return plain.map(around);
  if (typeof plain !== "object" || plain === null) return { value: plain, score: 0.98, ocr_score: 0.97 };
  return Object.fromEntries(Object.entries(plain).map(([name, each]) => [name, around(each)]));
};
const veryfiWithConfidence = around(veryfi);

const point = (schema_id: string, printed: string, normalized_value: string | null = null) => ({
  schema_id,
  category: "datapoint",
  content: { value: printed, normalized_value, page: 1 },
});
const section = (schema_id: string, children: readonly object[]) => ({ schema_id, category: "section", children });
const rossum = {
  action: "changed",
  event: "annotation_status",
  annotation: {
    id: 1,
    status: "exporting",
    content: [
      section("basic_info_section", [
        point("document_id", "A-17"),
        point("date_issue", "3/4/2026", "2026-04-03"),
        point("date_due", "3/6/2026", "2026-06-03"),
      ]),
      section("vendor_section", [
        point("sender_name", "Brook & Söhne GmbH"),
        point("sender_address", "Hafenstr. 1\n20457 Hamburg"),
        point("sender_vat_id", "DE123456789"),
        point("recipient_name", "Saltmarsh Press"),
        point("recipient_address", "3 Quay Lane\nGalway"),
      ]),
      section("amounts_section", [point("amount_total", "1 234,50", "1234.50"), point("currency", "eur")]),
      section("line_items_section", [
        {
          schema_id: "line_items",
          category: "multivalue",
          children: [
            ...label.line_items.map((line) => ({
              schema_id: "line_item",
              category: "tuple",
              children: [
                point("item_description", line.description),
                point("item_quantity", String(line.quantity)),
                point("item_amount_base", line.unit_price.toFixed(2)),
                point("item_total_base", line.total.toFixed(2)),
              ],
            })),
            { schema_id: "line_item", category: "tuple", children: [point("item_description", "")] },
          ],
        },
      ]),
    ],
  },
};

/** Rossum's export format: values on the nodes themselves. */
const asExported = (node: object): object => {
  const { content, children, ...rest } = node as { content?: { value: string }; children?: object[] };
  return { ...rest, ...(content && { value: content.value }), ...(children && { children: children.map(asExported) }) };
};
const rossumExport = { results: [{ content: rossum.annotation.content.map(asExported) }] };

const inCents = (sum: number) => Math.round(sum * 100);
const klippa = {
  result: "success",
  data: {
    document_type: "invoice",
    amount: 123450,
    vatamount: 0,
    currency: "EUR",
    date: "2026-04-03T00:00:00",
    payment_due_date: "2026-06-03T00:00:00",
    invoice_number: "A-17",
    merchant_name: "Brook & Söhne GmbH",
    merchant_address: "Hafenstr. 1, 20457 Hamburg",
    merchant_vat_number: "DE123456789",
    customer_name: "Saltmarsh Press",
    customer_address: "3 Quay Lane, Galway",
    customer_vat_number: "",
    lines: [
      {
        lineitems: label.line_items.map(({ description, quantity, unit_price, total }) => ({
          title: description,
          description: "",
          quantity,
          amount_each: inCents(unit_price),
          amount: inCents(total),
        })),
      },
    ],
  },
};

const labelled = (name: string, ocr_text: string) => ({ label: name, type: "field", ocr_text, score: 0.9 });
const nanonets = {
  message: "Success",
  result: [
    {
      page: 0,
      prediction: [
        labelled("Invoice_Number", "A-17"),
        labelled("Invoice_Date", "03/04/2026"),
        labelled("Payment_Due_Date", "03/06/2026"),
        labelled("Invoice_Amount", "€ 1.234,50"),
        labelled("Currency", "EUR"),
        labelled("Seller_Name", "Brook & Söhne GmbH"),
        labelled("Seller_Address", "Hafenstr. 1 20457 Hamburg"),
        labelled("Seller_VAT_Number", "DE123456789"),
        labelled("Buyer_Name", "Saltmarsh Press"),
        labelled("Buyer_Address", "3 Quay Lane Galway"),
      ],
    },
    {
      page: 1,
      prediction: [
        {
          label: "table",
          type: "table",
          cells: label.line_items.flatMap((line, row) => [
            { row, col: 1, label: "Description", text: line.description },
            { row, col: 2, label: "Quantity", text: String(line.quantity) },
            { row, col: 3, label: "Price", text: line.unit_price.toFixed(2) },
            { row, col: 4, label: "Line_Amount", text: line.total.toFixed(2) },
          ]),
        },
      ],
    },
  ],
};

const { vendor, line_items, ...first } = label;
const docling = {
  input: { file: "a.pdf" },
  status: "success",
  pages: [
    {
      page_no: 1,
      extracted_data: { ...first, due_date: "2026-06-03", vendor, currency: null },
      raw_text: "",
      errors: [],
    },
    { page_no: 2, extracted_data: { currency: "EUR", line_items }, raw_text: "", errors: [] },
  ],
};

/** By folder name. */
export const answers = {
  mindee,
  "mindee-v2": mindeeV2,
  azure,
  textract,
  google,
  veryfi,
  "veryfi-sure": veryfiWithConfidence,
  rossum,
  "rossum-export": rossumExport,
  klippa,
  nanonets,
  docling,
};
