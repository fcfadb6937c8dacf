/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { logFileName, saveFile } from '@/actionLog/browser/saveFile';

it('names a log after the day and the minute [STORE-8]', () => {
  expect(logFileName(new Date(2026, 0, 9, 7, 5, 59))).toBe('gruham-20260109-0705.rlog');
});

it('offers the text as a file of that name', async () => {
  const given: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${given.push(blob)}`, revokeObjectURL: () => undefined });
  const saved: string[] = [];
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(`${event.target.download} ${event.target.href}`);
  });
  saveFile('a.rlog', 'one\n');
  expect(saved).toEqual(['a.rlog blob:1']);
  expect(given[0]?.size).toBe(4);
  expect(document.querySelector('a')).toBeNull();
});
