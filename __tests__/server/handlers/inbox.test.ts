import { answers } from '@/contract/answers';
import { extraAnswers } from '@/contract/extraShapes';
import { DELETED } from '@/domain/listingStatus';
import { inboxPage } from '@/server/db/queries/enquiries';
import { dayText, indianDay } from '@/server/rules/indianDays';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const OTHER = { id: idOf('user', 3) };
const server = appOfAll({ properties: 40, projects: 2 });
let agent: string;
beforeAll(async () => {
  agent = await server.tokenOf(AGENT);
  const lead = (n: number, listingId: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: { kind: 'lead', phone: String(9_123_456_000 + n), consent: true, name: `Visitor ${n}`, listingId },
      remoteAddress: `10.0.${n}.1`,
    });
  // Five at each moment, so that a page ends among those of one moment.
  for (let n = 0; n < 43; n += 1) {
    server.clock.now = NOW + Math.floor(n / 5) * 1000;
    await lead(n, server.properties[0]?.id ?? '');
  }
  server.clock.now = NOW + 60_000;
  await lead(90, server.properties[1]?.id ?? '');
  const user = await server.tokenOf(USER);
  await server.post('/api/enquiries', { kind: 'callback', listingId: idOf('project', 0) }, { authorization: user });
  await server.post('/api/enquiries', { kind: 'report', listingId: server.properties[0]?.id, reason: 'Secret reason' });
});

const page = async (url: string, authorization: string) => {
  const answer = await server.get(url, { authorization });
  return {
    entries: extraAnswers.getInbox.parse(answer.json()),
    total: answer.headers['x-total-count'],
    states: answer.headers['x-states'],
    next: /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null,
    cached: answer.headers['cache-control'],
  };
};

