import { listed } from '@/domain/listed';

it('says values as one says them', () => {
  expect([listed([], 'or'), listed(['flats'], 'and')]).toEqual(['', 'flats']);
  expect(listed(['flats', 'villas', 'plots'], 'and')).toBe('flats, villas and plots');
});
