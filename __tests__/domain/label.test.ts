import { CHOICES, PROPERTY_TYPES, VARIANT_SUBTYPES } from '@/features/posting/values/choices';
import { HOME_COLLECTIONS, HOME_TYPE_CHOICES } from '@/domain/homeChoices';
import { label } from '@/domain/label';
import { POSSESSION_CHOICES, SALE_CHOICES } from '@/domain/possession';
import { placeLabel } from '@/domain/names';
import { SITE, showSite } from '@/domain/site';
import { PROJECT_TYPES, SUBTYPES } from '@/domain/subtypes';
import { FACINGS, FURNISHINGS } from '@/domain/traits';
import * as english from '@/words/labels';
import * as hindi from '../../src/words/built/hi/labels';
import * as telugu from '../../src/words/built/te/labels';

const { facing, approvedType, furnishingType, gatedCommunity, waterSource } = CHOICES;
const STORED = [
  ...SUBTYPES,
  ...PROJECT_TYPES,
  ...PROPERTY_TYPES,
  ...HOME_TYPE_CHOICES,
  ...HOME_COLLECTIONS,
  ...Object.values(VARIANT_SUBTYPES).flatMap((each) => each.map(({ value }) => value)),
  ...FACINGS,
  ...FURNISHINGS,
  ...POSSESSION_CHOICES,
  ...SALE_CHOICES,
  ...[facing, approvedType, furnishingType, gatedCommunity, waterSource].flat(),
  ...['Male', 'Female', 'Full-Time', 'Part-Time', 'Sell', 'Shop/Showroom', SITE.city],
];

it('has a word in Telugu and Hindi for everything that is stored to be chosen from', () => {
  for (const { values } of [telugu, hindi]) {
    expect(STORED.filter((stored) => !Object.hasOwn(values, stored))).toEqual([]);
  }
});

it('shows in English what is stored, to the letter', () => {
  expect(Object.entries(english.values).filter(([stored, shown]) => stored !== shown)).toEqual([]);
});

it.each(['Korlagunta', '3 BHK', '', 'constructor', '__proto__'])('leaves “%s” as it was written', (text) => {
  expect(label(text)).toBe(text);
});

it('calls a place as the page’s language does, where that is known', () => {
  showSite({ places: { Korlagunta: 'కొర్లగుంట' } });
  expect([label('Korlagunta'), label('Alipiri'), placeLabel({ locality: 'Korlagunta', city: 'Renigunta' })]).toEqual([
    'కొర్లగుంట',
    'Alipiri',
    'కొర్లగుంట, Renigunta',
  ]);
  showSite({});
  expect(label('Korlagunta')).toBe('Korlagunta');
});
