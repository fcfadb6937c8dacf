import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { seal, unseal } from '@/server/rules/sealing';

const VALID = '234123412346';

it('opens for the same key and owner alone, and never when a bit was changed [API-16, PROF-4]', () => {
  const key = randomBytes(32);
  const sealed = seal(key, 'u1', VALID);
  expect(unseal(key, 'u1', sealed)).toBe(VALID);
  expect(seal(key, 'u1', VALID)).not.toBe(sealed);
  expect(() => unseal(key, 'u2', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'u1', sealed)).toThrow();
  fc.assert(
    fc.property(fc.nat(Buffer.from(sealed, 'base64').length * 8 - 1), (bit) => {
      const bytes = Buffer.from(sealed, 'base64');
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => unseal(key, 'u1', bytes.toString('base64'))).toThrow();
    }),
  );
});
