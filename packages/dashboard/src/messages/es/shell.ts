import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const shell: Messages["shell"] = {
  skip: "Ir al contenido",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  foldMenu: "Plegar el menú",
  unfoldMenu: "Desplegar el menú",
  goTo: "Buscar o abrir…",
  goToTip: "Buscar o abrir… (Ctrl+K)",
  lightTheme: "Usar el tema claro",
  darkTheme: "Usar el tema oscuro",
  navigation: "Navegación principal",
  invoices: "Facturas",
  toReview: "Por revisar",
  invoicesToReview: (text) => `${text} facturas por revisar`,
  memory: "Memoria de proveedores",
  vendors: "Proveedores",
  orders: "Pedidos",
  exports: "Exportaciones",
  trash: "Papelera",
  developers: "Desarrolladores",
  keys: "Claves de API",
  webhooks: "Webhooks",
  deliveries: "Entregas",
  usage: "Uso",
  documentation: "Documentación de la API",
  account: "Cuenta",
  rules: "Reglas",
  reviewSettings: "Ajustes de revisión",
  members: "Miembros",
  companies: "Empresas propias",
  audit: "Registro de auditoría",
  profile: "Perfil y seguridad",
  allAccounts: "Todas las cuentas",
  jobs: "Tareas",
  yourAccount: (initials) => `${initials}: su cuenta`,
  language: "Idioma",
  signOut: "Cerrar sesión",
  connection: {
    offline:
      "Este dispositivo está sin conexión. Lo que ve puede estar desactualizado; se actualizará cuando vuelva la conexión.",
    unreachable: "No se puede contactar con el servidor. Reintentando…",
  },
  factorRequired: "Esta cuenta exige un segundo factor",
  factorRequiredText: "Configure uno para continuar: una aplicación de autenticación o una llave de acceso.",
  openSettings: "Abrir los ajustes",
  notices: {
    keysCreated: (keys) => count(keys, { one: "Una nueva clave de API", other: "# nuevas claves de API" }),
    keyCreatedBy: (who, name, at) => `${who} ha creado la clave «${name}» (${at}). Revóquela si no era la intención.`,
    keyCreatedByOperator: (name, at) => `El operador de este servicio ha creado la clave «${name}» (${at}).`,
    seeKeys: "Ver las claves de API",
    signInNew: (devices) =>
      count(devices, {
        one: "Un inicio de sesión desde un dispositivo nuevo",
        other: "Inicios de sesión desde # dispositivos nuevos",
      }),
    signedInFrom: (address, at) =>
      `Alguien ha iniciado sesión con su acceso desde ${address} (${at}). Si no fue usted, cambie su contraseña.`,
    signInStopped: "Un inicio de sesión con su contraseña se detuvo en el segundo factor",
    stoppedFrom: (address: string, at: string) =>
      `Alguien que conoce su contraseña introdujo un código incorrecto, la última vez desde ${address} (${at}). Si no fue usted, cambie su contraseña.`,
    changePassword: "Cambiar la contraseña",
    dismiss: (title) => `Descartar: ${title}`,
    seeDeliveries: "Ver las entregas",
    endpointsOff: (endpoints) =>
      count(endpoints, {
        one: "Se ha desactivado un endpoint de webhook",
        other: "Se han desactivado # endpoints de webhook",
      }),
    undelivered: (events) =>
      count(events, {
        one: "No se ha podido entregar # evento",
        other: "No se han podido entregar # eventos",
      }),
    exhausted: (url, reason) =>
      `${url} no ha aceptado ninguno de los envíos en todos los intentos previstos (último error: ${reason}). Puede reenviarlos manualmente.`,
    answered: (status) => `respuesta con estado ${status}`,
    gone: (url) =>
      `${url} indica que ya no existe. Se han cancelado las entregas pendientes; vuelva a activar el endpoint cuando esté disponible.`,
    failing: (url) =>
      `${url} ha fallado en todos los intentos durante cinco días. Se han cancelado las entregas pendientes; vuelva a activar el endpoint cuando responda.`,
  },
};
