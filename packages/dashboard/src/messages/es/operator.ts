import type { Messages } from "../en/index.ts";

export const operator: Messages["operator"] = {
  title: "Todas las cuentas",
  lead: "Para quien administra este servidor. El plan decide cuántas solicitudes puede hacer una cuenta; sus documentos siguen siendo privados.",
  newPassword: "Nueva contraseña para una persona",
  lostFactor: "Segundo factor perdido",
  newAccount: "Nueva cuenta",
  accounts: "Cuentas",
  columns: { account: "Cuenta", members: "Miembros", invoices: "Facturas", plan: "Plan" },
  plans: { free: "Free", pro: "Pro", enterprise: "Enterprise" },
  opened: (id, ago) => `${id} · creada ${ago}`,
  planOf: (account) => `Plan de ${account}`,
  inviteOwner: "Invitar a un propietario",
  export: "Exportar",
  exportAccount: (account) => `Exportar ${account}`,
  delete: "Eliminar",
  deleteTitle: (account) => `¿Eliminar ${account}?`,
  deleteText:
    "Se eliminan sus facturas y archivos, eventos, webhooks, claves, miembros y su registro de auditoría. No se puede deshacer.",
  hadNoFactor: (email) => `${email} no tenía segundo factor.`,
  factorsRemoved: (email) => `${email} ya no tiene segundo factor y su sesión se ha cerrado en todas partes.`,
  removeFactors: "Quitar los segundos factores",
  removeFactorsText:
    "Asegúrese de que es realmente esa persona quien lo pide: a partir de entonces le basta la contraseña. Queda anotado en el registro de auditoría.",
  open: "Crear la cuenta",
  plan: "Plan",
};
