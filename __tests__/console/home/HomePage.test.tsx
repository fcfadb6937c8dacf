/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from '@/console/home/HomePage';
import { consolePage } from '../../support/consolePage';

const record = (id: string, more: object = {}) => ({
  id,
  name: `${id} Heights`,
  place: { locality: '', city: 'Tirupati' },
  note: '',
  shown: true,
  ...more,
});
const NONE = { spotlight: [], reraApproved: [], topProjects: [], builders: [], agents: [] };

it('arranges a section by keyboard and saves it whole [HOME-4]', async () => {
  let spotlight = [record('a'), record('b', { shown: false }), record('c')];
  const { asked, user } = consolePage(<HomePage />, {
    getHome: () => ({ ...NONE, spotlight }),
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    findForHome: ({ section, q }) => (section === 'spotlight' && q === 'dee' ? [record('a'), record('dee')] : []),
    changeHome: ({ ids }) => {
      spotlight = (ids as string[]).map((id) => record(id));
      return { message: 'Saved. Home shows it now.' };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'In Spotlight' }));
  const names = () => within(section.getByRole('list', { name: 'In Spotlight' })).getAllByRole('listitem');
  expect(names()[1]).toHaveTextContent('2. b Heights Tirupati Not shown');
  const save = section.getByRole('button', { name: 'Save In Spotlight' });
  expect(save).toBeDisabled();
  const down = section.getByRole('button', { name: 'Down a Heights' });
  down.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(down).toHaveFocus();
  expect(section.getByText('a Heights is number 3 of 3')).toHaveAttribute('role', 'status');
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await user.click(section.getByRole('button', { name: 'Up c Heights' }));
  await user.click(section.getByRole('button', { name: 'Remove b Heights' }));
  const find = section.getByRole('textbox', { name: 'Add to In Spotlight' });
  await user.type(find, 'dee{Enter}');
  // What is there already is not offered.
  const found = await section.findByRole('list', { name: 'Found for In Spotlight' });
  expect(within(found).getAllByRole('button')).toHaveLength(1);
  await user.click(within(found).getByRole('button', { name: 'Add dee Heights' }));
  await user.clear(find);
  await user.type(find, 'nobody{Enter}');
  expect(await section.findByText('Nothing more of this name is found.')).toBeVisible();
  await user.click(save);
  expect(await section.findByText('Saved. Home shows it now.')).toBeVisible();
  expect(asked).toEqual([['changeHome', { section: 'spotlight', ids: ['c', 'a', 'dee'], was: ['a', 'b', 'c'] }]]);
  await waitFor(() => expect(save).toBeDisabled());
  await user.click(section.getByRole('button', { name: 'Remove a Heights' }));
  await user.click(section.getByRole('button', { name: 'Undo changes of In Spotlight' }));
  expect(names().map(({ textContent }) => textContent.slice(0, 5))).toEqual(['1. c ', '2. a ', '3. de']);
});
