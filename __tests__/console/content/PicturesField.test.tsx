/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { PicturesField } from '@/console/content/PicturesField';
import { consolePage } from '../../support/consolePage';

it('keeps a picture away that is removed while others are sent, and saves once all have come [JLIST-4]', async () => {
  const saved: unknown[] = [];
  const arrivals: (() => void)[] = [];
  const { user } = consolePage(
    <SubmitForm
      name="Record"
      initial={{ pictures: ['/uploads/a-80x60.jpg', '/uploads/b-80x60.jpg'] }}
      onSubmit={({ pictures }) => {
        saved.push(pictures);
        return Promise.resolve(undefined);
      }}
      actions={<button type="submit">Save</button>}
    >
      <PicturesField name="pictures" label="Pictures" />
    </SubmitForm>,
    {
      sendPicture: ({ picture }) =>
        new Promise((resolve) => {
          arrivals.push(() => resolve({ url: `/uploads/${(picture as File).name}` }));
        }),
    },
  );
  const names = ['c-80x60.jpg', 'd-80x60.jpg'];
  await user.upload(
    screen.getByLabelText('Choose pictures: Pictures'),
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  );
  expect(await screen.findByText('Sending 2 pictures')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Pictures 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Pictures are still being sent.')).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: /^Add pictures/ })).toHaveFocus();
  arrivals[0]?.();
  expect(await screen.findByText('Sending 1 picture')).toBeVisible();
  arrivals[1]?.();
  expect(await screen.findByRole('img', { name: 'Pictures 3' })).toBeVisible();
  expect(screen.queryByText('Pictures are still being sent.')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([['/uploads/b-80x60.jpg', '/uploads/c-80x60.jpg', '/uploads/d-80x60.jpg']]);
});
