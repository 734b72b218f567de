/**
 * The subset of Go templates that the Helm chart uses, so that it can be rendered without Helm: fields, variables,
 * pipes, if, with, range, define, include, and the functions below. Anything else is an error.
 */
export type Scope = Readonly<{ dot: unknown; root: unknown; variables: Readonly<Record<string, unknown>> }>;
type Functions = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

type Node =
  | Readonly<{ kind: "text"; text: string }>
  | Readonly<{ kind: "value"; pipe: string }>
  | Readonly<{ kind: "if" | "with"; pipe: string; body: readonly Node[]; otherwise: readonly Node[] }>
  | Readonly<{ kind: "range"; pipe: string; names: readonly string[]; body: readonly Node[] }>;

const action = /(\s*)\{\{(-?)\s*([\s\S]*?)\s*(-?)\}\}(\s*)/g;

type Piece = Readonly<{ text: string } | { action: string }>;

/** Text and actions; a minus trims white space on its side. */
function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  action.lastIndex = 0;
  for (let match = action.exec(source); match; match = action.exec(source)) {
    const [whole, before = "", trimsBefore, inside = "", trimsAfter, after = ""] = match;
    found.push({ text: source.slice(at, match.index) + (trimsBefore ? "" : before) }, { action: inside });
    at = match.index + whole.length - (trimsAfter ? 0 : after.length);
    action.lastIndex = at;
  }
  return [...found, { text: source.slice(at) }];
}

export class Templates {
  readonly #defined = new Map<string, readonly Node[]>();
  readonly #functions: Functions;

  constructor(functions: Functions) {
    this.#functions = functions;
  }

  /** Parses a file: stores its definitions and returns the rest. */
  parse(source: string): readonly Node[] {
    const queue = pieces(source);
    const { nodes } = this.#nodes(queue);
    if (queue.length > 0) throw new Error("an end without a beginning");
    return nodes;
  }

  render(nodes: readonly Node[], scope: Scope): string {
    return nodes.map((node) => this.#renderNode(node, scope)).join("");
  }

  #nodes(queue: Piece[]): { nodes: Node[]; ended: string } {
    const nodes: Node[] = [];
    for (let piece = queue.shift(); piece; piece = queue.shift()) {
      if ("text" in piece) {
        nodes.push({ kind: "text", text: piece.text });
        continue;
      }
      const [word = "", rest = ""] = /^(\S+)\s*([\s\S]*)$/.exec(piece.action)?.slice(1) ?? [];
      if (word === "end" || word === "else") return { nodes, ended: word };
      if (word === "define") this.#defined.set(JSON.parse(rest), this.#nodes(queue).nodes);
      else if (word === "if" || word === "with") nodes.push(this.#condition(word, rest, queue));
      else if (word === "range") nodes.push(this.#range(rest, queue));
      else if (!piece.action.startsWith("/*")) nodes.push({ kind: "value", pipe: piece.action });
    }
    return { nodes, ended: "" };
  }

  #condition(kind: "if" | "with", pipe: string, queue: Piece[]): Node {
    const { nodes: body, ended } = this.#nodes(queue);
    return { kind, pipe, body, otherwise: ended === "else" ? this.#nodes(queue).nodes : [] };
  }

  #range(rest: string, queue: Piece[]): Node {
    const [, names, pipe = rest] = /^((?:\$\w+,?\s*)+):=\s*(.*)$/.exec(rest) ?? [];
    return { kind: "range", pipe, names: names?.match(/\$\w+/g) ?? [], body: this.#nodes(queue).nodes };
  }

  #renderNode(node: Node, scope: Scope): string {
    if (node.kind === "text") return node.text;
    const value = this.#pipe(node.pipe, scope);
    if (node.kind === "value") return value === undefined || value === null ? "" : String(value);
    if (node.kind === "range")
      return Object.entries((value ?? {}) as object)
        .map(([key, entry]) => {
          const named = node.names.length === 2 ? [key, entry] : [entry];
          const variables = Object.fromEntries(node.names.map((name, index) => [name, named[index]]));
          return this.render(node.body, { ...scope, dot: entry, variables: { ...scope.variables, ...variables } });
        })
        .join("");
    if (!isTrue(value)) return this.render(node.otherwise, scope);
    return this.render(node.body, node.kind === "with" ? { ...scope, dot: value } : scope);
  }

  /** Each command gets the previous value as its last argument. */
  #pipe(text: string, scope: Scope): unknown {
    const commands = text.split(/\s+\|\s+/).map((command) => command.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []);
    return commands.reduce<unknown>((before, [head = "", ...args], index) => {
      const values = args.map((term) => this.#term(term, scope));
      if (index > 0) values.push(before);
      if (head === "include") return this.#include(values[0] as string, values[1], scope);
      if (/^[a-z]\w*$/i.test(head) && !["true", "false"].includes(head)) return this.#call(head, values);
      return this.#term(head, scope);
    }, undefined);
  }

  #call(name: string, values: readonly unknown[]): unknown {
    const called = this.#functions[name];
    if (!called) throw new Error(`the chart uses ${name}, which this renderer does not know`);
    return called(...values);
  }

  #include(name: string, dot: unknown, scope: Scope): string {
    const nodes = this.#defined.get(name);
    if (!nodes) throw new Error(`nothing is defined as ${name}`);
    return this.render(nodes, { ...scope, dot });
  }

  #term(term: string, scope: Scope): unknown {
    if (/^["\d]|^(true|false)$/.test(term)) return JSON.parse(term);
    const [first = "", ...path] = term.split(".");
    const start = first === "" ? scope.dot : first === "$" ? scope.root : scope.variables[first];
    return path
      .filter((name) => name !== "")
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], start);
  }
}

/** Empty texts, lists and objects are false. */
export function isTrue(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
