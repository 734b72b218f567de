/**
 * INDEX of the reasons with which the server refuses what a page of the dashboard asks for, each the sentence that a program sees
 * as the error's message. The dashboard finds the reason by the sentence and says the same in its reader's language. `{name}`
 * stands for a value.
 */
export const refusals = {
  wrong_sign_in: "Email and password do not match.",
  wrong_factor: "That is not the right second factor.",
  wrong_password: "The password is not right.",
  wrong_current_password: "The current password is not right.",
  wrong_app_code: "The code is not the one the app shows now.",
  passkey_refused: "The passkey was not accepted.",
  password_missing: "password is needed.",
  too_many_tries: "Too many tries. Wait a little, then try again.",
  too_many_tries_wait: "Too many tries. Wait {seconds} seconds, then try again.",
  not_signed_in: "Sign in to go on.",
  signed_in_already: "You are signed in already.",
  no_account: "You no longer belong to any account here.",
  not_confirmed: "Confirm that it is you, then try again.",
  not_the_dashboard: "This request did not come from the dashboard itself.",
  password_mismatch: "The password does not match.",
  url_not_absolute: "The webhook URL cannot be used: it is not an absolute URL.",
  url_not_https: "The webhook URL cannot be used: it must start with https://.",
  url_with_password: "The webhook URL cannot be used: it must not contain a user name or password.",
  url_with_fragment: "The webhook URL cannot be used: it must not contain a fragment (#).",
  url_own_address: "The webhook URL cannot be used: it is this service's own address.",
  owners_only: "Only an owner of the account may do that.",
  members_only: "Only a member of the account may do that.",
  dead_link: "The link was used already, withdrawn, or has run out.",
  dead_claim: "This link is not valid any more: it was used, or a newer one was printed at the last start.",
  name_missing: "name is needed for a new sign-in.",
  member_already: "email already belongs to a member.",
  last_owner: "An account needs at least one owner. Make someone else an owner first.",
  account_without_owner: "{account} would have no owner. Make someone else an owner first.",
  operator_elsewhere: "This person runs the installation and belongs to no other account.",
  operator_stays: "Whoever runs the installation cannot leave it.",
  opens_more: "This person's sign-in opens more than this account. Ask whoever runs the server.",
  codes_without_factor: "Recovery codes come with a second factor. Add one first.",
  provider_unreachable: "The sign-in provider cannot be reached at the moment.",
  no_password: "You have no password: without the provider you could not sign in.",
  not_your_email: "name is not your email.",
  not_the_account: "name is not the account's name.",
  own_account: "Go to another account first.",
  nobody_by_address: "Nobody signs in with this address.",
  several_by_address: "account_id is needed: several sign-ins go by this address.",
  operator_password: "An operator's password is reset on the server: inkvoice accounts reset-password.",
  operator_factors: "An operator's second factors are removed on the server: inkvoice people remove-factors.",
  too_many_screens: "Too many pages are open at once.",
  no_such_invoice: "There is no such invoice.",
  no_such_view: "There is no such view.",
  too_many_views: "There can be {views} saved views. Remove one first.",
  not_in_trash: "There is no such invoice in the trash.",
  not_waiting: "No such document waits to be read.",
  page_not_shown: "This page cannot be shown.",
  not_read_export: "Only an invoice that was read can be exported.",
  not_read_correct: "Only an invoice that was read can be corrected.",
  not_read_review: "Only an invoice that was read can be approved.",
  no_such_member: "There is no such member of the account.",
  read_already: "Only a document that could not be read is entered by hand.",
  file_gone: "The file was removed by the account's retention.",
  file_gone_reading: "The file was removed by the account's retention: it cannot be read again.",
  one_of_several: "This is one of several invoices in a file: read {id} again.",
  divides_itself: "An electronic invoice says itself where it begins and ends.",
  being_read: "The file is being read. Wait until it is done.",
  storage_full: "There is no room for further files. Try again later.",
  plan_full: "The account keeps as much as its plan allows ({megabytes} MB). Delete invoices for good first.",
  row_empty: "The row needs at least one value.",
  row_gone: "The row is not there; load the page again.",
  too_many_rows: "The list can have at most {rows} rows.",
  not_correctable: "field is not one that can be corrected.",
  not_a_number: "The value must be a number, such as 1234.50.",
  not_a_date: "The value must be a date, such as 2026-03-31.",
  not_a_currency: "The value must be a currency code of three letters, such as EUR.",
  event_gone: "The event's content was deleted with its invoice.",
  private_webhook:
    "The webhook URL cannot be used: its address is not a public one. Whoever runs the server can allow it with INKVOICE_WEBHOOK_ALLOW; to receive events on your own machine, run: inkvoice listen --forward-to URL.",
  endpoint_off: "webhook_id is a disabled endpoint; enable it first.",
} as const;
export type Refusal = keyof typeof refusals;

/** The reason of a sentence that the server sent, with its values by name; undefined where the index has none. */
export function refusalIn(message: string): Readonly<{ reason: Refusal; values: Record<string, string> }> | undefined {
  for (const [reason, sentence] of Object.entries(refusals)) {
    const values = valuesIn(sentence, message);
    if (values) return { reason: reason as Refusal, values };
  }
  return undefined;
}

const slot = /\{(\w+)\}/;

/** At most one value in a sentence: it is what stands between its beginning and its end. */
function valuesIn(sentence: string, message: string): Record<string, string> | undefined {
  const [before = "", name, after = ""] = sentence.split(slot);
  if (name === undefined) return sentence === message ? {} : undefined;
  const fits = message.startsWith(before) && message.endsWith(after) && message.length > before.length + after.length;
  return fits ? { [name]: message.slice(before.length, message.length - after.length) } : undefined;
}

/** The sentence with its values in place. */
export function withValues(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
