import { titleOf } from '@/domain/documentTitle';
import { realtorsTitle } from '@/domain/listTitles';

it('names the city of the realtors, and none for everywhere [AGENT-1]', () => {
  expect([realtorsTitle(' '), realtorsTitle('Puttur')]).toEqual(['Realtors', 'Realtors in Puttur']);
  expect(realtorsTitle('Tirupati', ' Alipiri')).toBe('Realtors in Alipiri, Tirupati');
});

it('ends a title with the name of the site [ROUTE-18]', () => {
  expect(titleOf('Terms')).toBe('Terms – Gruham');
});
