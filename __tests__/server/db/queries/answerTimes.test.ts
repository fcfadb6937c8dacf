import { answers } from '@/contract/answers';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT, NOW, USER } from '../../../support/server/world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const t = appOfEach({ properties: 1, projects: 0 });
let listingId: string;
beforeEach(async () => {
  listingId = t.properties[0]?.id ?? '';
});

let sent = 0;
async function enquiry(authorization = ''): Promise<string> {
  sent += 1;
  const phone = String(9_123_456_000 + sent);
  await t.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { kind: 'lead', phone, consent: true, name: 'Visitor', listingId },
    headers: authorization === '' ? {} : { authorization },
    remoteAddress: `10.0.${sent}.1`,
  });
  const row = await t.db.selectFrom('enquiries').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  t.clock.now += 1;
  return row.id;
}
async function follow(enquiryId: string, state: string): Promise<void> {
  const body = { enquiryId, state, note: 'Busy', nextOn: null };
  const said = await t.post('/api/enquiries/progress', body, { authorization: await t.tokenOf(AGENT) });
  expect(said.statusCode).toBe(200);
}
/** As somebody is told who is logged in: what visitors are told is kept for up to a minute. */
async function told() {
  const get = async (path: string) => (await t.get(path, { authorization: await t.tokenOf(USER) })).json<unknown>();
  const page = answers.getAgent.parse(await get(`/api/users/getAgentDetailsById?id=${AGENT.id}`));
  const [listing] = answers.getProperty.parse(await get(`/api/property/propertyDetailsByUser?id=${listingId}`));
  const owner = typeof listing?.userId === 'object' ? listing.userId : null;
  expect(owner?.answersWithin).toBe(page.answersWithin);
  return page.answersWithin;
}

it('says within how many hours an agent usually does the first step, from five enquiries of the last 30 days on [AGENT-4, PDET-4]', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await enquiry());
  const [first = '', second = '', third = '', fourth = '', last = ''] = ids;
  const at = async (hours: number, id: string, state = 'called') => {
    t.clock.now = NOW + hours * HOUR;
    await follow(id, state);
  };
  await at(1, first);
  await at(1, last, 'new');
  await at(2, second, 'visited');
  // What follows says nothing of the first step.
  await at(20, second, 'closed');
  await at(3, third);
  await at(20, fourth);
  // The fifth may still be answered in time.
  expect(await told()).toBeNull();
  t.clock.now = NOW + 25 * HOUR;
  expect(await told()).toBe(3);
  // Nobody is quick by writing to oneself.
  for (let n = 0; n < 5; n += 1) await follow(await enquiry(await t.tokenOf(AGENT)), 'called');
  expect(await told()).toBe(3);
  for (let n = 0; n < 2; n += 1) await enquiry();
  t.clock.now += DAY;
  expect(await told()).toBe(20);
  for (let n = 0; n < 4; n += 1) await enquiry();
  t.clock.now += DAY;
  expect(await told()).toBeNull();
  for (let n = 0; n < 12; n += 1) await follow(await enquiry(), 'called');
  expect(await told()).toBe(1);
  t.clock.now += 31 * DAY;
  expect(await told()).toBeNull();
});
