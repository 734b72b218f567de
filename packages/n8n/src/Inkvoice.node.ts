import { clientOf, credentialName } from "./credentials.ts";
import type { ExecuteFunctions, Item, NodeDescription, NodeProperty } from "./n8n.ts";
import { operations } from "./operations.ts";

const choice: NodeProperty = {
  displayName: "Operation",
  name: "operation",
  type: "options",
  noDataExpression: true,
  default: "upload",
  options: Object.entries(operations).map(([value, { name, action, description }]) => ({
    name,
    value,
    action,
    description,
  })),
};

function shownFor(operation: string, property: NodeProperty): NodeProperty {
  return { ...property, displayOptions: { show: { ...property.displayOptions?.show, operation: [operation] } } };
}

/** Uploads, lists, corrects and reviews invoices. n8n expects the class to have the name of its file. */
export class Inkvoice {
  readonly description: NodeDescription = {
    displayName: "Inkvoice",
    name: "inkvoice",
    icon: "file:inkvoice.svg",
    group: ["transform"],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: "Read invoices: every field with its confidence and its place on the page",
    defaults: { name: "Inkvoice" },
    inputs: ["main"],
    outputs: ["main"],
    usableAsTool: true,
    credentials: [{ name: credentialName, required: true }],
    properties: [
      choice,
      ...Object.entries(operations).flatMap(([value, { properties }]) =>
        properties.map((each) => shownFor(value, each)),
      ),
    ],
  };

  async execute(this: ExecuteFunctions): Promise<Item[][]> {
    const client = await clientOf(this);
    const out: Item[] = [];
    for (const item of this.getInputData().keys()) {
      const pairedItem = { item };
      try {
        const operation = operations[String(this.getNodeParameter("operation", item))];
        if (!operation) throw new Error("There is no such operation.");
        const results = await operation.run(this, client, item);
        out.push(...results.map((result) => ({ ...result, pairedItem })));
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        const code = error instanceof Error && "code" in error ? { code: error.code } : {};
        out.push({ json: { error: error instanceof Error ? error.message : String(error), ...code }, pairedItem });
      }
    }
    return [out];
  }
}
