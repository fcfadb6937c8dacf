/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { holdPress, tellTyped } from '@/app/earlyInput';

function Search() {
  const [text, setText] = useState('Tirupati');
  const [presses, setPresses] = useState(0);
  return (
    <>
      <input type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <p>{text}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
    </>
  );
}

/** A page as the server renders it, and what takes it over. */
function page() {
  const root = document.createElement('div');
  root.innerHTML = '<input type="text" value="Tirupati"/><p>Tirupati</p><button type="button">0</button>';
  document.body.replaceChildren(root);
  const [input, button] = [root.querySelector('input'), root.querySelector('button')];
  if (input === null || button === null) throw new Error('The page is not whole.');
  const takeOver = () => act(() => void hydrateRoot(root, <Search />));
  return { input, button, shown: () => root.querySelector('p')?.textContent, takeOver };
}

it('keeps what was typed before the app took the page over', () => {
  const { input, shown, takeOver } = page();
  input.value = 'Alipiri';
  takeOver();
  expect(shown()).toBe('Tirupati');
  act(() => tellTyped(document));
  expect(shown()).toBe('Alipiri');
  expect(input.value).toBe('Alipiri');
});

it('does once what was pressed, however often, before the app took the page over', () => {
  const { button, takeOver } = page();
  const letGo = holdPress(document);
  button.click();
  button.click();
  takeOver();
  expect(button.textContent).toBe('0');
  act(letGo);
  expect(button.textContent).toBe('1');
  act(() => button.click());
  expect(button.textContent).toBe('2');
});
