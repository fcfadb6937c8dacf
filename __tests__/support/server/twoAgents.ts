import { jpeg } from '../jpeg';
import { postingOf } from './posting';
import { testApp } from './testApp';
import { AGENT, idOf } from './world';

/** Another agent than `AGENT`. */
export const OTHER = { id: idOf('user', 3) };

/** The calls of posting, of one person. */
export type Poster = ReturnType<typeof postingOf>;

/** A small server, the calls of two agents, and the row of a listing. */
export async function twoAgents() {
  const server = await testApp({ properties: 6, projects: 1 });
  const agent = postingOf(server, await server.tokenOf(AGENT));
  const other = postingOf(server, await server.tokenOf(OTHER));
  const rowOf = (id: string) =>
    server.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { server, agent, other, rowOf };
}

/** Sends a picture and answers its address. */
export const uploadBy = async (agent: Poster): Promise<string> =>
  (await agent.send('image', 'image', await jpeg())).json<{ file: string }>().file;
