import type { Enquiry } from '@/contract/payloads';
import { SITE } from '@/domain/site';
import { setStanding } from '@/server/db/queries/away';
import { inboxPage, settleApplications } from '@/server/db/queries/enquiries';
import { makeAgent } from '@/server/db/queries/profiles';
import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { checkDueListings } from '@/server/operations/reviews';
import { aPayload, postingOf } from '../../support/server/posting';
import { provesNumber, signedUp } from '../../support/server/phones';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';

const MINUTE = 60_000;
const OTHER = { id: idOf('user', 3) };
let server: TestApp;
let user: string;
beforeEach(async () => {
  server = await testApp({ properties: 40, projects: 2 });
  user = await server.tokenOf(USER);
});
afterEach(() => server.close());

const send = (enquiry: Partial<Enquiry>, authorization?: string) =>
  server.post('/api/enquiries', enquiry, authorization === undefined ? {} : { authorization });
const rows = () => server.db.selectFrom('enquiries').selectAll().orderBy('created_at').execute();
/** The listing at this place of the world; those at every third are Lakshmi's. */
const listing = (n: number) => server.properties[n]?.id ?? '';
const idWith = (status: number) => server.properties.find((each) => each.status === status)?.id ?? '';

/** The mail that went out, once all of it has. */
async function mail() {
  await server.app.close();
  return [...(await readOutbox(outboxFolder(server.dataDir), 100))].reverse();
}

const LEAD = { kind: 'lead', phone: '9123456780', consent: true } as const;

