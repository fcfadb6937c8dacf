/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { saveLog } from '@/components/ui/saveFile';
import { catchSaved } from '../../support/savedFiles';

it('offers a log as a file, which is named after the day and the minute [STORE-8]', () => {
  const saved = catchSaved();
  saveLog('one\n', new Date(2026, 0, 9, 7, 5, 59));
  expect(saved).toMatchObject([{ name: 'gruham-20260109-0705.rlog', file: { size: 4 } }]);
  expect(document.querySelector('a')).toBeNull();
});
