import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Fonts and pictures as files: a data: address would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    // The polyfill is an inline script in older browsers' favour; the policy allows none.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:3000", "/v1": "http://127.0.0.1:3000", "/docs": "http://127.0.0.1:3000" },
  },
});
