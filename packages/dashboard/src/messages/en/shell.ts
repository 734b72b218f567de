import { countIn } from "../plural.ts";

const count = countIn("en");

export const shell = {
  skip: "Skip to the content",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  lightTheme: "Use the light theme",
  darkTheme: "Use the dark theme",
  navigation: "Main",
  invoices: "Invoices",
  needsLook: "Needs a look",
  /** `text` is the number, or "500+" where there are more than are counted. */
  needLook: (text: string) => `${text} invoices need a look`,
  memory: "Vendor memory",
  trash: "Trash",
  developers: "Developers",
  keys: "API keys",
  webhooks: "Webhooks",
  deliveries: "Deliveries",
  usage: "Usage",
  documentation: "API documentation",
  account: "Account",
  members: "Members",
  audit: "Audit log",
  signIn: "Your sign-in",
  allAccounts: "All accounts",
  jobs: "Jobs",
  yourAccount: (initials: string) => `${initials}: your account`,
  language: "Language",
  signOut: "Sign out",
  connection: {
    offline: "This device is offline. What you see may be old; it goes on by itself as soon as there is a network.",
    unreachable: "The server cannot be reached. Trying again…",
  },
  notices: {
    dismiss: (title: string) => `Dismiss: ${title}`,
    seeDeliveries: "See the deliveries",
    endpointOff: "A webhook endpoint was switched off",
    undelivered: (events: number) =>
      count(events, { one: "An event could not be delivered", other: "# events could not be delivered" }),
    exhausted: (url: string, reason: string) =>
      `${url} did not take what was sent to it, through the whole schedule of retries (last: ${reason}). It can be sent again by hand.`,
    answered: (status: string) => `answered with ${status}`,
    gone: (url: string) =>
      `${url} says that it is gone for good. What waited for it was canceled; switch it on again once it is back.`,
    failing: (url: string) =>
      `${url} failed every attempt for five days. What waited for it was canceled; switch it on again once it answers.`,
  },
};
