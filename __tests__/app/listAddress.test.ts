import { listAddress } from '@/app/listAddress';

it('keeps the filters that count, in their one spelling and order', () => {
  expect(listAddress('property', '?sort=price&bhkType=2&city=Tirupati&selectedSubtype=showroom')).toBe(
    '/properties?city=Tirupati&selectedSubtype=Showroom',
  );
  expect(listAddress('project', '?bhkType=2&city=Tirupati')).toBe('/projects?city=Tirupati&bhkType=2');
});

it('has no address for a filter that says nothing known', () => {
  expect(listAddress('property', '?selectedSubtype=Castle')).toBeNull();
});
