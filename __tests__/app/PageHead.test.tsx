/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { PageHead } from '@/app/PageHead';
import { renderScreen } from '../support/renderScreen';

const ORIGIN = 'https://gruham.example';
const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);
const canonical = (path: string) => `<link rel="canonical" href="${ORIGIN}${path}">`;
const KEPT = '<meta name="viewport" content="width=device-width">';

/** The head as the server wrote it for `path`, and the address that the document was loaded from. */
function documentOf(path: string, first = path) {
  document.head.innerHTML =
    KEPT +
    `<meta name="description" content="Of the first page">${canonical(first)}` +
    '<meta property="og:title" content="Of the first page"><meta name="twitter:card" content="summary">' +
    '<script type="application/ld+json">{}</script>';
  performance.getEntriesByType = () => [{ name: ORIGIN + first }] as PerformanceEntryList;
  const links = [
    '/properties-listing?id=p2',
    '/properties-listing?id=p1&utm_source=chat',
    '/properties?sort=price&city=Tirupati',
    '/projects?city=Tirupati',
    '/dashboard',
    '/home',
  ];
  return renderScreen(
    <>
      <PageHead />
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>,
    { path },
  );
}
const settle = () => new Promise((done) => setTimeout(done, 20));

it('leaves the words of the page that was loaded, whatever is opened on it', async () => {
  const { user } = documentOf('/properties-listing?id=p1');
  const before = head();
  await user.click(screen.getByRole('link', { name: /utm_source/ }));
  await settle();
  expect(before).toHaveLength(6);
  expect(head()).toEqual(before);
});

it.each([
  ['/properties-listing?id=p2', '/properties-listing?id=p2'],
  ['/properties?sort=price&city=Tirupati', '/properties?city=Tirupati'],
  ['/projects?city=Tirupati', '/projects?city=Tirupati'],
  ['/home', '/'],
])('takes the words away when %s is opened, and names it %s', async (to, address) => {
  const { user } = documentOf('/properties-listing?id=p1');
  await user.click(screen.getByRole('link', { name: to }));
  await waitFor(() => expect(head()).toEqual([KEPT, canonical(address)]));
});

it('says of a screen that is not for search that it is none, and takes that back on the next one', async () => {
  const { user } = documentOf('/properties-listing?id=p1');
  await user.click(screen.getByRole('link', { name: '/dashboard' }));
  await waitFor(() => expect(head()).toEqual([KEPT, '<meta name="robots" content="noindex">']));
  await user.click(screen.getByRole('link', { name: '/home' }));
  await waitFor(() => expect(head()).toEqual([KEPT, expect.stringMatching(/<link rel="canonical" href="[^"]*\/">/)]));
});

it('takes the words away also when it comes only after another page was opened', async () => {
  documentOf('/home', '/properties-listing?id=p1');
  await waitFor(() => expect(head()).toEqual([KEPT, canonical('/')]));
});
