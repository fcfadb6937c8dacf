import * as codec from '@/actionLog/codec';
import { redactor } from '@/actionLog/redact/redactor';
import { SECRETS } from '@/actionLog/secrets';
import { CANARIES, CHANNELS, checkRedaction } from '../../support/actionLogLaws';
import { KEY, OTHER_KEY } from '../../support/actionLog';

const written = (value: unknown) => JSON.stringify(codec.encode(value));

describe('redaction', () => {
  it.each(CHANNELS)('takes secrets out of %s [STORE-7] [STORE-8]', (_name, value, secrets) => {
    const text = written(redactor({ key: KEY, secrets: SECRETS }).action(value));
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it.each(CHANNELS)('changes nothing when it is applied to %s twice, whatever the key [STORE-8]', (_name, value) => {
    const own = redactor({ key: KEY, secrets: SECRETS });
    const once = own.action(value);
    expect(own.action(once)).toStrictEqual(once);
    expect(redactor({ key: OTHER_KEY, secrets: SECRETS, recognise: 'any' }).action(once)).toStrictEqual(once);
  });

  it('keeps equality, types and shapes, and knows what it has seen [STORE-8]', () => {
    checkRedaction({ redactor }, codec);
  });

  it('does not take a secret for a pseudonym because it looks like one', () => {
    const pseudonym = redactor({ key: OTHER_KEY, secrets: SECRETS }).value({ phone: CANARIES.phone }) as {
      phone: string;
    };
    const own = redactor({ key: KEY, secrets: SECRETS });
    expect(own.value(pseudonym)).not.toEqual(pseudonym);
  });

  it('lets words stay that others use as well', () => {
    const own = redactor({ key: KEY, secrets: SECRETS });
    own.value({ password: 'tirupati', address: 'Alipiri Road' });
    const state = { city: 'tirupati', about: 'On Alipiri Road' };
    expect(own.value(state)).toBe(state);
  });

  it('keeps size and type of a chosen file, and not its name [STORE-8]', () => {
    const photo = { id: 'a', name: 'Canary Kumar house.jpg', size: 120_000, type: 'image/jpeg' };
    const own = redactor({ key: KEY, secrets: SECRETS });
    const hidden = own.value({ uploads: [photo] }) as { readonly uploads: readonly (typeof photo)[] };
    expect(hidden.uploads[0]).toEqual({ ...photo, name: expect.not.stringMatching(/Canary|Kumar/) as string });
    expect(own.action({ type: 'uploads/photosChosen', payload: [photo] })).toEqual({
      type: 'uploads/photosChosen',
      payload: hidden.uploads,
    });
    const plan = { name: 'Plot', size: 1200, type: 'north facing' };
    expect(own.value(plan)).toBe(plan);
  });

  it('is quick with long texts that nothing is found in', () => {
    const own = redactor({ key: KEY, secrets: SECRETS });
    const start = performance.now();
    own.value({
      a: `=${'x'.repeat(200_000)}`,
      b: `@${'y.'.repeat(100_000)}`,
      c: '%zz'.repeat(70_000),
      d: '9'.repeat(200_000),
    });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
