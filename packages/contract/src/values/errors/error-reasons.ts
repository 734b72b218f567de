import { type ApiErrorCode, apiErrorCodes, apiErrors } from "./errors.ts";

type Reason = Readonly<{ code: ApiErrorCode; message: string }>;

/**
 * INDEX of the reasons that people see in the dashboard, which translates each. `{name}` stands for an entry of
 * `values` in the error body.
 */
export const personReasons = {
  export_settings_missing: {
    code: "INVALID_PARAMETER",
    message: "This format needs settings that are missing: {settings}.",
  },
  export_too_large: {
    code: "INVALID_REQUEST",
    message: "An export has at most {most} invoices. Narrow the filter, for example to one month.",
  },
  picture_too_large: {
    code: "FILE_TOO_LARGE",
    message:
      "The picture has {megapixels} megapixels; at most {most} are read. Scan it at 300 dpi, or reduce its size.",
  },
  file_is_archive: {
    code: "INVALID_FILE_FORMAT",
    message: "This is a ZIP archive. Send its files one by one, or the whole archive to POST /v1/bulk.",
  },
  file_is_office: {
    code: "INVALID_FILE_FORMAT",
    message:
      "Of office documents only Word (.docx) and Excel (.xlsx) in Western European letters are read. Save this one as PDF and send that.",
  },
  file_is_web_page: {
    code: "INVALID_FILE_FORMAT",
    message: "This is a web page (HTML). Print it as PDF and send that.",
  },
  file_is_other_xml: {
    code: "INVALID_FILE_FORMAT",
    message:
      "This XML is not an e-invoice in UBL, CII, FatturaPA, Facturae or CFDI. Send the invoice itself, or its PDF.",
  },
  file_is_mail: {
    code: "INVALID_FILE_FORMAT",
    message:
      "In this email there is neither one attached invoice nor a text that can be read. Send attached invoices one by one; if the text is the invoice, print it as PDF.",
  },
  export_without_payments: { code: "INVALID_REQUEST", message: "This export has no payments, so it has no file." },
  export_undone_already: { code: "INVALID_REQUEST", message: "This export was undone already." },
  wrong_credentials: { code: "UNAUTHORIZED", message: "Email and password do not match." },
  wrong_second_factor: { code: "UNAUTHORIZED", message: "That is not the right second factor." },
  wrong_password: { code: "INVALID_PARAMETER", message: "The password is not right." },
  wrong_current_password: { code: "INVALID_PARAMETER", message: "The current password is not right." },
  wrong_authenticator_code: { code: "INVALID_PARAMETER", message: "The code is not the one the app shows now." },
  passkey_refused: { code: "INVALID_PARAMETER", message: "The passkey was not accepted." },
  password_required: { code: "INVALID_PARAMETER", message: "password is needed." },
  too_many_attempts: { code: "RATE_LIMIT_EXCEEDED", message: "Too many tries. Wait a little, then try again." },
  too_many_attempts_wait: {
    code: "RATE_LIMIT_EXCEEDED",
    message: "Too many tries. Wait {seconds} seconds, then try again.",
  },
  not_signed_in: { code: "UNAUTHORIZED", message: "Sign in to go on." },
  already_signed_in: { code: "INVALID_REQUEST", message: "You are signed in already." },
  no_membership: { code: "FORBIDDEN", message: "You no longer belong to any account here." },
  second_factor_required: {
    code: "FORBIDDEN",
    message: "This account requires a second factor. Set one up in your settings.",
  },
  own_factor_first: { code: "FORBIDDEN", message: "Set up your own second factor before you require one of others." },
  confirmation_required: { code: "FORBIDDEN", message: "Confirm that it is you, then try again." },
  cross_origin: { code: "FORBIDDEN", message: "This request did not come from the dashboard itself." },
  password_mismatch: { code: "UNAUTHORIZED", message: "The password does not match." },
  url_not_absolute: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it is not an absolute URL.",
  },
  url_not_https: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it must start with https://.",
  },
  url_with_credentials: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it must not contain a user name or password.",
  },
  url_with_fragment: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it must not contain a fragment (#).",
  },
  url_own_address: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it is this service's own address.",
  },
  owners_only: { code: "FORBIDDEN", message: "Only an owner of the account may do that." },
  members_only: { code: "FORBIDDEN", message: "Only a member of the account may do that." },
  link_expired: { code: "INVALID_REQUEST", message: "The link was used already, withdrawn, or has run out." },
  claim_link_expired: {
    code: "INVALID_REQUEST",
    message: "This link is not valid any more: it was used, or a newer one was printed at the last start.",
  },
  name_required: { code: "INVALID_PARAMETER", message: "name is needed for a new sign-in." },
  already_member: { code: "INVALID_PARAMETER", message: "email already belongs to a member." },
  last_owner: {
    code: "INVALID_REQUEST",
    message: "An account needs at least one owner. Make someone else an owner first.",
  },
  account_without_owner: {
    code: "INVALID_REQUEST",
    message: "{account} would have no owner. Make someone else an owner first.",
  },
  operator_account: {
    code: "INVALID_REQUEST",
    message: "This person runs the installation and belongs to no other account.",
  },
  operator_cannot_leave: { code: "INVALID_REQUEST", message: "The operator cannot leave the installation." },
  sign_in_shared: {
    code: "FORBIDDEN",
    message: "This person's sign-in opens more than this account. Ask the operator of the server.",
  },
  no_second_factor: { code: "INVALID_REQUEST", message: "Recovery codes come with a second factor. Add one first." },
  provider_unreachable: {
    code: "SERVICE_UNAVAILABLE",
    message: "The sign-in provider cannot be reached at the moment.",
  },
  no_password: {
    code: "INVALID_REQUEST",
    message: "You have no password: without the provider you could not sign in.",
  },
  email_mismatch: { code: "INVALID_PARAMETER", message: "name is not your email." },
  account_name_mismatch: { code: "INVALID_PARAMETER", message: "name is not the account's name." },
  current_account: { code: "INVALID_REQUEST", message: "Go to another account first." },
  person_not_found: { code: "NOT_FOUND", message: "Nobody signs in with this address." },
  person_ambiguous: {
    code: "INVALID_PARAMETER",
    message: "account_id is needed: several sign-ins go by this address.",
  },
  operator_password_reset: {
    code: "FORBIDDEN",
    message: "An operator's password is reset on the server: inkvoice accounts reset-password.",
  },
  operator_factor_removal: {
    code: "FORBIDDEN",
    message: "An operator's second factors are removed on the server: inkvoice people remove-factors.",
  },
  too_many_live_connections: { code: "RATE_LIMIT_EXCEEDED", message: "Too many pages are open at once." },
  invoice_not_found: { code: "NOT_FOUND", message: "There is no such invoice." },
  view_not_found: { code: "NOT_FOUND", message: "There is no such view." },
  too_many_views: { code: "INVALID_REQUEST", message: "There can be {views} saved views. Remove one first." },
  not_in_trash: { code: "NOT_FOUND", message: "There is no such invoice in the trash." },
  job_not_found: { code: "NOT_FOUND", message: "No such document waits to be read." },
  page_not_rendered: { code: "NOT_FOUND", message: "This page cannot be shown." },
  not_read_export: { code: "INVALID_REQUEST", message: "Only an invoice that was read can be exported." },
  not_read_correct: { code: "INVALID_REQUEST", message: "Only an invoice that was read can be corrected." },
  not_read_review: { code: "INVALID_REQUEST", message: "Only an invoice that was read can be approved." },
  approved_by_same: {
    code: "INVALID_REQUEST",
    message:
      "You have approved this invoice already. Another person must approve it now (approvals missing: {missing}).",
  },
  too_many_rules: { code: "INVALID_REQUEST", message: "There can be {rules} rules. Delete one first." },
  member_not_found: { code: "INVALID_REQUEST", message: "There is no such member of the account." },
  already_read: { code: "INVALID_REQUEST", message: "Only a document that could not be read is entered by hand." },
  file_deleted: { code: "NOT_FOUND", message: "The file was removed by the account's retention." },
  file_deleted_reread: {
    code: "INVALID_REQUEST",
    message: "The file was removed by the account's retention: it cannot be read again.",
  },
  part_of_file: { code: "INVALID_REQUEST", message: "This is one of several invoices in a file: read {id} again." },
  e_invoice_not_divisible: {
    code: "INVALID_REQUEST",
    message: "An electronic invoice says itself where it begins and ends.",
  },
  still_processing: { code: "INVALID_REQUEST", message: "The file is being read. Wait until it is done." },
  storage_full: { code: "SERVICE_UNAVAILABLE", message: "There is no room for further files. Try again later." },
  queue_full: {
    code: "SERVICE_UNAVAILABLE",
    message: "As many documents wait to be read as the server allows. Try again in a moment.",
  },
  account_queue_full: {
    code: "RATE_LIMIT_EXCEEDED",
    message: "{documents} documents of the account wait to be read, which is the most. Try again in a moment.",
  },
  plan_storage_full: {
    code: "FORBIDDEN",
    message: "The account keeps as much as its plan allows ({megabytes} MB). Delete invoices for good first.",
  },
  empty_row: { code: "INVALID_PARAMETER", message: "The row needs at least one value." },
  row_not_found: { code: "INVALID_PARAMETER", message: "The row is not there; load the page again." },
  too_many_rows: { code: "INVALID_PARAMETER", message: "The list can have at most {rows} rows." },
  field_not_correctable: { code: "INVALID_PARAMETER", message: "field is not one that can be corrected." },
  not_a_number: { code: "INVALID_PARAMETER", message: "The value must be a number, such as 1234.50." },
  not_a_date: { code: "INVALID_PARAMETER", message: "The value must be a date, such as 2026-03-31." },
  not_a_currency: {
    code: "INVALID_PARAMETER",
    message: "The value must be a currency code of three letters, such as EUR.",
  },
  not_a_text: { code: "INVALID_PARAMETER", message: "The value must be a text." },
  not_a_country: {
    code: "INVALID_PARAMETER",
    message: "The value must be a country code of two letters, such as DE.",
  },
  not_a_language: {
    code: "INVALID_PARAMETER",
    message: "The value must be a language code of two letters, such as de.",
  },
  not_a_line_number: {
    code: "INVALID_PARAMETER",
    message: "The value must be the number of a line, counted from 0.",
  },
  not_a_choice: { code: "INVALID_PARAMETER", message: "The value must be one of {choices}." },
  not_an_iban: { code: "INVALID_PARAMETER", message: "The value must be an IBAN with right check digits." },
  not_a_sepa_account: { code: "INVALID_PARAMETER", message: "The value must be an account in the SEPA area." },
  not_a_bic: { code: "INVALID_PARAMETER", message: "The value must be a BIC of 8 or 11 characters." },
  not_a_month: { code: "INVALID_PARAMETER", message: "The value must be the number of a month, 1 to 12." },
  not_digits: { code: "INVALID_PARAMETER", message: "The value must have {length} digits." },
  not_letters_and_digits: { code: "INVALID_PARAMETER", message: "The value must have {length} letters and digits." },
  name_not_for_banks: { code: "INVALID_PARAMETER", message: "The name must have letters that banks can read." },
  value_missing: { code: "INVALID_PARAMETER", message: "The value is missing." },
  text_too_long: { code: "INVALID_PARAMETER", message: "The value can have at most {length} characters." },
  too_many_entries: { code: "INVALID_PARAMETER", message: "There can be at most {entries} entries." },
  number_too_small: { code: "INVALID_PARAMETER", message: "The number must be at least {minimum}." },
  number_not_above: { code: "INVALID_PARAMETER", message: "The number must be above {minimum}." },
  number_too_large: { code: "INVALID_PARAMETER", message: "The number can be at most {maximum}." },
  member_unknown: { code: "INVALID_PARAMETER", message: "There is no value of this name." },
  value_taken: { code: "INVALID_PARAMETER", message: "The value belongs to {id} already." },
  number_without_characters: { code: "INVALID_PARAMETER", message: "The number must have letters or digits." },
  bank_account_without_number: {
    code: "INVALID_PARAMETER",
    message: "A bank account has either an IBAN or an account number.",
  },
  order_with_two_vendors: {
    code: "INVALID_PARAMETER",
    message: "An order has either a vendor or the id of one, not both.",
  },
  order_without_lines: { code: "INVALID_PARAMETER", message: "An order must have lines or a total." },
  row_malformed: {
    code: "INVALID_PARAMETER",
    message: "The row cannot be read: a quotation mark is not closed, or it is not JSON.",
  },
  import_format: { code: "INVALID_REQUEST", message: "Send text/csv, or JSON Lines as application/x-ndjson." },
  import_too_long: {
    code: "INVALID_PARAMETER",
    message: "An import has at most {most} rows. The rows before are imported.",
  },
  import_header: {
    code: "INVALID_PARAMETER",
    message: "The first line must name the columns, with name among them. Unknown: {unknown}.",
  },
  vendor_not_found: { code: "NOT_FOUND", message: "There is no such vendor." },
  event_deleted: { code: "INVALID_REQUEST", message: "The event's content was deleted with its invoice." },
  url_private_address: {
    code: "INVALID_WEBHOOK_URL",
    message:
      "The webhook URL cannot be used: its address is not a public one. The operator of the server can allow it with INKVOICE_WEBHOOK_ALLOW; to receive events on your own machine, run: inkvoice listen --forward-to URL.",
  },
  endpoint_disabled: { code: "INVALID_PARAMETER", message: "webhook_id is a disabled endpoint; enable it first." },
} as const satisfies Record<string, Reason>;
export type PersonReason = keyof typeof personReasons;

