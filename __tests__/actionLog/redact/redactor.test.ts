import fc from 'fast-check';
import * as codec from '@/actionLog/codec';
import { redactor } from '@/actionLog/redact/redactor';
import { checkPlanted, checkRedaction } from '../../support/actionLogLaws';
import { WAYS_OF_A_PHONE } from '../../support/contactTexts';
import { growsTooFast } from '../../support/growth';
import { PLANTED } from '../../support/plantedSecrets';

describe('redaction', () => {
  const planted = PLANTED.map(([what, value, ...secrets]) => ({ what, value, secrets }));
  it.each(planted)('does not write $what [STORE-8]', ({ value, secrets }) => {
    checkPlanted({ redactor }, codec, value, secrets);
  });

  it('keeps equality, types and shapes, and knows what it has seen [STORE-8]', () => {
    checkRedaction({ redactor }, codec);
  });

  it('counts secrets in the order in which they come, in the shape of each [STORE-8]', () => {
    const own = redactor();
    expect(
      own.value({
        a: { phone: '+91 98480-22338', mobile: 9848022338 },
        b: { email: 'A.B@c.in', otp: '480913' },
        c: { aadharNumber: '2345 6789 0123', dateOfBirth: '1990-01-31', note: 'Ring 98480 22338, a.b@C.in' },
      }),
    ).toEqual({
      a: { phone: '1000000001', mobile: 1000000001 },
      b: { email: 'p2@redacted.invalid', otp: '~3~' },
      c: { aadharNumber: '100000000004', dateOfBirth: '1800-01-06', note: 'Ring 1000000001, p2@redacted.invalid' },
    });
  });

  it('lets words stay that others use as well', () => {
    const own = redactor();
    own.value({ password: 'tirupati', address: 'Alipiri Road' });
    const state = { city: 'tirupati', about: 'On Alipiri Road' };
    expect(own.value(state)).toBe(state);
  });

  it('keeps size and type of a chosen file, and not its name [STORE-8]', () => {
    const photo = { id: 'a', name: 'Canary Kumar house.jpg', size: 120_000, type: 'image/jpeg' };
    const plan = { name: 'Plot', size: 1200, type: 'north facing' };
    expect(redactor().value([photo, plan])).toEqual([{ ...photo, name: '~1~' }, plan]);
  });

  it.each(WAYS_OF_A_PHONE)(
    'takes the phone number %j out of a text, as the same one as in its field [STORE-8]',
    (way) => {
      const own = redactor();
      const { phone } = own.value({ phone: '9848022338' }) as { phone: string };
      expect(own.text(`Ring ${way} after six`)).toMatch(new RegExp(`^Ring .{0,9}${phone}\\D.*after six$`, 'su'));
    },
  );

  it('leaves what everybody may read: names of listings and of sellers [STORE-8]', () => {
    const own = redactor();
    const owner = { username: 'Gopal Murthy', name: 'Gopal' };
    const listing = { name: 'Canary Villa', flatNumber: 'F-302-XQ', userId: owner };
    const answer = { type: 'a/fulfilled', payload: [listing], meta: { arg: { endpointName: 'getMyProperties' } } };
    expect(own.value(answer)).toEqual({ ...answer, payload: [{ ...listing, flatNumber: '~1~' }] });
  });

  it('changes no text a second time, however figures and secrets stand side by side [STORE-8]', () => {
    const parts =
      '9848022338|98480 22338|2345 6789 0123|0|91|+|, |-|/|P|x|12|29/03/1979|a@b.in|1234567890|nine |double |984802233|%20|' +
      'otp=|phone: |token="|"|Bearer |OTg0ODAyMjMzOA==|%40|~|1|@|p|.invalid|1000000001|~1~|p1@redacted.invalid|1800-01-02|{|}|(|)|=';
    const piece = fc.constantFrom(' ', ...parts.split('|'));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const own = redactor();
        const once = own.text(pieces.join(''));
        expect([own.text(once), redactor().text(once)]).toEqual([once, once]);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['an assignment', (size: number) => `=${'x'.repeat(size)}`],
    ['an address', (size: number) => `@${'y.'.repeat(size / 2)}`],
    ['a domain said aloud', (size: number) => 'a dot '.repeat(size / 6)],
    ['an e-mail that never ends', (size: number) => 'a@'.repeat(size / 2)],
    ['broken encoding', (size: number) => '%zz'.repeat(size / 3)],
    ['digits', (size: number) => '9'.repeat(size)],
    ['digits apart', (size: number) => '9 '.repeat(size / 2)],
    ['words for digits', (size: number) => 'double nine '.repeat(size / 12)],
    ['names without values', (size: number) => 'token:'.repeat(size / 6)],
    ['quotes that never close', (size: number) => 'token="\\'.repeat(size / 8)],
    ['base64 within base64', (size: number) => 'VmxkMGFrMVdSWGhW'.repeat(size / 16)],
    ['what stands for secrets', (size: number) => '~1p1@'.repeat(size / 5)],
    ['a sign that becomes six letters', (size: number) => '\u3316'.repeat(size)],
  ])('takes no longer for %s than its length explains [STORE-8]', (_what, textOf) => {
    const own = redactor();
    expect(growsTooFast((text) => own.text(text), textOf, { few: [], many: 16_384 })).toBe(false);
  });
});
