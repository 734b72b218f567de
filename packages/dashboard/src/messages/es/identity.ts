import type { Messages } from "../en/index.ts";

export const identity: Messages["identity"] = {
  confirmIdentity: "Confirme su identidad",
  goOn: "Continuar",
  why: "Introduzca su contraseña o su segundo factor para cambiar secretos, claves o roles. No volveremos a preguntar durante 10 minutos.",
  confirmWith: (provider) => `Confirmar con ${provider}`,
  yourPassword: "Su contraseña",
  recoveryCode: "Código de recuperación",
  appCode: "Código de su app de autenticación",
  useFactor: "Usar el segundo factor",
  useRecoveryCode: "Usar un código de recuperación",
  usePasskey: "Usar una llave de acceso",
  passkeyUnused: "No se ha usado la llave de acceso. Vuelva a intentarlo o elija otro método.",
};
