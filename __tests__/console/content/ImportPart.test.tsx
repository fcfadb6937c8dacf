/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { ImportPart } from '@/console/content/ImportPart';
import { consolePage } from '../../support/consolePage';

const csv = (text: string) => {
  const file = new File([text], 'builders.csv', { type: 'text/csv' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
};

it('says what is wrong with which row of a file, and imports one without faults [BUILD-2]', async () => {
  const good = { rows: 2, new: 1, changed: 1, faults: [] };
  const { asked, user } = consolePage(<ImportPart kind="builders" />, {
    getImportForm: () => ({
      most: 2345,
      columns: [{ name: 'since', says: 'The year' }],
      example: 'name,since\r\nGaruda,1998',
    }),
    checkImport: ({ file }) =>
      file === 'good' ? good : { ...good, faults: [{ line: 3, column: 'since', message: 'must be a year' }] },
    importRows: () => ({ ...good, message: '2 rows imported' }),
  });
  await user.click(screen.getByText('Import a file'));
  const example = await screen.findByRole('link', { name: 'Download an example' });
  expect(example).toHaveAttribute('download', 'builders.csv');
  expect(decodeURIComponent(example.getAttribute('href') ?? '')).toContain('name,since\r\nGaruda,1998');
  expect(screen.getByText(/of at most 2,345 rows\. Its first row/)).toBeVisible();
  const input = screen.getByLabelText(/CSV file/);
  await user.upload(input, Object.defineProperty(csv('large'), 'size', { value: 5_000_001 }));
  expect(await screen.findByText('This file has more than 5 MB.')).toBeVisible();
  await user.upload(input, csv('bad'));
  const table = within(await screen.findByRole('region', { name: 'What to mend' }));
  expect(table.getByRole('row', { name: '3 since must be a year' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
  await user.upload(input, csv('good'));
  expect(await screen.findByText('2 rows: 1 new, 1 changed. Nothing is wrong.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('2 rows imported')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Import/ })).not.toBeInTheDocument();
  expect(asked).toEqual([
    ['checkImport', { kind: 'builders', file: 'bad' }],
    ['checkImport', { kind: 'builders', file: 'good' }],
    ['importRows', { kind: 'builders', file: 'good' }],
  ]);
});
