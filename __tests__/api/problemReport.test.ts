/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { gunzipSync } from 'node:zlib';
import { sendProblem } from '@/api/problemReport';

const PROBLEM = { words: 'The map stays grey', page: '/contact', build: 'abc123' };
const answering = (answer: () => Promise<Response>) => {
  const asked: Request[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init));
    return answer();
  };
  return asked;
};
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

it('sends the words with the log, packed [STORE-8]', async () => {
  const asked = answering(async () => Response.json({ message: 'Thank you.' }));
  const log = '{"r":"head"}\n'.repeat(5000);
  expect(await sendProblem(PROBLEM, log)).toEqual({ isSent: true, says: 'Thank you.' });
  const { log: sent, ...rest } = (await asked[0]?.json()) as Record<string, string>;
  expect([asked[0]?.method, new URL(asked[0]?.url ?? '').pathname, rest]).toEqual(['POST', '/api/problems', PROBLEM]);
  expect(sent?.length).toBeLessThan(log.length / 10);
  expect(gunzipSync(Buffer.from(sent ?? '', 'base64')).toString()).toBe(log);
});

it('sends the words alone without a log, and where a browser cannot pack one [STORE-8]', async () => {
  const asked = answering(async () => Response.json({}));
  await sendProblem(PROBLEM, null);
  const { CompressionStream } = globalThis;
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  await sendProblem(PROBLEM, '{}\n');
  Object.assign(globalThis, { CompressionStream });
  expect(await Promise.all(asked.map((one) => one.json()))).toEqual([PROBLEM, PROBLEM]);
});

it('says why it was not sent when the server refuses it, and that no answer came [STORE-8]', async () => {
  answering(async () => Response.json({ message: 'Please wait 8 minutes.' }, { status: 429 }));
  expect(await sendProblem(PROBLEM, null)).toEqual({ isSent: false, says: 'Please wait 8 minutes.' });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendProblem(PROBLEM, null)).toEqual({ isSent: false, says: null });
});
