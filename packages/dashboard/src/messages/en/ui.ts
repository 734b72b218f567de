import { countIn } from "../plural.ts";

const count = countIn("en");

/** What every page shares: buttons of forms, what is said while something loads, fails or is not there. */
export const ui = {
  cancel: "Cancel",
  save: "Save",
  done: "Done",
  close: "Close",
  clear: "Clear",
  actions: "Actions",
  showMore: "Show more",
  copy: "Copy",
  copied: "Copied",
  copyOf: (what: string) => `Copy the ${what}`,
  showPassword: "Show or hide the password",
  passwordRule: "At least 10 characters; a few words are fine",
  typeWord: (word: string) => `Type ${word}`,
  email: "Email",
  name: "Name",
  loading: "Loading",
  loadFailed: "This could not be loaded",
  tryAgain: "Try again",
  lostTitle: "There is no such page",
  lostText: "The address may be mistyped, or the page has moved.",
  toInvoices: "To the invoices",
  crashTitle: "Something went wrong on this page",
  crashText: "Nothing is lost: what was saved is on the server.",
  loadAgain: "Load again",
  justNow: "just now",
  /** A date that stands where "2 days ago" would. */
  onDay: (day: string) => day,
  setByPerson: "Set by a person",
  confidence: (percent: string) => `Confidence ${percent}`,
  days: (days: number) => count(days, { one: "# day", other: "# days" }),
};
