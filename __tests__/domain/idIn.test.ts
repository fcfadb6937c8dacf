import { comparedIds } from '@/domain/compared';
import { findScreen } from '@/domain/findScreen';
import { idIn } from '@/domain/idIn';

it.each([
  ['p1', 'p1'],
  [' p1 ', 'p1'],
  ['', ''],
  [null, ''],
  ['x'.repeat(64), 'x'.repeat(64)],
])('reads "%s" as "%s" [ROUTE-20]', (text, id) => expect(idIn(text)).toBe(id));

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'x'.repeat(65), 'p\0'])(
  'takes "%s" for the id of nothing, wherever an address names a record [ROUTE-20]',
  (text) => {
    const search = `?id=${encodeURIComponent(text)}`;
    expect(idIn(text)).toBe('-');
    expect(findScreen('/properties-listing', search)?.at.id).toBe('-');
    expect(findScreen(`/agentdetails/${encodeURIComponent(text)}`)?.at.segment).toBe('-');
    expect(comparedIds(new URLSearchParams({ ids: text }))).toEqual(['-']);
  },
);
