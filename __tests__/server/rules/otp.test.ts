import { hashCode, isCode, newCode, NO_CODE } from '@/server/rules/otp';

describe('codes', () => {
  it('have six digits and rarely repeat [API-26]', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1980);
  });

  it('are right for their challenge and their purpose alone [API-26, API-28]', () => {
    const stored = hashCode('a challenge', 'signup', '012345');
    expect(stored).not.toContain('012345');
    expect(isCode(stored, 'a challenge', 'signup', '012345')).toBe(true);
    expect(isCode(stored, 'a challenge', 'signup', '012346')).toBe(false);
    expect(isCode(stored, 'a challenge', 'reset', '012345')).toBe(false);
    expect(isCode(stored, 'another one', 'signup', '012345')).toBe(false);
  });

  it('that do not exist are never right [API-27]', () => {
    expect(isCode(NO_CODE, 'a challenge', 'reset', '')).toBe(false);
    expect(isCode(NO_CODE, 'a challenge', 'reset', '000000')).toBe(false);
  });
});
