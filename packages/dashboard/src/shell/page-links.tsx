import type { ReactNode } from "react";
import type { SignedIn } from "../api/session.ts";
import { messages } from "../messages/messages.ts";
import * as icons from "../ui/icons.tsx";

export type PageLink = Readonly<{ to: string; label: string; icon: ReactNode }>;
type Section = Readonly<{ id: "work" | "developers" | "account"; title?: string; links: readonly PageLink[] }>;

/** INDEX of the pages that a person may open, as the menu and the palette show them. */
export function pageLinks({ role, user }: Pick<SignedIn, "role" | "user">): Section[] {
  const { shell } = messages;
  const ifOwner = (...links: PageLink[]) => (role === "owner" ? links : []);
  const ifOperator = (...links: PageLink[]) => (user.operator ? links : []);
  return [
    {
      id: "work",
      links: [
        { to: "/", label: shell.invoices, icon: <icons.InvoiceIcon /> },
        { to: "/review", label: shell.toReview, icon: <icons.EyeIcon /> },
        { to: "/exports", label: shell.exports, icon: <icons.DownloadIcon /> },
        { to: "/vendors", label: shell.vendors, icon: <icons.BuildingIcon /> },
        { to: "/orders", label: shell.orders, icon: <icons.OrderIcon /> },
        { to: "/memory", label: shell.memory, icon: <icons.MemoryIcon /> },
        { to: "/trash", label: shell.trash, icon: <icons.TrashIcon /> },
      ],
    },
    {
      id: "developers",
      title: shell.developers,
      links: [
        ...ifOwner({ to: "/keys", label: shell.keys, icon: <icons.KeyIcon /> }),
        ...ifOwner({ to: "/webhooks", label: shell.webhooks, icon: <icons.WebhookIcon /> }),
        { to: "/deliveries", label: shell.deliveries, icon: <icons.DeliveryIcon /> },
        { to: "/usage", label: shell.usage, icon: <icons.ChartIcon /> },
      ],
    },
    {
      id: "account",
      title: shell.account,
      links: [
        { to: "/fields", label: messages.customFields.title, icon: <icons.TagIcon /> },
        { to: "/rules", label: shell.rules, icon: <icons.RuleIcon /> },
        { to: "/review-settings", label: shell.reviewSettings, icon: <icons.FilterIcon /> },
        { to: "/members", label: shell.members, icon: <icons.PeopleIcon /> },
        { to: "/companies", label: shell.companies, icon: <icons.BuildingIcon /> },
        ...ifOwner({ to: "/audit", label: shell.audit, icon: <icons.ShieldIcon /> }),
        { to: "/settings", label: shell.profile, icon: <icons.SettingsIcon /> },
        ...ifOperator(
          { to: "/operator", label: shell.allAccounts, icon: <icons.BuildingIcon /> },
          { to: "/jobs", label: shell.jobs, icon: <icons.RefreshIcon /> },
        ),
      ],
    },
  ];
}
