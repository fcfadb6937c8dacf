import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { anOperator, askConsole, type TestOperator } from '../../../support/server/operators';
import { appOfEach } from '../../../support/server/testApp';
import { USER } from '../../../support/server/world';

const t = appOfEach({ properties: 2, projects: 1, config: { moderation: 'manual' } });
let sita: TestOperator;
beforeEach(async () => {
  sita = await anOperator(t, 'Sita', 'owner');
});

it('calls what was acted on by its name, and what is gone by nothing else than its id [DASH-3]', async () => {
  const { id: listing } = await t.db.selectFrom('properties').select('id').executeTakeFirstOrThrow();
  const { id: project } = await t.db.selectFrom('projects').select('id').executeTakeFirstOrThrow();
  const { id: builder } = await t.db.selectFrom('builders').select('id').executeTakeFirstOrThrow();
  const enquiry = { created_at: 1, doc: '{}', repeat_mark: null, agent_id: null, user_id: null, listing_doc: null };
  await t.db
    .insertInto('enquiries')
    .values({ ...enquiry, id: 'e1', kind: 'report', listing_id: listing, listing_kind: 'property' })
    .execute();
  const subjects = [`operator:${sita.id}`, `user:${USER.id}`, `listing:${listing}`, 'report:e1', `project:${project}`];
  const others = [`builder:${builder}`, 'listing:gone', 'place:Nagari', 'settings'];
  const row = { operator_id: sita.id, action: 'listing.hide', before: null, after: null, reason: null } as const;
  for (const [n, subject] of [...subjects, ...others].entries())
    await t.db
      .insertInto('operator_actions')
      .values({ ...row, id: `a${n}`, at: 100 - n, subject })
      .execute();
  const answer = await askConsole(t.app, 'getAudit', {}, { cookie: sita.cookie });
  const names = answer.json<ConsoleAnswers['getAudit']>().entries.map(({ subjectName }) => subjectName);
  expect(names[0]).toBe('Sita');
  const [, user, home, report, ...rest] = names;
  expect([user, home, rest[0], rest[1]]).toEqual([1, 2, 3, 4].map((): unknown => expect.stringMatching(/\w/)));
  expect(report).toBe(home);
  expect(names.slice(6)).toEqual([null, null, null]);
});
