import type { Check } from "@inkvoice/contract";
import type { Fault, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Stack, Text, Title } from "@mantine/core";
import { formatMoney } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { CheckIcon, WarningIcon } from "../../../ui/icons.tsx";
import { faultText } from "../doubts/doubt-messages.ts";
import { ledgerOf } from "./ledger.ts";
import classes from "./totals-check.module.css";

function nameOf({ name, outcome }: Check): string {
  const names: Readonly<Record<string, Readonly<{ passed: string; failed: string }>>> = messages.review.checks;
  const naming = names[name];
  if (!naming) return name.replaceAll("_", " ");
  return outcome === "failed" ? naming.failed : naming.passed;
}

/** Lines → subtotal → taxes → total, as a bookkeeper would add them up, and the result of every check. */
export function TotalsCheck({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const checks = (detail.data?.checks ?? []).filter((check) => check.outcome !== "not_applicable");
  const ordered = checks.toSorted((a, b) => Number(b.outcome === "failed") - Number(a.outcome === "failed"));
  return (
    <Stack gap="lg">
      <Ledger detail={detail} />
      {ordered.length > 0 ? (
        <div>
          <Title order={2} fz="xs" fw={600} c="dimmed" px={10} pb={6}>
            {messages.invoice.sums.checks}
          </Title>
          <ul className={classes.checks}>
            {ordered.map((check) => (
              <CheckLine
                key={check.name}
                check={check}
                faults={detail.faults.filter((fault) => fault.check === check.name)}
              />
            ))}
          </ul>
        </div>
      ) : (
        <Text c="dimmed" size="sm">
          {messages.invoice.sums.tooLittle}
        </Text>
      )}
    </Stack>
  );
}

function CheckLine({ check, faults: all }: Readonly<{ check: Check; faults: readonly Fault[] }>) {
  const failed = check.outcome === "failed";
  // A fault without figures says the same as the name.
  const faults = all.filter((fault) => faultText(fault) !== nameOf(check));
  return (
    <li className={classes.check} data-outcome={check.outcome}>
      {failed ? <WarningIcon size={16} /> : <CheckIcon size={16} />}
      <div>
        <Text size="sm" fw={failed ? 600 : 450}>
          {nameOf(check)}
        </Text>
        {faults.slice(0, mostFaults).map((fault) => (
          <Text size="xs" c="dimmed" key={fault.fields.join()}>
            {faultText(fault)}
          </Text>
        ))}
        {faults.length > mostFaults && (
          <Text size="xs" c="dimmed">
            {messages.invoice.sums.moreFaults(faults.length - mostFaults)}
          </Text>
        )}
      </div>
    </li>
  );
}

function Ledger({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const data = detail.data;
  if (!data) return null;
  const rows = ledgerOf(data);
  if (rows.length === 0) return null;
  return (
    <table className={classes.ledger}>
      <caption>{messages.invoice.sums.title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={`${row.label} ${row.amount}`}
            data-rule={row.rule || undefined}
            data-strong={row.strong || undefined}
            data-bad={row.bad || undefined}
          >
            <th scope="row">{row.label}</th>
            <td className="numbers">{formatMoney(row.amount, data.currency)}</td>
            <td className={classes.ledgerMark}>
              {row.bad && (
                <WarningIcon size={15} aria-label={messages.invoice.doesNotAddUp} aria-hidden="false" role="img" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Limit of listed faults: a long invoice can have a hundred, and the lines are highlighted anyway. */
const mostFaults = 5;
