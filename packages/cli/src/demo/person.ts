/** Somebody who works in the dashboard: requests with that person's session. */
export type DemoPerson = Readonly<{
  call<Data = unknown>(method: string, path: string, body?: object): Promise<Data>;
}>;

type SignUp = Readonly<{ token: string; name: string; password: string }>;

/** Accepts an invitation, which sets the password and starts a session. */
export async function acceptInvitation(url: string, signUp: SignUp): Promise<DemoPerson> {
  const joined = await send(url, { method: "POST", path: "/api/links/accept", body: signUp });
  const cookie = joined.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    async call<Data>(method: string, path: string, body?: object): Promise<Data> {
      const answer = await send(url, { method, path, body, cookie });
      return ((await answer.json()) as { data: Data }).data;
    },
  };
}

type Wish = Readonly<{ method: string; path: string; body?: object | undefined; cookie?: string }>;

async function send(url: string, { method, path, body, cookie }: Wish): Promise<Response> {
  const headers = new Headers({ "sec-fetch-site": "same-origin", ...(cookie && { cookie }) });
  if (body) headers.set("content-type", "application/json");
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
