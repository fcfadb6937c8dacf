/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { RegisterPage } from '@/console/content/RegisterPage';
import { consolePage, failed } from '../../support/consolePage';

/** jsdom reads no file. */
const csv = (text: string) =>
  Object.assign(new File([text], 'register.csv', { type: 'text/csv' }), { text: () => Promise.resolve(text) });
const read = { read: 3, numbers: 2, faulty: 1, faults: [{ line: 4, message: 'the day cannot be read' }] };

it('looks through a register, says what is left out, and takes over the rest [PDET-8]', async () => {
  let numbers = 0;
  const { asked, user } = consolePage(<RegisterPage />, {
    getRegister: () => ({ numbers, takenAt: numbers === 0 ? null : '2026-01-15T06:00:00Z' }),
    checkRegister: ({ file }) => (file === 'a register' ? read : failed(400, 'The file has no table.')),
    takeRegister: () => {
      numbers = 2;
      return { ...read, message: '2 numbers were taken over' };
    },
  });
  expect(await screen.findByText(/No register is here yet/)).toBeVisible();
  const authority = screen.getByRole('link', { name: /^rera/ });
  expect(authority).toHaveAttribute('href', 'https://rera.ap.gov.in');
  await user.upload(screen.getByLabelText('Register'), csv('a letter'));
  expect(await screen.findByText('The file has no table.')).toBeVisible();
  await user.upload(screen.getByLabelText('Register'), csv('a register'));
  expect(await screen.findByText('3 rows read: 2 numbers can be taken over, 1 row is left out.')).toBeVisible();
  expect(screen.getByText('Line 4: the day cannot be read')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take over 2 numbers' }));
  expect(await screen.findByText('2 numbers were taken over')).toBeVisible();
  expect(await screen.findByText('2 numbers are known, the last of them since 15 January 2026.')).toBeVisible();
  expect(asked.at(-1)).toEqual(['takeRegister', { file: 'a register' }]);
});
