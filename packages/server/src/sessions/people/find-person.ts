import type { Executor } from "../../platform/db/schema.ts";
import type { Passwords } from "./passwords.ts";
import { signInsOf } from "./people.ts";

type Person = Awaited<ReturnType<typeof signInsOf>>[number];

/** The sign-in with this address and password. An unknown address takes as long as a known one. */
export async function findPerson(
  { db, passwords }: Readonly<{ db: Executor; passwords: Passwords }>,
  email: string,
  password: string,
): Promise<Person | undefined> {
  const people = await signInsOf(db, email);
  if (people.length === 0) await passwords.verify(password, undefined);
  for (const person of people) {
    if (await passwords.verify(password, person.password_hash)) return person;
  }
  return undefined;
}
