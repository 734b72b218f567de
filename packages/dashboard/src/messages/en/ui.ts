import { countIn } from "../plural.ts";

const count = countIn("en");

/** Texts that all pages share: form buttons, and states such as loading, failed and not found. */
export const ui = {
  cancel: "Cancel",
  save: "Save",
  /** Key combinations as they are printed on keyboards. */
  keys: { absent: "Ctrl ⌫", escape: "Esc" },
  undo: "Undo",
  back: "Back",
  done: "Done",
  close: "Close",
  clear: "Clear",
  actions: "Actions",
  showMore: "Show more",
  copy: "Copy",
  copied: "Copied",
  copyOf: (what: string) => `Copy ${what}`,
  showPassword: "Show or hide the password",
  passwordRule: "At least 10 characters; a few words work well",
  typeWord: (word: string) => `Type ${word}`,
  email: "Email",
  name: "Name",
  /** Shown below an input without a value. */
  missing: {
    name: "Enter a name.",
    choice: "Choose at least one.",
    moment: "Enter a date and a time.",
    url: "Enter the address.",
    comment: "Enter a comment.",
    column: "Choose a column.",
  },
  loading: "Loading",
  loadFailed: "This could not be loaded",
  tryAgain: "Try again",
  requestId: "Request id:",
  notFoundTitle: "Page not found",
  notFoundText: "The address may be mistyped, or the page has moved.",
  toInvoices: "Go to invoices",
  crashTitle: "Something went wrong on this page",
  crashText: "No data is lost: saved changes are on the server.",
  reload: "Reload",
  unsaved: {
    title: "Leave without saving?",
    text: "What you changed on this page is not saved yet.",
    stay: "Stay",
    leave: "Leave",
    discarding: {
      title: "Discard what you entered?",
      text: "It is not saved yet.",
      stay: "Keep editing",
      leave: "Discard",
    },
  },
  quoted: (text: string) => `“${text}”`,
  justNow: "just now",
  /** A date in place of "2 days ago". */
  onDay: (day: string) => day,
  enteredByPerson: "Entered by a person",
  confidence: (percent: string) => `Confidence ${percent}`,
  days: (days: number) => count(days, { one: "# day", other: "# days" }),
};
