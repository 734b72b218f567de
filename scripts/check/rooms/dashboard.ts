import { type Package, remainingFiles } from "./room.ts";

export const dashboard: Package = {
  packages: ["contract"],
  rooms: {
    // The interface texts, in each language.
    messages: { imports: [] },
    api: { imports: ["messages"] },
    format: { imports: ["messages"] },
    ui: { imports: ["messages", "api", "format"] },
    upload: { holds: ["features/upload"], imports: ["messages", "api", "format", "ui"] },
    // Asks for a password or second factor: at sign-in, and again before secrets, keys and roles change.
    identity: { holds: ["features/identity"], imports: ["messages", "api", "ui"] },
    shell: { imports: ["messages", "api", "format", "ui", "upload", "identity"] },
    members: { holds: ["features/members"], imports: ["messages", "api", "format", "ui"] },
    invoice: { holds: ["features/invoice"], imports: ["messages", "api", "format", "ui"] },
    invoices: { holds: ["features/invoices"], imports: ["messages", "api", "format", "ui", "upload", "invoice"] },
    features: { imports: ["messages", "api", "format", "ui", "identity", "members", "invoice", "invoices"] },
    index: {
      holds: [remainingFiles],
      imports: ["messages", "api", "ui", "shell", "members", "invoice", "invoices", "features"],
    },
  },
};
