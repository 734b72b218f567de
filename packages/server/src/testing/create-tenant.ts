import { documentThat, type TestService } from "./test-service.ts";

/** A new account with functions that send requests with its key. */
export async function createTenant(service: TestService) {
  const { key, accountId } = await service.newAccount();
  const send = <Data>(method: string, path: string, body?: unknown, by = key) =>
    service.api<Data>(path, {
      method,
      key: by,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  /** Uploads a document from which this data is extracted; resolves to the invoice's id after the extraction. */
  async function extract(data: object): Promise<string> {
    const files = [{ bytes: documentThat(`data ${JSON.stringify(data)}`) }];
    const { body } = await service.upload<{ id: string }>({ files, key });
    await service.untilEnded(body.data.id);
    return body.data.id;
  }
  return { key, accountId, send, extract };
}

/** Confidence at which an invoice with all required fields needs no review. */
export const highConfidence = {
  invoice_number: 0.99,
  date: 0.99,
  total_amount: 0.99,
  currency: 0.99,
  vendor: { name: 0.99 },
};
