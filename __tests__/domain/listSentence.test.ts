import { parseFilters } from '@/domain/filters';
import { countedTitle, listTitle, otherChoices } from '@/domain/listSentence';

const filters = (search: string) => parseFilters(new URLSearchParams(search));
const title = (search: string) => listTitle(filters(search), 'property');

it.each([
  ['', 'Properties'],
  ['city=Puttur', 'Properties in Puttur'],
  [
    'city=Tirupati&locality=Alipiri&selectedSubtype=Apartment&bhkType=3&maxPrice=6000000',
    '3 BHK flats in Alipiri, Tirupati under ₹60 lakh',
  ],
  ['city=Tirupati&bhkType=2|5', '2 or 5+ BHK homes in Tirupati'],
  ['selectedSubtype=Villa|Open+plot|Flat/Apartment', 'Villas, plots and flats'],
  ['selectedSubtype=Villa|Plot|Office|Flat/Apartment', 'Properties'],
  ['selectedSubtype=Showroom&bhkType=2&minPrice=12000000', 'Shops and showrooms from ₹1.2 crore'],
  ['selectedSubtype=Commercial&minPrice=95000&maxPrice=20000000', 'Commercial properties between ₹95,000 and ₹2 crore'],
  ['city=Tirupati&locality=Alipiri|Korlagunta', 'Properties in Alipiri or Korlagunta, Tirupati'],
  ['city=Tirupati&locality=a|b|c|d', 'Properties in 4 localities of Tirupati'],
  [
    'selectedSubtype=Villas&transactionType=Resale&withRera=1&facing=East&minArea=900',
    'Villas, resale, RERA registered, east facing, from 900 sq ft',
  ],
])('says the filters %p as a sentence [PLIST-6, ROUTE-18]', (search, said) => expect(title(search)).toBe(said));

it('speaks of projects as projects [JLIST-8, ROUTE-18]', () => {
  const projects = (search: string) => listTitle(filters(search), 'project');
  expect(projects('city=Puttur&bhkType=2')).toBe('2 BHK projects in Puttur');
  expect(projects('selectedSubtype=Villa|Venture&transactionType=New')).toBe('Villa projects and venture projects');
});

it('counts what there is, and does not let the count run into the rooms [PLIST-6]', () => {
  const counted = (search: string, total: number | null, known = 0) =>
    countedTitle(filters(search), 'property', { total, known });
  expect(counted('city=Tirupati', 1204)).toBe('1,204 properties in Tirupati');
  expect(counted('selectedSubtype=Villa|Office', 1)).toBe('1 villa or office');
  expect(counted('city=Tirupati', null, 20)).toBe('20+ properties in Tirupati');
  expect(counted('bhkType=3&selectedSubtype=Villa', 12)).toBe('12 results: 3 BHK villas');
  expect(counted('bhkType=3', 1)).toBe('1 result: 3 BHK homes');
});

it('leaves to the line below what the heading does not say [PLIST-6]', () => {
  expect(
    otherChoices(filters('city=T&bhkType=2&maxPrice=5000000&floor=ground&transactionType=New'), 'property'),
  ).toEqual(['New', 'Ground floor']);
});
