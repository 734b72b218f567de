import type { AccessServices } from "./access/services.ts";
import type { EventServices } from "./events/services.ts";
import type { InvoiceServices } from "./invoices/services.ts";
import type { SessionServices } from "./sessions/services.ts";
import type { WebServices } from "./web/services.ts";

/** Every part with a lifetime, created in create-services.ts. A room uses its own and the platform's, never all. */
export type Services = AccessServices & SessionServices & EventServices & InvoiceServices & WebServices;