describe('enquiries [API-29]', () => {
  it('stores a lead and tells the listing’s agent by mail [JDET-8]', async () => {
    const project = idOf('project', 0);
    const answer = await send({
      ...LEAD,
      listingId: project,
      interestedIn: ['2 BHK', '4 BHK'],
      reason: 'not a lead’s',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Thank you. You will hear from the seller soon.' },
    ]);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: 'lead',
      listing_id: project,
      listing_kind: 'project',
      agent_id: AGENT.id,
      user_id: null,
    });
    expect(JSON.parse(row?.doc ?? '')).toEqual({
      phone: '9123456780',
      consent: true,
      interestedIn: ['2 BHK', '4 BHK'],
      answer: 'leadSent',
    });
    expect(await mail()).toMatchObject([{ to: 'agent@example.in', subject: 'New enquiry: Project 0' }]);
  });

  it('takes a message to the marketplace itself, which its operators read and its mailbox is told of [SHELL-7]', async () => {
    const answer = await send({ ...LEAD, name: 'Anand', message: 'May I rent a stall?' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Thank you. We have your message and will get back to you.' },
    ]);
    expect(await rows()).toMatchObject([{ kind: 'lead', listing_id: null, listing_kind: null, agent_id: null }]);
    const page = await inboxPage(server.db, null, {}, '2026-01-15');
    expect(page.rows.map(({ doc }) => JSON.parse(doc) as unknown)).toMatchObject([{ message: 'May I rent a stall?' }]);
    const [mailed] = await mail();
    expect(mailed).toMatchObject({ to: SITE.email, subject: 'New message from the contact page' });
    expect(mailed?.text).toMatch(/Anand wrote to you on the contact page\.[^]*91234 56780[^]*May I rent a stall\?/);
  });

  it('mails the marketplace sixty messages at once, and keeps the rest for the console [SHELL-7]', async () => {
    for (let n = 0; n < 62; n += 1) {
      const message = `Question ${n}`;
      const answer = await server.app.inject({
        ...{ method: 'POST', url: '/api/enquiries', payload: { ...LEAD, message }, remoteAddress: `10.0.${n}.1` },
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await rows()).toHaveLength(62);
    expect(await mail()).toHaveLength(60);
  });

  it('names a listing without a name by what and where it is [PDET-3]', async () => {
    const doc = JSON.stringify({ selectedSubtype: 'Plot/land', locality: 'Perur', city: 'Tirupati' });
    await server.db.updateTable('properties').set({ doc }).where('id', '=', listing(0)).execute();
    await send({ ...LEAD, listingId: listing(0) });
    expect(await mail()).toMatchObject([{ subject: 'New enquiry: Plot in Perur' }]);
  });

  it('tells the agent in the agent’s language, and the marketplace in English, whatever the sender reads', async () => {
    await server.db.updateTable('users').set({ language: 'te' }).where('id', '=', AGENT.id).execute();
    const { db } = server;
    await db
      .updateTable('projects')
      .set({ owner_id: null })
      .where('id', '=', server.projects[1]?.id ?? '')
      .execute();
    for (const [n, language] of ['hi', 'te'].entries())
      await server.post(
        '/api/enquiries',
        { ...LEAD, listingId: server.projects[n]?.id },
        { 'accept-language': language },
      );
    const mails = (await mail()).map(({ to, subject, text }) => [to, subject, text]);
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual([
      'agent@example.in',
      'కొత్త ఎంక్వైరీ: Project 0',
      'ఒక విజిటర్ “Project 0” గురించి తెలుసుకోవాలనుకుంటున్నారు.\n\nమొబైల్ నంబర్: +91 91234 56780\n\n' +
        `ప్రకటన: http://localhost:3000/te/properties-listing-one?id=${server.projects[0]?.id}\n` +
        'మీకు వచ్చిన ఎంక్వైరీలు: http://localhost:3000/te/dashboard\n\nGruham టీమ్',
    ]);
    expect(mails).toContainEqual([
      'help@gruham.example',
      'New enquiry: Project 1',
      'A visitor is interested in Project 1.\n\nMobile number: +91 91234 56780\n\n' +
        `The listing: http://localhost:3000/properties-listing-one?id=${server.projects[1]?.id}\n\nThe Gruham team`,
    ]);
  });

  it('keeps a lead for a project’s owner who is away, and mails nobody [JDET-9]', async () => {
    await setStanding(server.db, AGENT.id, { suspended_at: NOW }, NOW);
    expect((await send({ ...LEAD, listingId: idOf('project', 0) })).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ listing_kind: 'project', agent_id: AGENT.id }]);
    expect(await mail()).toEqual([]);
  });

  it('stores a call-back of a logged-in user with the number of the account [JDET-9]', async () => {
    const answer = await send({ kind: 'callback', listingId: listing(0) }, user);
    expect(answer.json()).toEqual({ message: 'Thank you. The agent will call you back.' });
    expect((await rows())[0]).toMatchObject({ user_id: USER.id, agent_id: AGENT.id, listing_kind: 'property' });
    const [sent] = await mail();
    expect(sent).toMatchObject({ to: 'agent@example.in', subject: 'Call-back request: Listing 0' });
    expect(sent?.text).toContain('+91 90000 00002');
    expect(sent?.text).toContain('Ravi');
  });

  it('goes to an agent who is named instead of a listing', async () => {
    await send({ kind: 'callback', agentId: AGENT.id }, user);
    expect((await rows())[0]).toMatchObject({ agent_id: AGENT.id, listing_id: null });
    expect(await mail()).toHaveLength(1);
  });

  it('stores reports without a mail to anybody [PDET-9]', async () => {
    const report = await send({ kind: 'report', listingId: listing(0), reason: 'Sold already', phone: '9123456780' });
    expect(report.json()).toEqual({ message: 'Thank you. We will look into this listing.' });
    const docs = (await rows()).map(({ doc }) => doc).join();
    expect(docs).toMatch(/Sold already/);
    expect(docs).not.toMatch(/9123456780/);
    expect(await mail()).toEqual([]);
  });

  it.each<[Partial<Enquiry> | Record<string, unknown>, RegExp]>([
    [{}, /kind/],
    [{ kind: 'spam' }, /kind/],
    [{ kind: 'lead', consent: true }, /phone/],
    [{ kind: 'lead', phone: '912345678', consent: true }, /^The mobile number has 10 digits/],
    [{ kind: 'lead', phone: '9123456780' }, /consent/],
    [{ kind: 'lead', phone: '9123456780', consent: false }, /consent/],
    [LEAD, /listingId/],
    [{ ...LEAD, message: ' ' }, /listingId/],
    [{ ...LEAD, interestedIn: ['9 BHK'] }, /interestedIn/],
    [{ ...LEAD, status: 'done' }, /status/],
    [{ kind: 'newsletter' }, /email/],
    [{ kind: 'newsletter', email: 'a@b\nBcc: c@d.in' }, /^This is not an e-mail address/],
    [{ kind: 'report', reason: 'x' }, /listingId/],
    [{ kind: 'report', listingId: 'x' }, /reason/],
    [{ kind: 'report', listingId: 'x', reason: '  ' }, /reason/],
  ])('refuses %j and names the field', async (enquiry, words) => {
    const answer = await send(enquiry);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { message: string } }>().errors.message).toMatch(words);
    expect(await rows()).toEqual([]);
  });

  it('asks a call-back for a listing or an agent', async () => {
    expect((await send({ kind: 'callback' }, user)).statusCode).toBe(400);
  });

  it('takes call-backs and applications of the logged-in alone: 401', async () => {
    for (const enquiry of [{ kind: 'callback', listingId: listing(0) }, { kind: 'agentApplication' }] as const) {
      expect((await send(enquiry)).statusCode).toBe(401);
      expect((await send(enquiry, 'made up')).statusCode).toBe(401);
    }
    expect(await rows()).toEqual([]);
  });

  it('answers 404 for a listing that is not shown and an agent who is none', async () => {
    for (const listingId of ['unknown', idWith(0), idWith(2)]) {
      expect((await send({ ...LEAD, listingId })).statusCode).toBe(404);
    }
    for (const agentId of ['unknown', USER.id]) expect((await send({ ...LEAD, agentId })).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('answers the same enquiry within ten minutes as the first one, even at once, and tells the agent once', async () => {
    const lead = { ...LEAD, listingId: listing(0) };
    const all = await Promise.all([send(lead), send(lead), send(lead)]);
    server.clock.now = NOW + 9 * MINUTE;
    all.push(await send(lead));
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    await send({ ...lead, phone: '9123456781' });
    expect(await rows()).toHaveLength(2);
    server.clock.now = NOW + 10 * MINUTE;
    await send(lead);
    expect(await rows()).toHaveLength(3);
    expect(await mail()).toHaveLength(3);
  });

  it('takes 20 from an address, then says when to come again; a repeat costs nothing', async () => {
    const nth = (n: number) => ({ ...LEAD, listingId: listing(0), phone: String(9_123_456_000 + n) });
    for (let n = 0; n < 20; n += 1) {
      expect((await send(nth(n))).statusCode).toBe(200);
      expect((await send(nth(n))).statusCode).toBe(200);
    }
    const refused = await send(nth(20));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '180']);
    expect(refused.body).toMatch(/many requests from you\. Please wait 3 minutes and try again\./);
    expect((await send(nth(19))).statusCode).toBe(200);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: nth(21),
      remoteAddress: '10.1.1.1',
    });
    expect(elsewhere.statusCode).toBe(200);
    server.clock.now = NOW + 3 * MINUTE;
    expect((await send(nth(20))).statusCode).toBe(200);
    expect(await rows()).toHaveLength(22);
  });
});

