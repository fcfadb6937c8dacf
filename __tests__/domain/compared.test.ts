import { comparedIds } from '@/domain/compared';
import { paths } from '@/domain/paths';

it.each([
  ['', []],
  ['ids=', []],
  ['ids=a', ['a']],
  ['ids=a,%20b%20,a,,c,d', ['a', 'b', 'c']],
])('reads %j', (search, ids) => {
  expect(comparedIds(new URLSearchParams(search))).toEqual(ids);
});

it('reads what the address of a comparison was made of', () => {
  const { search } = new URL(paths.compare(['a&1', 'b']), 'http://app');
  expect(comparedIds(new URLSearchParams(search))).toEqual(['a&1', 'b']);
});
