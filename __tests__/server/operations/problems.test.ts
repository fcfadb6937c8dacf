import { gzipSync } from 'node:zlib';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { batches } from '@/server/db/rows';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 1, projects: 0 });
let ravi: TestOperator;
beforeEach(async () => {
  ravi = await anOperator(t, 'Ravi');
});

const PROBLEM = { words: ' The map stays grey. ', page: '/contact', build: 'abc123' };
const packed = (text: string): string => gzipSync(text).toString('base64');
const send = (more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  t.post('/api/problems', { ...PROBLEM, ...more }, headers);
const ask = (name: Parameters<typeof askConsole>[1], asked: object = {}) =>
  askConsole(t.app, name, { ...asked }, { cookie: ravi.cookie });
const page = async (asked: object = {}) => (await ask('getProblems', asked)).json<ConsoleAnswers['getProblems']>();
const listed = async () => (await page()).problems;
const stored = () => t.db.selectFrom('problems').selectAll().execute();

it('takes what somebody says is wrong, and shows it to the operators with its log, the newest first [STORE-8]', async () => {
  const answer = await send({ log: packed('{"r":"head"}\n{"r":"end"}\n') }, { 'user-agent': 'Chrome/130 Android' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Thank you. We have your report and will look into it.' },
  ]);
  t.clock.now += 1000;
  await send({ words: 'Nothing opens', page: '/te/' });
  const [newest, first] = await listed();
  expect(newest).toMatchObject({ words: 'Nothing opens', page: '/te/', build: 'abc123', hasLog: false });
  expect(first).toMatchObject({ words: 'The map stays grey.', page: '/contact', hasLog: true });
  expect(first?.at).toBe(new Date(t.clock.now - 1000).toISOString());
  const log = (id = '') => ask('openProblemLog', { id });
  expect((await log(first?.id)).json()).toEqual({ log: '{"r":"head"}\n{"r":"end"}\n' });
  expect([(await log(newest?.id)).statusCode, (await log('b'.repeat(24))).statusCode]).toEqual([404, 404]);
  const opened = t.db.selectFrom('operator_actions').select('subject').where('action', '=', 'problem.open');
  expect(await opened.execute()).toEqual([{ subject: `problem:${first?.id}` }]);
});

it('lets an operator remove one, once, with a row in the audit that tells none of its words [STORE-8]', async () => {
  await send();
  const id = (await listed())[0]?.id ?? '';
  expect((await ask('removeProblem', { id })).json()).toEqual({ message: 'The report is removed.' });
  expect(await listed()).toEqual([]);
  expect((await ask('removeProblem', { id })).statusCode).toBe(404);
  const rows = await t.db.selectFrom('operator_actions').selectAll().where('action', '=', 'problem.remove').execute();
  expect(rows).toMatchObject([{ subject: `problem:${id}`, before: null, after: null, reason: null }]);
});

it.each([
  ['no words', { words: '  ' }],
  ['a page elsewhere', { page: '//evil.example/' }],
  ['a page elsewhere behind a blank', { page: '/\t/evil.example/' }],
  ['a page that is a script', { page: 'javascript:alert(1)' }],
  ['a log that is not packed', { log: 'grey' }],
  ['a log that would fill the memory', { log: packed('0'.repeat(13 * 1024 * 1024)) }],
])('refuses %s, and keeps nothing [STORE-8]', async (_what, more) => {
  expect((await send(more)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

it('takes ten from an address at once, then one in ten minutes [STORE-8]', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  t.clock.now += 10 * 60_000;
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 429]);
});

/** So many reports that wait. */
const waiting = async (count: number, log: string | null) => {
  const row = { created_at: t.clock.now - 1, words: 'Slow', page: '/', build: 'b', device: null, log };
  const rows = Array.from({ length: count }, (_none, n) => ({ ...row, id: `p${n}` }));
  for (const some of batches(rows))
    await t.db
      .insertInto('problems')
      .values([...some])
      .execute();
};

it('takes words without their log while two hundred logs wait, so that nobody closes the way for others [STORE-8]', async () => {
  await waiting(200, packed('{}'));
  const alone = { message: expect.stringMatching(/could not go with them/) };
  expect((await send({ log: packed('{}') })).json()).toEqual(alone);
  expect((await send()).json()).toEqual(alone);
  expect((await listed())[0]).toMatchObject({ words: 'The map stays grey.', hasLog: false });
  await ask('removeProblem', { id: 'p7' });
  t.clock.now += 1000;
  await send({ log: packed('{}') });
  expect((await listed())[0]).toMatchObject({ hasLog: true });
});

it('takes no more while five thousand wait, so that none that was thanked for is lost [STORE-8]', async () => {
  await waiting(5000, null);
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { message: expect.stringMatching(/save yours/) }]);
  await ask('removeProblem', { id: 'p7' });
  expect((await send()).statusCode).toBe(200);
  expect((await stored()).length).toBe(5000);
  const first = await page();
  expect([first.problems.length, first.counts]).toEqual([20, { new: 5000, done: 0 }]);
  const next = await page({ after: first.after });
  expect(next.problems.map(({ id }) => id)).not.toContain(first.problems[0]?.id);
});

it('tells those that are new from those an operator is done with, behind which they stand, and lets one take that back [STORE-8]', async () => {
  await send({ words: 'The first' });
  t.clock.now += 1000;
  await send({ words: 'The second' });
  const [second, first] = await listed();
  const settle = async (done: boolean) => (await ask('settleProblem', { id: second?.id ?? '', done })).json<unknown>();
  expect(await settle(true)).toEqual({ message: 'Saved' });
  const words = async (asked = {}) => (await page(asked)).problems.map((problem) => [problem.words, problem.done]);
  expect(await words()).toEqual([
    ['The first', false],
    ['The second', true],
  ]);
  expect(await words({ state: 'new' })).toEqual([['The first', false]]);
  expect(await words({ state: 'done' })).toEqual([['The second', true]]);
  expect((await page({ state: 'done' })).counts).toEqual({ new: 1, done: 1 });
  expect((await ask('getWaiting')).json()).toMatchObject({ problems: 1 });
  await settle(true);
  await settle(false);
  expect(await words()).toEqual([
    ['The second', false],
    ['The first', false],
  ]);
  const rows = await t.db.selectFrom('operator_actions').selectAll().where('action', '=', 'problem.settle').execute();
  const kept = rows.map(({ subject, before, after }) => [subject, before, after]);
  // Both in one moment of the test's clock: in which order they are read is open.
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining([
      [`problem:${second?.id}`, '{"done":false}', '{"done":true}'],
      [`problem:${second?.id}`, '{"done":true}', '{"done":false}'],
    ]),
  );
  expect((await ask('settleProblem', { id: first?.id.replace(/./g, 'b'), done: true })).statusCode).toBe(404);
});
