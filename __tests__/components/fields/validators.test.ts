import { composeValidators, digits, email, required, sameAs } from '@/components/fields/validators';

describe('validators', () => {
  it.each([undefined, null, '', '   ', false, []])('required finds %j missing', (value) => {
    expect(required('Mobile number is required')(value, {})).toBe('Mobile number is required');
  });

  it.each(['a', 0, true, ['x']])('required takes %j', (value) => {
    expect(required('Needed')(value, {})).toBeUndefined();
  });

  it.each([
    ['9848022338', undefined],
    ['984802233', 'Ten digits'],
    ['98480223388', 'Ten digits'],
    ['98480 2233', 'Ten digits'],
    ['', undefined],
    [undefined, undefined],
  ])('digits: %j → %j', (value, fault) => {
    expect(digits(10, 'Ten digits')(value, {})).toBe(fault);
  });

  it.each([
    ['asha@example.com', undefined],
    ['asha@mail.example.co.in', undefined],
    ['asha@example', 'No address'],
    ['asha example.com', 'No address'],
    ['asha@.com', 'No address'],
    ['', undefined],
  ])('email: %j → %j', (value, fault) => {
    expect(email('No address')(value, {})).toBe(fault);
  });

  it('sameAs compares with another field; both empty are the same', () => {
    expect(sameAs('password', 'Passwords differ')('a', { password: 'b' })).toBe('Passwords differ');
    expect(sameAs('password', 'Passwords differ')('b', { password: 'b' })).toBeUndefined();
    expect(sameAs('password', 'Passwords differ')(undefined, { password: '' })).toBeUndefined();
  });

  it('composeValidators gives the first fault', () => {
    const mobile = composeValidators(required('Needed'), digits(10, 'Ten digits'));
    expect([mobile('', {}), mobile('12', {}), mobile('9848022338', {})]).toEqual(['Needed', 'Ten digits', undefined]);
  });
});