describe('the application to be an agent', () => {
  const roleOf = async (id: string) =>
    server.db.selectFrom('users').select(['role_code', 'rank']).where('id', '=', id).executeTakeFirst();
  const waits = async (authorization: string) =>
    (await server.get('/api/users/standing', { authorization })).json<{ application: string | null }>().application;

  it('is granted once the number is proven, where that is possible [API-29]', async () => {
    await server.close();
    server = await testApp({ properties: 3, projects: 1, config: { demo: true } });
    const person = await signedUp(server, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    const answer = await send({ kind: 'agentApplication' }, person.token);
    expect(answer.json()).toEqual({
      message: 'Thank you. Please confirm your mobile number: you are an agent as soon as you have.',
    });
    expect(await roleOf(person.id)).toMatchObject({ role_code: 'usr' });
    expect(await waits(person.token)).toEqual(answer.json<{ message: string }>().message);
    await provesNumber(server, person);
    expect(await roleOf(person.id)).toMatchObject({ role_code: 'agt' });
    expect(await waits(person.token)).toBeNull();
  });

  it('that was refused or never sent is told to nobody as one that waits [API-29]', async () => {
    const person = await signedUp(server, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    expect(await waits(person.token)).toBeNull();
    await send({ kind: 'agentApplication' }, person.token);
    await settleApplications(server.db, person.id, server.clock.now);
    expect(await waits(person.token)).toBeNull();
  });

  it('is not made by proving a number alone [API-29]', async () => {
    await server.close();
    server = await testApp({ properties: 3, projects: 1, config: { demo: true } });
    const person = await signedUp(server, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    await provesNumber(server, person);
    expect(await roleOf(person.id)).toMatchObject({ role_code: 'usr' });
  });

  it('waits for the operator where moderation is automatic but the number cannot be proven [API-29]', async () => {
    const person = await signedUp(server, { name: 'Meena', phone: '9123456785', email: 'meena@example.in' });
    const answer = await send({ kind: 'agentApplication' }, person.token);
    expect(answer.json()).toEqual({ message: 'Thank you. We will look at your application and write to you.' });
    expect(await waits(person.token)).toMatch(/^Thank you. We will look/);
    expect(await roleOf(person.id)).toEqual({ role_code: 'usr', rank: null });
  });

  it('makes an agent at once of who has proven the number [API-29]', async () => {
    const answer = await send({ kind: 'agentApplication' }, user);
    expect(answer.json()).toEqual({ message: 'You are an agent now. You can post your first property.' });
    expect(await roleOf(USER.id)).toMatchObject({ role_code: 'agt' });
    const asked = await send({ kind: 'agentApplication' }, await server.tokenOf(AGENT));
    expect(asked.json()).toEqual({ message: 'You are already an agent.' });
  });

  it('gives no place among the realtors before the first active listing, and takes it away with the last', async () => {
    await makeAgent(server.db, USER.id, server.clock.now);
    const current = await server.get('/api/users/current', { authorization: user });
    expect(current.json()).toMatchObject([{ role: { roleCode: 'agt' } }]);
    await server.db
      .insertInto('home_sections')
      .values({ section: 'agents', record_id: USER.id, position: 9 })
      .execute();
    const standing = async () => {
      const lists = ['/api/users/getAgents', '/api/homeSettings/agents', '/sitemap-agents-1.xml'];
      const bodies = await Promise.all(lists.map(async (url) => (await server.get(url)).body));
      return bodies.map((body) => body.includes(USER.id));
    };
    expect(await standing()).toEqual([false, false, false]);
    const posting = postingOf(server, user);
    const id = await posting.posted(aPayload({ userId: USER.id }));
    expect(await standing()).toEqual([false, false, false]);
    server.clock.now += MINUTE;
    await checkDueListings(server.db, server.config, server.clock.now, () => undefined);
    expect(await standing()).toEqual([true, true, true]);
    await posting.remove(id);
    expect((await standing()).slice(0, 2)).toEqual([false, false]);
  });

  it('waits for the operator where moderation is manual', async () => {
    await server.close();
    server = await testApp({ properties: 3, projects: 1, config: { moderation: 'manual' } });
    const answer = await send({ kind: 'agentApplication', message: 'Ten years' }, await server.tokenOf(USER));
    expect(answer.json()).toEqual({ message: 'Thank you. We will look at your application and write to you.' });
    expect(await roleOf(USER.id)).toEqual({ role_code: 'usr', rank: null });
    expect(await rows()).toMatchObject([{ kind: 'agentApplication', user_id: USER.id }]);
  });

  it('never makes somebody else one', async () => {
    await send({ kind: 'agentApplication', agentId: AGENT.id }, user);
    expect(await roleOf(AGENT.id)).toEqual({ role_code: 'agt', rank: 1 });
    expect((await send({ kind: 'agentApplication', userId: OTHER.id } as Partial<Enquiry>, user)).statusCode).toBe(400);
  });
});
