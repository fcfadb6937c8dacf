import { aPayload, postingOf, wordsOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const server = appOfEach({ properties: 4, projects: 1 });

/** The id of a listing that everybody sees. */
const shown = () => server.properties.find(({ status }) => status === 1)?.id ?? '';
/** Asks a call for a page in a language; null: nothing is said of one. */
const asks = (authorization: string) => (path: string, asked: object, language: string | null) =>
  server.post(`/api/${path}`, asked, { authorization, ...(language !== null && { 'accept-language': language }) });

describe('what the server answers when things went well', () => {
  it.each([
    ['te', 'సేవ్ అయింది', 'సేవ్ చేసిన ప్రకటనల నుంచి తీసేశాం'],
    ['hi-IN', 'सेव हो गया', 'सेव किए गए विज्ञापनों से हटा दिया'],
    ['en', 'Saved', 'Removed from your saved listings'],
    [null, 'Saved', 'Removed from your saved listings'],
    ['ta', 'Saved', 'Removed from your saved listings'],
  ])('comes to a page in %s in its language [ERR-3]', async (language, kept, gone) => {
    const ask = asks(await server.tokenOf(USER));
    const save = (saved: boolean) => ask('saved', { listingId: shown(), kind: 'property', saved }, language);
    const answer = await save(true);
    expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
      200,
      'application/json; charset=utf-8',
      { message: kept },
    ]);
    expect(wordsOf(await save(false))).toBe(gone);
  });

  it('stands to the letter in English where it is specified [API-14, API-16]', async () => {
    const token = await server.tokenOf(AGENT);
    const ask = asks(token);
    const id = await postingOf(server, token).posted(aPayload());
    const said = async (language: string) => [
      wordsOf(await ask('users/profile', { about: 'Plots around Alipiri.' }, language)),
      wordsOf(await ask('property/delete', { _id: id }, language)),
    ];
    expect(await said('en')).toEqual(['Profile Updated successfully', 'Property deleted successfully']);
    expect(await said('hi')).toEqual(['प्रोफ़ाइल अपडेट हो गई', 'प्रॉपर्टी हटा दी गई']);
  });

  it('says in the same language why a listing waits [DASH-3, EDIT-2]', async () => {
    const token = await server.tokenOf(AGENT);
    const id = await postingOf(server, token).posted(aPayload());
    const changed = { _id: id, ...aPayload({ age: 900 }) };
    expect(wordsOf(await asks(token)('property/update', changed, 'te'))).toBe(
      'మీ ప్రాపర్టీ అప్‌డేట్ అయింది, ఇప్పుడు పరిశీలనలో ఉంది. ఒకసారి చూసుకోండి: “ప్రాపర్టీ వయసు”. ఇది మామూలుగా ఉండేదానికి చాలా తేడాగా ఉంది.',
    );
  });

  it('names a day as the language writes it [DASH-1]', async () => {
    const ask = asks(await server.tokenOf(USER));
    const said = wordsOf(await ask('users/delete', { password: USER.password }, 'hi'));
    expect(said).toMatch(/^आपका खाता \d+ जनवरी 2026 को हटा दिया जाएगा। /);
  });

  it('answers what is sent again as the first time, in the language of whoever sends it [API-18, API-29]', async () => {
    const ask = asks(await server.tokenOf(AGENT));
    const posted = async (language: string) => wordsOf(await ask('property/properties', aPayload(), language));
    expect(await posted('en')).toBe('Your property is posted and under review.');
    expect(await posted('te')).toBe('మీ ప్రాపర్టీ పోస్ట్ అయింది, ఇప్పుడు పరిశీలనలో ఉంది.');
    const lead = { kind: 'lead', listingId: shown(), phone: '9123456780', consent: true };
    const sent = async (language: string) =>
      wordsOf(await server.post('/api/enquiries', lead, { 'accept-language': language }));
    expect(await sent('te')).toBe('ధన్యవాదాలు. అమ్మేవారు త్వరలో మిమ్మల్ని సంప్రదిస్తారు.');
    expect(await sent('en')).toBe('Thank you. You will hear from the seller soon.');
    // As it was kept before there were codes.
    await server.db
      .updateTable('enquiries')
      .set({ doc: JSON.stringify({ answer: 'Thank you.' }) })
      .execute();
    expect(await sent('te')).toBe('Thank you.');
  });
});
