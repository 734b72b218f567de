import type { Check } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Stack, Text, Title } from "@mantine/core";
import { formatMoney, formatNumber } from "../../format/format.ts";
import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import classes from "./sums.module.css";

type Naming = Readonly<{ passed: string; failed: string }>;

const checkNames: Readonly<Record<string, Naming>> = {
  lines_to_subtotal: { passed: "The lines add up to the subtotal", failed: "The lines do not add up to the subtotal" },
  subtotal_and_tax_to_total: {
    passed: "Subtotal and tax make the total",
    failed: "Subtotal and tax do not make the total",
  },
  quantity_times_price: {
    passed: "Quantity times price is each line's total",
    failed: "Quantity times price is not each line's total",
  },
  tax_by_rate: { passed: "Each tax is its rate of its base", failed: "A tax is not its rate of its base" },
  taxes_to_total_tax: { passed: "The taxes add up", failed: "The taxes do not add up" },
  due_date_not_before_date: { passed: "The due date follows the date", failed: "The due date is before the date" },
  vendor_tax_id_check_digits: {
    passed: "The vendor's tax number is well formed",
    failed: "The vendor's tax number has wrong check digits",
  },
  customer_tax_id_check_digits: {
    passed: "The customer's tax number is well formed",
    failed: "The customer's tax number has wrong check digits",
  },
  iban_check_digits: { passed: "The IBAN is well formed", failed: "The IBAN has wrong check digits" },
  currency_beside_total: {
    passed: "The currency stands beside the total",
    failed: "The currency does not stand beside the total",
  },
};

function nameOf(check: Check): string {
  const naming = checkNames[check.name];
  if (!naming) return check.name.replaceAll("_", " ");
  return check.outcome === "failed" ? naming.failed : naming.passed;
}

/** Lines → subtotal → taxes → total, as a bookkeeper would add them up, and every check with its verdict. */
export function Arithmetic({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const checks = (detail.data?.checks ?? []).filter((check) => check.outcome !== "not_applicable");
  const ordered = checks.toSorted((a, b) => Number(b.outcome === "failed") - Number(a.outcome === "failed"));
  return (
    <Stack gap="lg">
      <Ledger detail={detail} />
      {ordered.length > 0 ? (
        <div>
          <Title order={2} fz="xs" fw={600} c="dimmed" px={10} pb={6}>
            Checks
          </Title>
          <ul className={classes.checks}>
            {ordered.map((check) => (
              <CheckLine key={check.name} check={check} />
            ))}
          </ul>
        </div>
      ) : (
        <Text c="dimmed" size="sm">
          Too little was read to check anything.
        </Text>
      )}
    </Stack>
  );
}

function CheckLine({ check }: Readonly<{ check: Check }>) {
  const failed = check.outcome === "failed";
  return (
    <li className={classes.check} data-outcome={check.outcome}>
      {failed ? <WarningIcon size={16} /> : <CheckIcon size={16} />}
      <div>
        <Text size="sm" fw={failed ? 600 : 450}>
          {nameOf(check)}
        </Text>
        {check.message && (
          <Text size="xs" c="dimmed">
            {check.message}
          </Text>
        )}
      </div>
    </li>
  );
}

function Ledger({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const data = detail.data;
  if (!data) return null;
  const lines = data.line_items ?? [];
  const sum = lines.reduce((total, line) => total + (line.total ?? 0), 0);
  const failed = (name: string) =>
    data.checks?.some((check) => check.name === name && check.outcome === "failed") ?? false;
  const rows: LedgerRow[] = [];
  if (lines.length > 0)
    rows.push({ label: lines.length === 1 ? "1 line" : `${lines.length} lines`, amount: Math.round(sum * 100) / 100 });
  if (data.subtotal !== undefined)
    rows.push({ label: "Subtotal", amount: data.subtotal, rule: true, bad: failed("lines_to_subtotal") });
  for (const tax of data.taxes ?? []) {
    if (tax.amount === undefined) continue;
    const base = tax.base === undefined ? "" : ` of ${formatMoney(tax.base, data.currency)}`;
    rows.push({
      label: `Tax ${tax.rate === undefined ? "" : `${formatNumber(tax.rate)} %`}${base}`,
      amount: tax.amount,
      bad: failed("tax_by_rate"),
    });
  }
  if ((data.taxes ?? []).length === 0 && data.total_tax !== undefined)
    rows.push({ label: "Tax", amount: data.total_tax });
  if (data.total_amount !== undefined)
    rows.push({
      label: "Total",
      amount: data.total_amount,
      rule: true,
      strong: true,
      bad: failed("subtotal_and_tax_to_total"),
    });
  if (rows.length === 0) return null;
  return (
    <table className={classes.ledger}>
      <caption>How the total comes about</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            data-rule={row.rule || undefined}
            data-strong={row.strong || undefined}
            data-bad={row.bad || undefined}
          >
            <th scope="row">{row.label}</th>
            <td className="numbers">{formatMoney(row.amount, data.currency)}</td>
            <td className={classes.ledgerMark}>
              {row.bad && <WarningIcon size={15} aria-label="does not add up" aria-hidden="false" role="img" />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LedgerRow = { label: string; amount: number; rule?: boolean; strong?: boolean; bad?: boolean };
