/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { PageHeading } from '@/components/layout/PageHeading';
import { Toaster } from '@/components/ui/Toaster';
import { CompareButton, CompareToggle } from '@/features/property/CompareToggle';
import { CompareBar } from '@/features/compare/CompareBar';
import { renderScreen } from '../../support/renderScreen';

const one = (id: string) => (
  <section key={id} aria-label={id}>
    <p id={`name-${id}`}>Listing {id}</p>
    <CompareToggle id={id} describedBy={`name-${id}`} />
  </section>
);
const show = (path = '/properties') =>
  renderScreen(
    <>
      <PageHeading title="Properties">Properties</PageHeading>
      {['a', 'b', 'c', 'd'].map(one)}
      <CompareBar />
      <Toaster />
    </>,
    { path },
  );
const toggles = () => screen.getAllByRole('button', { name: 'Compare' });

it('takes listings in and out, and counts them in the bar', async () => {
  const { user, store } = show();
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  const [a, b] = toggles();
  if (!a || !b) throw new Error('no toggles');
  expect(a).toHaveAccessibleDescription('Listing a');
  await user.click(a);
  await user.click(b);
  expect(a).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare?ids=a,b');
  await user.click(a);
  expect(a).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().device.compare).toEqual(['b']);
  await user.click(screen.getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says that three is the most, and takes no fourth', async () => {
  const { user, store } = show();
  for (const toggle of toggles()) await user.click(toggle);
  expect(store.getState().device.compare).toEqual(['a', 'b', 'c']);
  expect(await screen.findByText(/^You can compare up to three/)).toBeInTheDocument();
});

it.each(['/', '/home', '/properties', '/projects', '/properties-listing', '/agentdetails/a1', '/dashboard'])(
  'has a bar where homes stand, as at %s',
  async (path) => {
    const { user } = show(path);
    await user.click(toggles()[0] as HTMLElement);
    expect(await screen.findByRole('complementary', { name: 'Comparison' })).toBeInTheDocument();
  },
);

it.each([
  '/compare',
  '/contact',
  '/home-loans',
  '/terms',
  '/postproperty',
  '/buildersdevelopers',
  '/properties-of-old',
])('has no bar on the comparison itself, nor where it helps nobody and hides things, as at %s', async (path) => {
  const { user } = show(path);
  await user.click(toggles()[0] as HTMLElement);
  expect(screen.queryByRole('complementary', { name: 'Comparison' })).toBeNull();
});

it('is a button of its own on a listing’s page', async () => {
  const { user, store } = renderScreen(<CompareButton id="a" />);
  await user.click(screen.getByRole('button', { name: 'Compare', pressed: false }));
  expect(screen.getByRole('button', { name: 'Compare', pressed: true })).toBeInTheDocument();
  expect(store.getState().device.compare).toEqual(['a']);
});
