export interface Account {
  readonly token: string;
  readonly user: Readonly<Record<string, unknown>>;
}
/** The seeded server that the calls are made to, and what of it the scenarios name. */
export interface World {
  readonly origin: string;
  readonly property: string;
  readonly project: string;
  readonly realtor: string;
  /** The address of an uploaded picture. */
  readonly picture: string;
  readonly agent: Account;
  readonly user: Account;
}

async function json<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T;
}
interface Named {
  readonly _id: string;
  readonly propertyMainImage: string | readonly string[];
}

export async function worldOf(origin: string): Promise<World> {
  const first = async (path: string) => {
    const [row] = await json<Named[]>(`${origin}/api/${path}`);
    if (!row) throw new Error(`${path} is empty`);
    return row;
  };
  const account = async (username: string): Promise<Account> => {
    const { user } = await json<{ user: { token: string } }>(`${origin}/api/users/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ countryCode: '91', username, password: 'Gruham@2026' }),
    });
    const { token, ...rest } = user;
    return { token, user: rest };
  };
  const property = await first('property?city=Tirupati');
  return {
    origin,
    property: property._id,
    project: (await first('projects'))._id,
    realtor: (await first('users/getAgents'))._id,
    picture: [property.propertyMainImage].flat()[0] ?? '',
    agent: await account('9000000001'),
    user: await account('9000000002'),
  };
}

/** What browser storage holds of somebody who is logged in. */
export const storedFor = ({ token, user }: Account): readonly (readonly [key: string, value: string])[] => [
  ['Authorization', token],
  ['user', JSON.stringify(user)],
];
