/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { BuildersPage } from '@/console/content/BuildersPage';
import { consolePage } from '../../support/consolePage';

it('finds, changes and removes builders, and adds one with its picture [BUILD-2]', async () => {
  const builders = [
    { id: 'b1', mark: 'm1', projects: 0, fields: { name: 'Hill Homes', since: 1998, image: '/uploads/a-80x60.jpg' } },
    { id: 'b2', mark: 'm2', projects: 0, fields: { name: 'Garuda' } },
  ];
  const { asked, user } = consolePage(<BuildersPage />, {
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    getBuilders: () => builders,
    sendPicture: () => ({ url: '/uploads/b-80x60.jpg' }),
    saveBuilder: () => ({ id: 'b3', message: 'It was saved' }),
    removeBuilder: () => ({ message: 'Garuda was removed' }),
  });
  await screen.findByRole('button', { name: 'Garuda' });
  await user.type(screen.getByRole('textbox', { name: 'Find a builder' }), 'hill');
  expect(screen.queryByRole('button', { name: 'Garuda' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Hill Homes' }));
  const form = within(screen.getByRole('form', { name: 'Builder' }));
  await user.clear(form.getByRole('textbox', { name: 'Since' }));
  await user.click(form.getByRole('button', { name: 'Remove Picture 1' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was saved')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add a builder' }));
  const fresh = within(screen.getByRole('form', { name: 'Builder' }));
  await user.click(fresh.getByRole('button', { name: 'Save' }));
  expect(fresh.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Please enter a name');
  await user.type(fresh.getByRole('textbox', { name: 'Name' }), 'Seshadri');
  await user.upload(
    fresh.getByLabelText('Choose pictures: Picture'),
    new File(['x'], 'logo.jpg', { type: 'image/jpeg' }),
  );
  expect(await fresh.findByRole('img', { name: 'Picture 1' })).toBeVisible();
  await user.click(fresh.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Builder' })).not.toBeInTheDocument());

  await user.clear(screen.getByRole('textbox', { name: 'Find a builder' }));
  await user.click(screen.getByRole('button', { name: 'Remove Garuda' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Garuda was removed')).toBeVisible();
  // The next record takes the focus of the one that goes.
  expect(screen.getByRole('button', { name: 'Remove Hill Homes' })).toHaveFocus();
  const none = { since: null, experience: null, about: null };
  expect(asked).toEqual([
    ['saveBuilder', { seen: { id: 'b1', mark: 'm1' }, fields: { ...none, name: 'Hill Homes', image: null } }],
    ['sendPicture', { picture: expect.any(File) }],
    ['saveBuilder', { fields: { ...none, name: 'Seshadri', image: '/uploads/b-80x60.jpg' } }],
    ['removeBuilder', { id: 'b2', mark: 'm2' }],
  ]);
});

it('keeps what was typed of a builder when its dialog is closed, and forgets it with Cancel; one with projects cannot be removed [BUILD-2]', async () => {
  const { user } = consolePage(<BuildersPage />, {
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    getBuilders: () => [{ id: 'b1', mark: 'm1', projects: 2, fields: { name: 'Hill Homes' } }],
  });
  const open = async () => user.click(await screen.findByRole('button', { name: 'Hill Homes' }));
  expect(await screen.findByText('2 projects')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Hill Homes' })).toBeNull();
  const name = () => screen.getByRole('textbox', { name: 'Name' });
  await open();
  await user.type(name(), ' of Tirupati');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(name()).toHaveValue('Hill Homes of Tirupati');
  expect(screen.getByText('What you wrote here before is not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(name()).toHaveValue('Hill Homes');
});
