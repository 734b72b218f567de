import { type ProviderProblem, providerProblems } from "@inkvoice/contract/dashboard";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { loadPage } from "./api/load-page.ts";
import { sessionQuery } from "./api/queries.ts";
import { queryClient } from "./api/query-client.ts";
import { parseSearch, stringifySearch } from "./api/search-params.ts";
import { type ListSearch, listSearch } from "./features/invoices/filter/filter.ts";
import { type DeliverySearch, deliverySearch } from "./features/webhooks/delivery-search.ts";
import { AppFrame } from "./shell/app-frame.tsx";
import { lastListSearch } from "./ui/invoice/last-list-search.ts";
import { CrashPage, LoadingState, NotFoundPage } from "./ui/states.tsx";

/** A page whose code is loaded when it is opened. */
const page: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadPage(load), name);

/** Reason of a failed sign-in with the provider, from the address. */
function problemOf({ problem }: Record<string, unknown>): { problem?: ProviderProblem } {
  return typeof problem === "string" && Object.hasOwn(providerProblems, problem)
    ? { problem: problem as ProviderProblem }
    : {};
}

const root = createRootRoute({ component: Outlet });

/** Pages for people without a session; others are redirected before rendering. */
const outside = createRoute({
  getParentRoute: () => root,
  id: "outside",
  component: page(() => import("./features/session/signed-out-frame.tsx"), "SignedOutFrame"),
});

const signIn = createRoute({
  getParentRoute: () => outside,
  path: "/sign-in",
  validateSearch: (search: Record<string, unknown>): { next?: string; factor?: "owed"; problem?: ProviderProblem } => ({
    ...(typeof search.next === "string" && /^\/[^/\\]/.test(search.next) && { next: search.next }),
    ...(search.factor === "owed" && { factor: "owed" }),
    ...problemOf(search),
  }),
  beforeLoad: async ({ search }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session.signed_in) throw redirect({ href: search.next ?? "/" });
  },
  component: page(() => import("./features/session/sign-in-page.tsx"), "SignInPage"),
});

const claim = createRoute({
  getParentRoute: () => outside,
  path: "/claim",
  component: page(() => import("./features/session/claim-page.tsx"), "ClaimPage"),
});

const link = createRoute({
  getParentRoute: () => outside,
  path: "/link",
  component: page(() => import("./features/session/link-page.tsx"), "LinkPage"),
});

const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  beforeLoad: async ({ location }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (!session.signed_in)
      throw redirect({ to: "/sign-in", search: location.href === "/" ? {} : { next: location.href } });
  },
  component: AppFrame,
  pendingComponent: LoadingState,
});

const invoices = createRoute({
  getParentRoute: () => inside,
  path: "/",
  validateSearch: (search: Record<string, unknown>): ListSearch => listSearch(search),
  component: page(() => import("./features/invoices/invoices-page.tsx"), "InvoicesPage"),
});

/** `/invoices` without an id shows the list. */
const invoicesOfAddress = createRoute({
  getParentRoute: () => root,
  path: "/invoices",
  beforeLoad: () => {
    throw redirect({ to: "/", search: listSearch(lastListSearch.search()) });
  },
});

const invoice = createRoute({
  getParentRoute: () => inside,
  path: "/invoices/$id",
  component: page(() => import("./features/invoice/invoice-page.tsx"), "InvoicePage"),
});

const compare = createRoute({
  getParentRoute: () => inside,
  path: "/invoices/$id/compare/$other",
  component: page(() => import("./features/invoice/compare/compare-page.tsx"), "ComparePage"),
});

const review = createRoute({
  getParentRoute: () => inside,
  path: "/review",
  validateSearch: (search: Record<string, unknown>): { at?: string } =>
    typeof search.at === "string" ? { at: search.at } : {},
  component: page(() => import("./features/review/review-page.tsx"), "ReviewPage"),
});

const memory = createRoute({
  getParentRoute: () => inside,
  path: "/memory",
  component: page(() => import("./features/memory/memory-page.tsx"), "MemoryPage"),
});

const trash = createRoute({
  getParentRoute: () => inside,
  path: "/trash",
  component: page(() => import("./features/trash/trash-page.tsx"), "TrashPage"),
});

const exports = createRoute({
  getParentRoute: () => inside,
  path: "/exports",
  component: page(() => import("./features/exports/exports-page.tsx"), "ExportsPage"),
});

const fields = createRoute({
  getParentRoute: () => inside,
  path: "/fields",
  component: lazyRouteComponent(() => import("./features/custom-fields/fields-page.tsx"), "FieldsPage"),
});

