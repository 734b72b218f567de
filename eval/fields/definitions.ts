import type { CustomFieldDefinition } from "@inkvoice/engine";

const field = (name: string, type: CustomFieldDefinition["type"], captions: string): CustomFieldDefinition => ({
  name,
  type,
  level: "document",
  captions: captions.split("|").map((caption) => caption.trim()),
});

/** The fields of the evaluation, with captions as an account would give them before it has seen the documents. */
export const definitions: readonly CustomFieldDefinition[] = [
  field(
    "customer_number",
    "code",
    "Customer number | Customer no | Customer ID | Client no | Client number | Kundennummer | Kunden-Nr. | Kundennr | Ihre Kundennummer | N° client | Numéro client | Codice cliente | N° Cliente | Numero cliente | Klantnummer | Kundnummer | Número de cliente | Nº cliente",
  ),
  field(
    "contract_number",
    "code",
    "Contract number | Contract no | Contract ID | Vertragsnummer | Vertragsnr. | Versicherungsvertrag Nr | Sachversicherungsvertrag Nr | N° contrat | Numéro de contrat | Contratto | N. contratto | Contractnummer | Número de contrato",
  ),
  field(
    "meter_number",
    "code",
    "Meter number | Meter no | Zählernummer | Zähler-Nr. | Codice POD | POD | Codice PDR | Point de livraison (PDL) | PDL | N° compteur | Meternummer",
  ),
  field(
    "cost_centre",
    "code",
    "Cost centre | Cost center | Kostenstelle | Centro di costo | Centre de coûts | Kostenplaats",
  ),
  field(
    "delivery_date",
    "date",
    "Delivery date | Date of delivery | Date of supply | Lieferdatum | Leistungsdatum | Liefer- und Leistungsdatum | Date de livraison | Data di consegna | Leverdatum | Leveransdatum | Fecha de entrega",
  ),
  field("imei", "code", "IMEI | IMEI number | IMEI-Nummer | Numéro IMEI"),
];
