import { serverProcesses, type ServerProcess } from '../support/server/serverProcess';
import { testApp } from '../support/server/testApp';
import { AGENT } from '../support/server/world';
import { record, type Figure } from './figures';

const WRONG = 1000;
/** Requests under way at once, half of them to each process. */
const AT_ONCE = 50;
const HOME = '172.16.0.1';

const from = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const login = ({ post }: ServerProcess, password: string, address: string) =>
  post('users/signin', { countryCode: '91', username: AGENT.phone, password }, address);
const total = async (servers: readonly ServerProcess[]) =>
  (await Promise.all(servers.map(({ hashes }) => hashes()))).reduce((sum, each) => sum + each, 0);

/** "12 × 400, 988 × 429" */
function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/**
 * 1,000 wrong passwords for one account, over HTTP and by the machine's own clock, to two processes that share the
 * account's database. What reached the hash is counted where every hash begins, in each process.
 */
async function attack(name: string, spread: number): Promise<Figure> {
  const t = await testApp({ properties: 3, projects: 1 });
  // Both at the same time, as after a restart of the machine.
  const servers = await serverProcesses(2, t.dataDir);
  const [one, other = one] = servers;
  try {
    await login(one, AGENT.password, HOME);
    const before = await total(servers);
    const statuses: number[] = [];
    for (let sent = 0; sent < WRONG; sent += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          login(n % 2 ? one : other, `wrong ${sent + n}`, from((sent + n) % spread)),
        ),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    const hashed = (await total(servers)) - before;
    const home = (await login(other, AGENT.password, HOME)).status;
    const start = Date.now();
    let away = await login(one, AGENT.password, from(0));
    while (away.status === 429) {
      const wait = Number(away.headers.get('retry-after')) * 1000;
      await new Promise((done) => setTimeout(done, wait));
      away = await login(one, AGENT.password, from(0));
    }
    const waited = Math.round((Date.now() - start) / 1000);
    return {
      name: `Login: hashes for 1,000 wrong passwords to two processes, ${name}`,
      target: '≤ 100, and the owner gets in',
      value: `${hashed} (${tally(statuses)}); owner at home ${home}, from an attacking address after ${waited} s ${away.status}`,
      ok: hashed <= 100 && statuses.length === WRONG && home === 200 && away.status === 200,
    };
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await t.close();
  }
}

/** What an account is worth to whoever guesses at its password from many places at once. */
export async function attackBench(): Promise<Figure[]> {
  return [await attack('1,000 addresses', WRONG), await attack('one address', 1)];
}

// Jest runs it with `npm run bench`; as a module it only offers the function.
if (typeof it === 'function') {
  it('accounts: wrong passwords to two processes', async () => {
    record(...(await attackBench()));
  });
}
