import "@fontsource-variable/inter/index.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./styles.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { sessionQuery } from "./api/queries.ts";
import { queryClient } from "./api/query-client.ts";
import { language } from "./messages/language.ts";
import { loadMessages } from "./messages/messages.ts";
import { router } from "./router.tsx";
import { cssVariables, makeTheme } from "./theme.ts";

const colorSchemeManager = localStorageColorSchemeManager({ key: "inkvoice-theme" });

function draw(): void {
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <MantineProvider
        theme={makeTheme()}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

document.documentElement.lang = language;
// Requested in parallel with the messages.
void queryClient.prefetchQuery(sessionQuery);
void loadMessages(language).then(draw);
