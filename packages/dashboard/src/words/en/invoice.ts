export const invoice = {};
