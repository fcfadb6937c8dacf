import { aadhaarDigits, lastFourOfMasked, maskedAadhaar } from '@/server/rules/aadhaar';

const VALID = '234123412346';

describe('Aadhaar numbers [API-16, PROF-4]', () => {
  it('reads twelve digits with spaces or hyphens', () => {
    for (const text of [VALID, '2341 2341 2346', '2341-2341-2346']) expect(aadhaarDigits(text)).toBe(VALID);
  });

  it.each([
    '',
    '23412341234',
    '2341234123466',
    '034123412346',
    '134123412346',
    '23412341234a',
    'XXXX XXXX 2346',
    '２34123412346',
  ])('refuses %p', (text) => {
    expect(aadhaarDigits(text)).toBeNull();
  });

  it('finds every wrong digit and every swap of neighbours', () => {
    for (let at = 0; at < VALID.length; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${VALID.slice(0, at)}${digit}${VALID.slice(at + 1)}`;
        if (other !== VALID) expect(aadhaarDigits(other)).toBeNull();
      }
      const swapped = `${VALID.slice(0, at)}${VALID.charAt(at + 1)}${VALID.charAt(at)}${VALID.slice(at + 2)}`;
      if (swapped !== VALID) expect(aadhaarDigits(swapped)).toBeNull();
    }
  });

  it('shows the last four digits alone, and knows them again', () => {
    expect(maskedAadhaar('2346')).toBe('XXXX XXXX 2346');
    expect(lastFourOfMasked('XXXX XXXX 2346')).toBe('2346');
    expect(lastFourOfMasked('xxxxxxxx2346')).toBe('2346');
    expect(lastFourOfMasked(VALID)).toBeNull();
  });
});
