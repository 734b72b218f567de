import { countIn } from "../plural.ts";

const count = countIn("en");

export const shell = {
  skip: "Skip to the content",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  foldMenu: "Fold the menu",
  unfoldMenu: "Unfold the menu",
  goTo: "Search or go to…",
  goToTip: "Search or go to… (Ctrl+K)",
  lightTheme: "Use the light theme",
  darkTheme: "Use the dark theme",
  navigation: "Main",
  invoices: "Invoices",
  toReview: "To review",
  /** `text` is the number, or "500+" if counting stopped there. */
  invoicesToReview: (text: string) => `${text} invoices to review`,
  memory: "Vendor memory",
  vendors: "Vendors",
  orders: "Orders",
  exports: "Exports",
  trash: "Trash",
  developers: "Developers",
  keys: "API keys",
  webhooks: "Webhooks",
  deliveries: "Deliveries",
  usage: "Usage",
  documentation: "API documentation",
  account: "Account",
  rules: "Rules",
  reviewSettings: "Review settings",
  members: "Members",
  companies: "Own companies",
  audit: "Audit log",
  profile: "Profile & security",
  allAccounts: "All accounts",
  jobs: "Jobs",
  yourAccount: (initials: string) => `${initials}: your account`,
  language: "Language",
  signOut: "Sign out",
  connection: {
    offline: "This device is offline. What you see may be outdated; updates resume when the connection is back.",
    unreachable: "The server cannot be reached. Trying again…",
  },
  factorRequired: "This account requires a second factor",
  factorRequiredText: "Set one up to go on: an authenticator app or a passkey.",
  openSettings: "Open the settings",
  notices: {
    keysCreated: (keys: number) => count(keys, { one: "A new API key", other: "# new API keys" }),
    keyCreatedBy: (who: string, name: string, at: string) =>
      `${who} created the key “${name}” (${at}). Revoke it if that was not intended.`,
    keyCreatedByOperator: (name: string, at: string) =>
      `The operator of this service created the key “${name}” (${at}).`,
    seeKeys: "See the API keys",
    signInNew: (devices: number) =>
      count(devices, { one: "A sign-in from a new device", other: "Sign-ins from # new devices" }),
    signedInFrom: (address: string, at: string) =>
      `Someone signed in as you from ${address} (${at}). If it was not you, change your password.`,
    signInStopped: "A sign-in with your password stopped at the second factor",
    stoppedFrom: (address: string, at: string) =>
      `Someone who knows your password entered a wrong code, last from ${address} (${at}). If it was not you, change your password.`,
    changePassword: "Change the password",
    dismiss: (title: string) => `Dismiss: ${title}`,
    seeDeliveries: "See the deliveries",
    endpointsOff: (endpoints: number) =>
      count(endpoints, { one: "A webhook endpoint was disabled", other: "# webhook endpoints were disabled" }),
    undelivered: (events: number) =>
      count(events, { one: "# event could not be delivered", other: "# events could not be delivered" }),
    exhausted: (url: string, reason: string) =>
      `${url} did not accept the delivery in any of the scheduled attempts (last: ${reason}). You can send it again manually.`,
    answered: (status: string) => `answered with ${status}`,
    gone: (url: string) =>
      `${url} reports that it is permanently gone. Pending deliveries were canceled; enable the endpoint again when it is back.`,
    failing: (url: string) =>
      `${url} failed every attempt for five days. Pending deliveries were canceled; enable the endpoint again when it responds.`,
  },
};
