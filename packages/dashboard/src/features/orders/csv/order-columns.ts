import { searchText } from "@inkvoice/contract/dashboard";

/** INDEX of the columns of an import of orders, in the order of the form. */
export const orderColumns = [
  "number",
  "vendor",
  "tax_id",
  "currency",
  "description",
  "sku",
  "quantity",
  "unit_price",
  "received_quantity",
  "external_id",
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const requiredColumns = ["number", "description", "quantity", "unit_price"] as const satisfies OrderColumn[];

/** Position of each column in the file, from 0. */
export type ColumnPositions = Readonly<Partial<Record<OrderColumn, number>>>;

/** Usual headings in four languages, in lower case, without accents and signs. */
const headings: Readonly<Record<OrderColumn, readonly string[]>> = {
  number: [
    "number",
    "order",
    "ordernumber",
    "orderno",
    "po",
    "ponumber",
    "purchaseorder",
    "bestellnummer",
    "bestellung",
    "bestellnr",
    "commande",
    "numerodecommande",
    "ncommande",
    "pedido",
    "numerodepedido",
    "npedido",
  ],
  vendor: [
    "vendor",
    "supplier",
    "vendorname",
    "suppliername",
    "lieferant",
    "kreditor",
    "lieferantenname",
    "fournisseur",
    "proveedor",
  ],
  tax_id: [
    "taxid",
    "vat",
    "vatid",
    "vatnumber",
    "taxnumber",
    "ustid",
    "ustidnr",
    "steuernummer",
    "tva",
    "numerodetva",
    "nif",
    "cif",
  ],
  currency: ["currency", "wahrung", "waehrung", "devise", "moneda", "divisa"],
  description: [
    "description",
    "article",
    "item",
    "product",
    "beschreibung",
    "bezeichnung",
    "artikel",
    "designation",
    "libelle",
    "descripcion",
    "articulo",
  ],
  sku: ["sku", "articlenumber", "itemnumber", "artikelnummer", "artikelnr", "reference", "ref", "referencia"],
  quantity: ["quantity", "qty", "menge", "anzahl", "quantite", "qte", "cantidad"],
  unit_price: [
    "unitprice",
    "price",
    "preis",
    "einzelpreis",
    "stuckpreis",
    "prixunitaire",
    "prix",
    "pu",
    "preciounitario",
    "precio",
  ],
  received_quantity: [
    "receivedquantity",
    "received",
    "erhalten",
    "geliefert",
    "geliefertemenge",
    "recu",
    "quantiterecue",
    "recibido",
    "cantidadrecibida",
  ],
  external_id: ["externalid", "id"],
};

const plainHeading = (text: string) => searchText(text).replace(/[^a-z0-9]/g, "");

/** The positions of columns with usual headings. */
export function guessColumns(header: readonly string[]): ColumnPositions {
  const found = header.map(plainHeading);
  const guesses = orderColumns.flatMap((column) => {
    const at = found.findIndex((heading) => headings[column].includes(heading));
    return at === -1 ? [] : [[column, at] as const];
  });
  return Object.fromEntries(guesses);
}