describe('the inbox [API-29, JDET-8]', () => {
  it('shows what was sent to the agent, the newest first, with the listing’s name and how to reach the sender', async () => {
    const { entries, total, cached } = await page('/api/enquiries/inbox', agent);
    expect([entries.length, total, cached]).toEqual([20, '44', 'no-store']);
    expect(entries[0]).toEqual({
      _id: expect.stringMatching(/^[\da-f]{24}$/) as string,
      kind: 'callback',
      listingId: idOf('project', 0),
      listingKind: 'project',
      listingName: 'Project 0',
      name: 'Ravi',
      phone: USER.phone,
      email: null,
      interestedIn: [],
      message: null,
      createdAt: new Date(NOW + 60_000).toISOString(),
      progress: { state: 'new', note: null, nextOn: null },
    });
    expect(entries[1]).toMatchObject({ kind: 'lead', listingName: 'Listing 0', listingKind: 'property' });
  });

  it('names a listing without a name by what and where it is, in the language of who asks [PDET-3]', async () => {
    const id = server.properties[0]?.id ?? '';
    const doc = JSON.stringify({ selectedSubtype: 'Plot/land', locality: 'Perur', city: 'Tirupati' });
    await server.db.updateTable('properties').set({ doc }).where('id', '=', id).execute();
    const { entries } = await page('/api/enquiries/inbox', agent);
    expect(entries[1]).toMatchObject({ listingId: id, listingName: 'Plot in Perur' });
    const telugu = await server.get('/api/enquiries/inbox', { authorization: agent, 'accept-language': 'te' });
    expect(extraAnswers.getInbox.parse(telugu.json())[1]).toMatchObject({ listingName: 'Perurలో స్థలం' });
  });

  it('comes page by page, each entry once', async () => {
    const seen: string[] = [];
    const times: string[] = [];
    let next: string | null = '/api/enquiries/inbox';
    while (next !== null) {
      const { entries, next: following } = await page(next, agent);
      seen.push(...entries.map(({ _id }) => _id));
      times.push(...entries.map(({ createdAt }) => createdAt));
      next = following;
    }
    expect([seen.length, new Set(seen).size]).toEqual([44, 44]);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('holds nothing of others, no reports, and is empty for who has no listings', async () => {
    const own = await page('/api/enquiries/inbox', await server.tokenOf(OTHER));
    expect(own.entries.map(({ name }) => name)).toEqual(['Visitor 90']);
    const user = await server.get('/api/enquiries/inbox', { authorization: await server.tokenOf(USER) });
    expect([user.statusCode, user.json()]).toEqual([200, []]);
    expect((await server.get('/api/enquiries/inbox', { authorization: agent })).body).not.toMatch(/Visitor 90|Secret/);
  });

  it('is a list to work through: state, note and next day are kept, and the list shows one state alone', async () => {
    const [first] = (await page('/api/enquiries/inbox', agent)).entries;
    const body = { enquiryId: first?._id ?? '', state: 'called', note: ' Comes on Sunday ', nextOn: '2026-02-01' };
    const said = await server.post('/api/enquiries/progress', body, { authorization: agent });
    expect([said.statusCode, said.json()]).toEqual([200, { message: 'Saved' }]);
    // What is left out stays as it is; a change of nothing is none.
    const follow = async (change: object) =>
      (await server.post('/api/enquiries/progress', { enquiryId: body.enquiryId, ...change }, { authorization: agent }))
        .statusCode;
    expect([await follow({ state: 'called' }), await follow({ note: 'Comes on Sunday ' }), await follow({})]).toEqual([
      200, 200, 400,
    ]);
    const called = await page('/api/enquiries/inbox?state=called', agent);
    expect([called.total, called.states, called.entries.map(({ progress }) => progress)]).toEqual([
      '1',
      expect.stringMatching(/^(called=1,new=43|new=43,called=1)$/),
      [{ state: 'called', note: 'Comes on Sunday', nextOn: '2026-02-01' }],
    ]);
    const rest = await page('/api/enquiries/inbox?state=new', agent);
    expect([rest.total, rest.next]).toEqual(['43', expect.stringContaining('state=new')]);
    expect((await page(rest.next ?? '', agent)).total).toBe('43');
  });

  it('shows what is due alone: open, with a next day that has come by India’s clock', async () => {
    const [first] = (await page('/api/enquiries/inbox?state=called', agent)).entries;
    const due = async () => {
      const { total, states, entries } = await page('/api/enquiries/inbox?state=due', agent);
      return [total, entries.map(({ _id }) => _id), String(states).includes('due=1')];
    };
    const follow = (change: object) =>
      server.post('/api/enquiries/progress', { enquiryId: first?._id, ...change }, { authorization: agent });
    await follow({ nextOn: '2026-01-16' });
    expect(await due()).toEqual(['0', [], false]);
    const before = server.clock.now;
    server.clock.now = Date.parse('2026-01-15T18:30:00Z');
    expect(await due()).toEqual(['1', [first?._id], true]);
    await follow({ state: 'closed' });
    expect(await due()).toEqual(['0', [], false]);
    await follow({ state: 'called', nextOn: '2026-02-01' });
    server.clock.now = before;
  });

  it('takes two questions: all that is counted at once, and the page [JDET-8]', async () => {
    let asked = 0;
    const counting = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        asked += 1;
        return Promise.resolve(result);
      },
    });
    for (const agentId of [AGENT.id, null]) {
      asked = 0;
      await inboxPage(counting, agentId, { state: 'due' }, '2026-01-16');
      expect(asked).toBe(2);
    }
  });

  it('is told to its agent by how many are new, with who is logged in, and to no other user [API-12]', async () => {
    const newOf = async (authorization: string) => {
      const answer = await server.get('/api/users/current', { authorization });
      return answers.getCurrentUser.parse(answer.json())[0]?.newEnquiries;
    };
    const { states } = await page('/api/enquiries/inbox', agent);
    expect(await newOf(agent)).toBe(Number(/new=(\d+)/.exec(String(states))?.[1]));
    expect(await newOf(await server.tokenOf(USER))).toBeUndefined();
  });

  it('tells who asked about what: each listing that is still shown once, the last one first, and nothing of others', async () => {
    const user = await server.tokenOf(USER);
    const [first, gone] = [server.properties[0]?.id ?? '', server.properties[3]?.id ?? ''];
    const ask = async (listingId: string) => {
      server.clock.now += 700_000;
      const lead = { kind: 'lead', phone: USER.phone, consent: true, listingId };
      expect((await server.post('/api/enquiries', lead, { authorization: user })).statusCode).toBe(200);
    };
    for (const id of [gone, first, first]) await ask(id);
    const last = new Date(server.clock.now).toISOString();
    await server.db.updateTable('properties').set({ status: DELETED }).where('id', '=', gone).execute();
    const sent = async (authorization: string) =>
      extraAnswers.getSentEnquiries.parse((await server.get('/api/enquiries/sent', { authorization })).json());
    expect(await sent(user)).toEqual([
      { listingId: first, kind: 'property', askedAt: last },
      { listingId: idOf('project', 0), kind: 'project', askedAt: new Date(NOW + 60_000).toISOString() },
    ]);
    expect(await sent(agent)).toEqual([]);
  });

  it('holds what is due before all others, and the closed ones behind them, page by page, each once', async () => {
    const { entries: before, total } = await page('/api/enquiries/inbox', agent);
    const [first, second] = before;
    const close = { enquiryId: first?._id ?? '', state: 'closed' };
    const due = { enquiryId: before.at(-1)?._id ?? '', nextOn: dayText(indianDay(server.clock.now)) };
    for (const change of [close, due]) {
      expect((await server.post('/api/enquiries/progress', change, { authorization: agent })).statusCode).toBe(200);
    }
    let next: string | null = '/api/enquiries/inbox';
    const all: string[] = [];
    while (next !== null) {
      const { entries, next: following }: Awaited<ReturnType<typeof page>> = await page(next, agent);
      all.push(...entries.map(({ _id }) => _id));
      next = following;
    }
    expect([all[0], all[1], all.at(-1), String(new Set(all).size)]).toEqual([
      due.enquiryId,
      second?._id,
      first?._id,
      total,
    ]);
    for (const undone of [
      { ...close, state: 'new' },
      { ...due, nextOn: null },
    ]) {
      await server.post('/api/enquiries/progress', undone, { authorization: agent });
    }
  });

  it('lets nobody write to another’s enquiry, nor what is no state or day [DASH-11]', async () => {
    const [first] = (await page('/api/enquiries/inbox', agent)).entries;
    const body = { enquiryId: first?._id ?? '', state: 'closed', note: null, nextOn: null };
    const follow = async (change: object, authorization?: string) =>
      (
        await server.post(
          '/api/enquiries/progress',
          { ...body, ...change },
          authorization === undefined ? undefined : { authorization },
        )
      ).statusCode;
    expect(await follow({})).toBe(401);
    expect(await follow({}, await server.tokenOf(OTHER))).toBe(403);
    expect(await follow({ enquiryId: 'f'.repeat(24) }, agent)).toBe(404);
    for (const change of [{ state: 'won' }, { nextOn: '2026-02-31' }, { note: 'x'.repeat(1001) }])
      expect(await follow(change, agent)).toBe(400);
    expect((await page('/api/enquiries/inbox', agent)).entries[0]?.progress?.state).not.toBe('closed');
  });

  it('needs a session, and takes no made-up page', async () => {
    expect((await server.get('/api/enquiries/inbox')).statusCode).toBe(401);
    for (const search of ['after=x', 'state=won', 'agentId=a', `after=${encodeURIComponent('WyJyYW5rIiwxLCJhIl0')}`]) {
      expect((await server.get(`/api/enquiries/inbox?${search}`, { authorization: agent })).statusCode).toBe(400);
    }
  });
});
