import type { Messages } from "../en/index.ts";
import { countIn } from "../plural.ts";

const count = countIn("es");

export const session: Messages["session"] = {
  signIn: "Iniciar sesión",
  password: "Contraseña",
  secondFactor: "Segundo factor",
  or: "o",
  signInWith: (provider) => `Iniciar sesión con ${provider}`,
  forgotten:
    "¿Ha olvidado la contraseña? Un propietario de su cuenta puede crearle, en «Miembros», un enlace para definir una nueva.",
  notClaimed: {
    title: "Este Inkvoice aún no tiene propietario",
    text: "Al arrancar mostró un enlace de un solo uso. Ábralo para crear el propietario.",
    lost: "¿Ha perdido el enlace? Reinicie Inkvoice y se mostrará uno nuevo.",
  },
  claim: {
    title: "Bienvenido",
    text: "Cree el propietario de este Inkvoice. Después podrá invitar a otras personas.",
    submit: "Crear el propietario",
    company: "Empresa",
    companyHint: "Opcional; el nombre de la cuenta",
  },
  yourName: "Su nombre",
  yourPassword: "Su contraseña",
  newPassword: "Nueva contraseña",
  link: {
    dead: "Este enlace ya no funciona",
    askForNew: (reason) => `${reason} Pida uno nuevo a un propietario de la cuenta.`,
    toSignIn: "Ir al inicio de sesión",
    join: "Unirse",
    joinAccount: (account) => `Unirse a ${account}`,
    setPassword: "Definir una nueva contraseña",
    saveAndSignIn: "Guardar e iniciar sesión",
    invitedAs: (role) => `invitado como ${role}`,
    known: "Ya tiene un usuario aquí",
    joinWith: (provider) => `Unirse con ${provider}`,
  },
  settings: {
    title: "Perfil y seguridad",
    lead: "Su contraseña, su segundo factor y sus sesiones.",
    changePassword: "Cambiar la contraseña",
    currentPassword: "Contraseña actual",
    changed: "La contraseña ha cambiado. Se ha cerrado la sesión en los demás sitios.",
    signedInHere: "Sesiones",
    signOutElsewhere: "Cerrar las demás sesiones",
    sessions: "Sesiones",
    thisOne: "Esta sesión",
    seen: (address, ago) => `${address}, última actividad ${ago}`,
    signOut: "Cerrar sesión",
    browser: "Un navegador",
    browserOn: (browser, system) => `${browser} en ${system}`,
    leaveText: "Elimina su usuario de todas las cuentas. Sus correcciones se conservan, sin su nombre.",
    leave: "Eliminar mi usuario",
    leaveTitle: "¿Eliminar su usuario?",
    leaveWarning: "Se cerrarán todas sus sesiones y no podrá volver sin una nueva invitación.",
  },
  provider: {
    connected: "Puede iniciar sesión con este servicio.",
    notConnected: "Conéctelo para iniciar sesión sin contraseña. Debe usar la misma dirección de correo.",
    connect: "Conectar",
    disconnect: "Desconectar",
    disconnectTitle: (provider) => `¿Desconectar ${provider}?`,
    disconnectText: "A partir de entonces iniciará sesión con su contraseña.",
    problems: {
      lost: "El inicio de sesión tardó demasiado o se empezó en otro navegador. Vuelva a intentarlo.",
      denied: "El proveedor de identidad ha rechazado el inicio de sesión.",
      unavailable:
        "No se puede contactar con el proveedor de identidad en este momento. Vuelva a intentarlo o inicie sesión con contraseña.",
      refused:
        "No se ha podido verificar la respuesta del proveedor de identidad, por lo que no se ha iniciado la sesión.",
      unverified:
        "El proveedor de identidad no ha verificado su dirección de correo. Pida a su administrador que la verifique.",
      taken:
        "Ya existe un usuario con esta dirección. Inicie sesión con la contraseña y conecte el proveedor en «Perfil y seguridad».",
      not_invited: "Aún no está invitado. Pida una invitación a un propietario de la cuenta y abra su enlace.",
      other_address: "El proveedor de identidad tiene otra dirección de correo para usted.",
      other_person: "Otro usuario ya está conectado con este acceso del proveedor de identidad.",
      no_account: "Ya no pertenece a ninguna cuenta aquí.",
    },
  },
  factors: {
    off: "Desactivado",
    codesLeft: (left) =>
      count(left, { one: "queda # código de recuperación", other: "quedan # códigos de recuperación" }),
    addApp: "Añadir una app de autenticación",
    addPasskey: "Añadir una llave de acceso",
    why: "Con un segundo factor, su contraseña sola no basta para iniciar sesión. Se vuelve a pedir antes de cambiar secretos, claves y roles.",
    list: "Segundos factores",
    kinds: { totp: "App de autenticación", passkey: "Llave de acceso" },
    added: (kind, ago) => `${kind}, añadida ${ago}`,
    addedAndUsed: (kind, ago, used) => `${kind}, añadida ${ago}, usada ${used}`,
    remove: "Quitar",
    removeTitle: (name) => `¿Quitar ${name}?`,
    removeText: "Ya no servirá para iniciar sesión. Sin ningún segundo factor basta con la contraseña.",
    phone: "Teléfono",
    thisDevice: "Este dispositivo",
    turnOn: "Activar",
    scan: "Escanee este código con una app de autenticación o escriba la clave en ella.",
    qr: "Código para la app de autenticación",
    key: "clave",
    codeNow: "Código actual de la app",
    goOn: "Continuar",
    passkeyText:
      "Su navegador pide una huella, un rostro, un PIN o una llave de seguridad, y guarda la llave de acceso.",
    nameHint: "Ayuda a distinguirlos",
    isOn: "El segundo factor está activado. Se ha cerrado la sesión en los demás sitios.",
    printCodes:
      "Imprima estos códigos de recuperación o guárdelos en un lugar seguro. Cada uno sirve para entrar una vez sin el teléfono; no se volverán a mostrar.",
    codes: "Códigos de recuperación",
  },
};
