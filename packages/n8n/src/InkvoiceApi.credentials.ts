import { credentialName, credentialProperties } from "./credentials.ts";

/** Credentials of the nodes. n8n expects the class to have the name of its file. */
export class InkvoiceApi {
  readonly name = credentialName;
  readonly displayName = "Inkvoice API";
  readonly documentationUrl = "https://github.com/inkvoice/inkvoice/blob/main/docs/ways-in.md";
  readonly icon = "file:inkvoice.svg";
  readonly properties = credentialProperties;
  readonly authenticate = {
    type: "generic",
    properties: { headers: { Authorization: "=Bearer {{$credentials.apiKey}}" } },
  };
  /** Request of the test button in the credentials window. */
  readonly test = { request: { baseURL: "={{$credentials.url}}", url: "/v1/invoices?limit=1" } };
}
