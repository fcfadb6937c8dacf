/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { logFileName, saveFile } from '@/actionLog/browser/saveFile';
import { catchSaved } from '../../support/savedFiles';

it('names a log after the day and the minute [STORE-8]', () => {
  expect(logFileName(new Date(2026, 0, 9, 7, 5, 59))).toBe('gruham-20260109-0705.rlog');
});

it('offers the text as a file of that name', () => {
  const saved = catchSaved();
  saveFile('a.rlog', 'one\n');
  expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['a.rlog', 4]]);
  expect(document.querySelector('a')).toBeNull();
});
