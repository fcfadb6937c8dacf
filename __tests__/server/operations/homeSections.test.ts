import { answers } from '@/contract/answers';
import type { HomeSectionName } from '@/contract/console';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { homeAnswers } from '@/contract/homeShapes';
import { syncSearchNames } from '@/server/db/queries/searchNames';
import { anOperator, askConsole } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, USER } from '../../support/server/world';

const t = appOfEach({ properties: 6, projects: 5 });
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await anOperator(t, 'Ravi'));
});

const change = (section: HomeSectionName, was: readonly string[], ids: readonly string[]) =>
  askConsole(t.app, 'changeHome', { section, was, ids }, { cookie });
const now = async () => homeAnswers.getHome.parse((await askConsole(t.app, 'getHome', {}, { cookie })).json());
const find = async (section: HomeSectionName, q: string) =>
  homeAnswers.findForHome.parse((await askConsole(t.app, 'findForHome', { section, q }, { cookie })).json());
const spotlight = async () =>
  answers.getHomeProjects
    .parse((await t.get('/api/homeSettings/projects')).json())
    .spotlight.map((project) => ('_id' in project ? project._id : null));
const projectIds = () => t.projects.map(({ id }) => id);

it('shows on Home at once what an operator chose, in the order that was chosen [HOME-4]', async () => {
  const [a = '', b = '', c = '', d = ''] = projectIds();
  expect(await spotlight()).toEqual([a, b, c]);
  expect((await change('spotlight', [a, b, c], [d, c, a])).json()).toEqual({ message: 'Saved. Home shows it now.' });
  expect(await spotlight()).toEqual([d, c, a]);
  expect((await now()).spotlight.map(({ id }) => id)).toEqual([d, c, a]);
  const [row] = await t.db.selectFrom('operator_actions').selectAll().execute();
  expect(row).toMatchObject({
    action: 'home.change',
    subject: 'home:spotlight',
    before: JSON.stringify({ records: [a, b, c] }),
    after: JSON.stringify({ records: [d, c, a] }),
  });
});

it('tells in the audit how the records of a change are called, those alone that are there [HOME-4, HOME-7]', async () => {
  const [a = '', b = '', c = ''] = projectIds();
  await change('spotlight', [a, b, c], [c, a]);
  await t.db.deleteFrom('projects').where('id', '=', b).execute();
  const audit = await askConsole(t.app, 'getAudit', {}, { cookie });
  const { records } = audit.json<ConsoleAnswers['getAudit']>().entries[0] ?? {};
  const named = [t.projects[0], t.projects[2]].map((project) => [
    project?.id,
    { subject: `project:${project?.id}`, name: expect.stringMatching(/./) as string },
  ]);
  expect(records).toEqual(Object.fromEntries(named));
});

it('finds projects, builders and realtors by a part of their names, and no others [HOME-5, HOME-7]', async () => {
  await syncSearchNames(t.db);
  const name = String(t.projects[4]?.doc['name']);
  const projects = await find('topProjects', name);
  expect(projects[0]).toMatchObject({ id: t.projects[4]?.id, name, place: { city: 'Tirupati' }, shown: true });
  expect(await find('builders', 'sesha')).toEqual([
    { id: idOf('builder', 1), name: 'Seshachala Homes', note: '', picture: '', shown: true },
  ]);
  expect(await find('topProjects', 'Seshachala')).toEqual([]);
  const { username } = await t.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', AGENT.id)
    .executeTakeFirstOrThrow();
  expect((await find('agents', username.slice(1, 5))).map(({ id }) => id)).toContain(AGENT.id);
  expect(await find('agents', '%')).toEqual([]);
  expect(await find('agents', ' ')).toEqual([]);
});

it('shows the first picture of each record, where it has one [HOME-4]', async () => {
  const [logo, photo, face] = ['/uploads/logo-80x80.jpg', '/uploads/photo-80x60.jpg', '/uploads/face-80x80.jpg'];
  const kept = (doc: object) => ({ doc: JSON.stringify(doc) });
  const builder = idOf('builder', 1);
  await t.db
    .updateTable('builders')
    .set(kept({ name: 'Hill Homes', image: logo }))
    .where('id', '=', builder)
    .execute();
  const [project] = t.projects;
  const pictures = { ...project?.doc, propertyMainImage: [photo, logo] };
  await t.db
    .updateTable('projects')
    .set(kept(pictures))
    .where('id', '=', project?.id ?? '')
    .execute();
  await t.db
    .updateTable('users')
    .set(kept({ profilePic: face }))
    .where('id', '=', AGENT.id)
    .execute();
  const { spotlight: projects, builders, agents } = await now();
  expect([projects[0]?.picture, builders[0]?.picture]).toEqual([photo, logo]);
  expect(agents.map(({ picture }) => picture)).toEqual(['', face]);
});

it('refuses what Home cannot show, what is there twice, and a section that somebody changed since [HOME-7]', async () => {
  const was = (await now()).agents.map(({ id }) => id);
  expect(was).toEqual([idOf('user', 3), AGENT.id]);
  for (const ids of [[USER.id], ['nobody'], ['a\0b'], [AGENT.id, AGENT.id]])
    expect((await change('agents', was, ids)).statusCode).toBe(400);
  expect((await change('agents', was, was)).statusCode).toBe(409);
  expect((await change('agents', was, [AGENT.id])).statusCode).toBe(200);
  expect((await change('agents', was, [])).statusCode).toBe(409);
  // One that Home leaves out by now is named as such, and can be kept or taken away.
  await t.db.updateTable('users').set({ active_listings: 0 }).where('id', '=', AGENT.id).execute();
  await t.db
    .deleteFrom('projects')
    .where('id', '=', projectIds()[1] ?? '')
    .execute();
  const { agents, spotlight: projects } = await now();
  expect(agents).toMatchObject([{ id: AGENT.id, shown: false }]);
  expect(projects.map(({ shown }) => shown)).toEqual([true, false, true]);
  const ids = projects.map(({ id }) => id);
  expect((await change('spotlight', ids, ids.toReversed())).statusCode).toBe(200);
});
