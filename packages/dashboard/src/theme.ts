import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";
import { messages } from "./messages/messages.ts";

/** Blue-black, from the lightest to the darkest shade. */
const ink: MantineColorsTuple = [
  "#eef1fb",
  "#dde3f6",
  "#bac6ec",
  "#95a7e3",
  "#768cda",
  "#5f78d3",
  "#4d66c4",
  "#3f55ab",
  "#35488f",
  "#283771",
];

/** Greys with a slight blue tint. */
const gray: MantineColorsTuple = [
  "#f8f9fb",
  "#f1f3f7",
  "#e6e9ef",
  "#d8dce5",
  "#c3c9d5",
  "#9aa2b3",
  "#6a7285",
  "#4b5263",
  "#333948",
  "#1f2430",
];

const dark: MantineColorsTuple = [
  "#d6dae4",
  "#b4bac9",
  "#9199ab",
  "#626a7e",
  "#3f4656",
  "#313745",
  "#262b37",
  "#1a1e28",
  "#151820",
  "#101218",
];

const look: MantineThemeOverride = {
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, gray, dark },
  fontFamily: '"Inter Variable", ui-sans-serif, system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  defaultRadius: "md",
  cursorType: "pointer",
  headings: {
    fontWeight: "650",
    sizes: { h1: { fontSize: "1.5rem", lineHeight: "1.3" }, h2: { fontSize: "1.125rem" } },
  },
  components: {
    Button: { defaultProps: { size: "sm" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: "lg" } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    Table: { defaultProps: { verticalSpacing: "sm" } },
    Badge: { defaultProps: { tt: "none", fw: 550 } },
    Paper: { defaultProps: { radius: "lg" } },
  },
};

/** The visual theme, and the default screen reader labels of the components. */
export function makeTheme(): MantineThemeOverride {
  const closeButtonProps = { "aria-label": messages.ui.close };
  // The heading of a dialog is a header element: screen readers would list it beside that of the page.
  const notABanner = { header: { role: "presentation" } };
  return createTheme({
    ...look,
    components: {
      ...look.components,
      Modal: {
        defaultProps: {
          centered: true,
          radius: "lg",
          // Not blurred: without a graphics card, blurring takes a tenth of a second at every blink of the cursor.
          overlayProps: { backgroundOpacity: 0.45 },
          closeButtonProps,
          attributes: notABanner,
        },
        styles: { content: { border: "1px solid var(--hairline)" }, title: { fontWeight: 650 } },
      },
      Drawer: { defaultProps: { closeButtonProps, attributes: notABanner }, styles: { title: { fontWeight: 650 } } },
      Notification: { defaultProps: { closeButtonProps } },
      Select: { defaultProps: { clearButtonProps: { "aria-label": messages.ui.clear } } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { "aria-label": messages.ui.showPassword } } },
    },
  });
}

/** Dimmed texts and errors at Mantine's default fail the 4.5:1 contrast on tinted backgrounds; these pass in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--band-sure": "#0f8a5f",
    "--band-check": "#b26a00",
    "--band-unsure": "#cc3340",
    "--band-corrected": "#5a4fcf",
  },
  light: {
    "--mantine-color-body": "#fbfcfd",
    "--mantine-color-dimmed": "#5d6577",
    "--mantine-color-error": "#b02431",
    "--surface": "#ffffff",
    "--surface-sunken": "#f3f5f9",
    "--hairline": "#e6e9ef",
    "--row-hover": "#f5f7fb",
    "--band-sure-text": "#0b6b4a",
    "--band-check-text": "#8a5200",
    "--band-unsure-text": "#b02431",
    "--band-corrected-text": "#4a3fb8",
  },
  dark: {
    "--mantine-color-body": "#12151c",
    "--mantine-color-dimmed": "#99a1b3",
    "--mantine-color-error": "#ff9099",
    "--surface": "#191d26",
    "--surface-sunken": "#0e1117",
    "--hairline": "#2a303c",
    "--row-hover": "#1f2430",
    "--band-sure": "#2fb585",
    "--band-check": "#e0a13a",
    "--band-unsure": "#f0707b",
    "--band-corrected": "#9a91f2",
    "--band-sure-text": "#5cd3a8",
    "--band-check-text": "#ecb85f",
    "--band-unsure-text": "#ff9099",
    "--band-corrected-text": "#b3acf7",
  },
});