/** INDEX of the reasons that only programs see. */
export const programReasons = {
  api_key_missing: {
    code: "UNAUTHORIZED",
    message: "A valid API key is required: Authorization: Bearer <API_KEY>. The request has no Authorization header.",
  },
  api_key_malformed: {
    code: "UNAUTHORIZED",
    message:
      "A valid API key is required: Authorization: Bearer <API_KEY>. The Authorization header has another form, or its key does not begin with ink_live_.",
  },
  api_key_unknown: {
    code: "UNAUTHORIZED",
    message: "A valid API key is required: Authorization: Bearer <API_KEY>. The key is unknown, expired or revoked.",
  },
  token_required: { code: "UNAUTHORIZED", message: "A token is required." },
  no_api_access: { code: "FORBIDDEN", message: "This account has no API access." },
  scope_missing: { code: "FORBIDDEN", message: "This API key lacks the scope {scope}." },
  address_not_allowed: { code: "FORBIDDEN", message: "This API key may not be used from this address." },
  own_delivery: { code: "FORBIDDEN", message: "Webhook deliveries cannot be sent to this API." },
  file_signature_invalid: {
    code: "FORBIDDEN",
    message: "The address of this file is not valid or has expired. Read the invoice again for a fresh one.",
  },
  provider_only: { code: "FORBIDDEN", message: "This is called by the sign-in provider, not by a page." },
  logout_token_invalid: { code: "INVALID_REQUEST", message: "The logout token is not valid." },
  unknown_version: {
    code: "UNSUPPORTED_VERSION",
    message: "Service-Version must be one of {versions}, or a prefix such as 1 or 1.1.",
  },
  body_not_an_object: { code: "INVALID_REQUEST", message: "The request body must be a JSON object." },
  body_not_utf8: { code: "INVALID_REQUEST", message: "The request body must be JSON in UTF-8." },
  body_not_json: {
    code: "INVALID_REQUEST",
    message: "The request body is not valid JSON: see line {line}, column {column}.",
  },
  body_key_forbidden: {
    code: "INVALID_REQUEST",
    message: "The request body has a key that is not allowed: __proto__ or constructor.",
  },
  body_too_large: { code: "INVALID_REQUEST", message: "The request body is larger than 1 MB." },
  body_length_mismatch: {
    code: "INVALID_REQUEST",
    message: "The request body is not as long as Content-Length says.",
  },
  body_incomplete: { code: "INVALID_REQUEST", message: "The request body is incomplete." },
  json_too_deep: { code: "INVALID_REQUEST", message: "The JSON is nested deeper than {levels} levels." },
  json_too_many_values: { code: "INVALID_REQUEST", message: "The JSON holds more than {values} members and entries." },
  list_too_large: { code: "INVALID_REQUEST", message: "The list is larger than any allowed one." },
  list_too_long: { code: "INVALID_REQUEST", message: "The list has more than {lines} lines." },
  line_too_long: { code: "INVALID_REQUEST", message: "Line {line} is longer than {bytes} bytes." },
  line_not_utf8: {
    code: "INVALID_REQUEST",
    message: "Line {line} is not in UTF-8. Save the file in UTF-8; spreadsheets call it CSV UTF-8.",
  },
  line_not_json: { code: "INVALID_REQUEST", message: "Line {line} is not valid JSON." },
  unsupported_content_type: {
    code: "INVALID_REQUEST",
    message: "The content type is not supported. Send the body as application/json, files as multipart/form-data.",
  },
  method_not_allowed: { code: "NOT_FOUND", message: "This address does not take {method}, but {allowed}." },
  malformed_address: { code: "INVALID_REQUEST", message: "The address is malformed." },
  host_missing: { code: "INVALID_REQUEST", message: "The request does not name its host; HTTP/1.1 requires it." },
  several_hosts: { code: "INVALID_REQUEST", message: "The request names its host more than once." },
  form_expected: { code: "INVALID_REQUEST", message: "Send the file as multipart/form-data." },
  form_incomplete: { code: "INVALID_REQUEST", message: "The multipart body is incomplete or malformed." },
  form_without_boundary: { code: "INVALID_REQUEST", message: "The multipart body has no valid boundary." },
  form_too_many_parts: { code: "INVALID_REQUEST", message: "The form has too many parts." },
  form_too_many_fields: { code: "INVALID_REQUEST", message: "The form has too many fields." },
  form_too_large: { code: "INVALID_REQUEST", message: "The request body is larger than any allowed upload." },
  bulk_source_missing: {
    code: "INVALID_REQUEST",
    message: "Send an archive as multipart/form-data, or JSON with urls or prefix.",
  },
  archive_missing: { code: "MISSING_FILE", message: "No archive was sent. Attach one as the form field 'archive'." },
  not_read_match: { code: "INVALID_REQUEST", message: "Only an invoice that was read is matched with orders." },
  not_read_draft: { code: "INVALID_REQUEST", message: "Only an invoice that was read has a draft." },
  nul_character: { code: "INVALID_PARAMETER", message: "A text in the request has a NUL character." },
  url_too_long: {
    code: "INVALID_WEBHOOK_URL",
    message: "The webhook URL cannot be used: it is longer than {length} characters.",
  },
  url_without_host: { code: "INVALID_WEBHOOK_URL", message: "The webhook URL cannot be used: it has no host." },
  url_port: { code: "INVALID_WEBHOOK_URL", message: "The webhook URL cannot be used: its port must be {ports}." },
  archived_file_encrypted: { code: "INVALID_FILE_FORMAT", message: "The file is encrypted in the archive." },
  archived_file_compression: {
    code: "INVALID_FILE_FORMAT",
    message: "The file is compressed in a way that is not supported: use deflate.",
  },
  archived_file_damaged: { code: "INVALID_FILE_FORMAT", message: "The file is damaged in the archive." },
  file_not_in_bucket: {
    code: "FILE_NOT_FETCHED",
    message: "The file is not in the bucket any more, or is larger than 10 MB.",
  },
  batch_not_found: { code: "NOT_FOUND", message: "There is no such batch." },
  webhook_not_found: { code: "NOT_FOUND", message: "There is no such webhook." },
  event_not_found: { code: "NOT_FOUND", message: "There is no such event." },
  delivery_not_found: { code: "NOT_FOUND", message: "There is no such delivery of this event." },
  export_not_found: { code: "NOT_FOUND", message: "There is no such export." },
  vendor_memory_not_found: { code: "NOT_FOUND", message: "Nothing is remembered for this field of the vendor." },
  bulk_not_found: { code: "NOT_FOUND", message: "There is no such bulk." },
  custom_field_not_found: { code: "NOT_FOUND", message: "There is no such field." },
  order_not_found: { code: "NOT_FOUND", message: "There is no such order." },
  rule_not_found: { code: "NOT_FOUND", message: "There is no such rule." },
  vendor_merged_into_itself: { code: "INVALID_PARAMETER", message: "from and into must be two vendors." },
  file_not_found: { code: "NOT_FOUND", message: "There is no such file." },
  page_not_found: { code: "NOT_FOUND", message: "The document has no such page." },
  too_many_exports: {
    code: "RATE_LIMIT_EXCEEDED",
    message: "{exports} exports of this account are being written. Try again when one of them has ended.",
  },
  too_many_event_streams: {
    code: "RATE_LIMIT_EXCEEDED",
    message: "{streams} event streams of this account are open already.",
  },
} as const satisfies Record<string, Reason>;

const specificReasons = { ...personReasons, ...programReasons };
export type SpecificReason = keyof typeof specificReasons;
/** The reason of an error without a more specific one: its code in lower case. */
export type ErrorReason = SpecificReason | Lowercase<ApiErrorCode>;

export const defaultReason = (code: ApiErrorCode) => code.toLowerCase() as Lowercase<ApiErrorCode>;

/** Every reason with its code and its message; those of the codes first. */
export const errorReasons = {
  ...Object.fromEntries(apiErrorCodes.map((code) => [defaultReason(code), { code, message: apiErrors[code].message }])),
  ...specificReasons,
} as Readonly<Record<ErrorReason, Reason>>;

export type ReasonValues = Readonly<Record<string, string | number>>;

/** The message with its values filled in. */
export function withValues(sentence: string, values: ReasonValues): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
