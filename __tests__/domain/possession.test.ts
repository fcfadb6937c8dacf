import { POSSESSION_CHOICES, possessionLabel, SALE_CHOICES, samePossession } from '@/domain/possession';

describe('possession', () => {
  it('offers the two statuses and the two sale types [PLIST-12, WIZ-8]', () => {
    expect(POSSESSION_CHOICES).toEqual(['Under construction', 'Ready to move']);
    expect(SALE_CHOICES).toEqual(['New', 'Resale']);
  });

  it.each([
    ['under_construction', 'Under construction'],
    ['READY_TO_MOVE', 'Ready to move'],
    ['Under Construction', 'Under construction'],
    ['new_launch', 'New launch'],
    ['', ''],
    [null, ''],
  ])('shows %p as %p [JLIST-6]', (text, label) => expect(possessionLabel(text)).toBe(label));

  it('compares with underscores as spaces and without case [JLIST-6, PLIST-8]', () => {
    expect(samePossession('under_construction', 'Under construction')).toBe(true);
    expect(samePossession('Ready to move', 'Ready to')).toBe(false);
    expect(samePossession(null, '')).toBe(false);
  });
});
