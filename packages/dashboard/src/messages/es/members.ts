import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Miembros",
  lead: "Los lectores consultan, los miembros suben y corrigen, los propietarios gestionan además la cuenta: claves, webhooks y personas.",
  exportAccount: "Exportar la cuenta",
  invite: "Invitar",
  you: "Usted",
  roleOf: (name) => `Rol de ${name}`,
  resetPassword: "Restablecer la contraseña",
  newPasswordFor: (name) => `Una nueva contraseña para ${name}`,
  remove: "Quitar",
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText: "Su sesión se cierra al instante y deja de ver esta cuenta.",
  invited: "Invitados",
  invitations: "Invitaciones",
  invitedUntil: (role, until) => `como ${role.toLowerCase()}, hasta el ${until}`,
  withdraw: "Retirar",
  inviteTitle: "Invitar a alguien",
  role: "Rol",
  roleHint: "Los lectores consultan, los miembros suben y corrigen, los propietarios gestionan además la cuenta",
  makeLink: "Crear el enlace",
  link: "enlace",
  passOn: (until) =>
    `Comparta usted mismo este enlace. Funciona una sola vez, hasta el ${until}, y no se volverá a mostrar.`,
};
