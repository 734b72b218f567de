import type { Messages } from "../en/index.ts";

export const members: Messages["members"] = {
  title: "Miembros",
  lead: "Los lectores pueden consultar; los miembros pueden subir y editar; los propietarios gestionan la cuenta: claves, webhooks y miembros.",
  exportAccount: "Exportar la cuenta",
  requireFactor: "Exigir un segundo factor a todos los miembros",
  requireFactorHint: "Los miembros sin él solo pueden configurarlo hasta tenerlo.",
  invite: "Invitar",
  you: "Usted",
  roleOf: (name) => `Rol de ${name}`,
  resetPassword: "Restablecer la contraseña",
  newPasswordFor: (name) => `Nueva contraseña para ${name}`,
  remove: "Quitar",
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText: "Su sesión se cierra al instante y pierde el acceso a esta cuenta.",
  invited: "Invitados",
  invitations: "Invitaciones",
  invitedUntil: (role, until) => `como ${role.toLowerCase()}, hasta el ${until}`,
  withdraw: "Retirar",
  inviteTitle: "Invitar a alguien",
  role: "Rol",
  roleHint: "Los lectores pueden consultar; los miembros pueden subir y editar; los propietarios gestionan la cuenta",
  createLink: "Crear el enlace",
  link: "enlace",
  sendLink: (until) =>
    `Envíe este enlace a la persona: funciona una sola vez, hasta el ${until}, y no se volverá a mostrar.`,
};
