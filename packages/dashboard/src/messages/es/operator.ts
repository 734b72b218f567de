import type { Messages } from "../en/index.ts";

export const operator: Messages["operator"] = {
  title: "Todas las cuentas",
  lead: "Para el operador de este servidor: las cuentas y cuántas solicitudes puede hacer cada una. Sus documentos siguen siendo privados.",
  newPassword: "Nueva contraseña para una persona",
  lostFactor: "Segundo factor perdido",
  newAccount: "Nueva cuenta",
  accounts: "Cuentas",
  columns: { account: "Cuenta", members: "Miembros", invoices: "Facturas", plan: "Solicitudes" },
  limits: (perMinute: string, perHour: string) => `${perMinute} por minuto, ${perHour} por hora`,
  opened: (id, ago) => `${id} · creada ${ago}`,
  planOf: (account: string) => `Solicitudes permitidas a ${account}`,
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
  plan: "Solicitudes permitidas",
};
