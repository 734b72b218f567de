// Runs before the first paint so that a dark theme never flashes light. In a file because the policy forbids inline
// scripts.
(() => {
  const chosen = localStorage.getItem("inkvoice-theme");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const scheme = chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", scheme);
})();
