import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const service = process.env.INKVOICE_URL ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Fonts and pictures as files: data: URLs would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
    // The polyfill for older browsers is an inline script, which the policy forbids.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run dev:dashboard`: pages with hot reload, everything else from a running service.
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(["/api", "/v1", "/docs"].map((path) => [path, service])),
  },
});
