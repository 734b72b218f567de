import {
  analytics,
  batch,
  bulk,
  bulkCounts,
  bulkResult,
  check,
  customField,
  customFieldList,
  delivery,
  deliveryAttempt,
  documentText,
  duplicateList,
  errorBody,
  eventDetail,
  eventList,
  evidence,
  failureBody,
  fieldCandidate,
  fieldEvidence,
  invoiceList,
  invoiceListItem,
  invoiceRecord,
  issue,
  location,
  machineCode,
  pagination,
  partOf,
  rejectedFile,
  retentionSettings,
  rotatedSecret,
  uploadedBatch,
  uploadedInvoice,
  webhookEndpoint,
  webhookEvent,
  webhookList,
  webhookSettings,
} from "@inkvoice/contract";
import { z } from "zod";

const recordData = invoiceRecord.shape.extracted_data.unwrap();
const party = recordData.shape.vendor.unwrap().unwrap();

/** The schema inside an optional or nullable one. */
function present(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? present(schema.unwrap() as z.ZodType) : schema;
}

function entryOf(schema: z.ZodType): z.ZodType {
  const list = present(schema);
  if (!(list instanceof z.ZodArray)) throw new Error("not a list");
  return list.element as z.ZodType;
}

/** INDEX of named schemas; others are written inline. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Invoice: invoiceRecord,
  ExtractedData: recordData,
  Party: party,
  AddressParts: present(party.shape.address_parts),
  Customer: present(recordData.shape.customer),
  Payment: present(recordData.shape.payment),
  LineItem: entryOf(recordData.shape.line_items),
  TaxLine: entryOf(recordData.shape.taxes),
  Charge: entryOf(recordData.shape.charges),
  Confidence: present(recordData.shape.confidence),
  Locations: present(recordData.shape.locations),
  Sources: present(recordData.shape.source),
  Location: location,
  MachineCode: machineCode,
  Check: check,
  Issue: issue,
  Failure: failureBody,
  PartOf: partOf,
  Evidence: evidence,
  FieldEvidence: fieldEvidence,
  FieldCandidate: fieldCandidate,
  UploadedInvoice: uploadedInvoice,
  UploadedBatch: uploadedBatch,
  RejectedFile: rejectedFile,
  InvoiceList: invoiceList,
  InvoiceListItem: invoiceListItem,
  Pagination: pagination,
  Batch: batch,
  Bulk: bulk,
  BulkCounts: bulkCounts,
  BulkResult: bulkResult,
  DuplicateList: duplicateList,
  DocumentText: documentText,
  CustomField: customField,
  CustomFieldList: customFieldList,
  Analytics: analytics,
  Retention: retentionSettings,
  WebhookEndpoint: webhookEndpoint,
  WebhookList: webhookList,
  WebhookSettings: webhookSettings,
  RotatedSecret: rotatedSecret,
  Event: webhookEvent,
  EventList: eventList,
  EventDetail: eventDetail,
  Delivery: delivery,
  DeliveryAttempt: deliveryAttempt,
  ErrorBody: errorBody,
};
