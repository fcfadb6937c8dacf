/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { NewsPage } from '@/console/home/NewsPage';
import { consolePage } from '../../support/consolePage';

const RENT = { slug: 'rent', topic: 'Law', title: 'Rent', date: '2027-01-02', published: false };
const WRITTEN = {
  title: 'Rent',
  topic: 'Law',
  summary: 'What to pay.',
  body: 'One\n\nTwo',
  date: '2027-01-02',
  picture: '',
  alt: '',
  published: false,
};

const open = () => {
  const sent: [name: string, body: object][] = [];
  const answer = (name: string) => (body: object) => {
    sent.push([name, body]);
    return { message: 'Saved and published', slug: 'rent' };
  };
  const { user } = consolePage(<NewsPage />, {
    getNews: () => [RENT],
    openArticle: ({ slug }) => (slug === 'rent' ? { mark: 'm1', fields: WRITTEN } : null),
    getImportForm: () => ({ most: 1000, columns: [], example: '' }),
    sendPicture: () => ({ url: '/uploads/a-80x60.jpg' }),
    addArticle: answer('addArticle'),
    changeArticle: answer('changeArticle'),
  });
  return { sent, user };
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });

it('publishes an article, which keeps its address [HOME-10]', async () => {
  const { sent, user } = open();
  const list = await screen.findByRole('list', { name: 'Articles' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('Rent Not published');
  await user.click(screen.getByRole('link', { name: 'Rent' }));
  expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue('Rent');
  await user.clear(field(/Summary/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field(/Summary/)).toHaveFocus();
  expect(field(/Summary/)).toHaveAccessibleDescription(/This cannot be empty/);
  expect(sent).toEqual([]);
  await user.type(field(/Summary/), 'Less.');
  await user.upload(
    screen.getByLabelText('Choose pictures: Picture'),
    new File(['x'], 'stamp.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field(/What the picture shows/)).toHaveAccessibleDescription(/Please say what the picture shows/);
  await user.type(field(/What the picture shows/), 'A stamp');
  await user.click(screen.getByRole('checkbox', { name: 'Published' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rent: Saved and published')).toHaveAttribute('role', 'status');
  const picture = { picture: '/uploads/a-80x60.jpg', alt: 'A stamp' };
  expect(sent).toEqual([
    ['changeArticle', { ...WRITTEN, ...picture, slug: 'rent', mark: 'm1', summary: 'Less.', published: true }],
  ]);
});

it('adds an article, and says what is missing [HOME-10]', async () => {
  const { sent, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Write an article' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field(/Title/)).toHaveFocus();
  await user.type(field(/Title/), 'Duty');
  await user.type(field(/Topic/), 'Taxes');
  await user.type(field(/Summary/), 'What to pay.');
  await user.type(field(/Text/), 'One');
  await user.type(screen.getByLabelText(/Date/), '2027-02-03');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('list', { name: 'Articles' });
  expect(sent).toEqual([
    ['addArticle', { ...WRITTEN, title: 'Duty', topic: 'Taxes', body: 'One', date: '2027-02-03', published: false }],
  ]);
});
