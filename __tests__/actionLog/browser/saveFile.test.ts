/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { logFileName, saveFile } from '@/actionLog/browser/saveFile';
import { catchSaved } from '../../support/savedFiles';

it('offers a text as a file, which is named after the day and the minute [STORE-8]', () => {
  const saved = catchSaved();
  saveFile(logFileName(new Date(2026, 0, 9, 7, 5, 59)), 'one\n');
  expect(saved).toMatchObject([{ name: 'gruham-20260109-0705.rlog', file: { size: 4 } }]);
  expect(document.querySelector('a')).toBeNull();
});