/** `new` defines a field. */
const field = createRoute({
  getParentRoute: () => inside,
  path: "/fields/$id",
  component: lazyRouteComponent(() => import("./features/custom-fields/field-page.tsx"), "FieldPage"),
});

const rules = createRoute({
  getParentRoute: () => inside,
  path: "/rules",
  component: lazyRouteComponent(() => import("./features/rules/rules-page.tsx"), "RulesPage"),
});

/** `new` defines a rule. */
const rule = createRoute({
  getParentRoute: () => inside,
  path: "/rules/$id",
  component: lazyRouteComponent(() => import("./features/rules/rule-page.tsx"), "RulePage"),
});

const reviewSettings = createRoute({
  getParentRoute: () => inside,
  path: "/review-settings",
  component: lazyRouteComponent(
    () => import("./features/review-settings/review-settings-page.tsx"),
    "ReviewSettingsPage",
  ),
});

const keys = createRoute({
  getParentRoute: () => inside,
  path: "/keys",
  component: page(() => import("./features/keys/keys-page.tsx"), "KeysPage"),
});

const webhooks = createRoute({
  getParentRoute: () => inside,
  path: "/webhooks",
  component: page(() => import("./features/webhooks/webhooks-page.tsx"), "WebhooksPage"),
});

const deliveries = createRoute({
  getParentRoute: () => inside,
  path: "/deliveries",
  validateSearch: (search: Record<string, unknown>): DeliverySearch => deliverySearch(search),
  component: page(() => import("./features/webhooks/deliveries-page.tsx"), "DeliveriesPage"),
});

const usage = createRoute({
  getParentRoute: () => inside,
  path: "/usage",
  component: page(() => import("./features/usage/usage-page.tsx"), "UsagePage"),
});

const members = createRoute({
  getParentRoute: () => inside,
  path: "/members",
  component: page(() => import("./features/members/members-page.tsx"), "MembersPage"),
});

const vendors = createRoute({
  getParentRoute: () => inside,
  path: "/vendors",
  component: lazyRouteComponent(() => import("./features/vendors/vendors-page.tsx"), "VendorsPage"),
});

const vendor = createRoute({
  getParentRoute: () => inside,
  path: "/vendors/$id",
  component: lazyRouteComponent(() => import("./features/vendors/vendor-page.tsx"), "VendorPage"),
});

const orders = createRoute({
  getParentRoute: () => inside,
  path: "/orders",
  component: lazyRouteComponent(() => import("./features/orders/orders-page.tsx"), "OrdersPage"),
});

const order = createRoute({
  getParentRoute: () => inside,
  path: "/orders/$id",
  component: lazyRouteComponent(() => import("./features/orders/order-page.tsx"), "OrderPage"),
});

const match = createRoute({
  getParentRoute: () => inside,
  path: "/invoices/$id/match",
  component: lazyRouteComponent(() => import("./features/orders/match-page.tsx"), "MatchPage"),
});

const companies = createRoute({
  getParentRoute: () => inside,
  path: "/companies",
  component: lazyRouteComponent(() => import("./features/companies/companies-page.tsx"), "CompaniesPage"),
});

const settings = createRoute({
  getParentRoute: () => inside,
  path: "/settings",
  validateSearch: problemOf,
  component: page(() => import("./features/session/settings-page.tsx"), "SettingsPage"),
});

const audit = createRoute({
  getParentRoute: () => inside,
  path: "/audit",
  component: page(() => import("./features/audit/audit-page.tsx"), "AuditPage"),
});

const operator = createRoute({
  getParentRoute: () => inside,
  path: "/operator",
  component: page(() => import("./features/operator/operator-page.tsx"), "OperatorPage"),
});

const jobs = createRoute({
  getParentRoute: () => inside,
  path: "/jobs",
  component: page(() => import("./features/jobs/jobs-page.tsx"), "JobsPage"),
});

/** Any other address: shown within the frame, so that the menu is available. */
const unknown = createRoute({ getParentRoute: () => inside, path: "/$", component: NotFoundPage });

const routeTree = root.addChildren([
  outside.addChildren([signIn, claim, link]),
  invoicesOfAddress,
  inside.addChildren([
    invoices,
    invoice,
    compare,
    review,
    memory,
    trash,
    exports,
    reviewSettings,
    fields,
    field,
    rules,
    rule,
    keys,
    webhooks,
    deliveries,
    usage,
    members,
    vendors,
    vendor,
    orders,
    order,
    match,
    companies,
    settings,
    audit,
    operator,
    jobs,
    unknown,
  ]),
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  // Per route, so that an error on a page leaves the frame intact.
  defaultErrorComponent: CrashPage,
  defaultPendingComponent: LoadingState,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
