export * from "./invoice.ts";
