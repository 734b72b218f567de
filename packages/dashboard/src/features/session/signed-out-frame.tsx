import { Box, Paper } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import { LanguageSelect } from "../../ui/forms/language-select.tsx";
import { Logo } from "../../ui/logo.tsx";
import classes from "./signed-out-frame.module.css";

export function SignedOutFrame() {
  return (
    <main className={classes.page}>
      <Box className={classes.column}>
        <Logo />
        <Paper className={classes.card}>
          <Outlet />
        </Paper>
        <LanguageSelect />
      </Box>
    </main>
  );
}
