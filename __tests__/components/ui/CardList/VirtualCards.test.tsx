/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../../../support/browserGaps';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { VirtualCards } from '@/components/ui/CardList/VirtualCards';

const idsOf = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`);
const Card = ({ id }: { id: string }) => (
  <article>
    <h2>{id}</h2>
    {Array.from({ length: 10 }, (_, line) => (
      <p key={line}>A line of it</p>
    ))}
  </article>
);
const cards = (ids: readonly string[], onNearEnd = () => {}) => (
  <VirtualCards
    name="list"
    label="Cards"
    ids={ids}
    total={ids.length}
    renderCard={(id) => <Card id={id} />}
    cardHeight={() => 300}
    onNearEnd={onNearEnd}
    start="here"
  />
);

it('renders the cards in and around the window alone, each with its place in the whole [PLIST-7]', () => {
  render(cards(idsOf(1000)));
  const items = screen.getAllByRole('listitem');
  expect(items.length).toBeGreaterThan(3);
  expect(items.length).toBeLessThan(12);
  expect(items[1]).toHaveAttribute('aria-posinset', '2');
  expect(items[1]).toHaveAttribute('aria-setsize', '1000');
});

it('says when the end is near, and not before', () => {
  const near = jest.fn();
  const { rerender } = render(cards(idsOf(100), near));
  expect(near).not.toHaveBeenCalled();
  rerender(cards(idsOf(6), near));
  expect(near).toHaveBeenCalled();
});

it('keeps the place of what is not rendered, so that the page is as tall as all of it [ROUTE-17]', () => {
  render(cards(idsOf(1000)));
  const items = screen.getAllByRole('listitem');
  const below = Number.parseFloat(screen.getByRole('list').style.paddingBottom);
  expect(below).toBe((1000 - items.length) * (300 + 18));
});

it('takes over the cards around the window alone of a page from the server, which has all of them [PLIST-7]', () => {
  const drawn: string[] = [];
  const list = (
    <VirtualCards
      name="list"
      label="Cards"
      ids={idsOf(40)}
      total={40}
      renderCard={(id) => {
        drawn.push(id);
        return <Card id={id} />;
      }}
      cardHeight={() => 300}
      onNearEnd={() => {}}
      start="here"
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  // With a window there, nothing was rendered in those far from it. A server has none.
  for (const far of container.querySelectorAll('li:empty')) far.innerHTML = renderToString(<Card id="far" />);
  expect(screen.getAllByRole('article')).toHaveLength(40);
  drawn.splice(0);
  const unlike: unknown[] = [];
  render(list, { container, hydrate: true, onRecoverableError: (error) => unlike.push(error) });
  expect(unlike).toEqual([]);
  expect(drawn).toContain('id7');
  expect(drawn).not.toContain('id20');
  expect(screen.getAllByRole('article').length).toBeLessThan(12);
});
