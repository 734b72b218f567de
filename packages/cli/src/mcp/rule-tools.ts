import { tryRuleBody } from "@inkvoice/contract";
import type { NewRule } from "@inkvoice/sdk";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { rulesOutput, ruleTrialOutput } from "./output-schemas.ts";
import { readOnly, type ToolSettings } from "./tool-definition.ts";
import { json, withErrorResult } from "./tool-result.ts";

export function addRuleTools(server: McpServer, { client }: ToolSettings): void {
  server.registerTool(
    "list_rules",
    {
      description:
        "Lists the account's rules in their order: which invoices they apply to, the custom fields they set, and how many approvals they ask for.",
      inputSchema: z.object({}),
      outputSchema: rulesOutput,
      annotations: readOnly,
    },
    () => withErrorResult(async () => json({ rules: await client.rules.list() })),
  );

  server.registerTool(
    "try_rule",
    {
      description: "Says to which of the newest invoices a rule would have applied. Changes nothing.",
      inputSchema: tryRuleBody,
      outputSchema: ruleTrialOutput,
      annotations: readOnly,
    },
    ({ rule, last }) => withErrorResult(async () => json(await client.rules.try(rule as NewRule, { last }))),
  );
}
