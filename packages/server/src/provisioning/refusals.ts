import { ScimError } from "../http/response/scim-error.ts";

export const noSuchPerson = () => new ScimError(404, "There is no such person in this account.");

export const ownersRefused = () =>
  new ScimError(403, "This person is an owner of the account. Owners are changed and removed in the dashboard.");

export const operatorRefused = () =>
  new ScimError(403, "This person runs the installation and belongs to no other account.");

export const alreadyTaken = (attribute: "userName" | "externalId") =>
  new ScimError(409, `${attribute} already belongs to a person of this account.`, "uniqueness");

export const tooManyPeople = (most: number) => new ScimError(403, `An account can have ${most} provisioned people.`);
