import { type Command, type CommandEntry, UsageError } from "../../command.ts";
import { readFlags } from "../../read-flags.ts";

const usage = `Usage: inkvoice completion bash|zsh|fish

Prints a script that completes commands, what they can do, and their options:

  bash   inkvoice completion bash > ~/.local/share/bash-completion/completions/inkvoice
  zsh    inkvoice completion zsh > "\${fpath[1]}/_inkvoice"
  fish   inkvoice completion fish > ~/.config/fish/completions/inkvoice.fish`;

type Completed = Readonly<{ name: string; summary: string; actions: readonly string[]; options: readonly string[] }>;

/** Derived from the help texts, so that completion and help agree. */
async function completed(commands: readonly CommandEntry[]): Promise<readonly Completed[]> {
  return await Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const { usage: text } = await load();
      const options = text.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];
      const actions = [...text.matchAll(new RegExp(`^ +inkvoice ${name} ([a-z][a-z-]+)`, "gm"))].map(
        (match) => match[1],
      );
      return { name, summary, actions: unique(actions), options: unique([...options, "--help"]) };
    }),
  );
}

function unique(words: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(words.filter((word) => word !== undefined))];
}

type Writer = (known: readonly Completed[]) => string;

const bash: Writer = (known) => `# Completion of inkvoice for bash
_inkvoice() {
  local current="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${known.map(({ name }) => name).join(" ")} --help --version"
  else
    case "$command" in
${known
  .map(
    ({ name, actions, options }) => `      ${name})
        if [ "$COMP_CWORD" -eq 2 ]; then words="${[...actions, ...options].join(" ")}"; else words="${options.join(" ")}"; fi
        ;;`,
  )
  .join("\n")}
    esac
  fi
  while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
}
complete -o default -F _inkvoice inkvoice
`;

const zshQuoted = (text: string) => text.replaceAll("'", "'\\''").replaceAll(":", "\\:");

const zsh: Writer = (known) => `#compdef inkvoice
# Completion of inkvoice for zsh
_inkvoice() {
  local -a names
  if (( CURRENT == 2 )); then
    names=(
${known.map(({ name, summary }) => `      '${name}:${zshQuoted(summary)}'`).join("\n")}
    )
    _describe 'command' names
    return
  fi
  case "\${words[2]}" in
${known
  .map(
    ({ name, actions, options }) => `    ${name})
      ${actions.length === 0 ? "" : `(( CURRENT == 3 )) && compadd -- ${actions.join(" ")}\n      `}compadd -- ${options.join(" ")}
      ;;`,
  )
  .join("\n")}
  esac
  _files
}
if [ "$funcstack[1]" = "_inkvoice" ]; then _inkvoice "$@"; else compdef _inkvoice inkvoice; fi
`;

const fishQuoted = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");

const fish: Writer = (known) => {
  const lines = known.flatMap(({ name, summary, actions, options }) => [
    `complete -c inkvoice -n __fish_use_subcommand -a ${name} -d '${fishQuoted(summary)}'`,
    ...actions.map((action) => `complete -c inkvoice -n '__fish_seen_subcommand_from ${name}' -a ${action}`),
    ...options.map((option) => `complete -c inkvoice -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`),
  ]);
  return `# Completion of inkvoice for fish\n${lines.join("\n")}\n`;
};

const writers: Readonly<Record<string, Writer>> = { bash, zsh, fish };

async function run(commands: readonly CommandEntry[], args: readonly string[]): Promise<number> {
  const { positionals } = readFlags(args, {});
  const [shell = "", ...rest] = positionals;
  const writer = Object.hasOwn(writers, shell) ? writers[shell] : undefined;
  if (!writer || rest.length > 0) throw new UsageError("Name one shell: bash, zsh or fish.");
  process.stdout.write(writer(await completed(commands)));
  return 0;
}

/** Completion for all these commands and itself. */
export function completionOf(commands: readonly CommandEntry[]): Command {
  return {
    name: "completion",
    summary: "Complete commands and options in bash, zsh or fish",
    usage,
    run: (args) => run(commands, args),
  };
}
