import { auditActions } from "@inkvoice/contract/dashboard";

export const actionChoices = Object.entries(auditActions).map(([value, label]) => ({ value, label }));
