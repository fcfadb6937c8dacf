import { anOperator, askConsole } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 0, projects: 0 });

it('leaves one of the last two owners who remove each other at the same moment, and says why', async () => {
  const [sita, ravi] = [await anOperator(t, 'Sita', 'owner'), await anOperator(t, 'Ravi', 'owner')];
  const said = await Promise.all(
    [
      [sita, ravi],
      [ravi, sita],
    ].map(([by, of]) => askConsole(t.app, 'removeOperator', { id: of?.id }, { cookie: by?.cookie ?? '' })),
  );
  const refused = said.filter(({ statusCode }) => statusCode !== 200);
  // Who came too late is told that nobody else is left, or that the session has ended.
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json<{ message: string }>().message).toMatch(/last owner|sign in/);
  const left = await t.db.selectFrom('operators').select('name').where('removed_at', 'is', null).execute();
  const acts = await t.db.selectFrom('operator_actions').select('action').execute();
  expect([left.length, acts]).toEqual([1, [{ action: 'operator.remove' }]]);
});
