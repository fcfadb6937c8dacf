import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { anotherApp, ask, codeIn, mailsTo, notThe, type IdAnswer } from '../support/server/accounts';
import { testApp, type TestApp } from '../support/server/testApp';
import { AGENT } from '../support/server/world';
import { median, record, type Figure } from './figures';

const EACH = 500;
const MINUTE = 60_000;
const MAILBOX = 'agent@example.in';

const many = (count: number) => Array.from({ length: count }, (_, n) => n);
/** A network address of its own for each number. */
const from = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function codes(t: TestApp, other: FastifyInstance): Promise<Figure[]> {
  const challenge = async (mails: number) => {
    const answer = await ask(t.app, 'users/forgotPassword', { username: MAILBOX });
    return { id: answer.json<IdAnswer>().id, otp: codeIn((await mailsTo(t, MAILBOX, mails))[0]) };
  };
  const reset = (app: FastifyInstance, id: string, otp: string, address?: string) =>
    ask(app, 'users/setPassword', { id, otp, password: AGENT.password }, address);

  const first = await challenge(1);
  let evaluated = 0;
  for (const round of many(100)) {
    const answers = await Promise.all(
      many(100).map((n) =>
        reset(n % 2 ? t.app : other, first.id, notThe(String((round * 100 + n) % 1_000_000)), from(1)),
      ),
    );
    evaluated += answers.filter(({ body }) => body.includes('The code is not right')).length;
  }
  const afterwards = (await reset(t.app, first.id, first.otp)).statusCode;

  const email = 'anita@example.in';
  const asked = { countryCode: '91', username: 'Anita', password: 'seven-peppers', email, phone: '9123456780' };
  const { id } = (await ask(t.app, 'users', asked)).json<IdAnswer>();
  const otp = codeIn((await mailsTo(t, email))[0]);
  const verified = await Promise.all(
    many(100).map((n) => ask(n % 2 ? t.app : other, 'users/validateOTP', { _id: id, otp })),
  );
  t.clock.now += 60 * MINUTE;
  const second = await challenge(2);
  const resets = await Promise.all(many(100).map(() => reset(t.app, second.id, second.otp)));
  const successes = (list: readonly LightMyRequestResponse[]) =>
    list.filter(({ statusCode }) => statusCode === 200).length;
  return [
    {
      name: 'OTP: guesses evaluated of 10,000, over two servers',
      target: '≤ 5, then the right code is void',
      value: `${evaluated}; the right code then: ${afterwards}`,
      ok: evaluated <= 5 && afterwards === 400,
    },
    {
      name: 'OTP: successes of 100 parallel uses (sign-up over two servers; reset)',
      target: '1; 1',
      value: `${successes(verified)}; ${successes(resets)}`,
      ok: successes(verified) === 1 && successes(resets) === 1,
    },
  ];
}

/** Known and unknown in turns, each from a new address and with whole measures, so that every answer is a full one. */
async function alike(
  t: TestApp,
  name: string,
  asking: (known: boolean, n: number) => Promise<LightMyRequestResponse>,
): Promise<Figure> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const shapes = new Set<string>();
  for (const n of many(EACH + 10)) {
    t.clock.now += 61 * MINUTE;
    for (const known of n % 2 ? [true, false] : [false, true]) {
      const start = performance.now();
      const { statusCode, body } = await asking(known, n);
      const took = performance.now() - start;
      if (n >= 10) times[known ? 'known' : 'unknown'].push(took);
      shapes.add(`${statusCode} ${body.replace(/"id":"[\w-]{43}"/, '"id"').replace(/"email":"[^"]*"/, '"email"')}`);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(known - unknown);
  return {
    name: `${name}: known and unknown account, medians of ${EACH} each`,
    target: '< 5 ms apart, one status and body',
    value: `${apart.toFixed(2)} ms (${known.toFixed(1)} and ${unknown.toFixed(1)}), answers: ${[...shapes].map((shape) => shape.slice(0, 3)).join(', ')}`,
    ok: apart < 5 && shapes.size === 1,
  };
}

/** What codes and answers are held to, measured over whole servers on one database file. */
export async function accountsBench(): Promise<Figure[]> {
  const t = await testApp({ properties: 3, projects: 1 });
  const other = await anotherApp(t);
  const figures = [
    ...(await codes(t, other.app)),
    await alike(t, 'Login', (known, n) =>
      ask(
        t.app,
        'users/signin',
        { countryCode: '91', username: known ? AGENT.phone : '9555555555', password: 'wrong' },
        from(100_000 + n),
      ),
    ),
    await alike(t, 'Forgot password', (known, n) =>
      ask(t.app, 'users/forgotPassword', { username: known ? MAILBOX : 'nobod@example.in' }, from(200_000 + n)),
    ),
    await alike(t, 'Sign up', (known, n) =>
      ask(
        t.app,
        'users',
        {
          countryCode: '91',
          username: 'Somebody',
          password: 'seven-peppers',
          email: `somebody${known ? 1 : 0}${n}@example.in`,
          phone: known ? AGENT.phone : String(9_200_000_000 + n),
        },
        from(300_000 + n),
      ),
    ),
  ];
  await other.close();
  await t.close();
  return figures;
}

// Jest runs it with `npm run bench`; as a module it only offers the function.
if (typeof it === 'function') {
  it('accounts: codes, known and unknown', async () => {
    record(...(await accountsBench()));
  });
}
