/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { HomePage } from '@/console/home/HomePage';
import { consolePage, failed } from '../../support/consolePage';

const record = (id: string, more: object = {}) => ({
  id,
  name: `${id} Heights`,
  place: { locality: '', city: 'Tirupati' },
  note: '',
  shown: true,
  picture: `/uploads/${id}.jpg`,
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
  expect(names()[1]).toHaveTextContent('b Heights Tirupati Not shown');
  expect(names()[0]?.querySelector('img')).toHaveAttribute('src', '/uploads/a.jpg');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
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
  expect(screen.getByText('Not saved yet: In Spotlight')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Home shows it now.')).toBeVisible();
  expect(asked).toEqual([['changeHome', { section: 'spotlight', ids: ['c', 'a', 'dee'], was: ['a', 'b', 'c'] }]]);
  await waitFor(() => expect(screen.queryByText('Not saved yet: In Spotlight')).toBeNull());
  await user.click(section.getByRole('button', { name: 'Remove a Heights' }));
  await user.click(section.getByRole('button', { name: 'Undo changes of In Spotlight' }));
  expect(names().map(({ textContent }) => textContent.slice(0, 3))).toEqual(['c H', 'a H', 'dee']);
});

it('moves a record to a place that is named by its number, and keeps the focus there [HOME-4]', async () => {
  const { user } = consolePage(<HomePage />, {
    getHome: () => ({ ...NONE, spotlight: ['a', 'b', 'c'].map((id) => record(id)) }),
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
  });
  const section = within(await screen.findByRole('region', { name: 'In Spotlight' }));
  const place = section.getByRole('combobox', { name: 'Place of a Heights' });
  expect(place).toHaveDisplayValue('1 of 3');
  place.focus();
  await user.selectOptions(place, '3 of 3');
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, 2))).toEqual([
    'b ',
    'c ',
    'a ',
  ]);
  expect(section.getByRole('combobox', { name: 'Place of a Heights' })).toHaveFocus();
  expect(section.getByText('a Heights is number 3 of 3')).toHaveAttribute('role', 'status');
});

it('saves all sections at once, tells which one was not saved, and loses nothing on the way to another page [HOME-7]', async () => {
  let home = { ...NONE, spotlight: [record('a'), record('b')], agents: [record('c'), record('d')] };
  const answers = {
    getHome: () => home,
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    changeHome: ({ section, ids }: Record<string, unknown>) => {
      if (section === 'agents') return failed(409, 'Somebody changed this section.');
      home = { ...home, spotlight: (ids as string[]).map((id) => record(id)) };
      return { message: 'Saved. Home shows it now.' };
    },
  };
  const { asked, user } = consolePage(
    <>
      <Link to="/news">Away</Link>
      <Link to="/">Back</Link>
      <Routes>
        <Route path="/" element={<HomePage />} />
      </Routes>
    </>,
    answers,
  );
  await user.click(await screen.findByRole('button', { name: 'Down a Heights' }));
  await user.click(screen.getByRole('button', { name: 'Down c Heights' }));
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('Not saved yet: In Spotlight and Recommended Realtors')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Recommended Realtors: Somebody changed this section.')).toHaveAttribute(
    'role',
    'alert',
  );
  expect(screen.getByText('Not saved yet: Recommended Realtors')).toBeVisible();
  expect(asked.map(([, body]) => body)).toEqual([
    { section: 'spotlight', ids: ['b', 'a'], was: ['a', 'b'] },
    { section: 'agents', ids: ['d', 'c'], was: ['c', 'd'] },
  ]);
});
