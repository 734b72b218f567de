import type {
  AccountCompanies,
  CustomField,
  DeliveryState,
  ExportList,
  InvoiceRecord,
  Order,
  OrderList,
  OrderMatch,
  OrderSettings,
  RuleList,
  SortOrder,
  Vendor,
  VendorList,
  WebhookList,
  WebhookSettings,
} from "@inkvoice/contract";
import { coveredDocuments } from "@inkvoice/contract/custom-field-coverage";
import type {
  AssignmentsView,
  AuditRow,
  DeliveryDetail,
  DeliveryPage,
  ExportColumn,
  FactorsView,
  FieldCoverage,
  InvoiceFilter,
  JobsView,
  KeyRequestsView,
  KeyRow,
  MembersView,
  MemoryRow,
  NoticesView,
  OperatorAccountRow,
  PageWord,
  SavedView,
  SessionRow,
  SessionState,
  TabCounts,
  TrashView,
  UsageRange,
  UsageView,
} from "@inkvoice/contract/dashboard";
import type { ReviewSettings } from "@inkvoice/contract/review-settings";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, queryString, v1 } from "./client.ts";
import { listInvoices, readInvoice } from "./invoices.ts";
import { refetchInterval } from "./live-updates.ts";

type CursorPage = Readonly<{ next_cursor: string | null }>;

/** A list of the API, loaded page by page. Old rows stay visible while a new search is loading. */
const listQuery = <Page extends CursorPage>(
  queryKey: readonly unknown[],
  path: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      v1.get<Page>(`${path}${queryString({ ...parameters, cursor: pageParam || undefined, limit: 50 })}`),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: () => api.get<SessionState>("/session"),
  staleTime: 60_000,
});

export const invoicesQuery = (filter: InvoiceFilter & { sort?: SortOrder }) =>
  infiniteQueryOptions({
    queryKey: ["invoices", filter],
    queryFn: ({ pageParam }) => listInvoices(filter, { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => {
      const rows = query.state.data?.pages.flatMap((page) => page.invoices) ?? [];
      return refetchInterval(rows.some((row) => row.status === "processing") ? "busy" : "calm");
    },
  });

export const viewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: () => api.get<{ views: SavedView[] }>("/views"),
});

export const exportColumnsQuery = queryOptions({
  queryKey: ["export-columns"],
  queryFn: () => api.get<{ columns: ExportColumn[] }>("/exports/columns"),
});

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ["invoice", id],
    queryFn: () => readInvoice(id),
    refetchInterval: (query) => (query.state.data?.row.status === "processing" ? refetchInterval("busy") : false),
  });

export const pageWordsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ["words", id, page],
    queryFn: () => api.get<{ words: PageWord[] }>(`/invoices/${id}/pages/${page}/words`),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The review queue: possible duplicates, which come first however old they are, then the newest invoices. The limit
 * suffices: nobody reviews so many before the list is fetched again.
 */
export const reviewQueueQuery = queryOptions({
  queryKey: ["invoices", "queue"],
  queryFn: async () => {
    const [duplicates, all] = await Promise.all([
      listInvoices({ awaiting: "me", duplicates: "true" }, { limit: 100 }),
      listInvoices({ awaiting: "me" }, { limit: 100 }),
    ]);
    const rows = [...duplicates.invoices, ...all.invoices];
    return { invoices: [...new Map(rows.map((row) => [row.id, row])).values()] };
  },
  refetchInterval: () => refetchInterval("calm"),
});

/** Which invoices are assigned to whom. */
export const assignmentsQuery = queryOptions({
  queryKey: ["assignments"],
  queryFn: () => api.get<AssignmentsView>("/assignments"),
});

/** How many invoices each tab of the list has. */
export const tabCountsQuery = queryOptions({
  queryKey: ["invoices", "tabs"],
  queryFn: () => api.get<TabCounts>("/invoice-tabs"),
  refetchInterval: () => refetchInterval("calm"),
});

export const reviewSettingsQuery = queryOptions({
  queryKey: ["review-settings"],
  queryFn: () => v1.get<ReviewSettings>("/account/review"),
});

export const customFieldsQuery = queryOptions({
  queryKey: ["custom-fields"],
  queryFn: async () => (await v1.get<{ fields: CustomField[] }>("/fields")).fields,
});

/** How many of the newest invoices have a value of each custom field. */
export const fieldCoverageQuery = queryOptions({
  queryKey: ["custom-fields", "coverage"],
  queryFn: () => api.get<FieldCoverage>("/fields/coverage"),
});

/** The documents that a custom field is tried on. */
export const recentInvoicesQuery = queryOptions({
  queryKey: ["invoices", "recent"],
  queryFn: () => listInvoices({ status: "completed" }, { limit: coveredDocuments }),
});

export const trashQuery = infiniteQueryOptions({
  queryKey: ["trash"],
  queryFn: ({ pageParam }) => api.get<TrashView>(`/trash${queryString(pageParam ? { after: pageParam } : {})}`),
  initialPageParam: "",
  getNextPageParam: (page) => page.next ?? undefined,
});

export const exportsQuery = listQuery<ExportList>(["exports", "list"], "/exports");

