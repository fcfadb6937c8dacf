import { answers } from '@/contract/answers';
import { runCommand } from '@/server/admin/commands';
import { keepingMailer } from '../../support/server/accounts';
import { anOperator, askConsole } from '../../support/server/operators';
import { testApp, type TestApp } from '../../support/server/testApp';

let t: TestApp;
beforeEach(async () => {
  t = await testApp({ properties: 4, projects: 0 });
});
afterEach(() => t.close());

it('offers a place that an operator adds at once, and writes down who did [API-22]', async () => {
  const { cookie, id } = await anOperator(t, 'Ravi');
  const add = (asked: object) => askConsole(t.app, 'addPlace', { ...asked }, { cookie });
  const cities = async () => answers.getCities.parse((await t.get('/api/users/getAllCities')).json()).citieslist;
  expect((await cities()).map(({ name }) => name)).not.toContain('Nellore');
  expect((await add({ city: 'Nellore', locality: 'Magunta Layout' })).json()).toEqual({
    message: 'Magunta Layout, Nellore was added',
  });
  expect((await cities()).find(({ name }) => name === 'Nellore')?.localities).toEqual([{ name: 'Magunta Layout' }]);
  // In whatever case: it is the same place.
  expect((await add({ city: 'NELLORE' })).statusCode).toBe(409);
  expect((await add({ city: '<b>Kavali</b>' })).statusCode).toBe(400);
  const offered = await askConsole(t.app, 'getPlaces', {}, { cookie });
  expect(offered.json()).toContainEqual({
    name: 'Nellore',
    listings: 0,
    localities: [{ name: 'Magunta Layout', listings: 0 }],
  });
  const { mailer } = keepingMailer();
  const context = { db: t.db, bulkLoad: () => Promise.resolve(), config: t.config, now: () => t.clock.now, mailer };
  const said: string[] = [];
  await runCommand({ ...context, say: (line) => said.push(line) }, ['place', 'add', 'Kavali']);
  expect(said).toEqual(['Kavali was added.']);
  const rows = await t.db.selectFrom('operator_actions').select(['operator_id', 'subject']).execute();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { operator_id: id, subject: 'place:Magunta Layout, Nellore' },
      { operator_id: null, subject: 'place:Kavali' },
    ]),
  );
});
