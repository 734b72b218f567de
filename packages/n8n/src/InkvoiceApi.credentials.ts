import { credentialName, credentialProperties } from "./credentials.ts";

/** Who the nodes are to the service. n8n takes the class by the name of its file. */
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
  /** What the button in the credential's window asks for. */
  readonly test = { request: { baseURL: "={{$credentials.url}}", url: "/v1/invoices?limit=1" } };
}