export const vendorsQuery = (q: string, isNew: boolean) =>
  listQuery<VendorList>(["vendors", q, isNew], "/vendors", {
    q: q || undefined,
    has_new_bank_account: isNew ? "true" : undefined,
  });

export const vendorQuery = (id: string) =>
  queryOptions({ queryKey: ["vendor", id], queryFn: () => v1.get<Vendor>(`/vendors/${id}`) });

export const ordersQuery = (number: string, isOpen: boolean) =>
  listQuery<OrderList>(["orders", number, isOpen], "/orders", {
    number: number || undefined,
    status: isOpen ? "open" : undefined,
  });

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ["order", id], queryFn: () => v1.get<Order>(`/orders/${id}`) });

/** How far invoices may differ from orders. */
export const orderSettingsQuery = queryOptions({
  queryKey: ["order-settings"],
  queryFn: () => v1.get<OrderSettings>("/account/orders"),
});

export const matchQuery = (id: string) =>
  queryOptions({ queryKey: ["invoice", id, "match"], queryFn: () => v1.get<OrderMatch>(`/invoices/${id}/match`) });

export const recordQuery = (id: string) =>
  queryOptions({
    queryKey: ["invoice", id, "record"],
    queryFn: () => v1.get<InvoiceRecord>(`/invoices/${id}?include=summary`),
  });

export const rulesQuery = queryOptions({
  queryKey: ["rules", "list"],
  queryFn: async () => (await v1.get<RuleList>("/rules")).rules,
});

export const companiesQuery = queryOptions({
  queryKey: ["companies"],
  queryFn: () => v1.get<AccountCompanies>("/account/companies"),
});

export const memoryQuery = queryOptions({
  queryKey: ["memory"],
  queryFn: () => api.get<{ memories: MemoryRow[] }>("/memory"),
});

export const keysQuery = queryOptions({ queryKey: ["keys"], queryFn: () => api.get<{ keys: KeyRow[] }>("/keys") });

export const keyRequestsQuery = (keyId: string, onlyFailed: boolean) =>
  infiniteQueryOptions({
    queryKey: ["keys", keyId, "requests", onlyFailed],
    queryFn: ({ pageParam }) => {
      const wanted = queryString({ failed: String(onlyFailed), ...(pageParam ? { before: pageParam } : {}) });
      return api.get<KeyRequestsView>(`/keys/${keyId}/requests${wanted}`);
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const endpointsQuery = queryOptions({
  queryKey: ["endpoints"],
  queryFn: async () => {
    const [settings, { webhooks }] = await Promise.all([
      v1.get<WebhookSettings>("/account/webhooks"),
      v1.get<WebhookList>("/webhooks"),
    ]);
    return { ...settings, endpoints: webhooks };
  },
});

type DeliveryFilter = Readonly<{
  state?: DeliveryState;
  type?: string;
  endpoint?: string;
  event?: string;
  from?: string;
  to?: string;
}>;

export const deliveriesQuery = (filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: ["deliveries", filter],
    queryFn: ({ pageParam }) =>
      api.get<DeliveryPage>(`/deliveries${queryString({ ...filter, ...(pageParam ? { cursor: pageParam } : {}) })}`),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 3_000,
  });

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ["delivery", id],
    queryFn: () => api.get<DeliveryDetail>(`/deliveries/${id}`),
    refetchInterval: 3_000,
  });

export const usageQuery = (days: UsageRange) =>
  queryOptions({
    queryKey: ["usage", days],
    queryFn: () => api.get<UsageView>(`/usage?days=${days}`),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });

export const membersQuery = queryOptions({ queryKey: ["members"], queryFn: () => api.get<MembersView>("/members") });

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: () => api.get<{ sessions: SessionRow[] }>("/sessions"),
});

export const factorsQuery = queryOptions({
  queryKey: ["factors"],
  queryFn: () => api.get<FactorsView>("/second-factors"),
});

export type AuditSelection = Readonly<{ filter: Readonly<Record<string, string>>; everywhere: boolean }>;
const auditPage = 50;

export const auditQuery = ({ filter, everywhere }: AuditSelection) =>
  infiniteQueryOptions({
    queryKey: ["audit", everywhere, filter],
    queryFn: ({ pageParam }) => {
      const wanted = queryString({ ...filter, limit: auditPage, ...(pageParam ? { before: pageParam } : {}) });
      return api.get<{ entries: AuditRow[] }>(`${everywhere ? "/operator/audit" : "/audit"}${wanted}`);
    },
    initialPageParam: "",
    getNextPageParam: ({ entries }) => (entries.length < auditPage ? undefined : entries.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

export const noticesQuery = queryOptions({
  queryKey: ["notices"],
  queryFn: () => api.get<NoticesView>("/notices"),
  refetchInterval: 30_000,
});

export const jobsQuery = (state: string | null) =>
  infiniteQueryOptions({
    queryKey: ["operator", "jobs", state],
    queryFn: ({ pageParam }) =>
      api.get<JobsView>(
        `/operator/jobs${queryString({ ...(state ? { state } : {}), ...(pageParam ? { after: pageParam } : {}) })}`,
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 3_000,
  });

export const operatorAccountsQuery = queryOptions({
  queryKey: ["operator", "accounts"],
  queryFn: () => api.get<{ accounts: OperatorAccountRow[] }>("/operator/accounts"),
});
