import { SECRETS, type SecretTable } from '@/actionLog/secrets';
import { genericKind } from '@/actionLog/redact/fields';
import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { answers } from '@/contract/answers';
import { extraAnswers, extraQuestions } from '@/contract/extraShapes';
import { bodies } from '@/contract/payloads';

const table: SecretTable = SECRETS;
const TYPED = [
  'password',
  'otp',
  'phone',
  'email',
  'aadharNumber',
  'dateOfBirth',
  'currentAddress',
  'permanentAddress',
  'address',
];

/** The names of all fields that a zod schema has at any depth. */
function fieldsOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { shape, def } = schema as { shape?: Record<string, unknown>; def?: Record<string, unknown> };
  const own = shape ? Object.keys(shape) : [];
  const below = [...Object.values(shape ?? {}), ...Object.values(def ?? {}).flat()];
  return [...own, ...below.flatMap((one) => fieldsOf(one, seen))];
}

describe('the table of secrets', () => {
  it('is held against what the schemas name', () => {
    expect(fieldsOf(answers.getProfile)).toContain('aadharNumber');
    expect(fieldsOf(answers.getHomeAgents)).toContain('phone');
    expect(fieldsOf(extraAnswers.getInbox)).toContain('email');
  });

  it('has a row for each call and no other [STORE-8]', () => {
    expect(Object.keys(table).sort()).toEqual([...Object.keys(ENDPOINTS), ...Object.keys(EXTRAS)].sort());
  });

  it.each(Object.keys(table))('%s declares what a person would type in its question [STORE-8]', (name) => {
    const schema = { ...bodies, ...extraQuestions }[name as keyof typeof bodies];
    for (const field of fieldsOf(schema).filter((one) => TYPED.includes(one)))
      expect(table[name]?.ask).toContain(field);
  });

  it.each(Object.keys(table))(
    '%s has no secret in its answer that its row or its name does not tell [STORE-8]',
    (name) => {
      const schema = { ...answers, ...extraAnswers }[name as keyof typeof answers];
      const personal = fieldsOf(schema).filter((one) => /phone|mail|passw|otp$|token$|aadh|birth|address/i.test(one));
      for (const field of personal) {
        if (/count/i.test(field)) continue;
        expect([field, table[name]?.answer.includes(field) || genericKind(field) !== null]).toEqual([field, true]);
      }
    },
  );
});
