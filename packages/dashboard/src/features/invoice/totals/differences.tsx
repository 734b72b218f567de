import type { Issue } from "@inkvoice/contract";
import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text } from "@mantine/core";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { WarningIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { issueText } from "../doubts/doubt-messages.ts";
import { nameOfField } from "../fields/field-text.ts";
import classes from "./differences.module.css";

/** Sources that can disagree: the page, a code on it, the file's XML. */
const witnesses = [
  { name: "page", said: (issue: Issue) => issue.page_value },
  { name: "code", said: (issue: Issue) => issue.code_value },
  { name: "xml", said: (issue: Issue) => issue.xml_value },
] as const;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return messages.invoice.nothing;
  return typeof value === "number" ? formatNumber(value) : String(value);
}

/** Fields in which page, code and XML differ. Differences between code and page come first. */
export function Differences({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const issues = detail.data?.issues ?? [];
  const different = issues
    .filter((issue) => witnesses.some(({ said }) => said(issue) !== undefined))
    .sort((a, b) => Number(b.code_value !== undefined) - Number(a.code_value !== undefined));
  const notes = issues.filter((issue) => !different.includes(issue) && issue.code !== "FROM_VENDOR_MEMORY");
  if (different.length + notes.length === 0) return null;
  return (
    <Notice icon={<WarningIcon />} mb="md" title={titleOf(different)}>
      {different.length > 0 && <DifferenceTable issues={different} />}
      {notes.map((issue) => (
        <Text size="sm" key={`${issue.code}-${issue.field}-${issue.message}`}>
          {issueText(issue)}
        </Text>
      ))}
    </Notice>
  );
}

function titleOf(different: readonly Issue[]): string {
  if (different.some((issue) => issue.code_value !== undefined)) return messages.invoice.differences.code;
  return different.length > 0 ? messages.invoice.differences.xml : messages.invoice.differences.notes;
}

function DifferenceTable({ issues }: Readonly<{ issues: readonly Issue[] }>) {
  const speaking = witnesses.filter(({ said }) => issues.some((issue) => said(issue) !== undefined));
  return (
    <table className={classes.differences}>
      <thead className={classes.differenceHead}>
        <tr>
          <th scope="col">{messages.invoice.field}</th>
          {speaking.map(({ name }) => (
            <th scope="col" key={name}>
              {messages.review.readFrom[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <tr key={`${issue.code}-${issue.field}`}>
            <th scope="row">{nameOfField(issue.field ?? "")}</th>
            {speaking.map(({ name, said }) => (
              <td key={name}>{textOf(said(issue))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
