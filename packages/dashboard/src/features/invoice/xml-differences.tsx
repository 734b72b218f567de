import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text } from "@mantine/core";
import { formatNumber } from "../../format/format.ts";
import { WarningIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import classes from "./differences.module.css";
import { nameOfField } from "./field-model.ts";

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  return typeof value === "number" ? formatNumber(value) : String(value);
}

/** An e-invoice carries its data twice; where the page and the XML disagree a person should know. */
export function XmlDifferences({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const issues = detail.data?.issues ?? [];
  const different = issues.filter((issue) => issue.xml_value !== undefined || issue.page_value !== undefined);
  const notes = issues.filter((issue) => !different.includes(issue) && issue.code !== "FROM_VENDOR_MEMORY");
  if (different.length + notes.length === 0) return null;
  return (
    <Notice
      icon={<WarningIcon />}
      mb="md"
      title={different.length > 0 ? "The page and the XML say different things" : "Worth knowing"}
    >
      {different.length > 0 && (
        <table className={classes.differences}>
          <thead className={classes.differenceHead}>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Page</th>
              <th scope="col">XML</th>
            </tr>
          </thead>
          <tbody>
            {different.map((issue) => (
              <tr key={`${issue.code}-${issue.field}`}>
                <th scope="row">{nameOfField(issue.field ?? "")}</th>
                <td>{textOf(issue.page_value)}</td>
                <td>{textOf(issue.xml_value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((issue) => (
        <Text size="sm" key={`${issue.code}-${issue.field}`}>
          {issue.message}
        </Text>
      ))}
    </Notice>
  );
}
