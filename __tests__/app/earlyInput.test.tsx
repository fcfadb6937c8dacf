/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { act, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { holdPress, takeEarlyInput, watchTyped } from '@/app/earlyInput';
import { settle } from '../support/settle';

function Search({ onTakenOver }: { readonly onTakenOver?: () => void }) {
  const [text, setText] = useState('Tirupati');
  const [sort, setSort] = useState('newest');
  const [presses, setPresses] = useState(0);
  const [, setDrawn] = useState(false);
  // As what the browser alone knows does: all of it is drawn again at once.
  useEffect(() => setDrawn(true), []);
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <form method="get">
      <input type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <select value={sort} onChange={({ target: { value } }) => startTransition(() => setSort(value))}>
        <option>cheapest</option>
        <option>newest</option>
      </select>
      <p>{`${text}, ${sort}`}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`Pressed ${presses}`}
      </button>
      <button type="submit">Search</button>
    </form>
  );
}

/** A page as the server renders it, and what takes it over. */
function page() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Search />);
  document.body.replaceChildren(root);
  const takeOver = (meanwhile = () => {}) => {
    const typed = watchTyped(document);
    meanwhile();
    act(() => void hydrateRoot(root, <Search />));
    return () =>
      act(async () => {
        takeEarlyInput(document, typed);
        await settle();
      });
  };
  const takeOverInPieces = () => {
    const typed = watchTyped(document);
    startTransition(() => {
      hydrateRoot(root, <Search onTakenOver={() => takeEarlyInput(document, typed)} />);
    });
  };
  return { takeOver, takeOverInPieces };
}

it('takes a range that the browser draws elsewhere, on a step or at an end, for untouched [PDET-3]', async () => {
  const onChange = jest.fn();
  const loan = (
    <input type="range" min={100_000} max={50_000_000} step={100_000} value={60_000_000} onChange={onChange} />
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(loan);
  document.body.replaceChildren(root);
  const typed = watchTyped(document);
  act(() => void hydrateRoot(root, loan));
  await act(async () => {
    takeEarlyInput(document, typed);
    await settle();
  });
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps what was typed and chosen before the app took the page over', async () => {
  const { takeOver } = page();
  screen.getByRole<HTMLInputElement>('textbox').value = 'Alipiri';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'cheapest';
  const onTakenOver = takeOver();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Tirupati, newest');
  await onTakenOver();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Alipiri, cheapest');
  expect(screen.getByRole('textbox')).toHaveValue('Alipiri');
  expect(screen.getByRole('combobox')).toHaveValue('cheapest');
});

it('keeps what is typed while the app takes the page over', async () => {
  const { takeOver } = page();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const onTakenOver = takeOver(() => {
    field.value = 'Alipiri';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await onTakenOver();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Alipiri, newest');
  expect(field).toHaveValue('Alipiri');
});

it('keeps what is chosen where that makes React take the page over at once', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { takeOverInPieces } = page();
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  takeOverInPieces();
  // A browser tells of a choice twice.
  field.value = 'cheapest';
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  await settle(50);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(screen.getByRole('paragraph')).toHaveTextContent('Tirupati, cheapest');
  expect(field).toHaveValue('cheapest');
});

it('does once what was pressed, however often, before the app took the page over', async () => {
  const { takeOver } = page();
  holdPress(document);
  const button = screen.getByRole('button', { name: 'Pressed 0' });
  button.click();
  button.click();
  const onTakenOver = takeOver();
  expect(button).toHaveTextContent('Pressed 0');
  await onTakenOver();
  expect(button).toHaveTextContent('Pressed 1');
  act(() => button.click());
  expect(button).toHaveTextContent('Pressed 2');
});

it('lets a form be sent before there is an app', () => {
  page();
  holdPress(document);
  const sent = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('button', { name: 'Search' }).closest('form')?.addEventListener('submit', sent);
  screen.getByRole('button', { name: 'Search' }).click();
  expect(sent).toHaveBeenCalledTimes(1);
});
