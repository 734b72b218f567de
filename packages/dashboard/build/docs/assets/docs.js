// Search, copying, the reader's address and key in snippets, and the theme. The pages read the same without it.
import { fillSnippet, usesKey } from "./fill-snippet.ts";
import { searchGuides } from "./search-guides.ts";

(() => {
  const input = document.getElementById("search");
  const found = document.getElementById("found");
  let index;
  let chosen = -1;

  const load = async () => {
    index ??= fetch("/docs/search.json").then(async (answer) => searchGuides(await answer.json()));
    return await index;
  };

  const around = (text, word) => {
    const at = Math.max(0, text.toLowerCase().indexOf(word) - 40);
    return `${at > 0 ? "… " : ""}${text.slice(at, at + 140)}`;
  };

  const option = (entry, number) => {
    const link = document.createElement("a");
    link.href = `/docs/${entry.page}${entry.anchor ? `#${entry.anchor}` : ""}`;
    link.id = `found-${number}`;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.textContent = entry.heading === entry.title ? entry.title : `${entry.title}: ${entry.heading}`;
    const text = document.createElement("small");
    text.textContent = around(entry.text, entry.terms[0] ?? "");
    link.append(text);
    return link;
  };

  const choose = (number) => {
    const options = [...found.querySelectorAll("[role=option]")];
    chosen = options.length === 0 ? -1 : (number + options.length) % options.length;
    options.forEach((each, at) => {
      each.setAttribute("aria-selected", String(at === chosen));
    });
    const current = options[chosen];
    if (current) {
      current.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", current.id);
    } else input.removeAttribute("aria-activedescendant");
  };

  const close = () => {
    found.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const search = async () => {
    const asked = input.value;
    if (asked.trim() === "") return close();
    const find = await load();
    // A newer query was typed meanwhile.
    if (input.value !== asked) return;
    const best = find(asked);
    found.replaceChildren(...best.map(option));
    if (best.length === 0) {
      const nothing = document.createElement("div");
      nothing.setAttribute("role", "option");
      nothing.setAttribute("aria-disabled", "true");
      nothing.setAttribute("aria-selected", "false");
      nothing.textContent = "Nothing was found.";
      found.replaceChildren(nothing);
    }
    found.hidden = false;
    input.setAttribute("aria-expanded", "true");
    choose(0);
  };

  input.addEventListener("focus", load, { once: true });
  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") found.querySelectorAll("a[role=option]")[chosen]?.click();
    else return;
    event.preventDefault();
  });
  input.form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("click", (event) => {
    if (!input.form.contains(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "")) return;
    event.preventDefault();
    input.focus();
  });

  document.getElementById("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const next = root.getAttribute("data-mantine-color-scheme") === "dark" ? "light" : "dark";
    root.setAttribute("data-mantine-color-scheme", next);
    localStorage.setItem("inkvoice-theme", next);
  });

  const snippets = [...document.querySelectorAll(".code")].map((block) => {
    const { language } = block.querySelector("pre").dataset;
    const code = block.querySelector("code");
    return { block, code, language, written: code.textContent };
  });

  const fill = (key) => {
    for (const { code, language, written } of snippets)
      code.textContent = fillSnippet(written, language, location.origin, key);
  };

  // Of this tab alone: a key is a secret.
  const keyName = "inkvoice-docs-key";

  const keyForm = () => {
    const form = document.createElement("form");
    form.className = "key";
    const label = document.createElement("label");
    label.textContent = "API key for the snippets";
    const entry = document.createElement("input");
    Object.assign(entry, { type: "password", autocomplete: "off", placeholder: "ink_live_…" });
    entry.value = sessionStorage.getItem(keyName) ?? "";
    label.append(entry);
    const create = document.createElement("a");
    create.href = "/keys";
    create.textContent = "Create a key";
    const hint = document.createElement("small");
    hint.textContent = "Stays in this tab. Nothing is sent.";
    form.append(label, create, hint);
    form.addEventListener("submit", (event) => event.preventDefault());
    entry.addEventListener("input", () => {
      const key = entry.value.trim();
      sessionStorage.setItem(keyName, key);
      fill(key);
    });
    return form;
  };

  snippets.find(({ written, language }) => usesKey(written, language))?.block.before(keyForm());
  fill(sessionStorage.getItem(keyName) ?? "");

  for (const { block } of snippets) {
    if (!navigator.clipboard) break;
    const bar = document.createElement("div");
    bar.className = "bar";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(block.querySelector("pre").textContent);
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 1500);
    });
    bar.append(button);
    block.prepend(bar);
  }
})();
