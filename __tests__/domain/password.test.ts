import { passwordFault, plainPassword } from '@/domain/password';

const OWNER = { phone: '9848022338', email: 'anita.rao@example.in', names: ['Anita Rao', null] };
const faultOf = (password: string) => passwordFault(password, OWNER);

describe('a new password', () => {
  it('has at least eight characters, counted as a person counts them [AUTH-7]', () => {
    expect(faultOf('seven77')).toBe('short');
    expect(faultOf('eight888')).toBeNull();
    // Seven characters in fourteen units.
    expect(faultOf('🏠'.repeat(7))).toBe('short');
    expect(faultOf('🏠'.repeat(8))).toBeNull();
    expect(faultOf('గృహంనాఇల్లు')).toBeNull();
  });

  it('is not blank, whatever blanks it is made of', () => {
    expect(faultOf(' '.repeat(12))).toBe('blank');
    expect(faultOf('\u3000\u00a0'.repeat(6))).toBe('blank');
    expect(faultOf(' four words, with blanks ')).toBeNull();
  });

  it.each([
    '9848022338',
    '919848022338',
    '+91 98480 22338',
    '09848022338',
    '９８４８０２２３３８',
    'Anita.Rao@Example.in',
    'anita.rao',
    'ANITA RAO',
    'anitarao',
  ])('is not what others know of its owner: %s', (password) => {
    expect(faultOf(password)).toBe('own');
  });

  it('may hold more than that, and says nothing where nothing is known', () => {
    for (const password of ['anita.rao and two cats', '9848022338!', 'Gruham@2026']) {
      expect(faultOf(password)).toBeNull();
    }
    expect(passwordFault('eight888', { phone: '', email: '', names: [null, ''] })).toBeNull();
  });
});

it('is the same however its letters were put together', () => {
  expect(plainPassword('cafe\u0301')).toBe(plainPassword('caf\u00e9'));
  expect(plainPassword('ｐass')).toBe('pass');
});
