import fc from 'fast-check';
import { chatLink, COUNTRY_CODE, displayPhone, isMobile, telLink } from '@/domain/contact';

describe('contact', () => {
  it('prefixes the phone with 91 once [FMT-4, FMT-6, AGENT-6]', () => {
    expect(COUNTRY_CODE).toBe('91');
    for (const phone of [
      '9000000001',
      9000000001,
      '919000000001',
      '+91 90000-00001',
      '09000000001',
      '0091 9000000001',
    ]) {
      expect(chatLink(phone, 'Hi')).toBe('https://wa.me/919000000001?text=Hi');
      expect(telLink(phone)).toBe('tel:+919000000001');
      expect(displayPhone(phone)).toBe('+91 90000 00001');
    }
    expect(telLink('9100000001')).toBe('tel:+919100000001');
  });

  it('gives no link without a usable phone [AGENT-5]', () => {
    for (const phone of [
      null,
      undefined,
      '',
      '12345',
      '98xxxxxx01',
      '0000000000',
      '12345678901234',
      {},
      '9000000001;ext=1',
    ]) {
      expect([chatLink(phone, 'Hi'), telLink(phone), displayPhone(phone)]).toEqual([null, null, '']);
    }
  });

  it('carries any prefilled text to the letter [FMT-7, PDET-6]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = chatLink('9000000001', text);
        expect(new URL(link ?? '').searchParams.get('text')).toBe(text);
      }),
    );
    expect(() => chatLink('9000000001', '\uD83C')).not.toThrow();
  });

  it('takes a mobile number of exactly ten digits [FMT-6, AUTH-1]', () => {
    expect(['9000000001', '900000000', '90000000011', '90000 0001', '９000000001', ''].map(isMobile)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
