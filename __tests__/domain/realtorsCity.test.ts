import { readRealtorsCity, writeRealtorsCity } from '@/domain/realtorsCity';

describe('the city of the realtors list', () => {
  it.each([
    [null, 'Tirupati', ''],
    [' ', 'Tirupati', ''],
    ['Puttur', 'Puttur', 'Puttur'],
    ['all', '', 'all'],
    ['ALL', '', 'all'],
    ['tirupati', 'tirupati', ''],
  ])('?city=%s is read as %p and written as %p [AGENT-1]', (asked, city, written) => {
    expect(readRealtorsCity(asked)).toBe(city);
    expect(writeRealtorsCity(city)).toBe(written);
  });
});
