import { type CustomField, customFieldLevels, customFieldParties, customFieldTypes } from "@inkvoice/contract";
import { parseJsonObject } from "../../../parse-json.ts";
import { required } from "../../../read-flags.ts";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, print, remoteUsage } from "../../../remote.ts";
import { type RemoteActions, type RemoteOptions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { printTable } from "../../../table.ts";

const usage = `Usage:
  inkvoice fields list   [--json]
  inkvoice fields show   fld_…
  inkvoice fields create --name project_number --type code --captions "Project no.,Projekt-Nr." [--pattern RE]
                         [--choices A,B] [--level document|line] [--near vendor|customer] [--vendors NAME,…]
                         [--required] [--description TEXT]
  inkvoice fields create --from FIELD.json
  inkvoice fields change fld_… [--captions …] [--pattern RE] [--choices …] [--near vendor|customer|anywhere] [--vendors …]
                         [--required | --optional] [--description TEXT]
  inkvoice fields delete fld_…

Fields of your own, found by their captions from the next document on. docs/custom-fields.md says how.

  --type    ${customFieldTypes.join(", ")}
  --level   ${customFieldLevels.join(", ")}
  --near    ${customFieldParties.join(", ")}: only near the text of this party
  --required  a document without it needs review; --optional takes that back
  --from    the definition as JSON, as "fields show" prints it
${remoteUsage}`;

const flags = {
  name: { type: "string" },
  type: { type: "string" },
  captions: { type: "string" },
  pattern: { type: "string" },
  choices: { type: "string" },
  level: { type: "string" },
  near: { type: "string" },
  vendors: { type: "string" },
  required: { type: "boolean" },
  optional: { type: "boolean" },
  description: { type: "string" },
  from: { type: "string" },
  ...jsonFlag,
} as const;

type Options = RemoteOptions<typeof flags>;

const listOf = (text: string | undefined) => text?.split(",").map((entry) => entry.trim());

function changesOf(options: Options): Record<string, unknown> {
  const { captions, pattern, choices, near, vendors, description } = options;
  const given = {
    captions: listOf(captions),
    pattern,
    choices: listOf(choices),
    near: near === "anywhere" ? null : near,
    vendors: listOf(vendors),
    required: options.optional ? false : options.required,
    description,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const pathOf = (subjects: readonly string[]) =>
  `/fields/${encodeURIComponent(requireSubject(subjects, "the field: fld_…"))}`;

/** Accepts the output of `fields show`: members that the service adds are dropped. */
async function definitionFrom(path: string): Promise<unknown> {
  const { id, created_at, ...definition } = parseJsonObject((await readInputFile(path)).toString("utf8"), path);
  return Object.fromEntries(Object.entries(definition).filter(([, value]) => value !== null));
}

const actions: RemoteActions<typeof flags> = {
  async list(client, { json }) {
    const { fields } = await client.request<{ fields: CustomField[] }>({ method: "GET", path: "/fields" });
    if (json) console.log(JSON.stringify(fields, null, 2));
    else
      printTable(
        ["FIELD", "NAME", "TYPE", "LEVEL", "CAPTIONS"],
        fields.map((field) => [field.id, field.name, field.type, field.level, field.captions.join(", ")]),
      );
  },
  async show(client, _options, subjects) {
    console.log(JSON.stringify(await client.request({ method: "GET", path: pathOf(subjects) }), null, 2));
  },
  async create(client, options) {
    const { name, type, level } = options;
    const definition = options.from
      ? await definitionFrom(options.from)
      : { name: required("name", name), type: required("type", type), ...(level && { level }), ...changesOf(options) };
    const field = await client.request<CustomField>({ method: "POST", path: "/fields", json: definition });
    print(options.json, field, `${field.id}  ${field.name}  ${field.type}`);
  },
  async change(client, options, subjects) {
    const field = await client.request<CustomField>({
      method: "PATCH",
      path: pathOf(subjects),
      json: changesOf(options),
    });
    print(options.json, field, `${field.id}  ${field.name}  ${field.type}`);
  },
  async delete(client, { json }, subjects) {
    const deleted = await client.request({ method: "DELETE", path: pathOf(subjects) });
    print(json, deleted, `${subjects[0]} is deleted.`);
  },
};

export const fieldsCommand = remoteCommand({
  name: "fields",
  summary: "Define fields of your own",
  usage,
  flags,
  actions,
});
