import { z } from 'zod';
import { ARTICLE_TEXTS } from '@/contract/articleFields';
import { builderFields } from '@/contract/contentShapes';
import { extraQuestions } from '@/contract/extraShapes';
import { bodies } from '@/contract/payloads';
import { nameInErrors } from '@/server/kernel/fieldNames';
import { said } from '@/server/kernel/said';

/** What nobody fills in: ids, pages, and what the app sets by itself. */
const OF_THE_APP = new Set(
  '_id id userId enquiryId reviewId countryCode kind saved seen after state sold review page q near mark priceThen savedAt build log'.split(
    ' ',
  ),
);

/** The names of all fields that a schema has at any depth. */
function fieldsIn(held: unknown): readonly string[] {
  if (typeof held !== 'object' || held === null) return [];
  const own = 'properties' in held && typeof held.properties === 'object' ? Object.keys(held.properties ?? {}) : [];
  return [...own, ...Object.values(held).flatMap(fieldsIn)];
}
const fields = [...Object.values(bodies), ...Object.values(extraQuestions)].flatMap((schema) =>
  fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
);

it.each([
  ['te', /^(?:[\p{Script=Telugu}\s(),/?\u200C-]|RERA|ID)+$/u],
  ['hi', /^(?:[\p{Script=Devanagari}\s(),/?-]|RERA|ID)+$/u],
] as const)('calls every field that people fill in by a name in %s [API-25, ERR-3]', (language, letters) => {
  expect(fields).toEqual(expect.arrayContaining(['termsAccepted', 'consent', 'profilePic', 'exteriorView', 'stars']));
  const nameless = fields.filter((field) => !OF_THE_APP.has(field) && !letters.test(nameInErrors(field, language)));
  expect([...new Set(nameless)]).toEqual([]);
});

it('calls what an operator fills in of builders and articles by a name [API-25, ERR-3]', () => {
  for (const field of [...Object.keys(builderFields.shape), ...Object.keys(ARTICLE_TEXTS)])
    for (const language of ['te', 'hi'] as const)
      expect([field, said('tickConsent', { field }).in(language)]).toEqual([
        field,
        expect.not.stringContaining(`${field}:`),
      ]);
});

it('names a field within another, and in English as the call does [API-25, ERR-3]', () => {
  const consent = said('tickConsent', { field: 'consent' });
  expect([consent.in('te'), consent.in('hi')]).toEqual([
    expect.stringMatching(/^మీ సమ్మతి: /),
    expect.stringMatching(/^आपकी सहमति: /),
  ]);
  expect(consent.in('en')).toMatch(/^consent: /);
  const named = ['exteriorView.0', 'review.text', 'unheardOf'].map((path) => nameInErrors(path, 'te'));
  expect(named).toEqual(['బయటి నుంచి', 'మీ రివ్యూ', 'unheardOf']);
});
