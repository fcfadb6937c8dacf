import { mainArea } from '@/domain/mainArea';

const flat = { selectedSubtype: 'Retail shop', builtUpArea: 1200, carpetArea: 1000, plotArea: 1400 };

it('names the area it shows [PDET-3]', () => {
  expect(mainArea(flat)).toEqual({ label: 'Built-up area', value: '1,200 sq ft' });
  expect(mainArea({ ...flat, selectedSubtype: 'Plot/land' })).toEqual({ label: 'Plot area', value: '1,400 sq ft' });
  expect(mainArea({ carpetArea: 900 })).toEqual({ label: 'Carpet area', value: '900 sq ft' });
  expect(mainArea({})).toBeNull();
});
