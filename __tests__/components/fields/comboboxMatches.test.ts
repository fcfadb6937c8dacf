import { comboboxMatches } from '@/components/fields/comboboxMatches';

const group = (label: string, words: readonly string[]) => ({
  label,
  options: words.map((word) => ({ key: word, label: word })),
});
const labels = (words: readonly string[], text: string) =>
  comboboxMatches([group('All', words)], text).flatMap(({ options }) => options.map(({ label }) => label));

it('puts what begins with the text first, then a word of it, then the rest [HOME-14]', () => {
  expect(labels(['Alipiri', 'New Palle', 'Thummalapalle', 'Palle'], 'PAL')).toEqual([
    'Palle',
    'New Palle',
    'Thummalapalle',
  ]);
});
it('finds an option by the beginning of another name of it [HOME-14]', () => {
  const options = [{ key: 'a', label: 'Tirupati', also: ['తిరుపతి', 'Thirupathi'] }];
  const found = (text: string) => comboboxMatches([{ label: 'Cities', options }], text).length;
  expect(['thiru', 'తిరు', 'pathi'].map(found)).toEqual([1, 1, 0]);
});
it('puts an exact name first, and what the text begins before what it begins another name of [HOME-14, WIZ-5]', () => {
  const options = [
    { key: 'h', label: 'Housing Board Colony', also: ['Housing Board Colony', 'Mangalam Housing Board'] },
    { key: 'p', label: 'Mangalampeta' },
    { key: 'm', label: 'Mangalam' },
    { key: 't', label: 'మంగళం రోడ్డు', also: ['Mangalam Road'] },
    { key: 'c', label: 'Chandragiri', also: ['Chandragiri', 'Mang'] },
  ];
  const found = (text: string) =>
    comboboxMatches([{ label: 'Localities', options }], text).flatMap((group) => group.options.map(({ key }) => key));
  expect(found('mangalam ').join('')).toBe('mpth');
  expect(found('Mang').join('')).toBe('cpmth');
});
it('finds an option by another spelling of its sounds, after those that begin as it is typed [HOME-14, WIZ-5]', () => {
  const names = ['Settipalle', 'M R Palli', 'Tummalagunta', 'Thummanam'];
  expect(labels(names, 'thum')).toEqual(['Thummanam', 'Tummalagunta']);
  expect(labels(names, 'mr')).toEqual([]);
  expect(['MR Palle', 'shetipal', 'Thummalagunta', 'అవిలాల'].map((typed) => labels(names, typed))).toEqual([
    ['M R Palli'],
    ['Settipalle'],
    ['Tummalagunta'],
    [],
  ]);
});
it('gives at most five of a group, and no empty group [HOME-14]', () => {
  const many = Array.from({ length: 20 }, (_, at) => `Ward ${at}`);
  const found = comboboxMatches([group('Cities', ['Tirupati']), group('Wards', many)], 'ward');
  expect(found.map(({ label, options }) => [label, options.length])).toEqual([['Wards', 5]]);
});
it.each(['', '   '])('means nothing with "%s" [HOME-14]', (text) => expect(labels(['Alipiri'], text)).toEqual([]));
